package io.github.flightstand.rules.engine.deck;

import io.github.flightstand.movement.maneuver.Maneuver.Difficulty;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardAnswer;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.Value.CardRuling;
import io.github.flightstand.rules.engine.hook.ValueQuery;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.DamageDeck;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.HeldCard;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;
import java.util.stream.IntStream;

/** The cards of the first damage deck. */
public final class CoreDeck {

  private static final String DECK = DamageDeck.CORE_2012.name();
  private static final String WEAPON = "weapon";
  private static final String BLIND = "blind";

  public static List<Card> cards() {
    return List.of(
        Texts.directHit(DECK),
        blindedPilot(),
        Texts.damagedCockpit(DECK),
        Texts.card(DECK, "injured-pilot").silences(CardKind.PILOT, CardKind.ELITE).build(),
        Texts.stunnedPilot(DECK, CoreDeck::overlapped),
        Texts.consoleFire(DECK),
        Texts.damagedEngine(DECK),
        damagedSensorArray(),
        Texts.explosion(DECK, "minor-explosion", 1, 0),
        minorHullBreach(),
        munitionsFailure(),
        Texts.structuralDamage(DECK, false),
        Texts.thrustControlFire(DECK),
        Texts.repairedByDie(
                Texts.card(DECK, "weapon-malfunction")
                    .modify(Value.PRIMARY, (now, attack) -> attack - 1),
                true)
            .build());
  }

  /** No attack dice in the next attack; then turned down. */
  private static Card blindedPilot() {
    return Texts.card(DECK, "blinded-pilot")
        .modify(Value.ATTACK_DICE, (now, dice) -> 0)
        .must(
            Window.BEFORE_ROLL_ATTACK,
            CardContext::attacking,
            now -> List.of(now.remember(BLIND, 1)))
        .must(
            Window.AFTER_ATTACK,
            now -> now.attacking() && now.memory(BLIND) > 0,
            now -> List.of(now.turnDown()))
        .build();
  }

  /** Tests whether the ship's base overlaps a ship or an obstacle after its maneuver. */
  private static boolean overlapped(CardContext now) {
    return now.onObstacle()
        || now.activation().filter(ActivationTask.Activation::overlapped).isPresent();
  }

  /** No actions of the action bar. Action: roll a die; a hit turns this card down. */
  private static Card damagedSensorArray() {
    return Texts.repairedByDie(
            Texts.card(DECK, "damaged-sensor-array")
                .modify(
                    Value.MAY_ACT,
                    (now, ruling) ->
                        now.question().of().isEmpty() && onBar(now) ? CardRuling.FORBIDS : ruling),
            false)
        .build();
  }

  private static boolean onBar(CardContext now) {
    return now.question()
        .action()
        .filter(
            name ->
                name.equals(ValueQuery.DOCKING)
                    || Action.ofWord(name).filter(now.bar(now.me())::contains).isPresent()
                    // The rule of an icon that the rulebooks do not have; see CardKind.SHIP.
                    || now.you().cards().stream().anyMatch(card -> card.id().equals(name)))
        .isPresent();
  }

  /** After a red maneuver roll a die: a hit is 1 damage. */
  private static Card minorHullBreach() {
    return Texts.card(DECK, "minor-hull-breach")
        .must(
            Window.AFTER_MANEUVER,
            now -> now.mine() && now.maneuver(Difficulty.RED),
            now -> List.of(now.roll(1, Texts.DIE)))
        .rolled(
            Texts.DIE, (now, answer) -> Texts.hit(answer) ? List.of(now.suffer(1, 0)) : List.of())
        .build();
  }

  /** At once one secondary weapon is discarded; then turned down. */
  private static Card munitionsFailure() {
    return Texts.card(DECK, "munitions-failure")
        .must(
            Window.FACE_UP,
            Texts::always,
            now ->
                weapons(now).isEmpty()
                    ? List.of(now.turnDown())
                    : List.of(new Effect.Ask(WEAPON), now.turnDown()))
        .asked(
            WEAPON,
            now ->
                List.of(
                    Option.of(
                        "discard",
                        weapons(now).stream()
                            .map(i -> now.you().cards().get(i).id())
                            .distinct()
                            .toList())),
            CoreDeck::discard)
        .build();
  }

  private static List<Effect> discard(CardContext now, CardAnswer answer) {
    return weapons(now).stream()
        .filter(i -> now.you().cards().get(i).id().equals(answer.name()))
        .limit(1)
        .<Effect>map(i -> new Effect.Discard(CardRef.held(now.me(), i)))
        .toList();
  }

  /** Returns the indices of the secondary weapons that are not discarded. */
  private static List<Integer> weapons(CardContext now) {
    List<HeldCard> cards = now.you().cards();
    return IntStream.range(0, cards.size())
        .filter(i -> cards.get(i).up() && now.you().card().weapon(cards.get(i).id()).isPresent())
        .boxed()
        .toList();
  }
}
