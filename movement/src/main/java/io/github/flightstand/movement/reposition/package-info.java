/**
 * Barrel rolls, boosts and decloaks of ships, and tokens that are dropped or moved.
 *
 * <p>{@link Repositions} finds the end positions of ships, {@link TokenMoves} those of tokens.
 *
 * <pre>{@code
 * Repositions repositions = Repositions.standard();
 * Base base = table.ship("red").orElseThrow().base();
 * SidewaysMove roll = SidewaysMove.barrelRoll(repositions.rules(), base, Side.LEFT);
 * SidewaysMove.Options options = repositions.sideways(table, "red", roll);
 * options.shifts()          // every legal net forward shift: {[-20.0, 20.0]} if nothing is near
 * options.nearestPose()     // the end position nearest to the middle
 * }</pre>
 *
 * @since 1.0
 */
@NullMarked
package io.github.flightstand.movement.reposition;

import org.jspecify.annotations.NullMarked;
