/**
 * Ranges, firing arcs, and whether a shot is obstructed, in millimetres and degrees, in the table's
 * frame: {@link io.github.flightstand.rules.measure.RangeRuler}, {@link
 * io.github.flightstand.rules.measure.AttackRuler}, and {@link
 * io.github.flightstand.rules.measure.Surroundings} for everything at a range among hundreds of
 * pieces.
 */
@NullMarked
package io.github.flightstand.rules.measure;

import org.jspecify.annotations.NullMarked;
