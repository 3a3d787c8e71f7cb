package io.github.flightstand.rules.confidence;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.Fleeing;
import io.github.flightstand.movement.parts.LaidPath;
import io.github.flightstand.movement.table.Overlaps;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The places that a ship may reach on its way to an end, and the distance by which errors may move
 * them.
 */
final class PerturbedPath {

  /** The longest curve per chord: 1.27 for a turn 1 of a large ship, less for all others. */
  private static final double LONGEST_CURVE = 1.3;

  private final Table table;
  private final Uncertainty uncertainty;
  private final Ship mover;
  private final Pose end;
  private final double slide;
  private final double reach;
  private final Ellipse ellipse;

  /** Creates a path; its end may lie up to {@code slide} mm along the end's heading. */
  PerturbedPath(Table table, Uncertainty uncertainty, Ship mover, Pose end, double slide) {
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

  /** Returns the mover and the ships that it may meet; alone only if {@code evenAlone}. */
  List<String> ships(boolean evenAlone) {
    List<String> ids = new ArrayList<>(List.of(mover.id()));
    others().forEach(other -> ids.add(other.id()));
    return evenAlone || ids.size() > 1 ? ids : List.of();
  }

  /** Returns the mover and the ships that errors may take it into or out of at the end. */
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

  /** Returns the distance by which errors may move the end, in mm. */
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

  /**
   * Tests whether errors may take the base over the edge somewhere on its path. The area is convex,
   * so between two poses a corner comes no nearer to an edge except by its path's bend. A base laid
   * across the end, as after a Tallon roll, is within its reach and slide of the center there.
   */
  boolean mayLeave(LaidPath laid, Fleeing fleeing) {
    double reachAcross = slide == 0 ? 0 : slide + mover.base().reach();
    double room = fleeing.marginAlong(laid, mover.base(), table.playArea());
    return room <= reach + reachAcross;
  }

  /** Tests whether the ship ends clear of every other with any errors. */
  boolean endsClear() {
    return others().allMatch(other -> roomAtEnd(other) > play(other));
  }

  /** Tests whether the ship ends in another with any errors. */
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
