package io.github.flightstand.rules.confidence;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.distance.SegmentSeparation;
import io.github.flightstand.movement.table.CircleIndex;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.measure.Aim;
import io.github.flightstand.rules.measure.AttackRuler;
import io.github.flightstand.rules.measure.LineOfFire;
import java.util.ArrayList;
import java.util.List;

/**
 * How probable it is that the verdicts on a line of fire stand, from 0 to 1, if attacker, target
 * and the huge ships about the line stand where they are said to stand but for small random errors;
 * obstacles do not stray.
 *
 * <p>These verdicts hang on no one number that is anything like linear in the poses, so {@link
 * Confidence} is not for them. Between parallel edges there is a whole family of shortest lines,
 * and the least turn of either ship leaves one of them, at one end of it or the other; and several
 * obstacles may be in the way, each past its own corners. So the attack is measured anew on 2038
 * tables that are spread evenly over the errors, and counted on how many of them it comes out the
 * same. Tables on which the target is not in the arc are left out: both are the probabilities of a
 * verdict given that the target is in the arc, which has a probability of its own.
 *
 * <p>Where edges are parallel and headings uncertain, a choice almost never stands.
 *
 * <p>For close calls among up to four rocks of ships that stray by half a millimetre and a degree,
 * half of the answers are within 0.004 of the share among ten thousand tables drawn at random,
 * which is itself right to 0.005; nine of ten within 0.008, and all within 0.015. The shares are in
 * steps of half a thousandth: what is less probable than that comes out as 0.
 *
 * <pre>{@code
 * LineOfFire line = ruler.measure(table, red, blue, FiringArc.FRONT).line().orElseThrow();
 * LineOfFireConfidence.of(
 *         ruler, table, Aim.at(red, blue, FiringArc.FRONT), line, new Uncertainty(0.5, 1))
 *     .obstructed()   // of parallel ships with a rock before the left half of them: 0.5
 * }</pre>
 *
 * @param obstructed that the attack is as obstructed, or as clear, as it was measured to be
 * @param choice that the attacker has, or has not, a choice of lines, as was measured
 */
public record LineOfFireConfidence(double obstructed, double choice) {

  /** No error is larger than so many deviations, for three ships together. */
  private static final double FARTHEST = 15;

  /**
   * Checks the probabilities.
   *
   * @throws IllegalArgumentException if one is not from 0 to 1
   */
  public LineOfFireConfidence {
    if (!(obstructed >= 0 && obstructed <= 1 && choice >= 0 && choice <= 1)) {
      throw new IllegalArgumentException(
          "probabilities are from 0 to 1, found " + obstructed + " and " + choice);
    }
  }

  /**
   * Returns how sure the verdicts on a line of fire are.
   *
   * @param line what the ruler measured on the table
   */
  public static LineOfFireConfidence of(
      AttackRuler ruler, Table table, Aim aim, LineOfFire line, Uncertainty uncertainty) {
    List<LineOfFire> strayed =
        StrayedTables.of(table, straying(ruler, table, aim, uncertainty), uncertainty)
            .flatMap(actual -> MeasureVerdicts.measured(ruler, actual, aim).line().stream())
            .toList();
    return new LineOfFireConfidence(
        StrayedTables.share(strayed, actual -> actual.obstructed() == line.obstructed()),
        StrayedTables.share(strayed, actual -> actual.choice() == line.choice()));
  }

  /**
   * Attacker, target and the huge ships that may come to stand in the line, or out of it. However
   * the two turn, the line runs from one base to the other.
   */
  private static List<String> straying(
      AttackRuler ruler, Table table, Aim aim, Uncertainty uncertainty) {
    Ship attacker = aim.attacker();
    Ship target = aim.target();
    List<String> ids = new ArrayList<>(List.of(attacker.id(), target.id()));
    Point from = attacker.pose().position();
    Point onto = target.pose().position();
    double aside = Math.max(attacker.base().reach(), target.base().reach()) + ruler.width() / 2;
    CircleIndex huge = table.hugeIndex();
    for (int k = 0; k < huge.size(); k++) {
      Point centre = new Point(huge.x(k), huge.y(k));
      double gap = SegmentSeparation.between(centre, centre, from, onto) - aside - huge.radius(k);
      String id = table.ships().get(huge.item(k)).id();
      if (gap < FARTHEST * uncertainty.position() && !ids.contains(id)) {
        ids.add(id);
      }
    }
    return ids;
  }
}
