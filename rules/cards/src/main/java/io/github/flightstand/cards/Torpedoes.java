package io.github.flightstand.cards;

import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.RangeBand;
import io.github.flightstand.rules.measure.Surroundings;
import java.util.ArrayList;
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
        protonTorpedoes(),
        seismicTorpedo());
  }

  /** Up to three blanks may become focus results. */
  private static Card advancedProtonTorpedoes() {
    return Common.turns(
            Card.of("advprotontorpedoes", CardKind.TORPEDO),
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
            Card.of("protontorpedoes", CardKind.TORPEDO),
            Side.ATTACK,
            CardContext::firing,
            Face.FOCUS,
            Face.CRITICAL,
            1)
        .build();
  }

  /**
   * An action: an obstacle in the primary arc at range 1 to 2 bursts. Each ship at range 1 of it
   * rolls a die, those of the player with initiative first (000-152).
   */
  private static Card seismicTorpedo() {
    return Card.of("seismictorpedo", CardKind.TORPEDO)
        .action(
            now -> !inSight(now).isEmpty(),
            now -> List.of(now.discard(), new Effect.Ask("obstacle")))
        .asked(
            "obstacle",
            now -> List.of(Option.of("burst", inSight(now))),
            (now, answer) -> {
              int place = 0;
              while (!obstacle(now, place + 1).id().equals(answer.name())) {
                place++;
              }
              return nextDie(now, place + 1, 0);
            })
        .rolled(
            "die",
            (now, answer) -> {
              int ship = now.memory("ship");
              List<Effect> effects = new ArrayList<>();
              effects.add(
                  new Effect.Suffer(
                      order(now).get(ship - 1),
                      answer.dice().count(Face.HIT),
                      answer.dice().count(Face.CRITICAL)));
              effects.addAll(nextDie(now, now.memory("obstacle"), ship));
              return effects;
            })
        .build();
  }

  private static Obstacle obstacle(CardContext now, int place) {
    return now.state().table().obstacles().get(place - 1);
  }

  /** Returns the ids of all ships, those of the player with initiative first. */
  private static List<String> order(CardContext now) {
    return now.state().seatsInOrder().stream()
        .flatMap(seat -> now.state().ships().stream().filter(ship -> ship.seat().equals(seat.id())))
        .map(ShipState::id)
        .toList();
  }

  /** Returns the roll of the next ship at range 1 of the obstacle, or the obstacle's removal. */
  private static List<Effect> nextDie(CardContext now, int obstacle, int last) {
    Obstacle bursting = obstacle(now, obstacle);
    List<String> order = order(now);
    int next =
        new Surroundings(now.state().table(), now.state().rules())
            .of(bursting, RangeBand.ZERO, RangeBand.ONE).stream()
                .mapToInt(found -> order.indexOf(found.id()) + 1)
                .filter(place -> place > last)
                .min()
                .orElse(0);
    return next == 0
        ? List.of(new Effect.RemoveObstacle(bursting.id()))
        : List.of(
            now.remember("obstacle", obstacle), now.remember("ship", next), now.roll(1, "die"));
  }

  private static List<String> inSight(CardContext now) {
    Ship ship = now.state().table().ship(now.me()).orElseThrow();
    return now.state().table().obstacles().stream()
        .filter(
            obstacle ->
                FiringArc.FRONT.isOn(ship.base())
                    && obstacle.outline().parts().stream()
                        .flatMap(part -> now.ranges().inArc(ship, FiringArc.FRONT, part).stream())
                        .anyMatch(range -> range.isAt(RangeBand.ZERO, RangeBand.TWO)))
        .map(Obstacle::id)
        .toList();
  }
}
