package io.github.flightstand.rules.player;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.state.ShipState;

/** A rating of bomb drops by the ships that will probably be near. */
final class Bombing {

  private static final String KEY = "drop:";

  /** The distance of a dropped bomb from its ship's rear edge, in mm. */
  private static final double BEHIND = 55;

  /** Ships within this distance of a bomb's middle, in mm, are assumed to suffer by it. */
  private static final double NEAR = 90;

  /** The least worth of a drop, in damage: each bomb can be dropped once. */
  private static final double THRIFT = 0.4;

  static boolean isBomb(Option option) {
    return option.key().startsWith(KEY);
  }

  /** Returns the worth of dropping a bomb now, less the least worth. */
  static double gain(Scene scene, PlacementEvaluation outlook, ShipState ship) {
    Pose pose = scene.standing(ship).pose();
    double back = scene.standing(ship).base().length() / 2 + BEHIND;
    Pose spot = pose.shiftedBy(-back, 0);
    double gain = 0;
    for (Rival rival : outlook.rivals()) {
      for (Rival.Place place : rival.places()) {
        gain +=
            near(spot, place.ship().pose())
                ? place.weight() * MaterialEvaluation.ofDamage(rival.ship().card())
                : 0;
      }
    }
    for (ShipState friend : scene.friends()) {
      boolean other = !friend.id().equals(ship.id());
      gain -=
          other && near(spot, scene.standing(friend).pose())
              ? MaterialEvaluation.ofDamage(friend.card())
              : 0;
    }
    return gain - THRIFT * MaterialEvaluation.ofDamage(ship.card());
  }

  private static boolean near(Pose spot, Pose pose) {
    return spot.position().distanceTo(pose.position()) < NEAR;
  }

  /** Returns the command to drop the last bomb on offer if that is worth it, or to pass. */
  static Command drop(Scene scene, PlacementEvaluation outlook, Decision decision) {
    ShipState ship = scene.ship(decision.ship().orElseThrow());
    Option last = decision.options().get(decision.options().size() - 1);
    if (isBomb(last)
        && last.domain() instanceof Domain.OneOf oneOf
        && gain(scene, outlook, ship) > 0) {
      return Command.of(decision.id(), last.key()).withValue(oneOf.names().get(0));
    }
    return Command.of(decision.id(), "pass");
  }
}
