/**
 * The rules of the game as values. Start with {@link RuleSet}, which names the published rule sets;
 * it returns {@link Rules}, the value that rulers, attacks, games and the referee are made from.
 *
 * <pre>{@code
 * Rules rules = RuleSet.EPIC_2019.rules();
 * Resolution end = rules.resolver().resolve(table, "red", Maneuver.parse("3BW"));
 * }</pre>
 *
 * @since 1.0
 */
@NullMarked
package io.github.flightstand.rules;

import org.jspecify.annotations.NullMarked;
