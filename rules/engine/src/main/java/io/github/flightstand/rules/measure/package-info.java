/**
 * Ranges ({@link io.github.flightstand.rules.measure.RangeRuler}), firing arcs and obstructed shots
 * ({@link io.github.flightstand.rules.measure.AttackRuler}), and everything at a range ({@link
 * io.github.flightstand.rules.measure.Surroundings}); millimetres, degrees, the table's frame.
 */
@NullMarked
package io.github.flightstand.rules.measure;

import org.jspecify.annotations.NullMarked;
