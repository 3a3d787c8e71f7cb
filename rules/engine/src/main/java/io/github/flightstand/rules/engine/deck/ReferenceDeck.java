package io.github.flightstand.rules.engine.deck;

import io.github.flightstand.movement.maneuver.Bearing;
import io.github.flightstand.movement.maneuver.Maneuver.Difficulty;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.Value.CardRuling;
import io.github.flightstand.rules.engine.state.CombatTask.Firing;
import io.github.flightstand.rules.engine.state.DamageDeck;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;
import java.util.Optional;

/** The cards of the damage deck that came with the rules reference. */
public final class ReferenceDeck {

  private static final String DECK = DamageDeck.REFERENCE_2015.name();
  private static final String TURN = "turn";

  public static List<Card> cards() {
    return List.of(
        Texts.directHit(DECK),
        blindedPilot(),
        Texts.damagedCockpit(DECK),
        shakenPilot(),
        Texts.stunnedPilot(DECK, now -> now.touching() || now.onObstacle()),
        Texts.consoleFire(DECK),
        Texts.damagedEngine(DECK),
        damagedSensorArray(),
        looseStabilizer(),
        Texts.explosion(DECK, "major-explosion", 0, 1),
        majorHullBreach(),
        Texts.structuralDamage(DECK, true),
        Texts.thrustControlFire(DECK),
        Texts.repairedByDie(
                Texts.card(DECK, "weapons-failure")
                    .modify(Value.ATTACK_DICE, (now, dice) -> dice - 1),
                true)
            .build());
  }

  /**
   * No attacks; turned down after the next turn in the combat phase, which is not the one in which
   * it comes.
   */
  private static Card blindedPilot() {
    return Texts.card(DECK, "blinded-pilot")
        .modify(Value.MAY_ATTACK, (now, ruling) -> CardRuling.FORBIDS)
        .must(
            Window.FACE_UP,
            now -> now.state().last(Firing.class).map(Firing::ship).equals(Optional.of(now.me())),
            now -> List.of(now.remember(TURN, 1)))
        .must(
            Window.COMBAT_TURN_END,
            CardContext::mine,
            now -> List.of(now.memory(TURN) > 0 ? now.remember(TURN, 0) : now.turnDown()))
        .build();
  }

  /** No straight maneuver may be set on the dial; turned down when a maneuver is revealed. */
  private static Card shakenPilot() {
    return Texts.card(DECK, "shaken-pilot")
        .modify(
            Value.MAY_DIAL,
            (now, ruling) ->
                now.question().maneuver().filter(m -> m.bearing() == Bearing.STRAIGHT).isPresent()
                    ? CardRuling.FORBIDS
                    : ruling)
        .must(Window.REVEALED, CardContext::mine, now -> List.of(now.turnDown()))
        .build();
  }

  /** Only actions of damage cards. Action: a die; a hit or critical hit turns this down. */
  private static Card damagedSensorArray() {
    return Texts.repairedByDie(
            Texts.card(DECK, "damaged-sensor-array")
                .modify(
                    Value.MAY_ACT,
                    (now, ruling) ->
                        now.question().action().isPresent()
                                && !now.question().of().equals(Optional.of(CardKind.DAMAGE))
                            ? CardRuling.FORBIDS
                            : ruling),
            true)
        .build();
  }

  /** After a white maneuver one stress token. Action: turned down. */
  private static Card looseStabilizer() {
    return Texts.card(DECK, "loose-stabilizer")
        .must(
            Window.AFTER_MANEUVER,
            now -> now.mine() && now.maneuver(Difficulty.WHITE),
            now -> List.of(now.gain(TokenType.STRESS, 1)))
        .action(Texts::always, now -> List.of(now.turnDown()))
        .build();
  }

  /** From the next round on, damage cards are dealt face up. Action: turned down. */
  private static Card majorHullBreach() {
    return Texts.card(DECK, "major-hull-breach")
        .must(Window.ROUND_END, now -> !now.begun(), now -> List.of(now.begin()))
        .modify(Value.DEALT_FACE_UP, (now, up) -> up || now.begun())
        .action(Texts::always, now -> List.of(now.turnDown()))
        .build();
  }
}
