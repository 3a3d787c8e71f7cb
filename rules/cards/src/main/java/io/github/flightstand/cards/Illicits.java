package io.github.flightstand.cards;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.Value.CardRuling;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.List;
import java.util.Optional;

/** Illicit upgrades. */
final class Illicits {

  private static final Maneuver STOP = Maneuver.parse("0OW");

  private Illicits() {}

  static List<Card> cards() {
    return List.of(feedbackArray(), glitterstim(), inertialDampeners(), ionDischargers());
  }

  /** Instead of all attacks: an ion token and a damage, and a damage to an enemy at range 1. */
  private static Card feedbackArray() {
    return Card.of("feedbackarray", CardKind.ILLICIT)
        .may(
            Window.COMBAT_TURN_START,
            now -> now.mine() && now.memory("attacked") < now.state().round(),
            now -> new Domain.OneOf(now.enemies(RangeBand.ONE)),
            (now, answer) ->
                List.of(
                    Terms.use(now),
                    now.gain(TokenType.ION, 1),
                    now.suffer(1, 0),
                    new Effect.Suffer(answer.name(), 1, 0)))
        .must(
            Window.ATTACK_DECLARED,
            CardContext::attacking,
            now -> List.of(now.remember("attacked", now.state().round())))
        .modify(Value.MAY_ATTACK, (now, ruling) -> Terms.unused(now) ? ruling : CardRuling.FORBIDS)
        .build();
  }

  /** Discarded, and a stress token: all focus results count for the round. */
  private static Card glitterstim() {
    return Card.of("glitterstim", CardKind.ILLICIT)
        .may(
            Window.COMBAT_PHASE_START,
            Terms::always,
            now ->
                List.of(
                    now.discard(),
                    now.gain(TokenType.STRESS, 1),
                    new Effect.Assign(now.me(), Conditions.GLITTERING)))
        .build();
  }

  /** Discarded as the dial is revealed: the ship stays where it is, and gets a stress token. */
  private static Card inertialDampeners() {
    return Card.of("inertialdampeners", CardKind.ILLICIT)
        .may(
            Window.REVEALED,
            CardContext::mine,
            now -> List.of(now.discard(), new Effect.Fly(STOP), now.gain(TokenType.STRESS, 1)))
        .build();
  }

  /** An ion token is removed; an enemy at range 1 may take one, and then this is discarded. */
  private static Card ionDischargers() {
    return Card.of("iondischargers", CardKind.ILLICIT)
        .may(
            Window.GAINED,
            now -> now.mine() && now.about(TokenType.ION) && now.tokens(TokenType.ION) > 0,
            now -> new Domain.OneOf(now.enemies(RangeBand.ONE)),
            (now, answer) ->
                List.of(
                    now.lose(TokenType.ION, 1),
                    new Effect.Ask("offered", Optional.of(answer.name()))))
        .asked(
            "offered",
            now -> List.of(Option.of("take"), Option.of("refuse")),
            (now, answer) ->
                answer.key().equals("take")
                    ? List.of(new Effect.Tokens(now.asked(), TokenType.ION, 1), now.discard())
                    : List.of())
        .build();
  }
}
