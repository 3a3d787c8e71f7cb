package io.github.flightstand.cards;

import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Proposed;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;
import java.util.Optional;

/** Tech upgrades. */
final class Tech {

  private Tech() {}

  static List<Card> cards() {
    return List.of(commRelay(), patternAnalyzer());
  }

  /** The maneuver's stress may come after the action step. */
  private static Card patternAnalyzer() {
    return Card.of("patternanalyzer", CardKind.TECH)
        .may(
            Window.AFTER_MOVE,
            now -> now.mine() && now.activation().filter(flown -> !flown.beside()).isPresent(),
            now -> List.of(new Effect.StressLater()))
        .build();
  }

  /** An evade token stays in the end phase, and the ship never has a second. */
  private static Card commRelay() {
    return Card.of("commrelay", CardKind.TECH)
        .must(
            Window.WOULD_GAIN,
            now ->
                now.mine()
                    && now.tokens(TokenType.EVADE) > 0
                    && now.proposed().orElseThrow() instanceof Proposed.Tokens gained
                    && gained.marker() == TokenType.EVADE,
            now -> List.of())
        .modify(
            Value.KEPT, (now, kept) -> kept || now.question().action().equals(Optional.of("evade")))
        .build();
  }
}
