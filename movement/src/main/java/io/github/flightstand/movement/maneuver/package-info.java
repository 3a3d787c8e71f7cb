/**
 * Maneuvers, dials, and the community's three-character codes for them. The results of maneuvers
 * are the exact end, backing up, obstacles met, and the damage that huge ships deal.
 *
 * <p>{@link Resolver} executes a maneuver, and {@link Towing} one with a ship in tow.
 *
 * <pre>{@code
 * Resolver resolver = Resolver.standard();
 * Workspace workspace = new Workspace(); // saves garbage in a loop
 * for (Maneuver maneuver : Dial.parse("2FG 3BW 4KR").maneuvers()) {
 *   Resolution result = resolver.resolve(table, "red", maneuver, workspace);
 *   System.out.println(maneuver.code() + " " + result.outcome() + " " + result.finalPose());
 * }
 * }</pre>
 *
 * @since 1.0
 */
@NullMarked
package io.github.flightstand.movement.maneuver;

import org.jspecify.annotations.NullMarked;
