package io.github.flightstand.referee;

import io.github.flightstand.geometry.distance.Separation;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.referee.LogEvent.AttackClaim;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.measure.Aim;
import io.github.flightstand.rules.measure.Aim.BadAimException;
import io.github.flightstand.rules.measure.Attack;
import io.github.flightstand.rules.measure.AttackRuler;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.LineOfFire;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.Optional;

/**
 * A judge of claims that a ship attacked another.
 *
 * <p>A claim is legal if the rules allow the attack, the target is in the named arc, and the
 * claimed range and obstruction are right. If only some shortest lines are obstructed, the attacker
 * may have chosen either. A claim that agrees with a measurement on the other side of a {@linkplain
 * CloseCalls close call} is too close to call; any other is illegal. Without an arc, or a section
 * of a corvette, a claim that is not forbidden is not judged.
 *
 * <p>The rules forbid a ship to attack its own side or a ship that it touches, or to attack while
 * it is on an asteroid. In the first rulebook every obstacle is one. A log names no weapon, so an
 * arc reaches as far as its primary weapon: range 1 to 3, a corvette's arcs 2 to 4. An attack all
 * round from a huge ship may reach 1 to 5 (the project's choice).
 */
final class AttackJudge {

  private final Rules rules;
  private final ClaimTolerance tolerance;
  private final AttackRuler ruler;
  private final CloseCalls closeCalls;

  /**
   * A reason why the rules forbid an attack, however it is measured.
   *
   * @param sure whether no shift within the reach changes it
   */
  private record Ban(Rule rule, String why, boolean sure) {}

  AttackJudge(Rules rules, ClaimTolerance tolerance, CloseCalls closeCalls) {
    this.rules = rules;
    this.tolerance = tolerance;
    ruler = new AttackRuler(rules);
    this.closeCalls = closeCalls;
  }

  Ruling judge(int line, Standing standing, AttackClaim claim) {
    Optional<Ban> ban = ban(standing, claim);
    Optional<Ruling> banned =
        ban.filter(Ban::sure)
            .map(
                sure ->
                    Ruling.impossible(
                        line, claim, sure.rule(), AttackWording.forbidden(claim, sure.why())));
    if (claim.arc().isEmpty()) {
      return banned.orElseGet(() -> Ruling.unverified(line, claim, Wording.THIS_VERSION));
    }
    try {
      Aim aim =
          new Aim(
              standing.ship(claim.ship()),
              standing.ship(claim.target()),
              claim.section(),
              claim.arc().get());
      return judge(line, standing, claim, aim, ban);
    } catch (BadAimException refused) {
      if (banned.isPresent()) {
        return banned.get();
      }
      return refused.part() == BadAimException.Part.SECTION && claim.section().isEmpty()
          ? Ruling.unverified(line, claim, Wording.THIS_VERSION)
          : Ruling.impossible(
              line, claim, broken(refused), AttackWording.cannotAttack(claim, refused));
    }
  }

  private Optional<Ban> ban(Standing standing, AttackClaim claim) {
    if (!claim.ship().equals(claim.target()) && standing.ofOneSide(claim.ship(), claim.target())) {
      return Optional.of(new Ban(Rule.FRIENDLY, "they are on one side", true));
    }
    Optional<Ban> touch =
        standing
            .touch(claim.ship(), claim.target())
            .map(sure -> new Ban(Rule.TOUCHING, "they touch", sure));
    return touch.filter(Ban::sure).or(() -> onAsteroid(standing, claim)).or(() -> touch);
  }

  /** Huge ships are never on an obstacle, because they remove it from the table. */
  private Optional<Ban> onAsteroid(Standing standing, AttackClaim claim) {
    Ship attacker = standing.ship(claim.ship());
    Optional<Ban> ban = Optional.empty();
    if (attacker.base().size().isHuge()) {
      return ban;
    }
    Compound outline = attacker.base().outline().placedIn(attacker.pose());
    for (Obstacle obstacle : standing.table().obstacles()) {
      double separation = Separation.between(outline, obstacle.outline());
      if (rules.asteroids().contains(obstacle.kind())
          && separation < -rules.tolerance().contact()
          && ban.filter(Ban::sure).isEmpty()) {
        boolean sure = separation < -tolerance.reach(attacker.base());
        ban =
            Optional.of(new Ban(Rule.ON_OBSTACLE, claim.ship() + " is on " + obstacle.id(), sure));
      }
    }
    return ban;
  }

