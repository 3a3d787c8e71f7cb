package io.github.flightstand.rules.player;

import io.github.flightstand.rules.engine.state.ShipState;
import java.util.List;

/** The value of a state for a player, in squad points: the rest of all ships, and their places. */
final class PositionEvaluation {

  private static final double PLACE = 1.2;
  private static final double STRESS = 0.4;
  private static final double LOCK = 0.15;

  static double of(Tools tools, Scene scene) {
    double standing = material(scene) + MissionAim.earned(scene.view());
    PlacementEvaluation outlook = new PlacementEvaluation(tools, scene, List.of());
    for (ShipState ship : scene.friends()) {
      standing += place(outlook, ship, scene.rivals());
    }
    for (ShipState ship : scene.rivals()) {
      standing -= place(outlook, ship, scene.friends());
    }
    return standing;
  }

  /** Returns the worth of the player's ships minus that of their rivals'. */
  static double material(Scene scene) {
    double material = 0;
    for (ShipState ship : scene.friends()) {
      material += MaterialEvaluation.remaining(ship.card(), scene.left(ship));
    }
    for (ShipState ship : scene.rivals()) {
      material -= MaterialEvaluation.remaining(ship.card(), scene.left(ship));
    }
    return material;
  }

  private static double place(PlacementEvaluation outlook, ShipState ship, List<ShipState> prey) {
    Scene scene = outlook.scene();
    double unit = MaterialEvaluation.ofDamage(ship.card());
    var pose = scene.standing(ship).pose();
    double place = -1;
    for (ShipState other : prey) {
      place = Math.max(place, Geometry.chase(pose, scene.standing(other).pose()));
    }
    return unit * PLACE * place
        - (ship.stressed() ? unit * STRESS : 0)
        + (ship.lock().isPresent() ? unit * LOCK : 0)
        - outlook.edge(scene.table(), ship, pose, ship.stressed());
  }
}
