package io.github.flightstand.tools.referee;

import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.tools.referee.LogEvent.Detonation;
import io.github.flightstand.tools.referee.MinesPassed.Nearest;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Judges the claim that a ship set off a mine.
 *
 * <p>The claim is legal if the ship overlapped the mine in its last move, by its base at the end or
 * by what it used of a template, or when the mine was laid; too close to call if it came nearer
 * than the reach, or if its last move is too close to call and another answer may have led it over
 * the mine; and illegal if not. What else goes off, such as a bomb by itself, is not judged.
 */
final class DetonationJudge {

  private final Rules rules;
  private final ClaimTolerance tolerance;

  DetonationJudge(Rules rules, ClaimTolerance tolerance) {
    this.rules = rules;
    this.tolerance = tolerance;
  }

  /** Returns the ruling on a claim that stands on that line. */
  Ruling judge(int line, Standing standing, Detonation claim) {
    Token token = standing.table().token(claim.token()).orElseThrow();
    if (claim.by().isEmpty() || token.kind() != TokenKind.MINE) {
      return Ruling.unverified(line, claim);
    }
    String ship = claim.by().get();
    Optional<Nearest> came = standing.mines().of(token.id(), ship);
    double sure = came.map(Nearest::sure).orElse(Double.POSITIVE_INFINITY);
    double perhaps = came.map(Nearest::perhaps).orElse(Double.POSITIVE_INFINITY);
    boolean setOff = sure < -rules.tolerance().contact();
    double reach =
        standing
            .table()
            .ship(ship)
            .map(there -> tolerance.reach(there.base()))
            .orElse(tolerance.position());
    OptionalDouble separation =
        Double.isFinite(sure) ? OptionalDouble.of(sure) : OptionalDouble.empty();
    if (setOff) {
      return ruling(line, claim, true, separation, Verdict.LEGAL, MineWording.setOff(claim, ship));
    }
    if (sure < reach) {
      return ruling(
          line,
          claim,
          false,
          separation,
          Verdict.TOO_CLOSE,
          MineWording.tooClose(claim, ship, sure));
    }
    return perhaps < reach
        ? ruling(
            line,
            claim,
            false,
            separation,
            Verdict.TOO_CLOSE,
            MineWording.perhapsSetOff(claim, ship))
        : ruling(
            line,
            claim,
            false,
            separation,
            Verdict.ILLEGAL,
            MineWording.notSetOff(claim, ship, separation));
  }

  private static Ruling ruling(
      int line,
      Detonation claim,
      boolean setOff,
      OptionalDouble separation,
      Verdict verdict,
      String message) {
    return new Ruling(
        line,
        claim,
        verdict,
        Optional.of(new Expected.MineSetOff(setOff, separation)),
        Optional.empty(),
        Optional.of(Rule.MINE),
        message);
  }
}
