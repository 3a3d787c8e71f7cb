/**
 * {@link io.github.flightstand.rules.Rules} is the value from which everything that judges is made,
 * {@link io.github.flightstand.rules.RuleSet} names the published ones, and a {@link
 * io.github.flightstand.rules.Mission} adds a scenario's.
 */
@NullMarked
package io.github.flightstand.rules;

import org.jspecify.annotations.NullMarked;
