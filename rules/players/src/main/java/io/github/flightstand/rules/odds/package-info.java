/**
 * The exact odds of an attack: sums over all that its own steps in the engine can lead to.
 *
 * <pre>{@code
 * AttackOdds odds = new AttackOdds(engine, OddsAim.DAMAGE, Spending.BEST);
 * odds.of(state).expected(OddsAim.DAMAGE).lowest().value();
 * }</pre>
 *
 * @since 2.0
 */
@NullMarked
package io.github.flightstand.rules.odds;

import org.jspecify.annotations.NullMarked;
