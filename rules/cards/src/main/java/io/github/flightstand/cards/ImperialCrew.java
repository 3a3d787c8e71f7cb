package io.github.flightstand.cards;

import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.List;

/** Imperial crew. */
final class ImperialCrew {

  private ImperialCrew() {}

  static List<Card> cards() {
    return List.of(rebelCaptive(), darthVader(), ysanneIsard(), maraJade());
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

  private static List<String> relaxed(CardContext now) {
    return now.enemies(RangeBand.ONE).stream()
        .filter(enemy -> !now.ship(enemy).stressed())
        .toList();
  }
}
