/**
 * The rules of missions as data: what is set up where, which rules hold beside those of the
 * rulebooks (003, headings on scenarios; 003-029 to -045, -066 to -124). A {@link
 * io.github.flightstand.rules.mission.Scenario} is made of them.
 *
 * <p>Nothing here decides anything: each kind of rule is carried out by a class of hooks in the
 * engine. A side's number is its place in the order of play, from 1: the side that begins is 1.
 * Millimetres and degrees, in the table's frame.
 */
@NullMarked
package io.github.flightstand.rules.mission;

import org.jspecify.annotations.NullMarked;
