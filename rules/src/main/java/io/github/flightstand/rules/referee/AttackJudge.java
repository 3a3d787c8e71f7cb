package io.github.flightstand.rules.referee;

import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.measure.Aim;
import io.github.flightstand.rules.measure.Attack;
import io.github.flightstand.rules.measure.AttackRuler;
import io.github.flightstand.rules.measure.BadAimException;
import io.github.flightstand.rules.measure.LineOfFire;
import io.github.flightstand.rules.measure.RangeBand;
import io.github.flightstand.rules.referee.log.Event.AttackClaim;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Judges the claim that a ship attacked another.
 *
 * <p>The claim is legal if the rules do not forbid it, the target is in the arc that it names, at
 * the range and obstructed or not as it says; where only some of the shortest lines are obstructed
 * the attacker may have chosen either kind. A claim that does not agree is too close to call if it
 * agrees with what is measured on the other side of a {@linkplain CloseCalls close call}, and
 * illegal if not. Without an arc, or at a corvette without a section, there is nothing to measure
 * by, and the claim is not judged.
 */
final class AttackJudge {

  private final AttackRuler ruler;
  private final CloseCalls closeCalls;

  AttackJudge(Rules rules, CloseCalls closeCalls) {
    ruler = new AttackRuler(rules);
    this.closeCalls = closeCalls;
  }

  /** Returns the ruling on a claim that stands on that line. */
  Ruling judge(int line, Standing standing, AttackClaim claim) {
    if (claim.arc().isEmpty()) {
      return Ruling.unverified(line, claim);
    }
    try {
      return judge(
          line,
          standing,
          claim,
          new Aim(
              standing.ship(claim.ship()),
              standing.ship(claim.target()),
              claim.section(),
              claim.arc().get()));
    } catch (BadAimException refused) {
      return refused.part() == BadAimException.Part.SECTION && claim.section().isEmpty()
          ? Ruling.unverified(line, claim)
          : Ruling.impossible(line, claim, broken(refused), Wording.cannotAttack(claim, refused));
    }
  }

  private static Rule broken(BadAimException refused) {
    return switch (refused.part()) {
      case ATTACKER, TARGET -> Rule.ATTACK;
      case ARC -> Rule.FIRING_ARC;
      case SECTION -> Rule.SECTION;
    };
  }

  private Ruling judge(int line, Standing standing, AttackClaim claim, Aim aim) {
    Attack answer = ruler.measure(standing.table(), aim);
    if (agrees(claim, answer)) {
      return ruling(line, claim, answer, Verdict.LEGAL, Rule.ATTACK, Wording.legal(claim, answer));
    }
    Rule broken = broken(claim, answer);
    return closeCalls
        .ofAttack(standing.table(), aim, other -> agrees(claim, other))
        .map(difference -> Wording.tooClose(claim, answer, broken, difference))
        .map(message -> ruling(line, claim, answer, Verdict.TOO_CLOSE, broken, message))
        .orElseGet(
            () ->
                ruling(
                    line,
                    claim,
                    answer,
                    Verdict.ILLEGAL,
                    broken,
                    Wording.illegal(claim, answer, broken)));
  }

  private static boolean agrees(AttackClaim claim, Attack attack) {
    return !touching(attack)
        && attack.sight().filter(sight -> !sight.clear()).isEmpty()
        && attack
            .line()
            .filter(line -> agreesOnRange(claim, line) && agreesOnObstruction(claim, line))
            .isPresent();
  }

  private static boolean touching(Attack attack) {
    return attack.forbidden().filter(Attack.Forbidden.TOUCHING::equals).isPresent();
  }

  private static boolean agreesOnRange(AttackClaim claim, LineOfFire line) {
    return claim.range().isEmpty() || claim.range().equals(line.range());
  }

  private static boolean agreesOnObstruction(AttackClaim claim, LineOfFire line) {
    return line.choice() || claim.obstructed().filter(said -> said != line.obstructed()).isEmpty();
  }

  /** Returns the rule that a claim breaks: the first, for the others depend on it. */
  private static Rule broken(AttackClaim claim, Attack answer) {
    if (touching(answer)) {
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
      int number, AttackClaim claim, Attack answer, Verdict verdict, Rule rule, String message) {
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
        number,
        claim,
        verdict,
        Optional.of(expected),
        Optional.empty(),
        Optional.of(rule),
        message);
  }
}
