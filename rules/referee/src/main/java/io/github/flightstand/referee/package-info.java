/**
 * The referee, which judges recorded games claim by claim.
 *
 * <pre>{@code
 * GameLog log = new GameLogReader(PartsCatalogue.standard()).read(Files.newInputStream(path));
 * Summary summary = new Referee().judge(log, ruling -> System.out.println(ruling.message()));
 * }</pre>
 *
 * <p>A {@link io.github.flightstand.referee.GameLog} holds what a recorder wrote: pieces set down,
 * and claims about where each maneuver ended. The {@link io.github.flightstand.referee.Referee}
 * compares every claim with the answer for the poses recorded before it, and makes one {@link
 * io.github.flightstand.referee.Ruling} per claim. Then the ship stands where the record says. A
 * claim with too little detail is unverified. {@link io.github.flightstand.referee.GameReferee}
 * judges logs of whole games: whether every command was legal and every outcome possible.
 *
 * @since 1.0
 */
@NullMarked
package io.github.flightstand.referee;

import org.jspecify.annotations.NullMarked;
