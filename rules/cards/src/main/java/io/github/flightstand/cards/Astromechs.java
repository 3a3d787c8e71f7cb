package io.github.flightstand.cards;

import io.github.flightstand.movement.maneuver.Maneuver.Difficulty;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;

/** Astromechs. */
final class Astromechs {

  private Astromechs() {}

  static List<Card> cards() {
    return List.of(r2d2());
  }

  /** After a green maneuver it may recover a shield, up to the shield value. */
  private static Card r2d2() {
    return Card.of("r2d2", CardKind.ASTROMECH)
        .unique()
        .may(
            Window.AFTER_MANEUVER,
            now ->
                now.mine()
                    && now.maneuver(Difficulty.GREEN)
                    && now.you().shieldsLeft() < now.you().card().shields(),
            now -> List.of(new Effect.Shields(now.me(), 1)))
        .build();
  }
}
