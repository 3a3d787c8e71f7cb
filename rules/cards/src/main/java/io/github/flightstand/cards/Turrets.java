package io.github.flightstand.cards;

import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardKind;
import java.util.List;

/** Turrets. */
final class Turrets {

  private Turrets() {}

  static List<Card> cards() {
    return List.of(ionCannonTurret());
  }

  /** A hit makes the defender suffer one damage and gain an ion token, and no more. */
  private static Card ionCannonTurret() {
    return Common.insteadOfHits("ioncannonturret", CardKind.TURRET, Common::ionized).build();
  }
}
