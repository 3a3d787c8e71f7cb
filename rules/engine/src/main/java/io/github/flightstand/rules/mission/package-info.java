/**
 * The rules of missions as data: what is set up where, and which rules apply in addition to the
 * rulebooks (003, headings on scenarios; 003-029 to -045, -066 to -124). A {@link Scenario}
 * combines them.
 *
 * <p>These records decide nothing: in the engine, a class of hooks carries out each kind of rule. A
 * side's number is its place in the order of play, from 1 for the side that begins. Lengths are in
 * millimeters and angles in degrees, in the table's frame.
 */
@NullMarked
package io.github.flightstand.rules.mission;

import org.jspecify.annotations.NullMarked;
