package io.github.flightstand.referee;

import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.referee.LogEvent.Detonation;
import io.github.flightstand.referee.MinesPassed.Nearest;
import io.github.flightstand.rules.Rules;
import java.util.Optional;

/**
 * A judge of claims that a ship set off a mine.
 *
 * <p>A claim is legal if the ship overlapped the mine when it was laid or in the ship's last move.
 * Its base at the end and the used part of its template count. It is too close to call if the ship
 * came nearer than the reach. The same holds if its last move is too close to call and another
 * answer may have led over the mine. Other detonations, such as a bomb's own, are not judged.
 */
final class DetonationJudge {

  private final Rules rules;
  private final ClaimTolerance tolerance;

  DetonationJudge(Rules rules, ClaimTolerance tolerance) {
    this.rules = rules;
    this.tolerance = tolerance;
  }

  Ruling judge(int line, Standing standing, Detonation claim) {
    Token token = standing.table().token(claim.token()).orElseThrow();
    if (claim.by().isEmpty() || token.kind() != TokenKind.MINE) {
      return Ruling.unverified(line, claim, Wording.THIS_VERSION);
    }
    String ship = claim.by().get();
    Nearest nearest = standing.mines().of(token.id(), ship).orElse(Nearest.NEVER);
    double sure = nearest.sure();
    boolean setOff = sure < -rules.tolerance().contact();
    double reach =
        standing
            .table()
            .ship(ship)
            .map(there -> tolerance.reach(there.base()))
            .orElse(tolerance.position());
    Optional<Double> separation = Optional.of(sure).filter(Double::isFinite);
    Answered answered = Answered.of(line, claim, new Expected.MineSetOff(setOff, separation));
    String told = ship + " set off " + token.id();
    if (setOff) {
      return answered.legal(Rule.MINE, told);
    }
    if (sure < reach) {
      String near = PoseWording.millimetres(Math.max(0, sure));
      return answered.tooClose(
          Rule.MINE,
          "%s came within %s of %s: too close to tell whether it set it off"
              .formatted(ship, near, token.id()));
    }
    if (nearest.perhaps() < reach) {
      return answered.tooClose(
          Rule.MINE, told + " if it flew as recorded, which is too close to call");
    }
    String came =
        separation.isPresent()
            ? "it came no nearer than " + PoseWording.millimetres(sure)
            : "it has not come near it";
    return answered.illegal(Rule.MINE, ship + " did not set off " + token.id() + ": " + came);
  }
}
