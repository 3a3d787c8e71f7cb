package io.github.flightstand.rules.engine.hook;

import io.github.flightstand.rules.engine.state.Effect;
import java.util.List;

/**
 * What a card does that rerolls the dice that are chosen, and nothing else: what comes of it
 * depends on the dice left alone.
 */
public record Rerolls(Effect.Side side) implements Card.React.Then {

  @Override
  public List<Effect> effects(CardContext now, CardAnswer answer) {
    return List.of(new Effect.Reroll(side, answer.indices()));
  }
}
