package io.github.flightstand.cards;

import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;

/** Rebel crew. */
final class RebelCrew {

  private RebelCrew() {}

  static List<Card> cards() {
    return List.of(c3po());
  }

  /** Once a round, a guess at how many evades the ship will roll; if right, one is added. */
  private static Card c3po() {
    return Card.of("c3po", CardKind.CREW)
        .unique()
        .may(
            Window.BEFORE_ROLL_DEFENCE,
            now -> now.defending() && Common.unused(now),
            now -> new Domain.OneOf(List.of("0", "1", "2", "3", "4", "5", "6")),
            (now, answer) ->
                List.of(
                    Common.use(now), now.remember("guess", Integer.parseInt(answer.name()) + 1)))
        .must(
            Window.AFTER_ROLL_DEFENCE,
            now -> now.defending() && now.memory("guess") > 0,
            now ->
                now.memory("guess") - 1 == now.dice(Side.DEFENCE).count(Face.EVADE)
                    ? List.of(now.remember("guess", 0), new Effect.Add(Side.DEFENCE, Face.EVADE))
                    : List.of(now.remember("guess", 0)))
        .build();
  }
}
