package io.github.flightstand.cards;

import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.state.Effect;
import java.util.List;

/** Crew of any faction. */
final class Crew {

  private Crew() {}

  static List<Card> cards() {
    return List.of(gunner());
  }

  /** After an attack that missed: one with the primary weapon, and none after that this round. */
  private static Card gunner() {
    return Common.lastAttack(
            "gunner",
            CardKind.CREW,
            now -> !now.hit(),
            now -> List.of(new Effect.Attack(now.me(), List.of("primary"))))
        .build();
  }
}
