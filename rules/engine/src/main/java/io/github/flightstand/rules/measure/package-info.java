/**
 * Measuring: ranges, firing arcs and obstructed shots, in mm, degrees and the table's frame. Start
 * with {@link RangeRuler} for ranges, {@link AttackRuler} for attacks, or {@link Surroundings} for
 * everything at a range.
 *
 * <pre>{@code
 * Rules rules = Rules.standard();
 * boolean near = new RangeRuler(rules).between(red, blue).isAt(RangeBand.ONE, RangeBand.TWO);
 * Attack attack = new AttackRuler(rules).measure(table, red, blue, FiringArc.FRONT);
 * boolean obstructed = attack.line().orElseThrow().obstructed();
 * }</pre>
 *
 * @since 1.0
 */
@NullMarked
package io.github.flightstand.rules.measure;

import org.jspecify.annotations.NullMarked;
