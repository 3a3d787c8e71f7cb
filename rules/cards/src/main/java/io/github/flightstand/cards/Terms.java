package io.github.flightstand.cards;

import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.rules.engine.hook.CardAnswer;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.Value.CardRuling;
import io.github.flightstand.rules.engine.hook.ValueQuery;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.DamageDeck;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.HeldCard;
import io.github.flightstand.rules.engine.state.SectionState;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Weapon;
import io.github.flightstand.rules.measure.Range;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The terms that many cards' abilities are put in: conditions, costs and effects.
 *
 * <pre>{@code
 * .may(Window.AFTER_ATTACK, now -> now.defending() && Terms.unused(now), now -> List.of(Terms.use(now), ...))
 * }</pre>
 */
final class Terms {

  private Terms() {}

  /**
   * Returns the effects that put a mark beside another ship for this round, with a value. A mark is
   * a condition; what it does goes on if the ship that gave it is destroyed.
   */
  static List<Effect> mark(CardContext now, String ship, String mark, int value) {
    List<HeldCard> cards = now.ship(ship).cards();
    int place = 0;
    while (place < cards.size() && !cards.get(place).id().equals(mark)) {
      place++;
    }
    CardRef ref = CardRef.held(ship, place);
    List<Effect> effects = new ArrayList<>();
    if (place == cards.size()) {
      effects.add(new Effect.Assign(ship, mark));
    }
    effects.add(new Effect.Remember(ref, "value", value));
    effects.add(new Effect.Remember(ref, "round", now.state().round()));
    effects.add(new Effect.Begin(ref));
    return effects;
  }

  /** Tests whether a card that is used once a round was used, or a mark put down, in this one. */
  static boolean used(CardContext now) {
    return now.memory("round") == now.state().round();
  }

  /**
   * Tests whether the moment is about a friendly ship at range 1 to {@code band}, as the card's own
   * ship is: a ship is at range 1 of itself (rules reference, range).
   */
  static boolean friendly(CardContext now, RangeBand band) {
    return now.mine() || now.about().filter(now.friends(band)::contains).isPresent();
  }

  /** Returns what an ion weapon does to the defender: one damage and an ion token. */
  static List<Effect> ionized(CardContext now) {
    return List.of(
        new Effect.Suffer(now.defender(), 1, 0),
        new Effect.Tokens(now.defender(), TokenType.ION, 1));
  }

  /** Returns the effects that cancel all results of a side. */
  static List<Effect> cancelAll(Side side) {
    List<Effect> effects = new ArrayList<>();
    for (Face face : Face.values()) {
      effects.add(new Effect.Cancel(side, face, Common.ALL));
    }
    return effects;
  }

  /** Tests whether the card's ship can recover a shield. */
  static boolean lacksShields(CardContext now) {
    return now.you().shieldsLeft() < now.you().card().shields();
  }

  /** Returns the kind of the damage card that was dealt just now, if it lies face up. */
  static Optional<DamageDeck.Kind> dealtFaceUp(CardContext now) {
    CardRef dealt = now.dealt();
    DamageDeck deck = now.state().deck(dealt.ship(), dealt.section()).composition();
    return now.ship(dealt.ship()).damageAt(dealt).get(dealt.index()).face().flatMap(deck::kind);
  }

  /**
   * Tests whether a ship's pilot is unique: it says so, or has a card of its own (decided). A
   * pilot's card comes first, and its id begins with the ship's type.
   */
  static boolean uniquePilot(ShipState ship) {
    return ship.card().unique().isPresent()
        || ship.card().cards().stream().findFirst().filter(id -> id.contains(".")).isPresent();
  }

  /** When an ability has no condition. */
  static boolean always(CardContext now) {
    return true;
  }

  /** Tests whether a card that is used once a round is still to be used in this one. */
  static boolean unused(CardContext now) {
    return now.memory("round") < now.state().round();
  }

  /** Returns the effect that marks such a card as used. */
  static Effect use(CardContext now) {
    return now.remember("round", now.state().round());
  }

  /** What an ability costs that costs nothing. */
  static List<Effect> free(CardContext now) {
    return List.of();
  }

  /** Tests whether the present attack is made with a primary weapon. */
  static boolean primary(CardContext now) {
    return now.shot().weapon().isEmpty();
  }

