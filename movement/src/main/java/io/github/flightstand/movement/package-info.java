/**
 * What rule sets choose about moving and setting up pieces.
 *
 * <p>Numbers with a heading in the documentation, such as "000, heading on fleeing", name
 * rulebooks:
 *
 * <ul>
 *   <li>000: the rules reference of 2015 (rule set {@code reference-2015}), in German;
 *   <li>001: the first rulebook of 2012 ({@code core-2012}), in Swedish;
 *   <li>002: the Raider corvette's booklet of 2015, in German;
 *   <li>003: the Epic Battles rulebook of 2019, in German;
 *   <li>004: a player's expert rules for boarding, version 2.2, in German.
 * </ul>
 *
 * <p>What they ask for in geometry is told in <a href="doc-files/rules-as-geometry.html">the rules
 * as geometry</a>, in our own words; "the project's rules, section on..." means that document.
 *
 * <p>Figures that the rulebooks leave to the plastic were measured, or are those of the table
 * tools.
 *
 * <p>{@link io.github.flightstand.movement.maneuver.Resolver} is the way in.
 */
@NullMarked
package io.github.flightstand.movement;

import org.jspecify.annotations.NullMarked;
