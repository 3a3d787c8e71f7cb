package io.github.flightstand.cards;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.Value.CardRuling;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.HeldCard;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What later ships' action icons do that the rulebooks do not have. Such a card has the icon's
 * name, and a ship with that icon has the card.
 */
final class ShipRules {

  /** The action's name. */
  static final String SLAM = "slam";

  private static final String MOBILE_ARC = "rotateArc";
  private static final String REINFORCE = "reinforce";

  /** The quadrants of a mobile arc, in the order in which the card remembers them, from 1. */
  private static final List<FiringArc> QUADRANTS =
      List.of(FiringArc.FRONT, FiringArc.LEFT, FiringArc.RIGHT, FiringArc.REAR);

  private ShipRules() {}

  static List<Card> cards() {
    return List.of(mobileArc(), reinforce(), slam());
  }

  /**
   * The primary weapon also fires from the quadrant that the pointer is set to: as the first round
   * begins (decided), and by the action.
   */
  private static Card mobileArc() {
    return Card.of(MOBILE_ARC, CardKind.SHIP)
        .react(
            Window.ROUND_START,
            false,
            now -> now.memory("pointer") == 0,
            ShipRules::quadrants,
            (now, answer) -> List.of(turned(now, answer.key())))
        .action(Terms::always, now -> List.of(new Effect.Ask("quadrant")))
        .asked(
            "quadrant", ShipRules::quadrants, (now, answer) -> List.of(turned(now, answer.key())))
        .modify(
            Value.ARCS,
            (now, arcs) -> {
              Set<FiringArc> all = new LinkedHashSet<>(arcs);
              all.add(pointer(now));
              return List.copyOf(all);
            })
        .build();
  }

  private static List<Option> quadrants(CardContext now) {
    return QUADRANTS.stream().map(arc -> Option.of(arc.word())).toList();
  }

  private static Effect turned(CardContext now, String arc) {
    return now.remember("pointer", 1 + QUADRANTS.indexOf(FiringArc.ofWord(arc).orElseThrow()));
  }

  /** Returns the quadrant of a ship's mobile arc; the front before it was set. */
  static FiringArc pointer(CardContext now) {
    int pointer =
        rule(now, MOBILE_ARC)
            .map(card -> now.you().cards().get(card.index()).memory().getOrDefault("pointer", 1))
            .orElse(1);
    return QUADRANTS.get(pointer - 1);
  }

  /** Returns the rule of the card's ship by that name, if it has it. */
  private static Optional<CardRef> rule(CardContext now, String name) {
    List<String> ids = now.you().cards().stream().map(HeldCard::id).toList();
    return Optional.of(ids.indexOf(name)).filter(i -> i >= 0).map(i -> CardRef.held(now.me(), i));
  }

  /**
   * The action reinforces the fore or the aft side until the round ends: when results are compared,
   * an attacker in the arc of 180 degrees ahead, or else one out of it, meets one more evade.
   */
  private static Card reinforce() {
    return Card.of(REINFORCE, CardKind.SHIP)
        .action(Terms::always, now -> List.of(new Effect.Ask("side")))
        .asked(
            "side",
            now -> List.of(Option.of("fore"), Option.of("aft")),
            (now, answer) -> List.of(now.remember("side", answer.key().equals("fore") ? 1 : 2)))
        .must(
            Window.BEFORE_COMPARE,
            now ->
                now.defending()
                    && now.memory("side")
                        == (now.inArc(now.me(), now.attacker(), List.of(FiringArc.WIDE)) ? 1 : 2),
            now -> List.of(new Effect.Add(Side.DEFENCE, Face.EVADE)))
        .must(
            Window.ROUND_END,
            now -> now.memory("side") > 0,
            now -> List.of(now.remember("side", 0)))
        .build();
  }

  /** Tests whether the card's ship is reinforced. */
  static boolean reinforced(CardContext now) {
    return rule(now, REINFORCE)
        .filter(card -> now.you().cards().get(card.index()).memory().getOrDefault("side", 0) > 0)
        .isPresent();
  }

  /** Returns the effect that spends the reinforcement of the card's ship. */
  static Effect spendReinforcement(CardContext now) {
    return new Effect.Remember(rule(now, REINFORCE).orElseThrow(), "side", 0);
  }

  /**
   * The action, in the ship's own activation, executes a maneuver of its dial at the speed of the
   * one that it executed; then it attacks no more in the round.
   */
  private static Card slam() {
    return Card.of(SLAM, CardKind.SHIP)
        .action(now -> !slams(now).isEmpty(), now -> List.of(new Effect.Ask("maneuver")))
        .asked(
            "maneuver",
            ShipRules::slams,
            (now, answer) ->
                List.of(Terms.use(now), new Effect.Execute(now.me(), Maneuver.parse(answer.key()))))
        .modify(Value.MAY_ATTACK, (now, ruling) -> Terms.unused(now) ? ruling : CardRuling.FORBIDS)
        .build();
  }

  private static List<Option> slams(CardContext now) {
    List<Option> slams = new ArrayList<>();
    Optional<Maneuver> executed =
        now.activation().filter(own -> own.ship().equals(now.me())).flatMap(own -> own.executed());
    for (Maneuver maneuver : now.you().card().dial().maneuvers()) {
      if (executed.filter(one -> one.speed() == maneuver.speed()).isPresent()) {
        slams.add(Option.of(maneuver.code()));
      }
    }
    return slams;
  }
}
