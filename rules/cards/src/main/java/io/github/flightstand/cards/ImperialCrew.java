package io.github.flightstand.cards;

import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardAnswer;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Imperial crew. */
final class ImperialCrew {

  private ImperialCrew() {}

  static List<Card> cards() {
    return List.of(rebelCaptive(), darthVader(), ysanneIsard(), maraJade(), emperorPalpatine());
  }

  /** The first ship in a round that declares an attack on this one is stressed at once. */
  private static Card rebelCaptive() {
    return Card.of("rebelcaptive", CardKind.CREW)
        .unique()
        .must(
            Window.ATTACK_DECLARED,
            now -> now.defending() && Terms.unused(now),
            now -> List.of(Terms.use(now), new Effect.Tokens(now.attacker(), TokenType.STRESS, 1)))
        .build();
  }

  /** After an attack, hit or not: two damage for one critical damage to the enemy. */
  private static Card darthVader() {
    return Card.of("darthvader", CardKind.CREW)
        .unique()
        .may(
            Window.AFTER_ATTACK,
            now -> now.attacking() && now.ship(now.defender()).inPlay(),
            now -> List.of(now.suffer(2, 0), new Effect.Suffer(now.defender(), 0, 1)))
        .build();
  }

  /** When combat begins, without shields and with damage cards: a free evade action. */
  private static Card ysanneIsard() {
    return Card.of("ysanneisard", CardKind.CREW)
        .unique()
        .may(
            Window.COMBAT_PHASE_START,
            now -> now.you().shieldsLeft() == 0 && !now.you().suffered().isEmpty(),
            now -> List.of(new Effect.FreeAction(now.me(), List.of(Action.EVADE.word()))))
        .build();
  }

  /** When combat ends, each enemy at range 1 without stress gets some. */
  private static Card maraJade() {
    return Card.of("marajade", CardKind.CREW)
        .unique()
        .must(
            Window.COMBAT_PHASE_END,
            now -> !relaxed(now).isEmpty(),
            now ->
                relaxed(now).stream()
                    .<Effect>map(enemy -> new Effect.Tokens(enemy, TokenType.STRESS, 1))
                    .toList())
        .build();
  }

  /**
   * Once a round, before a friendly ship rolls dice, at least one, a result is named; one die is
   * turned to it as soon as they are rolled, and not modified again (FAQ 4.2.2).
   */
  private static Card emperorPalpatine() {
    Card.Builder card = Card.of("emperorpalpatine", CardKind.CREW).unique();
    names(card, Side.ATTACK, CardContext::attacker);
    names(card, Side.DEFENCE, CardContext::defender);
    // Which other die is turned is plain: the one that does most against what is named (decided).
    return card.may(
            Window.BEFORE_ROLL,
            now -> Terms.unused(now) && isFriendly(now, now.subject().id()),
            now -> new Domain.OneOf(words(Face.ATTACK)),
            (now, answer) ->
                List.of(Terms.use(now), new Effect.Name(Face.ofWord(answer.name()).orElseThrow())))
        .build();
  }

  private static List<String> words(List<Face> faces) {
    return faces.stream().distinct().map(Face::word).toList();
  }

  private static void names(Card.Builder card, Side side, Function<CardContext, String> roller) {
    boolean attack = side == Side.ATTACK;
    card.may(
            attack ? Window.BEFORE_ROLL_ATTACK : Window.BEFORE_ROLL_DEFENCE,
            now -> Terms.unused(now) && isFriendly(now, roller.apply(now)) && now.toRoll(side) > 0,
            now -> new Domain.OneOf(words(attack ? Face.ATTACK : Face.DEFENCE)),
            (now, answer) ->
                List.of(
                    Terms.use(now),
                    now.remember("named", Face.ofWord(answer.name()).orElseThrow().ordinal() + 1)))
        .react(
            attack ? Window.AFTER_ROLL_ATTACK : Window.AFTER_ROLL_DEFENCE,
            false,
            now -> Terms.used(now) && now.memory("named") > 0,
            now -> rolled(now.dice(side)),
            (now, answer) -> {
              List<Effect> effects = new ArrayList<>(List.of(now.remember("named", 0)));
              Face named = Face.all().get(now.memory("named") - 1);
              answer
                  .value()
                  .flatMap(Face::ofWord)
                  .ifPresent(face -> effects.add(new Effect.Fix(side, face, named)));
              return effects;
            });
  }

  /** Returns the results to choose from; without dice there is nothing to choose. */
  private static List<Option> rolled(Pool pool) {
    return List.of(
        pool.size() == 0
            ? Option.of(CardAnswer.USE)
            : Option.of(
                CardAnswer.USE,
                Face.all().stream().filter(face -> pool.count(face) > 0).map(Face::word).toList()));
  }

  private static boolean isFriendly(CardContext now, String id) {
    return now.me().equals(id)
        || (now.state().remote(id).isEmpty()
            && now.state().friendly(now.you(), now.state().ship(id)));
  }

  private static List<String> relaxed(CardContext now) {
    return now.enemies(RangeBand.ONE).stream()
        .filter(enemy -> !now.ship(enemy).stressed())
        .toList();
  }
}
