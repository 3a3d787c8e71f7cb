package io.github.flightstand.cards;

import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.Value;
import java.util.List;

/** Rebel pilots of the ships of the first three waves. */
final class RebelPilots {

  private RebelPilots() {}

  static List<Card> cards() {
    return List.of(wedgeAntilles());
  }

  /** Attacking, the defender's agility is one less, not below 0. */
  private static Card wedgeAntilles() {
    return Card.of("xwing.wedgeantilles", CardKind.PILOT)
        .modifyAny(
            Value.AGILITY,
            (now, agility) ->
                now.attacking() && now.about().equals(now.attack().map(a -> a.defender()))
                    ? Math.max(0, agility - 1)
                    : agility)
        .build();
  }
}
