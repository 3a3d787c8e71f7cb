/**
 * The probability of verdicts if ships' poses have errors. Start with {@link Verdicts}: it counts,
 * by an {@link Uncertainty}, how often a verdict stays the same on many perturbed tables.
 *
 * <pre>{@code
 * Uncertainty errors = Uncertainty.of(0.5, 1);   // deviations in mm and degrees
 * Map<String, Double> sure =
 *     new Verdicts(table, errors)
 *         .ofManeuver(resolver, "red", Maneuver.parse("1FW"), OptionalDouble.empty());
 * }</pre>
 *
 * @since 1.0
 */
@NullMarked
package io.github.flightstand.rules.confidence;

import org.jspecify.annotations.NullMarked;
