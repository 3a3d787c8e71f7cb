package io.github.flightstand.rules.engine.flow.activation;

import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.Overlaps.ObstacleMet;
import io.github.flightstand.rules.engine.event.AttackEvent.Rolled;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.card.OtherRolls;
import io.github.flightstand.rules.engine.flow.damage.DamageFlow;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.ValueQuery;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Pool;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What obstacles do to a ship that met them as it moved (000-122 to -131). */
public final class ObstacleEffects {

  /** Returns, in order, the kinds whose effects the met obstacles have on a ship. */
  public static List<ObstacleKind> of(Transition play, String ship, List<ObstacleMet> all) {
    if (!play.context()
        .cards()
        .value(Value.MEETS_OBSTACLES, play.state(), play.ship(ship), true, ValueQuery.PLAIN)) {
      return List.of();
    }
    List<ObstacleKind> kinds = new ArrayList<>(all.size());
    for (ObstacleMet met : all) {
      effect(play, met).ifPresent(kinds::add);
    }
    return List.copyOf(kinds);
  }

  /** Returns the kind whose effect an obstacle has: an asteroid, debris or empty. */
  private static Optional<ObstacleKind> effect(Transition play, ObstacleMet met) {
    Optional<ObstacleKind> kind = play.state().table().obstacle(met.id()).map(Obstacle::kind);
    if (kind.isEmpty()) {
      // A piece that is no obstacle stands in for one (002-057).
      return Optional.of(ObstacleKind.ASTEROID);
    }
    if (play.context().rules().asteroids().contains(kind.get())) {
      return Optional.of(ObstacleKind.ASTEROID);
    }
    return kind.filter(ObstacleKind.DEBRIS::equals);
  }

  /** A hit is 1 damage by asteroids, a critical hit 1 critical damage (000-122, -124, -130). */
  static void roll(ActivationTask.Activation task, Transition play, String key) {
    Pool die = Pool.rolled(List.of(Face.ofWord(key).orElseThrow()));
    boolean asteroid = task.obstacles().get(0) == ObstacleKind.ASTEROID;
    play.happen(
        new Rolled(task.ship(), asteroid ? Rolled.Roll.ASTEROID : Rolled.Roll.DEBRIS, die.dice()));
    Face face = OtherRolls.settled(play, task.ship(), task.announced(), die).dice().get(0).face();
    play.become(task.withoutFirstObstacle());
    if (face == Face.CRITICAL
        && play.context()
            .cards()
            .value(
                Value.OBSTACLE_CRITICAL,
                play.state(),
                play.ship(task.ship()),
                true,
                ValueQuery.PLAIN)) {
      DamageFlow.suffer(play, task.ship(), 0, 1);
    } else if (face == Face.HIT && asteroid) {
      DamageFlow.suffer(play, task.ship(), 1, 0);
    }
  }
}
