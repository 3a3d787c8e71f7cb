package io.github.flightstand.cards;

import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What stays in force beside a ship after the card that brought it about was discarded. */
final class Conditions {

  /** Agility is one more until the round ends. */
  static final String EVASIVE = "evasive";

  /** All focus results may be turned, attacking and defending, until the round ends. */
  static final String GLITTERING = "glittering";

  /** Who gave it keeps the ship from attacking others well. */
  static final String SUPPRESSED = "suppressed";

  /** A figure counts no more that a discarded card had raised: agility is one less. */
  static final String UNSTEALTHY = "stealth-lost";

  /** Pilot skill is the mark's value for the combat phase. */
  static final String SKILLED = "skilled";

  /** A hit with a critical result, or its destruction, hurts the ships around the ship. */
  static final String HARPOONED = "harpooned";

  /** The ship has no action step until the round ends; a Conner net brings it. */
  static final String NETTED = "netted";

  /** What a weapon that cancels its dice remembers of its last hit on a harpooned ship. */
  static final String CRITICALS = "criticals";

  private Conditions() {}

  static List<Card> cards() {
    return List.of(
        evasive(), glittering(), harpooned(), netted(), skilled(), stealthLost(), suppressed());
  }

  private static Card evasive() {
    return untilTheRoundEnds(EVASIVE).modify(Value.AGILITY, (now, agility) -> agility + 1).build();
  }

  private static Card glittering() {
    return untilTheRoundEnds(GLITTERING)
        .may(
            Window.MODIFY_ATTACK,
            now -> now.attacking() && now.dice(Side.ATTACK).count(Face.FOCUS) > 0,
            now -> List.of(new Effect.Turn(Side.ATTACK, Face.FOCUS, Face.HIT, Common.ALL)))
        .may(
            Window.MODIFY_DEFENCE,
            now -> now.defending() && now.dice(Side.DEFENCE).count(Face.FOCUS) > 0,
            now -> List.of(new Effect.Turn(Side.DEFENCE, Face.FOCUS, Face.EVADE, Common.ALL)))
        .build();
  }

  private static Card stealthLost() {
    return Card.of(UNSTEALTHY, CardKind.CONDITION)
        .modify(Value.AGILITY, (now, agility) -> agility - 1)
        .build();
  }

  private static Card suppressed() {
    Card.Does ends = now -> List.of(now.remember("value", 0));
    return Card.of(SUPPRESSED, CardKind.CONDITION)
        .modify(
            Value.ATTACK_DICE,
            (now, dice) ->
                now.memory("value") > 0 && now.memory("value") != Terms.place(now, now.defender())
                    ? dice - 1
                    : dice)
        .must(
            Window.ATTACK_DECLARED,
            now -> now.attacking() && now.memory("value") == Terms.place(now, now.defender()),
            ends)
        .must(
            Window.DESTROYED,
            now -> now.memory("value") == Terms.place(now, now.subject().id()),
            ends)
        .must(Window.COMBAT_PHASE_END, now -> now.memory("value") > 0 && Terms.unused(now), ends)
        .build();
  }

  /** Of several skills the latest counts (000-162). */
  private static Card skilled() {
    return Card.of(SKILLED, CardKind.CONDITION)
        .modify(
            Value.SKILL,
            (now, skill) ->
                Terms.used(now) && now.state().phase() == Phase.COMBAT
                    ? Optional.of(now.memory("value"))
                    : Optional.empty())
        .build();
  }

  /** An action discards it at the risk of one damage. */
  private static Card harpooned() {
    return Card.of(HARPOONED, CardKind.CONDITION)
        .must(
            Window.HIT,
            now -> now.defending() && hitCritically(now),
            now -> {
              List<Effect> effects = burst(now, now.aroundDefender(RangeBand.ONE));
              effects.add(new Effect.Deal(now.me(), false));
              return effects;
            })
        .must(
            Window.WOULD_BE_DESTROYED,
            CardContext::mine,
            now -> {
              List<String> around = new ArrayList<>(now.friends(RangeBand.ONE));
              around.addAll(now.enemies(RangeBand.ONE));
              List<Effect> effects = burst(now, around);
              effects.add(new Effect.Destroy(now.me()));
              return effects;
            })
        .action(Terms::always, now -> List.of(now.discard(), now.roll(1, "die")))
        .rolled(
            "die",
            (now, answer) ->
                answer.dice().count(Face.HIT) + answer.dice().count(Face.CRITICAL) > 0
                    ? List.of(now.suffer(1, 0))
                    : List.of())
        .build();
  }

  /** Tests whether a ship has a harpoon in it. */
  static boolean isHarpooned(ShipState ship) {
    return ship.cards().stream().anyMatch(card -> card.up() && card.id().equals(HARPOONED));
  }

  /** Tests whether critical hits were left when the ship was hit, canceled since or not (FAQ). */
  private static boolean hitCritically(CardContext now) {
    Pool dice = now.dice(Side.ATTACK);
    return dice.count(Face.CRITICAL) > 0
        || (dice.size() == 0
            && now.ship(now.attacker()).cards().stream()
                .filter(card -> now.shot().weapon().equals(Optional.of(card.id())))
                .anyMatch(card -> card.memory().getOrDefault(CRITICALS, 0) > 0));
  }

  private static List<Effect> burst(CardContext now, List<String> ships) {
    List<Effect> effects = new ArrayList<>();
    for (String ship : ships) {
      effects.add(new Effect.Suffer(ship, 1, 0));
    }
    effects.add(now.discard());
    return effects;
  }

  private static Card netted() {
    return untilTheRoundEnds(NETTED).modify(Value.ACTION_STEP, (now, step) -> false).build();
  }

  private static Card.Builder untilTheRoundEnds(String id) {
    return Card.of(id, CardKind.CONDITION)
        .must(Window.ROUND_END, Terms::always, now -> List.of(now.discard()));
  }
}
