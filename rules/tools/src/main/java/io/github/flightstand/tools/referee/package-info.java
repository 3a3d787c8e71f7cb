/**
 * The referee: judges a recorded game, claim by claim.
 *
 * <p>A {@link io.github.flightstand.tools.referee.GameLog} is what a recorder wrote down: pieces
 * set down, and claims of where each maneuver ended. The {@link
 * io.github.flightstand.tools.referee.Referee} plays it through. Every claim is judged against the
 * answer worked out from the poses recorded before it; then the ship stands where the record says.
 * What comes out is one {@link io.github.flightstand.tools.referee.Ruling} a claim and a {@link
 * io.github.flightstand.tools.referee.Summary}, which a {@link
 * io.github.flightstand.tools.referee.report.Report} prints.
 *
 * <p>{@link io.github.flightstand.tools.referee.GameLogReader} reads a log, or opens one to be read
 * line by line: a header and entries, some of which are {@link
 * io.github.flightstand.tools.referee.LogEvent.Claim}s. Logs of whole games are judged by {@link
 * io.github.flightstand.tools.referee.GameReferee}: whether every command was legal and every
 * outcome possible.
 *
 * <p>Set-up, maneuvers, moves by actions, attacks and mines have a judge each; they share one
 * search for close calls and one class that words all messages. What tells too little to be judged
 * is reported as unverified.
 */
@NullMarked
package io.github.flightstand.tools.referee;

import org.jspecify.annotations.NullMarked;