  /** Returns the ship's weapons of a kind that are not discarded. */
  static List<String> weapons(CardContext now, Weapon.Kind kind) {
    return now.you().card().weapons().stream()
        .filter(weapon -> weapon.kind().equals(Optional.of(kind)))
        .map(Weapon::id)
        .filter(id -> now.you().cards().stream().anyMatch(c -> c.up() && c.id().equals(id)))
        .toList();
  }

  /** Returns the names of the enemies that a ship can lock on to (000-196), as cards have it. */
  static List<String> lockable(CardContext now, String ship) {
    return List.copyOf(lockableByName(now, ship).keySet());
  }

  /** Returns the effect by which a ship locks on to the enemy that an answer names. */
  static Effect.Lock lock(CardContext now, String ship, CardAnswer answer) {
    return Optional.ofNullable(lockableByName(now, ship).get(answer.name())).orElseThrow();
  }

  private static Map<String, Effect.Lock> lockableByName(CardContext now, String ship) {
    Map<String, Effect.Lock> lockable = new LinkedHashMap<>();
    for (ShipState other : now.state().ships()) {
      if (other.inPlay() && now.state().enemies(now.ship(ship), other)) {
        lockable.putAll(locks(ship, other));
      }
    }
    lockable.values().removeIf(lock -> !lockable(now, lock));
    return lockable;
  }

  /**
   * Returns a ship's locks on another by its name; on a corvette's sections they have the names
   * {@code "ID:fore"} and {@code "ID:aft"} (002-051).
   */
  static Map<String, Effect.Lock> locks(String ship, ShipState other) {
    Map<String, Effect.Lock> locks = new LinkedHashMap<>();
    for (SectionState part : other.parts()) {
      String suffix = part.section().map(section -> ":" + section.word()).orElse("");
      locks.put(other.id() + suffix, new Effect.Lock(ship, other.id(), part.section()));
    }
    return locks;
  }

  /** Tests whether cards and range let a ship acquire a lock on an enemy in play. */
  static boolean lockable(CardContext now, Effect.Lock lock) {
    ValueQuery question = ValueQuery.aboutAttack(lock.target(), Optional.empty());
    CardRuling ruling = now.value(Value.MAY_LOCK, lock.ship(), CardRuling.SILENT, question);
    return ruling == CardRuling.PERMITS
        || (ruling == CardRuling.SILENT && range(now, lock).isAt(RangeBand.ZERO, RangeBand.THREE));
  }

  private static Range range(CardContext now, Effect.Lock lock) {
    Ship from = now.state().standing(lock.ship()).orElseThrow();
    Ship to = now.state().standing(lock.target()).orElseThrow();
    return lock.section()
        .map(section -> now.ranges().to(from, to, section))
        .orElseGet(() -> now.ranges().between(from, to));
  }

  /** Permits to lock on to enemies, however far away; a friend needs another card (000-097). */
  static CardRuling enemiesAnywhere(CardContext now, CardRuling ruling) {
    ShipState target = now.ship(now.question().target().orElseThrow());
    return now.state().enemies(now.you(), target) ? CardRuling.PERMITS : ruling;
  }

  /** Returns the enemies that have a lock on the card's ship. */
  static List<String> lockers(CardContext now) {
    return now.state().ships().stream()
        .filter(ship -> ship.lockedOn(now.me()) && now.state().enemies(now.you(), ship))
        .map(ShipState::id)
        .toList();
  }

  /** Tests whether the card's ship has a lock on another that no card keeps it from spending. */
  static boolean maySpendLock(CardContext now, String target) {
    ValueQuery question = ValueQuery.about("lock", Optional.empty());
    return now.you().lockedOn(target)
        && now.value(Value.MAY_SPEND, now.me(), CardRuling.SILENT, question) != CardRuling.FORBIDS;
  }

  /** Returns a ship's place in the game from 1; 0 for what is no ship. */
  static int place(CardContext now, String id) {
    List<ShipState> ships = now.state().ships();
    for (int i = 0; i < ships.size(); i++) {
      if (ships.get(i).id().equals(id)) {
        return i + 1;
      }
    }
    return 0;
  }
}
