package io.github.flightstand.rules.confidence;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.contact.Overlaps;
import io.github.flightstand.movement.parts.CentreBox;
import io.github.flightstand.movement.parts.LaidPath;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Where a ship may come on its way to an end, and how far that may stray. */
final class StrayingPath {

  /**
   * A curve is at most so much longer than the straight line between its ends: 1.27 times for a
   * turn 1 of a large ship, less for all other templates and bases.
   */
  private static final double LONGEST_CURVE = 1.3;

  private final Table table;
  private final Uncertainty uncertainty;
  private final Ship mover;
  private final Pose end;
  private final double slide;
  private final double reach;
  private final Ellipse ellipse;

  /**
   * Creates a path.
   *
   * @param slide how far along its heading the end may lie from there
   */
  StrayingPath(Table table, Uncertainty uncertainty, Ship mover, Pose end, double slide) {
    this.table = table;
    this.uncertainty = uncertainty;
    this.mover = mover;
    this.end = end;
    this.slide = slide;
    double far = mover.pose().position().distanceTo(end.position());
    double beside = mover.base().reach() + slide;
    reach = uncertainty.reach(mover, far + beside);
    ellipse =
        new Ellipse(
            mover.pose().position(), end.position(), LONGEST_CURVE * far + 2 * (beside + reach));
  }

  /** Returns the mover and the ships that it may meet; nobody if it is alone and need not be. */
  List<String> ships(boolean evenAlone) {
    List<String> ids = new ArrayList<>(List.of(mover.id()));
    others().forEach(other -> ids.add(other.id()));
    return evenAlone || ids.size() > 1 ? ids : List.of();
  }

  /** Returns the mover and the ships into which errors may take it at the end, or out of them. */
  List<String> shipsAtEnd() {
    List<String> ids = new ArrayList<>(List.of(mover.id()));
    others()
        .filter(other -> Math.abs(roomAtEnd(other)) <= play(other))
        .forEach(other -> ids.add(other.id()));
    return ids;
  }

  /** Returns the ships that it may meet, those near the end first. */
  private Stream<Ship> others() {
    return table.ships().stream()
        .filter(other -> !other.id().equals(mover.id()))
        .filter(other -> ellipse.meets(other, uncertainty))
        .sorted(
            Comparator.comparingDouble(
                other -> other.pose().position().distanceTo(end.position())));
  }

  boolean meetsObstacles() {
    return ellipse.meetsObstacles(table);
  }

  /** Returns how far the end may stray from its place, in millimetres. */
  double reach() {
    return reach;
  }

  boolean meetsEdge() {
    double widest = ellipse.widest();
    return Stream.of(mover.pose(), end)
        .anyMatch(
            pose ->
                Math.min(
                        Math.min(pose.x(), table.playArea().width() - pose.x()),
                        Math.min(pose.y(), table.playArea().height() - pose.y()))
                    <= widest);
  }

  /** Tells whether errors may take the base over the edge somewhere on its path. */
  boolean mayLeave(LaidPath laid) {
    CentreBox box = laid.path().centreBox();
    Pose middle = laid.travelling().shiftedBy(laid.path().ahead() + box.middleX(), box.middleY());
    double c = Math.abs(middle.heading().cos());
    double s = Math.abs(middle.heading().sin());
    double beside = mover.base().reach() + slide + reach;
    double toSide = c * box.halfLength() + s * box.halfWidth() + beside;
    double ahead = s * box.halfLength() + c * box.halfWidth() + beside;
    return Math.min(middle.x(), table.playArea().width() - middle.x()) <= toSide
        || Math.min(middle.y(), table.playArea().height() - middle.y()) <= ahead;
  }

  /** Tells whether no errors take the ship, at the end, into another. */
  boolean endsClear() {
    return others().allMatch(other -> roomAtEnd(other) > play(other));
  }

  /** Tells whether no errors take the ship, at the end, out of another. */
  boolean endsBlocked() {
    return others().anyMatch(other -> roomAtEnd(other) < -play(other));
  }

  private double roomAtEnd(Ship other) {
    return Overlaps.separation(mover.at(end), other);
  }

  private double play(Ship other) {
    return reach + slide + uncertainty.reach(other, other.base().reach());
  }
}
