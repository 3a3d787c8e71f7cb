package io.github.flightstand.cards;

import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.Value.CardRuling;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.Window;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Systems. */
final class Systems {

  private Systems() {}

  static List<Card> cards() {
    return List.of(
        accuracyCorrector(),
        advancedSensors(),
        advancedTargetingComputer(),
        collisionDetector(),
        enhancedScopes(),
        fireControlSystem(),
        sensorJammer());
  }

  /** All attack dice are canceled and two hits added, which nobody modifies any more. */
  private static Card accuracyCorrector() {
    return Card.of("accuracycorrector", CardKind.SYSTEM)
        .may(
            Window.MODIFY_ATTACK,
            CardContext::attacking,
            now -> {
              List<Effect> effects = new ArrayList<>(Terms.cancelAll(Side.ATTACK));
              effects.add(new Effect.Add(Side.ATTACK, Face.HIT));
              effects.add(new Effect.Add(Side.ATTACK, Face.HIT));
              effects.add(new Effect.Freeze(Side.ATTACK));
              return effects;
            })
        .build();
  }

  /** Before the dial is revealed, if there is one (FAQ), a free action; then no action step. */
  private static Card advancedSensors() {
    return Common.freeAction(
            "advancedsensors",
            CardKind.SYSTEM,
            Window.ACTIVATION_START,
            now -> now.you().dial().isPresent(),
            now -> List.of(Terms.use(now)))
        .modify(Value.ACTION_STEP, (now, step) -> step && Terms.unused(now))
        .build();
  }

  /** The primary weapon against a locked ship gets a critical hit; the lock is not spent then. */
  private static Card advancedTargetingComputer() {
    return Card.of("advtargetingcomputer", CardKind.SYSTEM)
        .must(
            Window.ATTACK_DECLARED,
            now -> now.attacking() && now.memory("added") > 0,
            now -> List.of(now.remember("added", 0)))
        .may(
            Window.MODIFY_ATTACK,
            now ->
                now.attacking()
                    && now.shot().weapon().isEmpty()
                    && now.you().lockedOn(now.defender(), now.shot().section()),
            now -> List.of(new Effect.Add(Side.ATTACK, Face.CRITICAL), now.remember("added", 1)))
        .modify(
            Value.MAY_SPEND,
            (now, ruling) ->
                now.attacking()
                        && now.memory("added") > 0
                        && now.question().action().equals(Optional.of("lock"))
                    ? CardRuling.FORBIDS
                    : ruling)
        .build();
  }

  /** Rolls, boosts and decloaks overlap obstacles; critical hits of obstacles do nothing. */
  private static Card collisionDetector() {
    return Card.of("collisiondetector", CardKind.SYSTEM)
        .modify(Value.OVER_OBSTACLES, (now, over) -> true)
        .modify(Value.OBSTACLE_CRITICAL, (now, counts) -> false)
        .build();
  }

  /** Pilot skill 0 in the activation phase. */
  private static Card enhancedScopes() {
    return Card.of("enhancedscopes", CardKind.SYSTEM)
        .modify(
            Value.SKILL,
            (now, skill) ->
                now.state().phase() == Phase.ACTIVATION ? Optional.of(0) : Optional.empty())
        .build();
  }

  /** After an attack the ship may lock on to the defender. */
  private static Card fireControlSystem() {
    return Card.of("firecontrolsystem", CardKind.SYSTEM)
        .may(
            Window.AFTER_ATTACK,
            now ->
                now.attacking()
                    && now.ship(now.defender()).inPlay()
                    && !now.you().lockedOn(now.defender(), now.shot().section()),
            now -> List.of(new Effect.Lock(now.me(), now.defender(), now.shot().section())))
        .build();
  }

  /** The defender may turn a hit to a focus result, which is not rerolled. */
  private static Card sensorJammer() {
    return Card.of("sensorjammer", CardKind.SYSTEM)
        .may(
            Window.MODIFY_ATTACK,
            now -> now.defending() && now.dice(Side.ATTACK).count(Face.HIT) > 0,
            now -> List.of(new Effect.Turn(Side.ATTACK, Face.HIT, Face.FOCUS, 1, true)))
        .build();
  }
}
