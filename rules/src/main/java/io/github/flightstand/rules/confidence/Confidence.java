package io.github.flightstand.rules.confidence;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.interop.Covariance;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.List;

/**
 * How probable it is that verdicts on a table stand, if the ships stand where they are said to
 * stand but for small random errors.
 *
 * <p>First-order propagation of errors: a verdict's quantity is taken to be linear in the poses of
 * its ships, so it is normally distributed around its value on the table, with the variance gᵀ C g
 * for its gradient g and the covariance C of the poses. The gradient is taken by central
 * differences one standard deviation to either side, so that it tells of the errors that do occur,
 * not of the infinitely small; obstacles and tokens do not stray.
 *
 * <p>Limits: it is as good as the quantity is straight over a deviation or two. That fails where
 * errors to either side have the same effect, as a ship's heading has on the gap to a neighbour
 * that is parallel to it: there the turn counts for nothing though it narrows the gap either way.
 * It fails, too, where two things are about equally near, of which it sees the nearer, and where
 * corner meets corner or guide meets guide. For close calls of ships in a crowd that stray by half
 * a millimetre and a degree, half of the answers are within 0.025 of the share among thousands of
 * tables drawn at random, and nine of ten within 0.08; of all that hang on an edge and a corner,
 * within 0.04.
 *
 * <p>Huge ships have edges so long that turns to either side, which both narrow the gap to what is
 * parallel, outweigh all else. So where one of a verdict's ships is huge the quantity is worked out
 * on 2038 tables spread evenly over the errors, and those on which the verdict stands are counted.
 *
 * <pre>{@code
 * Confidence sure = new Confidence(table, new Uncertainty(0.5, 1));
 * sure.in(Verdict.above(separation, -1e-6, List.of("red", "blue")))   // 0.5 … 1 where it stands
 * }</pre>
 */
public final class Confidence {

  private final Table table;
  private final Uncertainty uncertainty;

  /** Creates the confidence in verdicts on a table. */
  public Confidence(Table table, Uncertainty uncertainty) {
    this.table = table;
    this.uncertainty = uncertainty;
  }

  /** Returns the probability that a verdict stands, from 0 to 1. */
  public double in(Verdict verdict) {
    if (verdict.ships().stream().anyMatch(this::isHuge)) {
      List<Double> values =
          StrayedTables.of(table, verdict.ships(), uncertainty)
              .map(verdict.quantity()::on)
              .toList();
      return StrayedTables.share(values, value -> stands(verdict, value));
    }
    double value = verdict.quantity().on(table);
    double deviation = Double.isFinite(value) ? deviation(verdict) : 0;
    if (deviation == 0) {
      return stands(verdict, value) ? 1 : 0;
    }
    return NormalDistribution.between(
        (verdict.lo() - value) / deviation, (verdict.hi() - value) / deviation);
  }

  private boolean isHuge(String shipId) {
    return table.ship(shipId).orElseThrow().base().size().isHuge();
  }

  private static boolean stands(Verdict verdict, double value) {
    return verdict.lo() <= value && value <= verdict.hi();
  }

  private double deviation(Verdict verdict) {
    List<String> ids = verdict.ships();
    double[] deviations = new double[3 * ids.size()];
    double[] gradient = new double[3 * ids.size()];
    for (int i = 0; i < ids.size(); i++) {
      Ship ship = table.ship(ids.get(i)).orElseThrow();
      for (Axis axis : Axis.values()) {
        double step = axis == Axis.HEADING ? uncertainty.heading() : uncertainty.position();
        int place = 3 * i + axis.ordinal();
        deviations[place] = step;
        gradient[place] = step == 0 ? 0 : slope(verdict.quantity(), ship, axis, step);
      }
    }
    return Covariance.ofIndependent(deviations).deviation(gradient);
  }

  private double slope(Quantity quantity, Ship ship, Axis axis, double step) {
    double ahead = quantity.on(table.withShip(axis.moved(ship, step)));
    double behind = quantity.on(table.withShip(axis.moved(ship, -step)));
    return (ahead - behind) / (2 * step);
  }

  /** The three numbers of a pose, in which it may stray. */
  private enum Axis {
    X,
    Y,
    HEADING;

    Ship moved(Ship ship, double by) {
      Pose pose = ship.pose();
      return ship.at(
          switch (this) {
            case X -> new Pose(pose.x() + by, pose.y(), pose.heading());
            case Y -> new Pose(pose.x(), pose.y() + by, pose.heading());
            case HEADING -> pose.turnedBy(by);
          });
    }
  }
}