  private static Rule broken(BadAimException refused) {
    return switch (refused.part()) {
      case ATTACKER, TARGET -> Rule.ATTACK;
      case ARC -> Rule.FIRING_ARC;
      case SECTION -> Rule.SECTION;
    };
  }

  private Ruling judge(int line, Standing standing, AttackClaim claim, Aim aim, Optional<Ban> ban) {
    Attack answer = ruler.measure(standing.table(), aim);
    Answered answered = Answered.of(line, claim, expected(answer));
    if (ban.filter(Ban::sure).isPresent()) {
      return answered.illegal(ban.get().rule(), AttackWording.forbidden(claim, ban.get().why()));
    }
    if (agrees(aim, claim, answer)) {
      return ban.map(
              doubtful ->
                  answered.tooClose(
                      doubtful.rule(), AttackWording.tooCloseToForbid(claim, doubtful.why())))
          .orElseGet(() -> answered.legal(Rule.ATTACK, AttackWording.legal(claim, answer)));
    }
    Rule broken = broken(aim, claim, answer);
    String illegal = AttackWording.illegal(claim, answer, broken);
    return closeCalls
        .ofAttack(standing.table(), aim, other -> agrees(aim, claim, other))
        .map(
            difference ->
                answered.tooClose(broken, illegal + "; with " + difference + " it would be right"))
        .orElseGet(() -> answered.illegal(broken, illegal));
  }

  private boolean agrees(Aim aim, AttackClaim claim, Attack attack) {
    return !isBarredByContact(attack)
        && attack.sight().filter(sight -> !sight.clear()).isEmpty()
        && attack
            .line()
            .filter(line -> agreesOnRange(aim, claim, line) && agreesOnObstruction(claim, line))
            .isPresent();
  }

  /** In the first rulebook, bases in contact are enough. */
  private boolean isBarredByContact(Attack attack) {
    return rules.contactForbidsAttacks() && attack.touching();
  }

  private static boolean agreesOnRange(Aim aim, AttackClaim claim, LineOfFire line) {
    return line.range().filter(band -> reaches(aim, band.number())).isPresent()
        && (claim.range().isEmpty() || claim.range().equals(line.range().map(RangeBand::number)));
  }

  private static boolean reaches(Aim aim, int band) {
    if (!aim.attacker().base().size().isHuge()) {
      return band <= RangeBand.THREE.number();
    }
    return aim.arc() == FiringArc.TURRET
        || (band >= RangeBand.TWO.number() && band <= RangeBand.FOUR.number());
  }

  private static boolean agreesOnObstruction(AttackClaim claim, LineOfFire line) {
    return line.choice() || claim.obstructed().filter(said -> said != line.obstructed()).isEmpty();
  }

  /** Returns the first rule that a claim breaks; later rules depend on it. */
  private Rule broken(Aim aim, AttackClaim claim, Attack answer) {
    if (isBarredByContact(answer)) {
      return Rule.TOUCHING;
    }
    if (answer.line().isEmpty()) {
      return Rule.FIRING_ARC;
    }
    if (answer.sight().filter(sight -> !sight.clear()).isPresent()) {
      return Rule.SECTION;
    }
    return agreesOnRange(aim, claim, answer.line().get()) ? Rule.OBSTRUCTION : Rule.RANGE;
  }

  private static Expected expected(Attack answer) {
    Optional<LineOfFire> line = answer.line();
    return new Expected.AttackMeasured(
        answer.inArc(),
        line.map(fire -> fire.lines().distance()),
        line.flatMap(LineOfFire::range).map(RangeBand::number),
        line.filter(LineOfFire::obstructed).isPresent(),
        line.filter(LineOfFire::choice).isPresent(),
        answer.sight().map(Attack.Sight::clear));
  }
}
