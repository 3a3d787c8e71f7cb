/**
 * The referee: judges a recorded game, claim by claim.
 *
 * <p>A {@link io.github.flightstand.tools.referee.GameLog} is what a recorder wrote down: pieces
 * set down, and claims of where each maneuver ended. The {@link
 * io.github.flightstand.tools.referee.Referee} judges every claim against the answer worked out
 * from the poses recorded before it; then the ship stands where the record says. What tells too
 * little to be judged is reported as unverified. What comes out is one {@link
 * io.github.flightstand.tools.referee.Ruling} a claim. Logs of whole games are judged by {@link
 * io.github.flightstand.tools.referee.GameReferee}: whether every command was legal and every
 * outcome possible.
 */
@NullMarked
package io.github.flightstand.tools.referee;

import org.jspecify.annotations.NullMarked;
