package io.github.flightstand.cards;

import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.Value.CardRuling;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Missiles. */
final class Missiles {

  private Missiles() {}

  static List<Card> cards() {
    return List.of(
        assaultMissiles(),
        clusterMissiles(),
        concussionMissiles(),
        harpoonMissiles(),
        homingMissiles(),
        ionPulseMissiles(),
        protonRockets());
  }

  /** A hit makes every other ship at range 1 of the defender suffer one damage. */
  private static Card assaultMissiles() {
    return Card.of("assaultmissiles", CardKind.MISSILE)
        .must(
            Window.HIT,
            CardContext::firing,
            now -> {
              List<Effect> effects = new ArrayList<>();
              for (String ship : now.aroundDefender(RangeBand.ONE)) {
                effects.add(new Effect.Suffer(ship, 1, 0));
              }
              return effects;
            })
        .build();
  }

  /** They attack twice. */
  private static Card clusterMissiles() {
    return Twice.attacks(Card.of("clustermissiles", CardKind.MISSILE)).build();
  }

  /** One blank may become a hit. */
  private static Card concussionMissiles() {
    return Common.turns(
            Card.of("concussionmissiles", CardKind.MISSILE),
            Side.ATTACK,
            CardContext::firing,
            Face.BLANK,
            Face.HIT,
            1)
        .build();
  }

  /** After an attack that hit, the defender is harpooned, see {@link Conditions}. */
  private static Card harpoonMissiles() {
    return Card.of("harpoonmissiles", CardKind.MISSILE)
        .must(
            Window.AFTER_ATTACK,
            now -> now.firing() && now.hit(),
            now -> List.of(new Effect.Assign(now.defender(), Conditions.HARPOONED)))
        .build();
  }

  /** The defender cannot spend evade tokens. */
  private static Card homingMissiles() {
    return Card.of("homingmissiles", CardKind.MISSILE)
        .modifyAny(
            Value.MAY_SPEND,
            (now, ruling) ->
                now.firing()
                        && now.question().action().equals(Optional.of("evade"))
                        && now.about().equals(Optional.of(now.defender()))
                    ? CardRuling.FORBIDS
                    : ruling)
        .build();
  }

  /** A hit makes the defender suffer one damage and gain two ion tokens, and no more. */
  private static Card ionPulseMissiles() {
    return Common.insteadOfHits(
            "ionpulsemissiles",
            CardKind.MISSILE,
            now ->
                List.of(
                    new Effect.Suffer(now.defender(), 1, 0),
                    new Effect.Tokens(now.defender(), TokenType.ION, 2)))
        .build();
  }

  /** As many more dice as the ship has agility, at most three; decided: always all of them. */
  private static Card protonRockets() {
    return Card.of("protonrockets", CardKind.MISSILE)
        .modify(
            Value.ATTACK_DICE,
            (now, dice) -> now.firing() ? dice + Math.min(3, now.agility()) : dice)
        .build();
  }
}
