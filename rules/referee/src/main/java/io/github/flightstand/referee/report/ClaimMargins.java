package io.github.flightstand.referee.report;

import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolution.Outcome;
import io.github.flightstand.movement.table.Overlaps;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.referee.ClaimTolerance;
import io.github.flightstand.referee.Expected;
import io.github.flightstand.referee.LogEvent.Activation;
import io.github.flightstand.referee.LogEvent.AttackClaim;
import io.github.flightstand.referee.Ruling;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.measure.Aim;
import io.github.flightstand.rules.measure.Aim.BadAimException;
import io.github.flightstand.rules.measure.Attack;
import io.github.flightstand.rules.measure.AttackRuler;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/** The margins of claims: measured values beside the limits where the answer changes. */
public final class ClaimMargins {

  private static final String MILLIMETRES = "mm";
  private static final String DEGREES = "deg";

  /** The greatest gap or distance from the edge, in millimeters, that is shown as a close call. */
  private static final double NEAR = 50;

  private static final List<Double> BAND_EDGES =
      Stream.of(RangeBand.values())
          .filter(band -> band != RangeBand.ZERO)
          .map(RangeBand::farEdge)
          .toList();

  private ClaimMargins() {}

  /**
   * Returns the distance in mm of the measured value that is nearest to one of its limits, rounded
   * as in reports; empty if nothing in mm decides the claim.
   *
   * @param before the table before the claim
   */
  public static OptionalDouble least(
      Table before, Rules rules, ClaimTolerance tolerance, Ruling ruling) {
    return of(before, rules, tolerance, ruling).stream()
        .filter(margin -> margin.unit().equals(MILLIMETRES))
        .flatMapToDouble(
            margin ->
                margin.limits().stream().mapToDouble(limit -> Math.abs(margin.value() - limit)))
        .min();
  }

  public static List<Margin> of(
      Table before, Rules rules, ClaimTolerance tolerance, Ruling ruling) {
    List<Margin> margins = new ArrayList<>();
    ruling
        .deviation()
        .ifPresent(
            off -> {
              margins.add(
                  margin(
                      "claim off by", off.position(), List.of(tolerance.position()), MILLIMETRES));
              margins.add(
                  margin("claim turned by", off.heading(), List.of(tolerance.heading()), DEGREES));
            });
    margins.addAll(measured(before, rules, tolerance, ruling));
    return margins;
  }

  /** Returns what was measured on the table, without how far the claim is off. */
  static List<Margin> measured(Table before, Rules rules, ClaimTolerance tolerance, Ruling ruling) {
    List<Margin> margins = new ArrayList<>();
    if (ruling.claim() instanceof Activation claim
        && ruling.expected().orElse(null) instanceof Expected.ManeuverEnd end) {
      before
          .ship(claim.ship())
          .ifPresent(ship -> margins.addAll(atTheEnd(before, rules, tolerance, ship, claim, end)));
    } else if (ruling.claim() instanceof AttackClaim claim) {
      margins.addAll(ofAttack(before, rules, tolerance, claim));
    } else if (ruling.expected().orElse(null) instanceof Expected.SetUp place) {
      place
          .reasons()
          .forEach(
              reason ->
                  margins.add(
                      margin(
                          reason.code().word() + " of " + reason.of(),
                          reason.distance(),
                          List.of(reason.required()),
                          MILLIMETRES)));
    } else if (ruling.expected().orElse(null) instanceof Expected.MineSetOff mine
        && mine.separation().isPresent()) {
      margins.add(margin("gap to the mine", mine.separation().get(), List.of(0.0), MILLIMETRES));
    }
    return margins;
  }

  private static Margin margin(String name, double value, List<Double> limits, String unit) {
    return new Margin(name, value, limits, 0, unit);
  }

  private static Margin inDoubt(String name, double value, List<Double> limits, double doubt) {
    return new Margin(name, value, limits, doubt, MILLIMETRES);
  }

  /** Returns a maneuver end's distances from a ship that could stop it, and from the edge. */
  private static List<Margin> atTheEnd(
      Table before,
      Rules rules,
      ClaimTolerance tolerance,
      Ship ship,
      Activation claim,
      Expected.ManeuverEnd expected) {
    Resolution answer =
        rules
            .resolver()
            .resolveTowards(before, ship.id(), claim.maneuver(), expected.finalPose().position());
    double inside =
        rules
            .movement()
            .fleeing()
            .margin(ship.base().outline(), answer.finalPose(), before.playArea());
    double reach = tolerance.reach(ship.base());
    List<Margin> margins = new ArrayList<>();
    Ship end =
        ship.at(answer.outcome() == Outcome.OVERLAPPED ? answer.nominal() : answer.finalPose());
    OptionalDouble gap =
        before.ships().stream()
            .filter(ship::backsUpFrom)
            .mapToDouble(other -> Overlaps.separation(end, other))
            .min();
    if (gap.isPresent() && Math.abs(gap.getAsDouble()) <= NEAR) {
      margins.add(inDoubt("gap at the end", gap.getAsDouble(), List.of(0.0), reach));
    }
    if (inside <= NEAR) {
      margins.add(inDoubt("inside the edge by", inside, List.of(0.0), reach));
    }
    return margins;
  }

  private static List<Margin> ofAttack(
      Table before, Rules rules, ClaimTolerance tolerance, AttackClaim claim) {
    Optional<Aim> aim = aim(before, claim);
    if (aim.isEmpty()) {
      return List.of();
    }
    Attack attack = new AttackRuler(rules).measure(before, aim.get());
    double reach =
        tolerance.reach(aim.get().attacker().base()) + tolerance.reach(aim.get().target().base());
    List<Margin> margins = new ArrayList<>();
    if (attack.arcDepth().isPresent()) {
      margins.add(inDoubt("in the arc by", attack.arcDepth().getAsDouble(), List.of(0.0), reach));
    }
    attack
        .line()
        .ifPresent(
            line -> margins.add(inDoubt("distance", line.lines().distance(), BAND_EDGES, reach)));
    return margins;
  }

  /** Returns what a claimed attack aims at, or empty if there is no such attack to measure. */
  static Optional<Aim> aim(Table before, AttackClaim claim) {
    Optional<Ship> attacker = before.ship(claim.ship());
    Optional<Ship> target = before.ship(claim.target());
    if (attacker.isEmpty() || target.isEmpty() || claim.arc().isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(new Aim(attacker.get(), target.get(), claim.section(), claim.arc().get()));
    } catch (BadAimException refused) {
      return Optional.empty();
    }
  }
}
