package io.github.flightstand.cards;

import io.github.flightstand.movement.maneuver.Maneuver.Difficulty;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardAnswer;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.Value.CardRuling;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.DamageDeck;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Astromechs. */
final class Astromechs {

  /** Those that do nothing here but to be an astromech; only {@code r2d6} is whole that way. */
  private static final List<String> PLAIN =
      List.of(
          "bb8",
          "chopper-swx72",
          "flightassistastromech",
          "r2d6",
          "r3astromech",
          "r5d8",
          "r5x3",
          "r7t1",
          "targetingastromech");

  private Astromechs() {}

  static List<Card> cards() {
    return Stream.concat(
            written().stream(), PLAIN.stream().map(id -> Card.of(id, CardKind.ASTROMECH).build()))
        .toList();
  }

  private static List<Card> written() {
    return List.of(
        r2d2(),
        r3a2(),
        Common.green("r2astromech", CardKind.ASTROMECH, m -> m.speed() == 1 || m.speed() == 2)
            .build(),
        r7Astromech(),
        r4d6(),
        r5Astromech(),
        r5p9(),
        r2f2(),
        r5k6(),
        m9g8());
  }

  /** After a green maneuver it may recover a shield, up to the shield value. */
  private static Card r2d2() {
    return Card.of("r2d2", CardKind.ASTROMECH)
        .unique()
        .may(
            Window.AFTER_MANEUVER,
            now -> now.mine() && now.maneuver(Difficulty.GREEN) && Terms.lacksShields(now),
            now -> List.of(new Effect.Shields(now.me(), 1)))
        .build();
  }

  /** When this ship declares a target in arc, it may take a stress token to give the target one. */
  private static Card r3a2() {
    return Card.of("r3a2", CardKind.ASTROMECH)
        .unique()
        .may(
            Window.ATTACK_DECLARED,
            now -> now.attacking() && now.inArc(now.me(), now.defender()),
            now ->
                List.of(
                    now.gain(TokenType.STRESS, 1),
                    new Effect.Tokens(now.defender(), TokenType.STRESS, 1)))
        .build();
  }

  /** Once a round, a lock on the attacker may be spent: it rerolls the attack dice chosen. */
  private static Card r7Astromech() {
    return Common.rerolls(
            Card.of("r7astromech", CardKind.ASTROMECH),
            Side.ATTACK,
            now -> now.defending() && Terms.unused(now) && Terms.maySpendLock(now, now.attacker()),
            now -> Common.ALL,
            (now, answer) ->
                List.of(Terms.use(now), new Effect.Unlock(now.me(), now.attacker(), true)))
        .build();
  }

  /** Hit by three normal hits or more, it may cancel all but two, for a stress token each. */
  private static Card r4d6() {
    return Card.of("r4d6", CardKind.ASTROMECH)
        .unique()
        .may(
            Window.HIT,
            now -> now.defending() && now.dice(Side.ATTACK).count(Face.HIT) > 2,
            now -> {
              int canceled = now.dice(Side.ATTACK).count(Face.HIT) - 2;
              return List.of(
                  new Effect.Cancel(Side.ATTACK, Face.HIT, canceled),
                  now.gain(TokenType.STRESS, canceled));
            })
        .build();
  }

  /** When the end phase begins, one face-up damage card about the ship may be turned down. */
  private static Card r5Astromech() {
    return Card.of("r5astromech", CardKind.ASTROMECH)
        .may(
            Window.END_PHASE_START,
            Terms::always,
            now -> new Domain.OneOf(faceUp(now)),
            Astromechs::turnDown)
        .build();
  }

  private static List<Effect> turnDown(CardContext now, CardAnswer answer) {
    for (int i = 0; i < now.you().suffered().size(); i++) {
      if (now.you().suffered().get(i).face().equals(answer.value())) {
        return List.of(new Effect.TurnDown(CardRef.damage(now.me(), Optional.empty(), i)));
      }
    }
    return List.of();
  }

  /** Returns the ship's face-up cards about the ship; those of sections have no text. */
  private static List<String> faceUp(CardContext now) {
    if (now.you().card().inSections()) {
      return List.of();
    }
    DamageDeck deck = now.state().deck(now.me(), Optional.empty()).composition();
    return now.you().suffered().stream()
        .flatMap(card -> card.face().stream())
        .filter(face -> deck.kind(face).orElseThrow().trait() == DamageDeck.Trait.SHIP)
        .distinct()
        .toList();
  }

  /** When combat ends, a focus token may be spent to recover a shield. */
  private static Card r5p9() {
    return Card.of("r5p9", CardKind.ASTROMECH)
        .unique()
        .may(
            Window.COMBAT_PHASE_END,
            now -> now.maySpend(TokenType.FOCUS) && Terms.lacksShields(now),
            now -> List.of(now.spend(TokenType.FOCUS), new Effect.Shields(now.me(), 1)))
        .build();
  }

  /**
   * The ship may lock on to friends; when a ship that it has locked attacks, it may have one attack
   * die rerolled.
   */
  private static Card m9g8() {
    return Common.rerolls(
            Card.of("m9g8", CardKind.ASTROMECH),
            Side.ATTACK,
            now -> now.you().lockedOn(now.attacker()),
            now -> 1)
        .unique()
        .modify(
            Value.MAY_LOCK,
            (now, ruling) ->
                now.question()
                        .target()
                        .filter(id -> now.state().friendly(now.you(), now.ship(id)))
                        .isPresent()
                    ? CardRuling.PERMITS
                    : ruling)
        .build();
  }

  /**
   * After its lock was spent, a die, whose evade locks the same ship again; in this attack that
   * lock is not spent.
   */
  private static Card r5k6() {
    return Card.of("r5k6", CardKind.ASTROMECH)
        .unique()
        .must(
            Window.SPENT,
            now ->
                now.mine()
                    && now.attacking()
                    && Arrays.stream(TokenType.values()).noneMatch(now::about),
            now -> List.of(new Effect.Roll(Side.DEFENCE, 1, "die")))
        .rolled(
            "die",
            (now, answer) ->
                answer.dice().count(Face.EVADE) > 0
                    ? List.of(
                        new Effect.Lock(now.me(), now.defender(), now.shot().section()),
                        now.remember("fresh", 1))
                    : List.of())
        .modify(
            Value.MAY_SPEND,
            (now, ruling) ->
                now.memory("fresh") > 0 && now.question().action().equals(Optional.of("lock"))
                    ? CardRuling.FORBIDS
                    : ruling)
        .must(
            Window.AFTER_ATTACK,
            now -> now.attacking() && now.memory("fresh") > 0,
            now -> List.of(now.remember("fresh", 0)))
        .build();
  }

  /** Action: agility higher by one for the round. */
  private static Card r2f2() {
    return Card.of("r2f2", CardKind.ASTROMECH)
        .unique()
        .action(Terms::always, now -> List.of(Terms.use(now)))
        .modify(Value.AGILITY, (now, agility) -> Terms.used(now) ? agility + 1 : agility)
        .build();
  }
}
