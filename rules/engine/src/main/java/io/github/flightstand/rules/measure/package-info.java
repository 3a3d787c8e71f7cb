/**
 * What players measure with the ruler: ranges, firing arcs, and whether a shot is obstructed.
 *
 * <p>{@link io.github.flightstand.rules.measure.RangeRuler} measures ranges and {@link
 * io.github.flightstand.rules.measure.AttackRuler} attacks; {@link
 * io.github.flightstand.rules.measure.Surroundings} finds everything at a range among hundreds of
 * pieces. Millimetres and degrees, in the table's frame.
 */
@NullMarked
package io.github.flightstand.rules.measure;

import org.jspecify.annotations.NullMarked;
