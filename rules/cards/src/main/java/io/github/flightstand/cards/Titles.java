package io.github.flightstand.cards;

import io.github.flightstand.movement.maneuver.Bearing;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Maneuver.Difficulty;
import io.github.flightstand.movement.parts.TemplateKind;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.CardSource.Former;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.Value.CardRuling;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Weapon;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.List;
import java.util.Optional;

/** Titles. */
final class Titles {

  private Titles() {}

  static List<Card> cards() {
    return List.of(
        allianceOverhaul(),
        btlA4(),
        concordDawnProtector(),
        ig2000(),
        lightScyk(),
        moldyCrow(),
        outrider(),
        st321(),
        starViperMarkTwo(),
        tieV1(),
        tieX7());
  }

  static List<Former> former() {
    return List.of(formerTieX7());
  }

  /** Barrel rolls lead along the bank 1. */
  private static Card starViperMarkTwo() {
    return Card.of("starvipermkii", CardKind.TITLE)
        .modify(
            Value.TEMPLATE,
            (now, kind) ->
                now.question().action().equals(Optional.of(Action.BARREL_ROLL.word()))
                    ? TemplateKind.BANK
                    : kind)
        .build();
  }

  /** A die more from the front arc; from another arc a focus result becomes a critical hit. */
  private static Card allianceOverhaul() {
    return Common.turns(
            Card.of("allianceoverhaul", CardKind.TITLE),
            Side.ATTACK,
            now -> primary(now) && now.shot().arc() != FiringArc.FRONT,
            Face.FOCUS,
            Face.CRITICAL,
            1)
        .modify(
            Value.ATTACK_DICE,
            (now, dice) -> primary(now) && now.shot().arc() == FiringArc.FRONT ? dice + 1 : dice)
        .build();
  }

  /** No attacks out of the arc; after one with the primary weapon, one with a turret. */
  private static Card btlA4() {
    return Card.of("btla4ywing", CardKind.TITLE)
        .modify(
            Value.MAY_ATTACK,
            (now, ruling) ->
                now.question().target().filter(it -> !now.inArc(now.me(), it)).isPresent()
                    ? CardRuling.FORBIDS
                    : ruling)
        .may(
            Window.AFTER_ATTACK,
            now -> primary(now) && !Terms.weapons(now, Weapon.Kind.TURRET).isEmpty(),
            now -> List.of(new Effect.Attack(now.me(), Terms.weapons(now, Weapon.Kind.TURRET))))
        .build();
  }

  /** Face to face at range 1, a defender adds an evade result. */
  private static Card concordDawnProtector() {
    return Card.of("concorddawnprotector", CardKind.TITLE)
        .must(
            Window.AFTER_MODIFY_DEFENCE,
            now ->
                now.defending()
                    && now.shot().range() == 1
                    && now.inArc(now.attacker(), now.me())
                    && now.inArc(now.me(), now.attacker()),
            now -> List.of(new Effect.Add(Side.DEFENCE, Face.EVADE)))
        .build();
  }

  /** The abilities of the other friendly IG-88s with this title. */
  private static Card ig2000() {
    Card.Builder card = Card.of("ig2000", CardKind.TITLE);
    for (Card pilot : ScumPilots.cards()) {
      if (pilot.id().startsWith("aggressor.ig88")) {
        pilot
            .reacts()
            .forEach(
                react ->
                    card.react(
                        react.window(),
                        react.optional(),
                        now -> shared(now, pilot.id()) && react.when().test(now),
                        react.options(),
                        react.then()));
      }
    }
    return card.build();
  }

  /** Tests whether another ship of its side with the title has a pilot whom it has not itself. */
  private static boolean shared(CardContext now, String pilot) {
    return !has(now.you(), pilot)
        && now.state().ships().stream()
            .anyMatch(
                ship ->
                    ship.inPlay()
                        && now.state().friendly(now.you(), ship)
                        && has(ship, pilot)
                        && has(ship, "ig2000"));
  }

  private static boolean has(ShipState ship, String card) {
    return ship.cards().stream().anyMatch(held -> held.up() && held.id().equals(card));
  }

  /** Damage cards are dealt face up; banks are green. */
  private static Card lightScyk() {
    return Card.of("lightscykinterceptor", CardKind.TITLE)
        .modify(Value.DEALT_FACE_UP, (now, up) -> true)
        .modify(Value.DIFFICULTY, Titles::greenBanks)
        .build();
  }

  /** Focus tokens stay in the end phase. */
  private static Card moldyCrow() {
    return Card.of("moldycrow", CardKind.TITLE)
        .unique()
        .modify(
            Value.KEPT, (now, kept) -> kept || now.question().action().equals(Optional.of("focus")))
        .build();
  }

  /** With a cannon: no attacks with the primary weapon, and the cannon fires all round. */
  private static Card outrider() {
    return Card.of("outrider", CardKind.TITLE)
        .unique()
        .modify(
            Value.MAY_ATTACK,
            (now, ruling) ->
                now.question().target().isPresent()
                        && now.question().weapon().isEmpty()
                        && !Terms.weapons(now, Weapon.Kind.CANNON).isEmpty()
                    ? CardRuling.FORBIDS
                    : ruling)
        .modify(
            Value.WEAPON_ARC,
            (now, arc) ->
                Terms.weapons(now, Weapon.Kind.CANNON).contains(now.question().weapon().orElse(""))
                    ? FiringArc.TURRET
                    : arc)
        .build();
  }

  /** Locks on at any range. */
  private static Card st321() {
    return Card.of("st321", CardKind.TITLE)
        .unique()
        .modify(Value.MAY_LOCK, Terms::enemiesAnywhere)
        .build();
  }

  /** Whenever the ship has locked on, a free evade action. */
  private static Card tieV1() {
    return Common.freeAction(
            "tiev1", CardKind.TITLE, Window.LOCKED, Terms::always, now -> List.of(), "evade")
        .build();
  }

  /** After a fast maneuver that met neither ship nor obstacle, a free evade action. */
  private static Card tieX7() {
    return Common.freeAction(
            "tiex7",
            CardKind.TITLE,
            Window.AFTER_MANEUVER,
            now ->
                fast(now)
                    && now.activation()
                        .filter(flown -> !flown.overlapped() && flown.obstacles().isEmpty())
                        .isPresent(),
            now -> List.of(),
            "evade")
        .build();
  }

  /** Until FAQ 4.3.0: an evade token after every fast maneuver, which is no action. */
  private static Former formerTieX7() {
    return new Former(
        "2017-03-07",
        Card.of("tiex7", CardKind.TITLE)
            .may(
                Window.AFTER_MANEUVER,
                now -> now.mine() && fast(now),
                now -> List.of(now.gain(TokenType.EVADE, 1)))
            .build());
  }

  private static boolean fast(CardContext now) {
    return now.maneuver().filter(flown -> flown.speed() >= 3 && flown.speed() <= 5).isPresent();
  }

  /** Returns how hard a maneuver is for a ship whose banks are green. */
  static Difficulty greenBanks(CardContext now, Difficulty difficulty) {
    Optional<Bearing> bearing = now.question().maneuver().map(Maneuver::bearing);
    return bearing.filter(it -> it == Bearing.BANK_LEFT || it == Bearing.BANK_RIGHT).isPresent()
        ? Difficulty.GREEN
        : difficulty;
  }

  private static boolean primary(CardContext now) {
    return now.attacking() && now.shot().weapon().isEmpty();
  }
}
