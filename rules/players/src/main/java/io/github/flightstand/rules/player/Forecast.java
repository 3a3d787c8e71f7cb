package io.github.flightstand.rules.player;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.arithmetic.Elementary;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Maneuver.Difficulty;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.player.Memory.Placed;
import java.util.ArrayList;
import java.util.List;

/**
 * The places of enemies when attacks begin. Those that have moved stay. Others are at the ends of
 * the maneuvers that bring them nearest to a ship's tail.
 */
record Forecast(Tools tools) {

  /** The number of ends considered. */
  private static final int ENDS = 5;

  /** The advantage of an end that makes it e times as probable. */
  private static final double TEMPERATURE = 0.15;

  /** The expected distance, in mm, of ships still to move. */
  private static final double AHEAD = 100;

  /** The penalty for an end with a bump or an obstacle. */
  private static final double TROUBLE = 0.3;

  /** Returns the possible places of every rival. */
  List<Rival> rivals(Scene scene) {
    List<Ship> prey = new ArrayList<>();
    for (ShipState friend : scene.friends()) {
      Ship ship = scene.standing(friend);
      prey.add(scene.moves(friend) ? ship.at(ship.pose().shiftedBy(AHEAD, 0)) : ship);
    }
    List<Rival> rivals = new ArrayList<>();
    for (ShipState rival : scene.rivals()) {
      rivals.add(
          scene.moves(rival)
              ? new Rival(rival, true, ends(scene, rival, prey))
              : new Rival(rival, false, List.of(standing(scene, rival))));
    }
    return rivals;
  }

  private Rival.Place standing(Scene scene, ShipState rival) {
    return new Rival.Place(tools.memory().placed(scene.table(), scene.standing(rival)), 1);
  }

  private List<Rival.Place> ends(Scene scene, ShipState rival, List<Ship> prey) {
    Rival.Place now = standing(scene, rival);
    List<Scored<Pose>> ends = new ArrayList<>();
    for (Maneuver maneuver : rival.card().dial().maneuvers()) {
      if (rival.stressed() && maneuver.difficulty() == Difficulty.RED) {
        continue;
      }
      Resolution end = tools.memory().resolve(scene.table(), now.placed(), maneuver);
      if (!end.fled()) {
        double merit = merit(end, prey) - (maneuver.difficulty() == Difficulty.RED ? 0.1 : 0);
        ends.add(new Scored<>(end.finalPose(), Elementary.exp(merit / TEMPERATURE)));
      }
    }
    if (ends.isEmpty()) {
      return List.of(now);
    }
    List<Scored<Pose>> best = Scored.sorted(ends).subList(0, Math.min(ENDS, ends.size()));
    double sum = best.stream().mapToDouble(Scored::value).sum();
    List<Rival.Place> places = new ArrayList<>();
    for (Scored<Pose> one : best) {
      Placed placed = tools.memory().placed(scene.table(), now.ship().at(one.choice()));
      places.add(new Rival.Place(placed, one.value() / sum));
    }
    return places;
  }

  private static double merit(Resolution end, List<Ship> prey) {
    double best = -1;
    for (Ship ship : prey) {
      best = Math.max(best, Geometry.chase(end.finalPose(), ship.pose()));
    }
    boolean trouble = !end.overlapped().isEmpty() || !end.obstacles().isEmpty();
    return best - (trouble ? TROUBLE : 0);
  }
}
