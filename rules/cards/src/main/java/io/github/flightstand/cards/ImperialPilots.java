package io.github.flightstand.cards;

import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.List;

/** Imperial pilots of the TIE fighter, the TIE interceptor and the TIE phantom. */
final class ImperialPilots {

  private ImperialPilots() {}

  static List<Card> cards() {
    return List.of(howlrunner(), soontirFel());
  }

  /** Another friendly ship at range 1 that attacks with its primary weapon rerolls a die. */
  private static Card howlrunner() {
    return Common.rerolls(
            "tiefighter.howlrunner",
            CardKind.PILOT,
            Side.ATTACK,
            now ->
                !now.attacking()
                    && now.shot().weapon().isEmpty()
                    && now.friends(RangeBand.ONE).contains(now.attacker()),
            now -> 1)
        .build();
  }

  /** When he gains a stress token he may gain a focus token. */
  private static Card soontirFel() {
    return Card.of("tieinterceptor.soontirfel", CardKind.PILOT)
        .may(
            Window.GAINED,
            now -> now.mine() && now.about(TokenType.STRESS),
            now -> List.of(now.gain(TokenType.FOCUS, 1)))
        .build();
  }
}
