package io.github.flightstand.rules.confidence;

import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.measure.Aim;
import io.github.flightstand.rules.measure.Attack;
import io.github.flightstand.rules.measure.AttackRuler;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.List;
import java.util.Optional;

/**
 * The verdicts on what is measured: the band of a range, and whether a target is in an arc.
 *
 * <p>Whether a shot is obstructed hangs on no such quantity; {@link LineOfFireConfidence} says how
 * sure that is.
 */
public final class MeasureVerdicts {

  private MeasureVerdicts() {}

  /**
   * Returns the verdict that a distance lies in a band.
   *
   * @param band the band; nothing: beyond the last
   */
  public static Verdict band(Quantity distance, Optional<RangeBand> band, List<String> ships) {
    if (band.isEmpty()) {
      return Verdict.above(distance, RangeBand.FIVE.farEdge(), ships);
    }
    double far = band.get().farEdge();
    // Nothing is nearer than the first two bands, which begin at contact.
    return band.get().compareTo(RangeBand.ONE) <= 0
        ? Verdict.below(distance, far, ships)
        : new Verdict(distance, RangeBand.values()[band.get().ordinal() - 1].farEdge(), far, ships);
  }

  /**
   * Returns the verdict that a target is in an arc, or that it is not; nothing for a turret, which
   * has no arc to be outside of.
   */
  public static Optional<Verdict> inArc(
      AttackRuler ruler, Attack attack, Aim aim, Tolerance tolerance) {
    if (attack.arcDepth().isEmpty()) {
      return Optional.empty();
    }
    Quantity depth = strayed -> measured(ruler, strayed, aim).arcDepth().orElseThrow();
    return Optional.of(Verdict.atBound(depth, attack.inArc(), tolerance.contact(), ships(aim)));
  }

  /**
   * Returns the verdict on the band of an attack; nothing if the target is not in the arc.
   *
   * <p>Where an error takes the target out of the arc, the distance is that of a turret, so that it
   * goes on from what it was.
   */
  public static Optional<Verdict> attackRange(AttackRuler ruler, Attack attack, Aim aim) {
    Aim allRound = new Aim(aim.attacker(), aim.target(), aim.section(), FiringArc.TURRET);
    Quantity distance =
        strayed ->
            measured(ruler, strayed, aim)
                .line()
                .or(() -> measured(ruler, strayed, allRound).line())
                .orElseThrow()
                .lines()
                .distance();
    return attack.line().map(line -> band(distance, line.range(), ships(aim)));
  }

  /**
   * Returns the verdict that the section which is attacked may be chosen, or may not; nothing for a
   * target of one section.
   */
  public static Optional<Verdict> sectionClear(
      AttackRuler ruler, Attack attack, Aim aim, Tolerance tolerance) {
    Quantity margin = strayed -> measured(ruler, strayed, aim).sight().orElseThrow().margin();
    return attack
        .sight()
        .map(sight -> Verdict.atBound(margin, sight.clear(), -tolerance.contact(), ships(aim)));
  }

  private static List<String> ships(Aim aim) {
    return List.of(aim.attacker().id(), aim.target().id());
  }

  /** Measures the same attack on a table where the ships may stand otherwise. */
  static Attack measured(AttackRuler ruler, Table table, Aim aim) {
    return ruler.measure(
        table,
        aim.between(
            table.ship(aim.attacker().id()).orElseThrow(),
            table.ship(aim.target().id()).orElseThrow()));
  }
}
