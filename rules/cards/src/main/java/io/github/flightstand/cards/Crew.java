package io.github.flightstand.cards;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Maneuver.Difficulty;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.ValueQuery;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.HeldCard;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.List;
import java.util.Set;

/** Crew of any faction. */
final class Crew {

  private Crew() {}

  static List<Card> cards() {
    return List.of(
        gunner(),
        reconSpecialist(),
        tactician(),
        navigator(),
        inspiringRecruit(),
        intelligenceAgent(),
        weaponsEngineer());
  }

  /** After an attack that missed: one with the primary weapon, and none after that this round. */
  private static Card gunner() {
    return Common.lastAttack(
            "gunner",
            CardKind.CREW,
            Twice::missed,
            now -> List.of(new Effect.Attack(now.me(), List.of("primary"))))
        .build();
  }

  /** The one focus action of a round gives one more focus token. */
  private static Card reconSpecialist() {
    return Card.of("reconspecialist", CardKind.CREW)
        .must(
            Window.AFTER_ACTION,
            now ->
                now.mine()
                    && Terms.unused(now)
                    && now.you().actions().contains(Action.FOCUS.word()),
            now -> List.of(Terms.use(now), now.gain(TokenType.FOCUS, 1)))
        .build();
  }

  /** Stresses the target after an attack in arc at range 2, as measured in the arc. */
  private static Card tactician() {
    return Card.of("tactician", CardKind.CREW)
        .must(
            Window.AFTER_ATTACK,
            now ->
                now.attacking()
                    && now.ship(now.defender()).inPlay()
                    && now.rangeInArc(now.me(), now.defender())
                        .filter(range -> range.isAt(RangeBand.TWO, RangeBand.TWO))
                        .isPresent(),
            now -> List.of(new Effect.Tokens(now.defender(), TokenType.STRESS, 1)))
        .build();
  }

  /** When the activation phase begins, the dial of an enemy at range 1 to 2 may be looked at. */
  private static Card intelligenceAgent() {
    return Card.of("intelligenceagent", CardKind.CREW)
        .may(
            Window.ACTIVATION_PHASE_START,
            Terms::always,
            now ->
                new Domain.OneOf(
                    now.enemies(RangeBand.TWO).stream()
                        .filter(enemy -> now.ship(enemy).dial().isPresent())
                        .toList()),
            (now, answer) -> List.of(new Effect.ShowDial(answer.name(), now.you().seat())))
        .build();
  }

  /**
   * The ship keeps two locks, the latest ones (decided), and may lock on to two ships at once. The
   * second of the two brings no third.
   */
  private static Card weaponsEngineer() {
    return Card.of("weaponsengineer", CardKind.CREW)
        .modify(Value.LOCKS, (now, locks) -> Math.max(locks, 2))
        .may(
            Window.LOCKED,
            now -> now.mine() && now.you().lock().isPresent() && !isSecond(now),
            now -> {
              Set<String> latest = Terms.locks(now.me(), now.ship(latest(now))).keySet();
              return new Domain.OneOf(
                  Terms.lockable(now, now.me()).stream()
                      .filter(enemy -> !latest.contains(enemy))
                      .toList());
            },
            (now, answer) -> {
              Effect.Lock second = Terms.lock(now, now.me(), answer);
              return List.of(
                  Terms.use(now),
                  now.remember("second", Terms.place(now, second.target())),
                  second);
            })
        .must(
            Window.SPENT,
            now -> now.mine() && now.memory("second") > 0,
            now -> List.of(now.remember("second", 0)))
        .build();
  }

  /** Tests whether an engineer of the ship, this one or another, brought the latest lock. */
  private static boolean isSecond(CardContext now) {
    int latest = Terms.place(now, latest(now));
    return now.you().cards().stream()
        .filter(card -> card.id().equals("weaponsengineer"))
        .map(HeldCard::memory)
        .anyMatch(
            memory ->
                memory.getOrDefault("round", 0) == now.state().round()
                    && memory.getOrDefault("second", 0) == latest);
  }

  private static String latest(CardContext now) {
    return now.you().lock().orElseThrow();
  }

  /** The revealed dial may be turned to another speed of its bearing, under stress to no red. */
  private static Card navigator() {
    return Card.of("navigator", CardKind.CREW)
        .may(
            Window.REVEALED,
            now -> now.mine() && now.maneuver().isPresent(),
            now -> new Domain.OneOf(others(now)),
            (now, answer) -> List.of(new Effect.Fly(Maneuver.parse(answer.name()))))
        .build();
  }

  private static List<String> others(CardContext now) {
    Maneuver shown = now.maneuver().orElseThrow();
    return now.you().card().dial().maneuvers().stream()
        .filter(maneuver -> maneuver.bearing() == shown.bearing() && !maneuver.equals(shown))
        .filter(maneuver -> !now.you().stressed() || difficulty(now, maneuver) != Difficulty.RED)
        .map(Maneuver::code)
        .toList();
  }

  private static Difficulty difficulty(CardContext now, Maneuver maneuver) {
    return now.value(Value.DIFFICULTY, now.me(), maneuver.difficulty(), ValueQuery.about(maneuver));
  }

  /** Once a round, a friend at range 1 to 2 that loses a stress token may lose one more. */
  private static Card inspiringRecruit() {
    return Card.of("inspiringrecruit", CardKind.CREW)
        .may(
            Window.LOST,
            now ->
                now.about(TokenType.STRESS)
                    && Terms.unused(now)
                    && now.subject().stressed()
                    && Terms.friendly(now, RangeBand.TWO),
            now ->
                List.of(
                    Terms.use(now), new Effect.Tokens(now.subject().id(), TokenType.STRESS, -1)))
        .build();
  }
}
