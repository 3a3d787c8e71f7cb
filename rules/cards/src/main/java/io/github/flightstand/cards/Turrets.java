package io.github.flightstand.cards;

import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.state.Effect;
import java.util.List;

/** Turrets. */
final class Turrets {

  private Turrets() {}

  static List<Card> cards() {
    return List.of(
        Common.autoblaster("autoblasterturret", CardKind.TURRET),
        ionCannonTurret(),
        twinLaserTurret());
  }

  /** A hit makes the defender suffer one damage and gain an ion token, and no more. */
  private static Card ionCannonTurret() {
    return Common.insteadOfHits("ioncannonturret", CardKind.TURRET, Terms::ionized).build();
  }

  /** It attacks twice; each hit makes the defender suffer one damage, and no more. */
  private static Card twinLaserTurret() {
    return Twice.attacks(
            Common.insteadOfHits(
                "twinlaserturret",
                CardKind.TURRET,
                now -> List.of(new Effect.Suffer(now.defender(), 1, 0))))
        .build();
  }
}
