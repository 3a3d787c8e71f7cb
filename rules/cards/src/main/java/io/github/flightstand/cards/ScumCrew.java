package io.github.flightstand.cards;

import io.github.flightstand.movement.maneuver.Maneuver.Difficulty;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;

/** Scum's crew. */
final class ScumCrew {

  private ScumCrew() {}

  static List<Card> cards() {
    return List.of(zuckuss(), gonk(), k4SecurityDroid(), lattsRazzi(), dengar());
  }

  /** Attacking without stress: for a stress token each, defense dice are rerolled. */
  private static Card zuckuss() {
    return Common.rerolls(
            Card.of("zuckuss", CardKind.CREW),
            Side.DEFENCE,
            now -> now.attacking() && !now.you().stressed(),
            now -> Common.ALL,
            (now, answer) -> List.of(now.gain(TokenType.STRESS, answer.indices().size())))
        .unique()
        .build();
  }

  /** Action: lay a shield token on the card. Another action: recover a shield with one. */
  private static Card gonk() {
    return Card.of("gonk", CardKind.CREW)
        .unique()
        .action(Terms::always, now -> List.of(now.remember("laid", now.memory("laid") + 1)))
        .action(
            "recover",
            now -> now.memory("laid") > 0 && Terms.lacksShields(now),
            now ->
                List.of(
                    now.remember("laid", now.memory("laid") - 1), new Effect.Shields(now.me(), 1)))
        .build();
  }

  /** After a green maneuver: a lock. */
  private static Card k4SecurityDroid() {
    return Card.of("k4securitydroid", CardKind.CREW)
        .may(
            Window.AFTER_MANEUVER,
            now -> now.mine() && now.maneuver(Difficulty.GREEN),
            now -> new Domain.OneOf(Terms.lockable(now, now.me())),
            (now, answer) -> List.of(Terms.lock(now, now.me(), answer)))
        .build();
  }

  /** Attacking, one attack die may be rerolled, two against a unique pilot. */
  private static Card dengar() {
    return Common.rerolls(
            Card.of("dengar", CardKind.CREW),
            Side.ATTACK,
            CardContext::attacking,
            now -> Terms.uniquePilot(now.ship(now.defender())) ? 2 : 1)
        .unique()
        .build();
  }

  /** Defending, a stress token of the attacker may be removed to add an evade. */
  private static Card lattsRazzi() {
    return Card.of("lattsrazzi", CardKind.CREW)
        .unique()
        .may(
            Window.MODIFY_DEFENCE,
            now -> now.defending() && now.ship(now.attacker()).stressed(),
            now ->
                List.of(
                    new Effect.Tokens(now.attacker(), TokenType.STRESS, -1),
                    new Effect.Add(Side.DEFENCE, Face.EVADE)))
        .build();
  }
}
