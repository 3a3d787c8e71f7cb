/**
 * The choices of rule sets about moving and setting up pieces, and scratch space for search loops.
 *
 * <p>{@link MovementRules} holds these decisions, and everything that moves or places a piece is
 * created with them. The usual start is {@link io.github.flightstand.movement.maneuver.Resolver},
 * which executes maneuvers:
 *
 * <pre>{@code
 * Base small = PartsCatalogue.standard().base(BaseSize.SMALL);
 * Table table =
 *     Table.builder(PlayArea.STANDARD).ship(new Ship("red", small, Pose.at(200, 100, 90))).build();
 * MovementRules rules = MovementRules.STANDARD.withFleeing(new Fleeing(true));
 * new Resolver(rules).resolve(table, "red", Maneuver.parse("3FW")).finalPose() // (200, 260), up
 * }</pre>
 *
 * <p>Numbers with a heading, such as "000, heading on fleeing", name rulebooks:
 *
 * <ul>
 *   <li>000: the rules reference of 2015 (rule set {@code reference-2015}), in German;
 *   <li>001: the first rulebook of 2012 ({@code core-2012}), in Swedish;
 *   <li>002: the Raider corvette's booklet of 2015, in German;
 *   <li>003: the Epic Battles rulebook of 2019, in German;
 *   <li>004: a player's expert rules for boarding, version 2.2, in German.
 * </ul>
 *
 * <p>"The project's rules, section on..." means <a href="doc-files/rules-as-geometry.html">the
 * rules as geometry</a>, which says in our own words what the rulebooks ask for. Figures that the
 * rulebooks leave to the physical parts were measured or are those of the table tools.
 *
 * @since 1.0
 */
@NullMarked
package io.github.flightstand.movement;

import org.jspecify.annotations.NullMarked;
