package io.github.flightstand.rules.confidence;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.movement.Barriers;
import io.github.flightstand.movement.Fleeing;
import io.github.flightstand.movement.reposition.AheadMove;
import io.github.flightstand.movement.reposition.SidewaysMove;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * The verdicts on barrel rolls, boosts and decloaks: whether the move is legal.
 *
 * <p>They hang on the least room that the final base has from ships, obstacles and the table's
 * edge, and the template from obstacles; where the player may choose how to lie, on the best that
 * can be made of it.
 */
public final class RepositionVerdicts {

  private final Tolerance tolerance;
  private final Fleeing fleeing;

  /**
   * Creates the verdicts on moves.
   *
   * @param tolerance the tolerance by which they are judged
   * @param fleeing how they judge which ships would flee
   */
  public RepositionVerdicts(Tolerance tolerance, Fleeing fleeing) {
    this.tolerance = tolerance;
    this.fleeing = fleeing;
  }

  /**
   * Returns the verdict that a move to the side along a straight template is legal, or that it is
   * not.
   *
   * @param shift the net forward shift asked about; empty: any
   */
  public Verdict sideways(
      Table table,
      String shipId,
      SidewaysMove move,
      SidewaysMove.Options options,
      OptionalDouble shift) {
    Interval shifts =
        shift.isPresent()
            ? new Interval(shift.getAsDouble(), shift.getAsDouble())
            : new Interval(-2 * options.greatestSlide(), 2 * options.greatestSlide());
    Ship mover = table.ship(shipId).orElseThrow();
    Pose motion = options.centred().relativeTo(mover.pose());
    double farthest =
        StrictMath.hypot(motion.x(), motion.y()) + Math.max(shifts.hi(), -shifts.lo());
    List<Obstacle> obstacles = Room.obstaclesNear(table, mover, farthest);
    Quantity room =
        strayed -> {
          Ship ship = strayed.ship(shipId).orElseThrow();
          Pose centred = ship.pose().compose(motion);
          Slides slides = new Slides(obstacles, ship, move);
          return Slack.best(
              shifts.lo(),
              shifts.hi(),
              t ->
                  Math.min(
                      slides.bestFor(t),
                      atEnd(
                          strayed,
                          obstacles,
                          ship,
                          centred.shiftedBy(t, 0),
                          move.barriers().toBase())));
        };
    boolean legal =
        shift.isPresent() ? options.shifts().contains(shift.getAsDouble()) : options.legal();
    return Verdict.atBound(
        room, legal, -tolerance.contact(), Room.shipsNear(table, mover, farthest));
  }

  /** Returns the verdict that a move ahead is legal, or that it is not. */
  public Verdict ahead(Table table, String shipId, AheadMove move, AheadMove.Option option) {
    Ship mover = table.ship(shipId).orElseThrow();
    Pose motion = option.finalPose().relativeTo(mover.pose());
    Barriers barriers = move.barriers();
    double farthest = StrictMath.hypot(motion.x(), motion.y());
    List<Obstacle> obstacles = Room.obstaclesNear(table, mover, farthest);
    Quantity room =
        strayed -> {
          Ship ship = strayed.ship(shipId).orElseThrow();
          Shape template = move.templateAt(ship.base(), ship.pose());
          return Math.min(
              Room.toObstacles(obstacles, barriers.toTemplate(), template),
              atEnd(strayed, obstacles, ship, ship.pose().compose(motion), barriers.toBase()));
        };
    return Verdict.atBound(
        room, option.legal(), -tolerance.contact(), Room.shipsNear(table, mover, farthest));
  }

  private double atEnd(
      Table table, List<Obstacle> obstacles, Ship ship, Pose end, Set<ObstacleKind> kinds) {
    return Math.min(
        fleeing.margin(ship.base().outline(), end, table.playArea()),
        Math.min(
            Room.toShips(table, ship, end),
            Room.toObstacles(obstacles, kinds, ship.base().outline().placedIn(end))));
  }

  /** The template's room at places along the starting base. */
  private static final class Slides {

    private static final int STEPS = 32;

    private final double slack;
    private final double[] rooms = new double[STEPS + 1];

    Slides(List<Obstacle> obstacles, Ship ship, SidewaysMove move) {
      slack = move.greatestSlide(ship.base());
      for (int i = 0; i <= STEPS; i++) {
        rooms[i] =
            Room.toObstacles(
                obstacles,
                move.barriers().toTemplate(),
                move.templateAt(ship.base(), ship.pose(), slide(i)));
      }
    }

    private double slide(int i) {
      return slack * (2.0 * i / STEPS - 1);
    }

    /** The most room of a template from which a net shift can be reached. */
    double bestFor(double shift) {
      // Half a step more, so that an end's own slide is found whatever rounding did to it.
      double reach = slack * (1 + 1.0 / STEPS);
      double most = Double.NEGATIVE_INFINITY;
      for (int i = 0; i <= STEPS; i++) {
        if (Math.abs(shift - slide(i)) <= reach) {
          most = Math.max(most, rooms[i]);
        }
      }
      return most;
    }
  }
}
