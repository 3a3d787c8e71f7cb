/**
 * The referee: judges a recorded game, claim by claim.
 *
 * <p>A {@link io.github.flightstand.rules.referee.log.GameLog} is what a recorder wrote down: ships
 * and obstacles set down, and claims of where each maneuver ended. The {@link
 * io.github.flightstand.rules.referee.Referee} plays it through. Every claim is judged against the
 * answer worked out from the poses recorded before it; then the ship stands where the record says.
 * What comes out is one {@link io.github.flightstand.rules.referee.Ruling} a claim and a {@link
 * io.github.flightstand.rules.referee.Summary}, which a {@link
 * io.github.flightstand.rules.referee.report.Report} prints.
 *
 * <p>A kind of claim that can be judged has a class that says how ({@link
 * io.github.flightstand.rules.referee.ClaimJudge}); the claims of all others are reported as
 * unverified.
 */
@NullMarked
package io.github.flightstand.rules.referee;

import org.jspecify.annotations.NullMarked;
