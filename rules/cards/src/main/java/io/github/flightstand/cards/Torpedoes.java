package io.github.flightstand.cards;

import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;
import java.util.Set;

/** Torpedoes. */
final class Torpedoes {

  /** The hull value up to which flechette torpedoes stress a ship. */
  private static final int LIGHT = 4;

  private static final Set<CardKind> ORDNANCE =
      Set.of(CardKind.TORPEDO, CardKind.MISSILE, CardKind.BOMB);

  private Torpedoes() {}

  static List<Card> cards() {
    return List.of(
        advancedProtonTorpedoes(),
        extraMunitions(),
        flechetteTorpedoes(),
        plasmaTorpedoes(),
        protonTorpedoes());
  }

  /** Up to three blanks may become focus results. */
  private static Card advancedProtonTorpedoes() {
    return Common.turns(
            "advprotontorpedoes",
            CardKind.TORPEDO,
            Side.ATTACK,
            CardContext::firing,
            Face.BLANK,
            Face.FOCUS,
            3)
        .build();
  }

  /**
   * Every torpedo, missile and bomb of the ship serves once more before its card is discarded.
   * Decided: the token on it always goes first.
   */
  private static Card extraMunitions() {
    return Card.of("extramunitions", CardKind.TORPEDO)
        .limited()
        .modify(
            Value.COPIES,
            (now, copies) ->
                now.question().of().filter(ORDNANCE::contains).isPresent() ? copies + 1 : copies)
        .build();
  }

  /** After the attack, hit or miss, a defender of hull 4 or less gains a stress token. */
  private static Card flechetteTorpedoes() {
    return Card.of("flechettetorpedoes", CardKind.TORPEDO)
        .must(
            Window.AFTER_ATTACK,
            now -> now.firing() && now.ship(now.defender()).card().hull() <= LIGHT,
            now -> List.of(new Effect.Tokens(now.defender(), TokenType.STRESS, 1)))
        .build();
  }

  /** A hit, its damage dealt, also removes a shield of the defender. */
  private static Card plasmaTorpedoes() {
    return Card.of("plasmatorpedoes", CardKind.TORPEDO)
        .must(
            Window.AFTER_ATTACK,
            now -> now.firing() && now.hit(),
            now -> List.of(new Effect.Shields(now.defender(), now.shot().section(), -1)))
        .build();
  }

  /** One focus result may become a critical hit. */
  private static Card protonTorpedoes() {
    return Common.turns(
            "protontorpedoes",
            CardKind.TORPEDO,
            Side.ATTACK,
            CardContext::firing,
            Face.FOCUS,
            Face.CRITICAL,
            1)
        .build();
  }
}
