package io.github.flightstand.cards;

import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import java.util.List;

/** Modifications. */
final class Modifications {

  private Modifications() {}

  static List<Card> cards() {
    return List.of(autothrusters());
  }

  /** Beyond range 2 of the attacker, or outside its arc, a blank becomes an evade. */
  private static Card autothrusters() {
    return Common.turns(
            "autothrusters",
            CardKind.MODIFICATION,
            Side.DEFENCE,
            now ->
                now.defending() && (now.shot().range() > 2 || !now.inArc(now.attacker(), now.me())),
            Face.BLANK,
            Face.EVADE,
            1)
        .build();
  }
}
