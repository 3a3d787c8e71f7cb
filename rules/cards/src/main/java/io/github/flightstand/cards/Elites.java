package io.github.flightstand.cards;

import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;

/** Elite talents. */
final class Elites {

  private Elites() {}

  static List<Card> cards() {
    return List.of(predator(), pushTheLimit());
  }

  /** Rerolls one attack die, two against a defender of skill 2 or less. */
  private static Card predator() {
    return Common.rerolls(
            "predator",
            CardKind.ELITE,
            Side.ATTACK,
            CardContext::attacking,
            now -> now.skill(now.defender()) <= 2 ? 2 : 1)
        .build();
  }

  /** Once a round, after an action: a free action of the bar, then stress. */
  private static Card pushTheLimit() {
    return Card.of("pushthelimit", CardKind.ELITE)
        .may(
            Window.AFTER_ACTION,
            now -> now.mine() && Common.unused(now) && !now.you().stressed(),
            now ->
                List.of(
                    Common.use(now),
                    new Effect.FreeAction(now.me(), List.of()),
                    now.gain(TokenType.STRESS, 1)))
        .build();
  }
}
