package io.github.flightstand.rules.engine.flow.activation;

import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.Overlaps.ObstacleMet;
import io.github.flightstand.rules.engine.event.AttackEvent.Rolled;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.damage.DamageFlow;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.Die;
import io.github.flightstand.rules.engine.state.Face;
import java.util.List;
import java.util.Optional;

/** What obstacles do to a ship that met them in its move (000-122 to -131). */
final class ObstacleEffects {

  /** Returns what the obstacles that were met have their effects as, in their order. */
  static List<ObstacleKind> of(Transition play, List<ObstacleMet> all) {
    return all.stream().flatMap(met -> effect(play, met).stream()).toList();
  }

  /** Returns as what an obstacle has its effect: as an asteroid, as debris or not at all. */
  private static Optional<ObstacleKind> effect(Transition play, ObstacleMet met) {
    Optional<ObstacleKind> kind = play.state().table().obstacle(met.id()).map(Obstacle::kind);
    if (kind.isEmpty()) {
      // What is met and is no obstacle stands in for one (002-057).
      return Optional.of(ObstacleKind.ASTEROID);
    }
    if (play.context().rules().asteroids().contains(kind.get())) {
      return Optional.of(ObstacleKind.ASTEROID);
    }
    return kind.filter(ObstacleKind.DEBRIS::equals);
  }

  /**
   * A hit is 1 damage, of asteroids only, a critical hit 1 critical damage (000-122, -124); the
   * dice are no attack (000-130).
   */
  static void roll(ActivationTask.Activation task, Transition play, String key) {
    Face face = Face.ofWord(key).orElseThrow();
    boolean asteroid = task.obstacles().get(0) == ObstacleKind.ASTEROID;
    play.happen(
        new Rolled(
            task.ship(),
            asteroid ? Rolled.Roll.ASTEROID : Rolled.Roll.DEBRIS,
            List.of(new Die(face, false))));
    play.become(task.withoutFirstObstacle());
    if (face == Face.CRITICAL) {
      DamageFlow.suffer(play, task.ship(), 0, 1);
    } else if (face == Face.HIT && asteroid) {
      DamageFlow.suffer(play, task.ship(), 1, 0);
    }
  }
}
