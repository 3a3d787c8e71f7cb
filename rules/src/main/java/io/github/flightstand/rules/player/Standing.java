package io.github.flightstand.rules.player;

import io.github.flightstand.rules.engine.state.Over;
import io.github.flightstand.rules.engine.state.ShipState.Status;
import io.github.flightstand.rules.engine.view.ShipView;
import io.github.flightstand.rules.engine.view.View;
import java.util.List;
import java.util.Optional;

/**
 * How a player stands at the end of a round, in squad points: what is left, and how it is placed.
 */
final class Standing {

  private static final double WON = 500;
  private static final double PLACE = 1.2;
  private static final double STRESS = 0.4;
  private static final double LOCK = 0.15;

  private Standing() {}

  static double of(Tools tools, View view) {
    Scene scene = Scene.of(view);
    double standing = 0;
    if (view.over().isPresent()) {
      String team = team(view);
      Over over = view.over().get();
      if (!over.drawn().contains(team)) {
        standing += over.winner().equals(Optional.of(team)) ? WON : -WON;
      }
    }
    Outlook outlook = new Outlook(tools, scene, List.of());
    for (ShipView ship : scene.friends()) {
      standing += of(scene, outlook, ship, scene.rivals());
    }
    for (ShipView ship : scene.rivals()) {
      standing -= of(scene, outlook, ship, scene.friends());
    }
    return standing;
  }

  private static String team(View view) {
    return view.seats().stream()
        .filter(seat -> seat.id().equals(view.player()))
        .map(seat -> seat.team())
        .findFirst()
        .orElse(view.player());
  }

  private static double of(Scene scene, Outlook outlook, ShipView ship, List<ShipView> prey) {
    if (ship.status() != Status.IN_PLAY) {
      return 0;
    }
    double unit = Worth.ofDamage(ship.card());
    var pose = scene.standing(ship).pose();
    double place = -1;
    for (ShipView other : prey) {
      place = Math.max(place, Geometry.chase(pose, scene.standing(other).pose()));
    }
    boolean stressed = ship.markers().stress() > 0;
    return Worth.remaining(ship.card(), scene.left(ship))
        + unit * PLACE * place
        - (stressed ? unit * STRESS : 0)
        + (ship.lock().isPresent() ? unit * LOCK : 0)
        - outlook.edge(scene.view().table(), ship, pose, stressed);
  }
}
