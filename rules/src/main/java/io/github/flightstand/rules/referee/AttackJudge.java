package io.github.flightstand.rules.referee;

import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.measure.Aim;
import io.github.flightstand.rules.measure.Attack;
import io.github.flightstand.rules.measure.AttackRuler;
import io.github.flightstand.rules.measure.BadAimException;
import io.github.flightstand.rules.measure.LineOfFire;
import io.github.flightstand.rules.measure.RangeBand;
import io.github.flightstand.rules.referee.log.AttackClaim;
import io.github.flightstand.rules.referee.log.ClaimTolerance;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Judges the claim that a ship attacked another.
 *
 * <p>The claim is legal if the target is in the arc that it names, at the range and obstructed or
 * not as it says; where only some of the shortest lines are obstructed the attacker may have chosen
 * either kind. A claim that does not agree is too close to call if it agrees with what is measured
 * on the {@linkplain AttackOtherSides other side} of a close call, and illegal if not. Without an
 * arc, or at a corvette without a section, there is nothing to measure by, and the claim is not
 * judged.
 */
final class AttackJudge implements ClaimJudge<AttackClaim> {

  private final Rules rules;
  private final ClaimTolerance tolerance;

  /** Creates a judge who goes by these rules and forgives so much. */
  AttackJudge(Rules rules, ClaimTolerance tolerance) {
    this.rules = rules;
    this.tolerance = tolerance;
  }

  @Override
  public Ruling judge(Table table, AttackClaim claim) {
    Ship attacker = table.ship(claim.ship()).orElseThrow();
    Ship target = table.ship(claim.target()).orElseThrow();
    if (claim.arc().isEmpty()) {
      return Ruling.unverified(claim);
    }
    try {
      return judge(table, claim, new Aim(attacker, target, claim.section(), claim.arc().get()));
    } catch (BadAimException refused) {
      if (refused.part() == BadAimException.Part.SECTION && claim.section().isEmpty()) {
        return Ruling.unverified(claim);
      }
      return new Ruling(
          claim,
          Verdict.ILLEGAL,
          Optional.empty(),
          Optional.empty(),
          Optional.of(broken(refused)),
          claim.ship()
              + " cannot attack "
              + claim.target()
              + " so, expected "
              + refused.expected());
    }
  }

  private static Rule broken(BadAimException refused) {
    return switch (refused.part()) {
      case ATTACKER, TARGET -> Rule.ATTACK;
      case ARC -> Rule.FIRING_ARC;
      case SECTION -> Rule.SECTION;
    };
  }

  private Ruling judge(Table table, AttackClaim claim, Aim aim) {
    Attack answer = ruler(Tolerance.STANDARD).measure(table, aim);
    AttackWords words = new AttackWords(claim, answer);
    if (agrees(claim, answer)) {
      return ruling(claim, answer, Verdict.LEGAL, Rule.ATTACK, words.legal());
    }
    Rule broken = broken(claim, answer);
    return new AttackOtherSides(tolerance, this::ruler)
        .find(table, aim, other -> agrees(claim, other))
        .map(
            shift ->
                ruling(claim, answer, Verdict.TOO_CLOSE, broken, words.tooClose(broken, shift)))
        .orElseGet(() -> ruling(claim, answer, Verdict.ILLEGAL, broken, words.illegal(broken)));
  }

  private AttackRuler ruler(Tolerance contact) {
    return new AttackRuler(rules.withTolerance(contact));
  }

  private static boolean agrees(AttackClaim claim, Attack attack) {
    return !attack.forbidden()
        && attack.sight().filter(sight -> !sight.clear()).isEmpty()
        && attack
            .line()
            .filter(line -> agreesOnRange(claim, line) && agreesOnObstruction(claim, line))
            .isPresent();
  }

  private static boolean agreesOnRange(AttackClaim claim, LineOfFire line) {
    return claim.range().isEmpty() || claim.range().equals(line.range());
  }

  private static boolean agreesOnObstruction(AttackClaim claim, LineOfFire line) {
    return line.choice() || claim.obstructed().filter(said -> said != line.obstructed()).isEmpty();
  }

  /** Returns the rule that a claim breaks: the first, for what follows hangs on it. */
  private static Rule broken(AttackClaim claim, Attack answer) {
    if (answer.forbidden()) {
      return Rule.TOUCHING;
    }
    if (answer.line().isEmpty()) {
      return Rule.FIRING_ARC;
    }
    if (answer.sight().filter(sight -> !sight.clear()).isPresent()) {
      return Rule.SECTION;
    }
    return agreesOnRange(claim, answer.line().get()) ? Rule.OBSTRUCTION : Rule.RANGE;
  }

  private static Ruling ruling(
      AttackClaim claim, Attack answer, Verdict verdict, Rule rule, String message) {
    Optional<LineOfFire> line = answer.line();
    Expected expected =
        new Expected.Shot(
            answer.inArc(),
            line.map(fire -> OptionalDouble.of(fire.lines().distance()))
                .orElse(OptionalDouble.empty()),
            line.flatMap(LineOfFire::range).map(RangeBand::number),
            line.filter(LineOfFire::obstructed).isPresent(),
            line.filter(LineOfFire::choice).isPresent(),
            answer.sight().map(Attack.Sight::clear));
    return new Ruling(
        claim, verdict, Optional.of(expected), Optional.empty(), Optional.of(rule), message);
  }
}
