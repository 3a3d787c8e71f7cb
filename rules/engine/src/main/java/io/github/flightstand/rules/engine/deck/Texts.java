package io.github.flightstand.rules.engine.deck;

import io.github.flightstand.movement.maneuver.Bearing;
import io.github.flightstand.movement.maneuver.Maneuver.Difficulty;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardAnswer;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** The texts that cards of both decks share. */
final class Texts {

  static final String DIE = "die";

  private static final Set<Bearing> TURNS = Set.of(Bearing.TURN_LEFT, Bearing.TURN_RIGHT);

  static Card.Builder card(String deck, String name) {
    return Card.of(deck + "/" + name, CardKind.DAMAGE);
  }

  /** The condition of an effect that has none. */
  static boolean always(Object now) {
    return true;
  }

  static boolean hit(CardAnswer answer) {
    return answer.dice().count(Face.HIT) > 0;
  }

  static boolean hitOrCritical(CardAnswer answer) {
    return hit(answer) || answer.dice().count(Face.CRITICAL) > 0;
  }

  /** Counts as two damage cards while it lies face up (000-135). */
  static Card directHit(String deck) {
    return card(deck, "direct-hit")
        .modify(
            Value.DAMAGE_COUNT,
            (now, count) ->
                now.question().card().equals(Optional.of(now.card())) ? count + 1 : count)
        .build();
  }

  /** From the next round on the pilot's skill is 0. */
  static Card damagedCockpit(String deck) {
    return card(deck, "damaged-cockpit")
        .must(Window.ROUND_END, now -> !now.begun(), now -> List.of(now.begin()))
        .modify(Value.SKILL, (now, skill) -> now.begun() ? Optional.of(0) : Optional.empty())
        .build();
  }

  /** At the start of each combat phase roll a die: a hit is 1 damage. Action: turned down. */
  static Card consoleFire(String deck) {
    return card(deck, "console-fire")
        .must(Window.COMBAT_PHASE_START, Texts::always, now -> List.of(now.roll(1, DIE)))
        .rolled(DIE, (now, answer) -> hit(answer) ? List.of(now.suffer(1, 0)) : List.of())
        .action(Texts::always, now -> List.of(now.turnDown()))
        .build();
  }

  /** Turns are red. */
  static Card damagedEngine(String deck) {
    return card(deck, "damaged-engine")
        .modify(
            Value.DIFFICULTY,
            (now, difficulty) ->
                now.question().maneuver().filter(m -> TURNS.contains(m.bearing())).isPresent()
                    ? Difficulty.RED
                    : difficulty)
        .build();
  }

  /** At once one stress token; then turned down. */
  static Card thrustControlFire(String deck) {
    return card(deck, "thrust-control-fire")
        .must(
            Window.FACE_UP,
            Texts::always,
            now -> List.of(now.gain(TokenType.STRESS, 1), now.turnDown()))
        .build();
  }

  /** At once roll a die: a hit is this damage; then turned down. */
  static Card explosion(String deck, String name, int normal, int critical) {
    return card(deck, name)
        .must(Window.FACE_UP, Texts::always, now -> List.of(now.roll(1, DIE)))
        .rolled(
            DIE,
            (now, answer) ->
                hit(answer)
                    ? List.of(now.suffer(normal, critical), now.turnDown())
                    : List.of(now.turnDown()))
        .build();
  }

  /** Agility −1. Action: a die; a hit, or a critical hit if {@code criticalToo}, repairs it. */
  static Card structuralDamage(String deck, boolean criticalToo) {
    return repairedByDie(
            card(deck, "structural-damage").modify(Value.AGILITY, (now, agility) -> agility - 1),
            criticalToo)
        .build();
  }

  /** After a maneuver of its ship that {@code bad} accepts, 1 damage. */
  static Card stunnedPilot(String deck, Predicate<CardContext> bad) {
    return card(deck, "stunned-pilot")
        .must(
            Window.AFTER_MANEUVER,
            now -> now.mine() && bad.test(now),
            now -> List.of(now.suffer(1, 0)))
        .build();
  }

  /** Action: roll a die; a hit, or if {@code criticalToo} a critical hit, turns this card down. */
  static Card.Builder repairedByDie(Card.Builder card, boolean criticalToo) {
    return card.action(Texts::always, now -> List.of(now.roll(1, DIE)))
        .rolled(DIE, (now, answer) -> repairs(answer, criticalToo, now.turnDown()));
  }

  private static List<Effect> repairs(CardAnswer answer, boolean criticalToo, Effect down) {
    return (criticalToo ? hitOrCritical(answer) : hit(answer)) ? List.of(down) : List.of();
  }
}
