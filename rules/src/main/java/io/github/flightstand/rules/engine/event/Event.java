package io.github.flightstand.rules.engine.event;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.TableEdge;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.rules.engine.state.Approach;
import io.github.flightstand.rules.engine.state.Boarding;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.CombatCard;
import io.github.flightstand.rules.engine.state.Crew;
import io.github.flightstand.rules.engine.state.CrewMember;
import io.github.flightstand.rules.engine.state.CrewStack;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.DeckState;
import io.github.flightstand.rules.engine.state.Die;
import io.github.flightstand.rules.engine.state.DieCall;
import io.github.flightstand.rules.engine.state.Dock;
import io.github.flightstand.rules.engine.state.DroppedBomb;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.HeldCard;
import io.github.flightstand.rules.engine.state.HugeState;
import io.github.flightstand.rules.engine.state.Hulks;
import io.github.flightstand.rules.engine.state.LaidTemplate;
import io.github.flightstand.rules.engine.state.Marker;
import io.github.flightstand.rules.engine.state.Markers;
import io.github.flightstand.rules.engine.state.Over;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.Prize;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.SectionState;
import io.github.flightstand.rules.engine.state.ShipBoarding;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.WingState;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * Something that happened. Applied to the state in which it happened it gives the next one; what
 * only tells the players something leaves the state alone.
 */
public sealed interface Event {

  /** Returns the state after it. */
  default State applyTo(State state) {
    return state;
  }

  /** Returns it as a player learns of it: what he may not know is left out. */
  default Event seenBy(String seat) {
    return this;
  }

  /**
   * A die told who decides about initiative.
   *
   * @param face what it showed
   * @param player who decides
   */
  record InitiativeDie(Face face, String player) implements Event {}

  /**
   * A side has initiative for the whole game.
   *
   * @param team the side
   */
  record Initiative(String team) implements Event {

    @Override
    public State applyTo(State state) {
      return state.withInitiative(team);
    }
  }

  /**
   * A player called two faces of the die that tells who decides about initiative (003-030).
   *
   * @param player who
   * @param call the faces
   */
  record DieCalled(String player, DieCall call) implements Event {}

  /**
   * The player numbers are drawn: the seats are in that order from now on (003-058).
   *
   * @param teams the sides, that with number 1 first, which has initiative
   */
  record NumbersDrawn(List<String> teams) implements Event {

    /** Copies the list. */
    public NumbersDrawn {
      teams = List.copyOf(teams);
    }

    /** The decks, which lie by seats, are all alike before the first round. */
    @Override
    public State applyTo(State state) {
      List<Seat> seats = new ArrayList<>(state.seats());
      seats.sort(Comparator.comparingInt(seat -> teams.indexOf(seat.team())));
      return state.withSeats(seats).withInitiative(teams.get(0));
    }
  }

  /**
   * A member of a team said what of the team's should come next (003-059).
   *
   * @param player who
   * @param name what
   */
  record Named(String player, String name) implements Event {}

  /**
   * A team agreed on what comes next, or a lot told it (003-059, -060).
   *
   * @param team the team
   * @param name what comes next
   */
  record TeamChose(String team, String name) implements Event {}

  /**
   * A side has an edge by its place in the player order, where no scenario draws zones.
   *
   * @param team the side
   * @param edge its edge
   */
  record EdgeGiven(String team, TableEdge edge) implements Event {

    @Override
    public State applyTo(State state) {
      return state.withSeats(
          state.seats().stream()
              .map(seat -> seat.team().equals(team) ? seat.withEdge(edge) : seat)
              .toList());
    }
  }

  /**
   * An obstacle was laid.
   *
   * @param player who laid it
   * @param pose where to
   * @param obstacle the obstacle as it lies on the table
   */
  record PlacedObstacle(String player, Pose pose, Obstacle obstacle) implements Event {

    /** Obstacles lie in the order of their ids, so that one table has one state. */
    @Override
    public State applyTo(State state) {
      List<Obstacle> lie = new ArrayList<>(state.table().obstacles());
      lie.add(obstacle);
      lie.sort(Comparator.comparing(Obstacle::id));
      Table.Builder table = Table.builder(state.table().playArea());
      state.table().ships().forEach(table::ship);
      lie.forEach(table::obstacle);
      state.table().tokens().forEach(table::token);
      return state.with(table.build());
    }
  }

  /**
   * A huge ship was set up that stands in as an obstacle (002-055).
   *
   * @param player who set it up
   * @param ship its name
   * @param base its base
   * @param pose where
   */
  record PlacedStandIn(String player, String ship, BaseSize base, Pose pose) implements Event {

    @Override
    public State applyTo(State state) {
      return state.with(
          state.table().toBuilder()
              .ship(new Ship(ship, state.rules().movement().parts().base(base), pose, true))
              .build());
    }
  }

  /**
   * A piece was not set up, since it fits nowhere: an obstacle is left out (000-058), a ship counts
   * as destroyed.
   *
   * @param piece the piece's id
   */
  record LeftOut(String piece) implements Event {

    @Override
    public State applyTo(State state) {
      return state.withShips(
          state.ships().stream()
              .map(
                  ship ->
                      ship.id().equals(piece)
                          ? ship.with(ShipState.Status.DESTROYED).withShields(0)
                          : ship)
              .toList());
    }
  }

  /**
   * A player picked his edge; the other side has the opposite one (000-053).
   *
   * @param player who
   * @param edge his side's edge
   */
  record EdgePicked(String player, TableEdge edge) implements Event {

    @Override
    public State applyTo(State state) {
      String team = state.seat(player).team();
      return state.withSeats(
          state.seats().stream()
              .map(seat -> seat.withEdge(seat.team().equals(team) ? edge : opposite(edge)))
              .toList());
    }

    private static TableEdge opposite(TableEdge edge) {
      return switch (edge) {
        case LEFT -> TableEdge.RIGHT;
        case RIGHT -> TableEdge.LEFT;
        case BOTTOM -> TableEdge.TOP;
        case TOP -> TableEdge.BOTTOM;
      };
    }
  }

  /**
   * A ship was set up.
   *
   * @param ship the ship
   * @param pose where
   */
  record PlacedShip(String ship, Pose pose) implements Event {

    /** Ships stand in the order of the game's ships, so that one table has one state. */
    @Override
    public State applyTo(State state) {
      Table.Builder table = Table.builder(state.table().playArea());
      for (ShipState other : state.ships()) {
        if (other.id().equals(ship)) {
          table.ship(
              new Ship(
                  ship,
                  state.rules().movement().parts().base(other.card().base()),
                  pose,
                  false,
                  Optional.of(other.seat())));
        } else {
          state.table().ship(other.id()).ifPresent(table::ship);
        }
      }
      state.table().ships().stream().filter(Ship::standsIn).forEach(table::ship);
      state.table().obstacles().forEach(table::obstacle);
      state.table().tokens().forEach(table::token);
      return state
          .with(table.build().withTouching(state.table().touchingPairs()))
          .with(state.ship(ship).with(ShipState.Status.IN_PLAY));
    }
  }

  /**
   * A phase began.
   *
   * @param round the round
   * @param phase the phase
   */
  record PhaseBegan(int round, Phase phase) implements Event {

    @Override
    public State applyTo(State state) {
      State begun = state.at(round, phase);
      return begun.boarding().isEmpty() ? begun : begun.withShips(nowOnNoWay(begun.ships()));
    }

    /** What was announced holds for one phase (004-020). */
    private static List<ShipState> nowOnNoWay(List<ShipState> ships) {
      return ships.stream()
          .map(
              ship ->
                  ship.boarding()
                      .filter(boarding -> boarding.approach().isPresent())
                      .map(boarding -> ship.with(boarding.withApproach(Optional.empty())))
                      .orElse(ship))
          .toList();
    }
  }

  /**
   * A dial was set.
   *
   * @param ship the ship
   * @param player who set it; he alone learns what it shows
   * @param maneuver what it shows
   */
  record DialSet(String ship, String player, Optional<Maneuver> maneuver) implements Event {

    @Override
    public State applyTo(State state) {
      return state.with(state.ship(ship).withDial(maneuver, false, false));
    }

    @Override
    public Event seenBy(String seat) {
      return seat.equals(player) ? this : new DialSet(ship, player, Optional.empty());
    }
  }

  /**
   * A player said that he is done with his dials, or that he is not.
   *
   * @param player who
   * @param ready whether he is
   */
  record Readied(String player, boolean ready) implements Event {}

  /**
   * A ship is ionised and gets no dial this round (000-116).
   *
   * @param ship the ship
   */
  record Ionised(String ship) implements Event {

    @Override
    public State applyTo(State state) {
      return state.with(state.ship(ship).withDial(Optional.empty(), false, true));
    }
  }

  /**
   * A ship becomes the active ship.
   *
   * @param ship the ship
   */
  record Activated(String ship) implements Event {}

  /**
   * A dial was turned up, and lies open from now on (000-022).
   *
   * @param ship the ship
   * @param maneuver what it shows
   */
  record Revealed(String ship, Maneuver maneuver) implements Event {

    @Override
    public State applyTo(State state) {
      return state.with(state.ship(ship).withDial(Optional.of(maneuver), true, false));
    }
  }

  /**
   * An opponent picked the maneuver of a stressed ship.
   *
   * @param ship the ship
   * @param player who picked
   * @param maneuver the maneuver
   */
  record Picked(String ship, String player, Maneuver maneuver) implements Event {}

  /**
   * A ship moved.
   *
   * @param ship the ship
   * @param move a maneuver's code, or the move's word
   * @param pose where it stands now
   * @param overlapped the ships that it overlapped
   * @param touching the ships that it touches now, by the rules
   * @param obstacles the obstacles that it met, in the order in which they are handled
   */
  record Moved(
      String ship,
      String move,
      Pose pose,
      List<String> overlapped,
      List<String> touching,
      List<String> obstacles)
      implements Event {

    /** The word of the move by which a wingmate is set down in its place. */
    public static final String FORMATION = "formation";

    /** Copies the lists. */
    public Moved {
      overlapped = List.copyOf(overlapped);
      touching = List.copyOf(touching);
      obstacles = List.copyOf(obstacles);
    }

    @Override
    public State applyTo(State state) {
      Table table = state.table();
      Table moved = table.withShip(table.ship(ship).orElseThrow().at(pose));
      if (touching.isEmpty() && table.touchingPairs().isEmpty()) {
        return state.with(moved);
      }
      Set<Set<String>> pairs = new HashSet<>(table.touchingPairs());
      pairs.removeIf(pair -> pair.contains(ship));
      touching.forEach(other -> pairs.add(Set.of(ship, other)));
      return state.with(moved.withTouching(pairs));
    }
  }

  /**
   * A ship gained tokens; some do not stay with a huge one (002-050).
   *
   * @param ship the ship
   * @param marker of what kind
   * @param count how many
   */
  record Gained(String ship, Marker marker, int count) implements Event {

    @Override
    public State applyTo(State state) {
      ShipState now = state.ship(ship);
      return now.keeps(marker) ? state.with(now.with(now.markers().plus(marker, count))) : state;
    }
  }

  /**
   * A ship lost tokens: they went to the supply (000-068).
   *
   * @param ship the ship
   * @param marker of what kind
   * @param count how many
   */
  record Lost(String ship, Marker marker, int count) implements Event {

    @Override
    public State applyTo(State state) {
      ShipState now = state.ship(ship);
      return state.with(now.with(now.markers().plus(marker, -count)));
    }
  }

  /**
   * A ship locked on to another; a lock that it had is gone (000-197).
   *
   * @param ship the ship
   * @param target the other
   * @param section the section of it, if it is a corvette (002-051)
   */
  record Locked(String ship, String target, Optional<SectionName> section) implements Event {

    @Override
    public State applyTo(State state) {
      return state.with(state.ship(ship).withLock(Optional.of(target), section));
    }
  }

  /**
   * A ship's lock is gone.
   *
   * @param ship the ship
   */
  record Unlocked(String ship) implements Event {

    @Override
    public State applyTo(State state) {
      return state.with(state.ship(ship).withLock(Optional.empty()));
    }
  }

  /**
   * A wingmate split from its wing (003, heading on splitting; 003-018, -020).
   *
   * @param ship the wingmate
   * @param leader the wing's leader
   * @param reason why
   */
  record Split(String ship, String leader, Reason reason) implements Event {

    /** Why a wingmate splits. */
    public enum Reason {
      /** It could not be put into its place. */
      BLOCKED,
      /** It is ionised. */
      IONISED,
      /** It is stressed, and the leader executes a red maneuver. */
      STRESSED,
      /** Something else than a maneuver moved it. */
      MOVED,
      /** The leader is gone. */
      LEADER_GONE,
      /** The leader is ionised. */
      LEADER_IONISED,
      /** Its player chose so. */
      CHOSEN
    }

    @Override
    public State applyTo(State state) {
      return state.with(state.ship(ship).with(WingState.SPLIT));
    }
  }

  /**
   * A ship rejoined its wing (003, heading on rejoining; 003-024).
   *
   * @param ship the ship
   * @param leader the wing's leader
   */
  record Rejoined(String ship, String leader) implements Event {

    @Override
    public State applyTo(State state) {
      return state.with(state.ship(ship).with(WingState.IN_FORMATION));
    }
  }

  /**
   * A ship performed an action.
   *
   * @param ship the ship
   * @param action its name
   */
  record Acted(String ship, String action) implements Event {

    @Override
    public State applyTo(State state) {
      return state.with(state.ship(ship).withAction(action));
    }
  }

  /**
   * A ship passed its action or its attack, or could do none.
   *
   * @param ship the ship
   * @param what what it did not do
   * @param reason why
   */
  record Skipped(String ship, Chance what, Reason reason) implements Event {

    /** What a ship may do once. */
    public enum Chance {
      /** To act. */
      ACTION,
      /** To attack. */
      ATTACK,
      /** To decloak. */
      DECLOAK,
      /** To drop a bomb. */
      DROP
    }

    /** Why it did not. */
    public enum Reason {
      /** Its player passed. */
      PASSED,
      /** Nothing could be done. */
      NOTHING,
      /** It is stressed. */
      STRESSED,
      /** It overlapped a ship. */
      OVERLAPPED,
      /** It met an asteroid. */
      ASTEROID,
      /** It is cloaked. */
      CLOAKED,
      /** Its base overlaps an asteroid. */
      ON_OBSTACLE,
      /** A card forbids it. */
      FORBIDDEN,
      /** It could not keep with its wing. */
      SPLIT
    }
  }

  /**
   * An attack was declared.
   *
   * @param attacker who attacks
   * @param target whom
   * @param weapon with which secondary weapon; none: with the primary weapon
   * @param arc from which arc
   * @param range the band of the range
   * @param obstructed whether it is obstructed
   * @param section the section of the target, if that is a corvette (002-023)
   */
  record Attacked(
      String attacker,
      String target,
      Optional<String> weapon,
      FiringArc arc,
      int range,
      boolean obstructed,
      Optional<SectionName> section)
      implements Event {}

  /**
   * Dice were rolled.
   *
   * @param ship the ship that rolled them
   * @param what what for
   * @param dice what they show
   */
  record Rolled(String ship, Roll what, List<Die> dice) implements Event {

    /** What dice are rolled for. */
    public enum Roll {
      /** An attack. */
      ATTACK,
      /** A defence. */
      DEFENCE,
      /** An asteroid that was met. */
      ASTEROID,
      /** A debris cloud that was met. */
      DEBRIS,
      /** A mine that was set off. */
      MINE,
      /** A collision with a huge ship. */
      COLLISION,
      /** A fighter's attack, hand to hand. */
      BOARDING,
      /** A fighter's defence. */
      GUARD,
      /** A card's own text. */
      CARD
    }

    /** Copies the dice. */
    public Rolled {
      dice = List.copyOf(dice);
    }

    /** Returns the event that a pool was rolled. */
    public static Rolled of(String ship, Roll what, Pool pool) {
      return new Rolled(ship, what, pool.dice());
    }
  }

  /**
   * A pool was modified.
   *
   * @param ship the ship that did
   * @param what the token or ability that was used
   * @param dice what the pool shows now
   */
  record Modified(String ship, String what, List<Die> dice) implements Event {

    /** Copies the dice. */
    public Modified {
      dice = List.copyOf(dice);
    }
  }

  /**
   * An attack hit.
   *
   * @param attacker who attacked
   * @param defender who is hit
   * @param hits hits that were not cancelled
   * @param criticals critical hits that were not cancelled
   */
  record Hit(String attacker, String defender, int hits, int criticals) implements Event {}

  /**
   * An attack missed.
   *
   * @param attacker who attacked
   * @param defender whom
   */
  record Missed(String attacker, String defender) implements Event {}

  /**
   * A ship lost a shield to damage.
   *
   * @param ship the ship
   * @param critical whether it was critical damage, which has no further effect then (000-133)
   */
  record ShieldLost(String ship, boolean critical) implements Event {

    @Override
    public State applyTo(State state) {
      ShipState now = state.ship(ship);
      return state.with(now.withShields(now.shields() - 1));
    }
  }

  /**
   * A damage card was dealt.
   *
   * @param ship the ship
   * @param standIn whether it stands in for one, since deck and discard pile are empty (000-144)
   * @param face what it is, if it was dealt face up
   */
  record Dealt(String ship, boolean standIn, Optional<String> face) implements Event {

    @Override
    public State applyTo(State state) {
      ShipState now = state.ship(ship);
      int which = state.deckOf(now);
      DeckState deck = state.decks().get(which);
      List<DealtCard> cards = new ArrayList<>(now.damage());
      if (standIn) {
        cards.add(new DealtCard(Optional.empty(), Optional.empty()));
        return state.with(now.withDamage(cards));
      }
      int pool = deck.current();
      cards.add(new DealtCard(Optional.of(pool), face));
      DeckState dealt = deck.dealt();
      return state
          .with(now.withDamage(cards))
          .withDeck(which, face.isPresent() ? dealt.seen(pool, face.get()) : dealt);
    }
  }

  /**
   * A face-down damage card was turned up, which is no dealing (000-139).
   *
   * @param ship the ship
   * @param card the card's place among the ship's damage cards
   * @param face what it is
   */
  record TurnedUp(String ship, int card, String face) implements Event {

    @Override
    public State applyTo(State state) {
      ShipState now = state.ship(ship);
      int which = state.deckOf(now);
      List<DealtCard> cards = new ArrayList<>(now.damage());
      DealtCard down = cards.get(card);
      cards.set(card, down.turnedUp(face));
      DeckState deck = state.decks().get(which);
      return down.known().isPresent()
          ? state.with(now.withDamage(cards))
          : state
              .with(now.withDamage(cards))
              .withDeck(which, deck.seen(down.pool().orElseThrow(), face));
    }
  }

  /**
   * A face-up damage card was turned down; all have seen what it is.
   *
   * @param ship the ship
   * @param card the card's place among the ship's damage cards
   */
  record TurnedDown(String ship, int card) implements Event {

    @Override
    public State applyTo(State state) {
      ShipState now = state.ship(ship);
      List<DealtCard> cards = new ArrayList<>(now.damage());
      cards.set(card, cards.get(card).turnedDown());
      return state.with(now.withDamage(cards));
    }
  }

  /**
   * A damage card that all have seen went to the discard pile: that much is repaired.
   *
   * @param ship the ship
   * @param card the card's place among the ship's damage cards
   */
  record Repaired(String ship, int card) implements Event {

    @Override
    public State applyTo(State state) {
      ShipState now = state.ship(ship);
      int which = state.deckOf(now);
      List<DealtCard> cards = new ArrayList<>(now.damage());
      DealtCard gone = cards.remove(card);
      DeckState deck = state.decks().get(which);
      return state
          .withCards(ref -> ref.without(CardRef.damage(ship, card)))
          .with(now.withDamage(cards))
          .withDeck(which, gone.name().map(deck::discarding).orElse(deck));
    }
  }

  /**
   * A card takes effect.
   *
   * @param ship the ship beside which it lies
   * @param card the card
   */
  record Triggered(String ship, String card) implements Event {}

  /**
   * A card was put beside a ship.
   *
   * @param ship the ship
   * @param card the card
   */
  record Assigned(String ship, String card) implements Event {

    @Override
    public State applyTo(State state) {
      ShipState now = state.ship(ship);
      List<HeldCard> cards = new ArrayList<>(now.cards());
      cards.add(HeldCard.of(card));
      return state.with(now.withCards(cards));
    }
  }

  /**
   * A ship's card was discarded, or turned up again (000-063).
   *
   * @param ship the ship
   * @param index the card's place among those that the ship has
   * @param card the card
   * @param up whether it lies face up now
   */
  record Flipped(String ship, int index, String card, boolean up) implements Event {

    @Override
    public State applyTo(State state) {
      ShipState now = state.ship(ship);
      List<HeldCard> cards = new ArrayList<>(now.cards());
      cards.set(index, cards.get(index).turned(up));
      return state.with(now.withCards(cards));
    }
  }

  /**
   * A card keeps something in mind, for all to see.
   *
   * @param card the card
   * @param key under what name
   * @param value what
   */
  record Remembered(CardRef card, String key, int value) implements Event {

    @Override
    public State applyTo(State state) {
      if (card.place() == CardRef.Place.MISSION) {
        return state.with(state.mission().orElseThrow().remembering(card.index(), key, value));
      }
      ShipState now = state.ship(card.ship());
      if (card.place() == CardRef.Place.HELD) {
        List<HeldCard> cards = new ArrayList<>(now.cards());
        cards.set(card.index(), cards.get(card.index()).remembering(key, value));
        return state.with(now.withCards(cards));
      }
      List<DealtCard> cards = new ArrayList<>(now.damageAt(card.place()));
      cards.set(card.index(), cards.get(card.index()).remembering(key, value));
      return now.huge().isPresent()
          ? onSection(
              state,
              card.ship(),
              card.section(),
              section -> section.withDamage(cards, section.deck()))
          : state.with(now.withDamage(cards));
    }
  }

  /**
   * A ship recovered a shield.
   *
   * @param ship the ship
   */
  record ShieldGained(String ship) implements Event {

    @Override
    public State applyTo(State state) {
      ShipState now = state.ship(ship);
      return state.with(now.withShields(now.shields() + 1));
    }
  }

  /**
   * The discard pile became a new deck (000-143).
   *
   * @param deck which deck
   */
  record Reshuffled(int deck) implements Event {

    @Override
    public State applyTo(State state) {
      return state.withDeck(deck, state.decks().get(deck).reshuffled());
    }
  }

  /**
   * A ship dropped a bomb (000, heading on bombs).
   *
   * @param ship the ship
   * @param bomb which of its bomb cards
   * @param token the token's id from now on
   * @param pose where it lies
   * @param under the ships that it lies under
   */
  record Dropped(String ship, String bomb, String token, Pose pose, List<String> under)
      implements Event {

    /** Copies the list. */
    public Dropped {
      under = List.copyOf(under);
    }

    @Override
    public State applyTo(State state) {
      ShipState layer = state.ship(ship);
      TokenKind kind = layer.card().bomb(bomb).token().kind();
      Token laid =
          new Token(token, kind, state.rules().movement().parts().tokenOutline(kind), pose);
      return state
          .with(Tokens.laid(state.table(), laid))
          .with(layer.withDropped(new DroppedBomb(bomb, token, state.round())));
    }
  }

  /**
   * A bomb detonated, and its token is gone; what befalls the ships comes next.
   *
   * @param token the token
   * @param name what kind of bomb it was
   * @param ships the ships that it reaches
   */
  record Detonated(String token, String name, List<String> ships) implements Event {

    /** Copies the list. */
    public Detonated {
      ships = List.copyOf(ships);
    }

    @Override
    public State applyTo(State state) {
      return state.with(state.table().without(token));
    }
  }

  /**
   * A ship's stand-in was exchanged for a card (000-144).
   *
   * @param ship the ship
   */
  record StandInReplaced(String ship) implements Event {

    @Override
    public State applyTo(State state) {
      ShipState now = state.ship(ship);
      int which = state.deckOf(now);
      DeckState deck = state.decks().get(which);
      List<DealtCard> cards = new ArrayList<>(now.damage());
      for (int i = 0; i < cards.size(); i++) {
        if (cards.get(i).standsIn()) {
          cards.set(i, new DealtCard(Optional.of(deck.current()), Optional.empty()));
          break;
        }
      }
      return state.with(now.withDamage(cards)).withDeck(which, deck.dealt());
    }
  }

  /**
   * A ship would be destroyed but still has its chance to attack (000-109).
   *
   * @param ship the ship
   * @param lingers whether it does; false once it was saved
   */
  record Lingering(String ship, boolean lingers) implements Event {

    @Override
    public State applyTo(State state) {
      return state.with(state.ship(ship).withLingering(lingers));
    }
  }

  /**
   * A ship was destroyed and removed.
   *
   * @param ship the ship
   */
  record Destroyed(String ship) implements Event {

    @Override
    public State applyTo(State state) {
      return gone(state, ship, ShipState.Status.DESTROYED);
    }
  }

  /**
   * A ship fled, and so is destroyed (000-098).
   *
   * @param ship the ship
   */
  record Fled(String ship) implements Event {

    @Override
    public State applyTo(State state) {
      return gone(state, ship, ShipState.Status.FLED);
    }
  }

  /**
   * The damage cards of a ship that is gone went to the discard pile, face up (000-141).
   *
   * @param ship the ship
   */
  record CardsDiscarded(String ship) implements Event {

    @Override
    public State applyTo(State state) {
      ShipState now = state.ship(ship);
      int which = state.deckOf(now);
      DeckState deck = state.decks().get(which);
      for (DealtCard card : now.damage()) {
        if (card.name().isPresent()) {
          deck = deck.discarding(card.name().get());
        }
      }
      return state
          .withCards(ref -> ref.withoutAll(ship))
          .with(now.withDamage(List.of()))
          .withDeck(which, deck);
    }
  }

  /**
   * Time is up: the game ends with this round (000-210).
   *
   * @param round the round
   */
  record LastRound(int round) implements Event {

    @Override
    public State applyTo(State state) {
      return state.withLastRound(round);
    }
  }

  /**
   * A round ended.
   *
   * @param round the round
   */
  record RoundEnded(int round) implements Event {

    @Override
    public State applyTo(State state) {
      return state.withShips(
          state.ships().stream()
              .map(ship -> ship.withActions(List.of()).withDial(Optional.empty(), false, false))
              .toList());
    }
  }

  /**
   * The game is over.
   *
   * @param over how
   */
  record Ended(Over over) implements Event {

    @Override
    public State applyTo(State state) {
      return state.ended(over);
    }
  }

  /**
   * A huge ship gained energy tokens (002-009).
   *
   * @param ship the ship
   * @param count how many
   */
  record EnergyGained(String ship, int count) implements Event {

    @Override
    public State applyTo(State state) {
      return onHuge(state, ship, huge -> huge.withEnergy(huge.energy() + count));
    }
  }

  /**
   * A huge ship's energy tokens went to the supply, spent or above its limit (002-007).
   *
   * @param ship the ship
   * @param count how many
   */
  record EnergyLost(String ship, int count) implements Event {

    @Override
    public State applyTo(State state) {
      return onHuge(state, ship, huge -> huge.withEnergy(huge.energy() - count));
    }
  }

  /**
   * A huge ship's energy tokens went from its ship card to another of its cards (002-009).
   *
   * @param ship the ship
   * @param card the card's place among those that the ship has
   * @param count how many
   */
  record EnergyAllocated(String ship, int card, int count) implements Event {

    @Override
    public State applyTo(State state) {
      return onHuge(
          CardEnergyChanged.on(state, ship, card, count),
          ship,
          huge -> huge.withEnergy(huge.energy() - count));
    }
  }

  /**
   * Energy tokens on a card came from the supply or went there (002-007).
   *
   * @param ship the ship
   * @param card the card's place among those that the ship has
   * @param count how many came; negative: how many went
   */
  record CardEnergyChanged(String ship, int card, int count) implements Event {

    @Override
    public State applyTo(State state) {
      return on(state, ship, card, count);
    }

    private static State on(State state, String ship, int card, int count) {
      ShipState now = state.ship(ship);
      List<HeldCard> cards = new ArrayList<>(now.cards());
      HeldCard held = cards.get(card);
      cards.set(card, held.withEnergy(held.energyHeld() + count));
      return state.with(now.withCards(cards));
    }
  }

  /**
   * A section of a huge ship got shields back (002-014).
   *
   * @param ship the ship
   * @param section the section
   * @param count how many
   */
  record ShieldsRecovered(String ship, Optional<SectionName> section, int count) implements Event {

    @Override
    public State applyTo(State state) {
      return onSection(state, ship, section, now -> now.withShields(now.shields() + count));
    }
  }

  /**
   * A reinforcement token was laid beside a section of a huge ship (002-015).
   *
   * @param ship the ship
   * @param section the section
   */
  record Reinforced(String ship, Optional<SectionName> section) implements Event {

    @Override
    public State applyTo(State state) {
      return onSection(state, ship, section, now -> now.withReinforced(now.reinforced() + 1));
    }
  }

  /**
   * The reinforcement tokens beside a section of a huge ship went to the supply (002-015).
   *
   * @param ship the ship
   * @param section the section
   */
  record ReinforcementEnded(String ship, Optional<SectionName> section) implements Event {

    @Override
    public State applyTo(State state) {
      return onSection(state, ship, section, now -> now.withReinforced(0));
    }
  }

  /**
   * A ship gave another a free action (002-017).
   *
   * @param ship the ship
   * @param other the other
   */
  record Coordinated(String ship, String other) implements Event {}

  /**
   * A huge ship ran over small or large ships, which are destroyed (002-043).
   *
   * @param ship the huge ship
   * @param rammed the others
   */
  record Rammed(String ship, List<String> rammed) implements Event {

    /** Copies the list. */
    public Rammed {
      rammed = List.copyOf(rammed);
    }
  }

  /**
   * Obstacles under a huge ship were taken off the table (002-044).
   *
   * @param ship the ship
   * @param obstacles the obstacles
   */
  record ObstaclesRemoved(String ship, List<String> obstacles) implements Event {

    /** Copies the list. */
    public ObstaclesRemoved {
      obstacles = List.copyOf(obstacles);
    }

    @Override
    public State applyTo(State state) {
      Table table = state.table();
      for (String obstacle : obstacles) {
        table = table.without(obstacle);
      }
      return state.with(table);
    }
  }

  /**
   * An opponent picked the section of a huge ship that suffers damage (002-031).
   *
   * @param ship the ship
   * @param player who picked
   * @param section the section
   */
  record SectionPicked(String ship, String player, SectionName section) implements Event {}

  /**
   * A section lost a shield to damage.
   *
   * @param ship the ship
   * @param section the section
   * @param critical whether it was critical damage, which has no further effect then (000-133)
   */
  record SectionShieldLost(String ship, Optional<SectionName> section, boolean critical)
      implements Event {

    @Override
    public State applyTo(State state) {
      return onSection(state, ship, section, now -> now.withShields(now.shields() - 1));
    }
  }

  /**
   * A card of a section's own deck was dealt to it (002-030).
   *
   * @param ship the ship
   * @param section the section
   * @param standIn whether it stands in for one, since deck and discard pile are empty (000-144)
   * @param face what it is, if it was dealt face up
   */
  record SectionDealt(
      String ship, Optional<SectionName> section, boolean standIn, Optional<String> face)
      implements Event {

    @Override
    public State applyTo(State state) {
      return onSection(
          state,
          ship,
          section,
          now -> {
            DeckState deck = now.deck();
            if (standIn) {
              return now.withCard(new DealtCard(Optional.empty(), Optional.empty()), deck);
            }
            int pool = deck.current();
            DeckState dealt = deck.dealt();
            return now.withCard(
                new DealtCard(Optional.of(pool), face),
                face.isPresent() ? dealt.seen(pool, face.get()) : dealt);
          });
    }
  }

  /**
   * A face-down card of a section was turned up, which is no dealing (000-139).
   *
   * @param ship the ship
   * @param section the section
   * @param card the card's place among the section's damage cards
   * @param face what it is
   */
  record SectionTurnedUp(String ship, Optional<SectionName> section, int card, String face)
      implements Event {

    @Override
    public State applyTo(State state) {
      return onSection(
          state,
          ship,
          section,
          now -> {
            List<DealtCard> cards = new ArrayList<>(now.damage());
            DealtCard down = cards.get(card);
            cards.set(card, down.turnedUp(face));
            return now.withDamage(
                cards,
                down.known().isPresent()
                    ? now.deck()
                    : now.deck().seen(down.pool().orElseThrow(), face));
          });
    }
  }

  /**
   * A face-up damage card of a section was turned down; all have seen what it is.
   *
   * @param ship the ship
   * @param section the section
   * @param card the card's place among the section's damage cards
   */
  record SectionTurnedDown(String ship, Optional<SectionName> section, int card) implements Event {

    @Override
    public State applyTo(State state) {
      return onSection(
          state,
          ship,
          section,
          now -> {
            List<DealtCard> cards = new ArrayList<>(now.damage());
            cards.set(card, cards.get(card).turnedDown());
            return now.withDamage(cards, now.deck());
          });
    }
  }

  /**
   * A damage card of a section that all have seen went to its discard pile.
   *
   * @param ship the ship
   * @param section the section
   * @param card the card's place among the section's damage cards
   */
  record SectionRepaired(String ship, Optional<SectionName> section, int card) implements Event {

    @Override
    public State applyTo(State state) {
      return onSection(
          state.withCards(ref -> ref.without(CardRef.damage(ship, section, card))),
          ship,
          section,
          now -> {
            List<DealtCard> cards = new ArrayList<>(now.damage());
            DeckState deck = now.deck();
            DealtCard gone = cards.remove(card);
            return now.withDamage(cards, gone.name().map(deck::discarding).orElse(deck));
          });
    }
  }

  /**
   * The discard pile of a section's deck became a new deck (002-037).
   *
   * @param ship the ship
   * @param section the section
   */
  record SectionReshuffled(String ship, Optional<SectionName> section) implements Event {

    @Override
    public State applyTo(State state) {
      return onSection(
          state, ship, section, now -> now.withDamage(now.damage(), now.deck().reshuffled()));
    }
  }

  /**
   * A section's stand-in was exchanged for a card (000-144).
   *
   * @param ship the ship
   * @param section the section
   */
  record SectionStandInReplaced(String ship, Optional<SectionName> section) implements Event {

    @Override
    public State applyTo(State state) {
      return onSection(
          state,
          ship,
          section,
          now -> {
            List<DealtCard> cards = new ArrayList<>(now.damage());
            int standIn = 0;
            while (!cards.get(standIn).standsIn()) {
              standIn++;
            }
            cards.set(standIn, new DealtCard(Optional.of(now.deck().current()), Optional.empty()));
            return now.withDamage(cards, now.deck().dealt());
          });
    }
  }

  /**
   * A section would be crippled but its ship still has its chance to attack (002-041).
   *
   * @param ship the ship
   * @param section the section
   * @param lingers whether it does; false once it was saved
   */
  record SectionLingering(String ship, Optional<SectionName> section, boolean lingers)
      implements Event {

    @Override
    public State applyTo(State state) {
      return lingering(onSection(state, ship, section, now -> now.withLingering(lingers)), ship);
    }
  }

  /**
   * A section was crippled: its card was turned over (002-033).
   *
   * @param ship the ship
   * @param section the section
   */
  record SectionCrippled(String ship, Optional<SectionName> section) implements Event {

    @Override
    public State applyTo(State state) {
      return lingering(onSection(state, ship, section, SectionState::turnedOver), ship);
    }
  }

  /**
   * The damage cards of a section of a ship that is gone went to its discard pile, face up
   * (002-036).
   *
   * @param ship the ship
   * @param section the section
   */
  record SectionCardsDiscarded(String ship, Optional<SectionName> section) implements Event {

    @Override
    public State applyTo(State state) {
      return onSection(
          state.withCards(ref -> ref.withoutAll(ship)),
          ship,
          section,
          now -> {
            DeckState deck = now.deck();
            for (DealtCard card : now.damage()) {
              if (card.name().isPresent()) {
                deck = deck.discarding(card.name().get());
              }
            }
            return now.withDamage(List.of(), deck);
          });
    }
  }

  /**
   * A remote was placed on the table, from where it waited or from a card (003-054).
   *
   * @param remote the remote
   * @param pose where
   */
  record RemotePlaced(String remote, Pose pose) implements Event {

    @Override
    public State applyTo(State state) {
      RemoteState now = named(state, remote);
      return standing(state, now.with(RemoteState.Status.IN_PLAY), pose);
    }
  }

  /**
   * A remote was laid on the card of a ship or of another remote (003-054).
   *
   * @param remote the remote
   * @param carrier the ship or the other remote
   */
  record RemoteBoarded(String remote, String carrier) implements Event {

    @Override
    public State applyTo(State state) {
      RemoteState now = named(state, remote);
      return offTable(state, now).with(now.aboard(carrier));
    }
  }

  /**
   * A remote was dropped behind the ship or the remote on whose card it lay.
   *
   * @param remote the remote
   * @param carrier the ship or the other remote
   * @param template with which template
   * @param pose where it lies now
   */
  record RemoteDropped(String remote, String carrier, LaidTemplate template, Pose pose)
      implements Event {

    @Override
    public State applyTo(State state) {
      RemoteState now = named(state, remote);
      return standing(state, now.with(RemoteState.Status.IN_PLAY), pose);
    }
  }

  /**
   * A remote moved forward along a template (003-048).
   *
   * @param remote the remote
   * @param template the template
   * @param pose where it stands now
   */
  record RemoteMoved(String remote, LaidTemplate template, Pose pose) implements Event {

    @Override
    public State applyTo(State state) {
      return standing(state, named(state, remote), pose);
    }
  }

  /**
   * A remote was dealt a damage card, face down (003-051).
   *
   * @param remote the remote
   * @param standIn whether it stands in for one, since deck and discard pile are empty (000-144)
   */
  record RemoteDealt(String remote, boolean standIn) implements Event {

    @Override
    public State applyTo(State state) {
      RemoteState now = named(state, remote);
      int which = state.deckOf(now.seat());
      DeckState deck = state.decks().get(which);
      List<DealtCard> cards = new ArrayList<>(now.damage());
      Optional<Integer> pool = standIn ? Optional.empty() : Optional.of(deck.current());
      cards.add(new DealtCard(pool, Optional.empty()));
      State dealt = state.with(now.withDamage(cards));
      return standIn ? dealt : dealt.withDeck(which, deck.dealt());
    }
  }

  /**
   * A remote's stand-in was exchanged for a card (000-144).
   *
   * @param remote the remote
   */
  record RemoteStandInReplaced(String remote) implements Event {

    @Override
    public State applyTo(State state) {
      RemoteState now = named(state, remote);
      int which = state.deckOf(now.seat());
      DeckState deck = state.decks().get(which);
      List<DealtCard> cards = new ArrayList<>(now.damage());
      int standIn = 0;
      while (!cards.get(standIn).standsIn()) {
        standIn++;
      }
      cards.set(standIn, new DealtCard(Optional.of(deck.current()), Optional.empty()));
      return state.with(now.withDamage(cards)).withDeck(which, deck.dealt());
    }
  }

  /**
   * A remote would be removed, but what else is done at its initiative is done first (003-052).
   *
   * @param remote the remote
   */
  record RemoteLingering(String remote) implements Event {

    @Override
    public State applyTo(State state) {
      return state.with(named(state, remote).withLingering(true));
    }
  }

  /**
   * A remote was destroyed, fled, escaped or was taken away.
   *
   * @param remote the remote
   * @param how which of these
   */
  record RemoteGone(String remote, RemoteState.Status how) implements Event {

    @Override
    public State applyTo(State state) {
      RemoteState now = named(state, remote);
      return offTable(state, now).with(now.with(how));
    }
  }

  /**
   * A damage card of a remote that is gone went back: shuffled into the deck unseen, or, if that
   * was made anew since, to the discard pile for all to see.
   *
   * @param remote the remote
   * @param face what it is, if it went to the discard pile
   */
  record RemoteCardReturned(String remote, Optional<String> face) implements Event {

    @Override
    public State applyTo(State state) {
      RemoteState now = named(state, remote);
      int which = state.deckOf(now.seat());
      DeckState deck = state.decks().get(which);
      List<DealtCard> cards = new ArrayList<>(now.damage());
      DealtCard card = cards.remove(0);
      State left = state.with(now.withDamage(cards));
      if (card.standsIn()) {
        return left;
      }
      int pool = card.pool().orElseThrow();
      return left.withDeck(
          which,
          face.map(seen -> deck.seen(pool, seen).discarding(seen)).orElseGet(deck::takenBack));
    }
  }

  /**
   * Tokens were laid on a remote's card, or taken from it.
   *
   * @param remote the remote
   * @param count how many; negative: how many were taken
   */
  record RemoteTokens(String remote, int count) implements Event {

    @Override
    public State applyTo(State state) {
      RemoteState now = named(state, remote);
      return state.with(now.withTokens(now.tokens() + count));
    }
  }

  /**
   * A remote came into use or went out of it.
   *
   * @param remote the remote
   * @param active whether it is in use
   */
  record RemoteTurned(String remote, boolean active) implements Event {

    @Override
    public State applyTo(State state) {
      return state.with(named(state, remote).turned(active));
    }
  }

  /**
   * A remote that was gone was brought back as at the start of the game (003-056).
   *
   * @param remote the remote
   * @param pose where
   */
  record RemoteBroughtBack(String remote, Pose pose) implements Event {

    @Override
    public State applyTo(State state) {
      RemoteState now = named(state, remote);
      RemoteState fresh = RemoteState.of(now.card()).withSide(now.side());
      return standing(state, fresh.with(RemoteState.Status.IN_PLAY), pose);
    }
  }

  /**
   * A ship escaped, which is neither being destroyed nor fleeing (003-055).
   *
   * @param ship the ship
   */
  record Escaped(String ship) implements Event {

    @Override
    public State applyTo(State state) {
      return gone(state, ship, ShipState.Status.ESCAPED);
    }
  }

  /**
   * A ship that was gone was brought back as at the start of the game (003-056).
   *
   * @param ship the ship
   * @param pose where
   */
  record BroughtBack(String ship, Pose pose) implements Event {

    @Override
    public State applyTo(State state) {
      ShipState gone = state.ship(ship);
      ShipState fresh = ShipState.of(gone.card());
      for (DroppedBomb bomb : gone.dropped()) {
        // What it dropped and has not detonated still lies there.
        if (state.table().token(bomb.token()).isPresent()) {
          fresh = fresh.withDropped(bomb);
        }
      }
      int held = fresh.cards().size();
      return new PlacedShip(ship, pose)
          .applyTo(state.withCards(ref -> ref.amongFirst(ship, held)).with(fresh));
    }
  }

  private static RemoteState named(State state, String id) {
    return state
        .remote(id)
        .orElseThrow(
            () -> new IllegalArgumentException("there is no remote '" + id + "' in the game"));
  }

  private static State standing(State state, RemoteState remote, Pose pose) {
    Token token =
        new Token(
            remote.id(),
            remote.kind(),
            state.rules().movement().parts().tokenOutline(remote.kind()),
            pose);
    return state.with(Tokens.laid(state.table(), token)).with(remote);
  }

  private static State offTable(State state, RemoteState remote) {
    return remote.inPlay() ? state.with(state.table().without(remote.id())) : state;
  }

  /**
   * A precision shot at the engines was declared (004-012).
   *
   * @param ship who shoots
   * @param target at whom
   */
  record PrecisionAimed(String ship, String target) implements Event {}

  /**
   * A precision shot has disabled a ship: to the end of the game it is an obstacle, without dial
   * and tokens (004-015, -016).
   *
   * @param ship the ship
   * @param by who shot
   */
  record Disabled(String ship, String by) implements Event {

    @Override
    public State applyTo(State state) {
      Pose pose = state.table().ship(ship).orElseThrow().pose();
      State idle = idle(state.with(docks(state).without(ship)), ship);
      idle = idle.with(idle.ship(ship).with(Markers.NONE));
      return Hulks.lay(idle, ship, pose, Optional.of(state.round()));
    }
  }

  /**
   * A player announced that a ship's maneuver is to take it to another one (004-020).
   *
   * @param ship the ship
   * @param to the other
   */
  record Announced(String ship, String to) implements Event {

    @Override
    public State applyTo(State state) {
      return approaching(state, ship, Optional.of(new Approach(to, false)));
    }
  }

  /**
   * A maneuver that was announced has taken a ship to another one, or left a gap (004-020).
   *
   * @param ship the ship
   * @param to the other
   * @param reached whether it got there
   */
  record Approached(String ship, String to, boolean reached) implements Event {

    @Override
    public State applyTo(State state) {
      return approaching(
          state, ship, reached ? Optional.of(new Approach(to, true)) : Optional.empty());
    }
  }

  /**
   * A ship docked, and is an obstacle for as long as it boards (004-022, -024); a ship that was
   * docked to the same one may dock to it in another way (004-042).
   *
   * @param ship the ship
   * @param to the other
   * @param pose where it stands now
   * @param alongside whether both are huge and lie side by side
   */
  record Docked(String ship, String to, Pose pose, boolean alongside) implements Event {

    @Override
    public State applyTo(State state) {
      Dock dock = new Dock(ship, to, Dock.Stage.DOCKED, alongside);
      State docked = idle(state.with(docks(state).without(dock).with(dock)), ship);
      return Hulks.lay(docked, ship, pose, Optional.empty());
    }
  }

  /**
   * Two docked ships fight (004-025, -027).
   *
   * @param ship the one that docked
   * @param to the other
   */
  record Boarded(String ship, String to) implements Event {

    @Override
    public State applyTo(State state) {
      Dock dock = dock(state, ship, to);
      State fights = state.with(docks(state).changed(dock.at(Dock.Stage.FIGHT)));
      return fights.ship(ship).lies()
          ? fights
          : Hulks.lay(
              idle(fights, ship),
              ship,
              state.table().ship(ship).orElseThrow().pose(),
              Optional.empty());
    }
  }

  /**
   * A docked ship begins to tow the other, and is active again (004-025, -041).
   *
   * @param ship the one that tows
   * @param tow the other
   */
  record TowBegan(String ship, String tow) implements Event {

    @Override
    public State applyTo(State state) {
      Dock dock = dock(state, ship, tow);
      State tows = state.with(docks(state).changed(dock.at(Dock.Stage.TOW)));
      return tows.ship(ship).lies() ? Hulks.raise(tows, ship) : tows;
    }
  }

  /**
   * A towed ship was moved.
   *
   * @param ship the towed ship
   * @param by the ship that tows
   * @param pose where it stands now
   */
  record Towed(String ship, String by, Pose pose) implements Event {

    @Override
    public State applyTo(State state) {
      ShipBoarding boarding = state.ship(ship).boarding().orElseThrow();
      return Hulks.lay(state, ship, pose, boarding.hulk().orElseThrow().disabledIn());
    }
  }

  /**
   * Two ships are no longer docked; who is not disabled and docked to nobody else is active again
   * (004-036 to -038, -047).
   *
   * @param ship the one that docked
   * @param to the other
   */
  record CastOff(String ship, String to) implements Event {

    @Override
    public State applyTo(State state) {
      State loose = state.with(docks(state).without(dock(state, ship, to)));
      for (String id : List.of(ship, to)) {
        ShipState one = loose.ship(id);
        if (one.lies() && !one.disabled() && docks(loose).of(id).isEmpty()) {
          loose = Hulks.raise(loose, id);
        }
      }
      return loose;
    }
  }

  /**
   * It was picked which of a huge ship's two stacks fights (004-026, -039).
   *
   * @param ship the ship
   * @param player who picked
   * @param stack the stack's number
   */
  record StackPicked(String ship, String player, int stack) implements Event {

    @Override
    public State applyTo(State state) {
      return onCrew(state, ship, crew -> crew.withStack(stack));
    }
  }

  /**
   * The lowest card of a stack was turned up, and all know it from now on (004-025).
   *
   * @param ship the ship
   * @param stack the stack's number
   * @param card the card
   */
  record CrewShown(String ship, int stack, CombatCard card) implements Event {

    @Override
    public State applyTo(State state) {
      return onCrew(
          state,
          ship,
          crew -> {
            CrewStack lying = crew.stacks().get(stack);
            return crew.with(stack, lying.withLowest(lying.lowest().showing()));
          });
    }
  }

  /**
   * A fighter suffered body hits (004-032).
   *
   * @param ship his ship
   * @param name who
   * @param hits how many
   */
  record BodyHit(String ship, String name, int hits) implements Event {

    @Override
    public State applyTo(State state) {
      return onCrew(
          state,
          ship,
          crew -> {
            CrewStack lying = crew.fighting();
            CrewMember fighter = lying.lowest();
            return crew.with(
                crew.stack(), lying.withLowest(fighter.withHits(fighter.hits() + hits)));
          });
    }
  }

  /**
   * A fighter was overpowered; his card is a prize (004-034).
   *
   * @param ship his ship
   * @param name who
   * @param by the ship of the one who overpowered him
   * @param player that one's player
   * @param points what the card is worth
   */
  record Overpowered(String ship, String name, String by, String player, int points)
      implements Event {

    @Override
    public State applyTo(State state) {
      State taken = state.with(docks(state).with(List.of(new Prize(player, ship, name, points))));
      return onCrew(taken, ship, crew -> crew.with(crew.stack(), crew.fighting().withoutLowest()));
    }
  }

  /**
   * Nobody is left on a ship: it leaves the table, and its upgrade cards are a prize (004-036).
   *
   * @param ship the ship
   * @param player who gets them
   * @param points what they are worth
   */
  record Plundered(String ship, String player, int points) implements Event {

    @Override
    public State applyTo(State state) {
      Prize prize = new Prize(player, ship, Prize.UPGRADES, points);
      return gone(state.with(docks(state).with(List.of(prize))), ship, ShipState.Status.TAKEN);
    }
  }

  /**
   * A player turned his fighter's card over: he would break off (004-037).
   *
   * @param ship his ship
   * @param player who
   */
  record TruceOffered(String ship, String player) implements Event {}

  /**
   * A player accepted that a fight is broken off, or did not (004-037).
   *
   * @param ship his ship
   * @param player who
   * @param accepted whether he did
   */
  record TruceAnswered(String ship, String player, boolean accepted) implements Event {}

  /**
   * A ship that tows has reached its own edge: both leave the table, and all their cards are prizes
   * (004-050), unless both are of one side (004-051).
   *
   * @param ship the ship
   * @param tow the other
   * @param player whose prizes they are
   * @param prizes what was won
   */
  record BroughtHome(String ship, String tow, String player, List<Prize> prizes) implements Event {

    /** Copies the list. */
    public BroughtHome {
      prizes = List.copyOf(prizes);
    }

    @Override
    public State applyTo(State state) {
      State home = gone(state, ship, ShipState.Status.TAKEN);
      home = gone(home, tow, ShipState.Status.TAKEN);
      return home.with(docks(home).with(prizes));
    }
  }

  private static Boarding docks(State state) {
    return state.boarding().orElse(Boarding.NONE);
  }

  private static Dock dock(State state, String ship, String to) {
    return docks(state).of(ship).stream()
        .filter(dock -> dock.ship().equals(ship) && dock.to().equals(to))
        .findFirst()
        .orElseThrow();
  }

  /** A ship that becomes an obstacle keeps no dial, no lock and of its tokens stress and ion. */
  private static State idle(State state, String id) {
    List<ShipState> ships = new ArrayList<>();
    for (ShipState ship : state.ships()) {
      if (ship.id().equals(id)) {
        Markers markers = ship.markers();
        ships.add(
            ship.with(new Markers(0, 0, markers.stress(), markers.ion(), 0))
                .withLock(Optional.empty())
                .withDial(Optional.empty(), false, false)
                .withLingering(false));
      } else {
        ships.add(ship.lock().equals(Optional.of(id)) ? ship.withLock(Optional.empty()) : ship);
      }
    }
    return state.withShips(ships);
  }

  private static State approaching(State state, String id, Optional<Approach> approach) {
    ShipState ship = state.ship(id);
    return state.with(ship.with(ship.boarding().orElseThrow().withApproach(approach)));
  }

  private static State onCrew(State state, String id, UnaryOperator<Crew> change) {
    ShipState ship = state.ship(id);
    ShipBoarding boarding = ship.boarding().orElseThrow();
    return state.with(ship.with(boarding.with(change.apply(boarding.crew()))));
  }

  /** A ship lingers as long as one of its sections does. */
  private static State lingering(State state, String ship) {
    ShipState now = state.ship(ship);
    return state.with(
        now.withLingering(
            now.huge().orElseThrow().sections().stream().anyMatch(SectionState::lingering)));
  }

  private static State onHuge(State state, String ship, UnaryOperator<HugeState> change) {
    ShipState now = state.ship(ship);
    return state.with(now.with(change.apply(now.huge().orElseThrow())));
  }

  private static State onSection(
      State state, String ship, Optional<SectionName> name, UnaryOperator<SectionState> change) {
    return onHuge(state, ship, huge -> huge.with(change.apply(huge.section(name))));
  }

  /**
   * A rule of the mission takes effect.
   *
   * @param rule its name
   */
  record RuleApplied(String rule) implements Event {}

  /**
   * Attack dice were rolled for a rule of the mission.
   *
   * @param player who rolled them
   * @param dice what they show
   */
  record MissionRolled(String player, List<Die> dice) implements Event {

    /** Copies the dice. */
    public MissionRolled {
      dice = List.copyOf(dice);
    }
  }

  /**
   * A player earned victory tokens, or lost some (003-036, -037).
   *
   * @param player the player
   * @param count how many; negative: how many he lost
   */
  record Earned(String player, int count) implements Event {

    @Override
    public State applyTo(State state) {
      return state.with(state.mission().orElseThrow().earning(player, count));
    }
  }

  /**
   * Victory tokens were laid on a ship's card, or taken from it (003-036).
   *
   * @param ship the ship
   * @param count how many; negative: how many were taken
   */
  record TokensPut(String ship, int count) implements Event {

    @Override
    public State applyTo(State state) {
      return state.with(state.mission().orElseThrow().putting(ship, count));
    }
  }

  /**
   * A place was chosen for the mission.
   *
   * @param name its name
   * @param pose where
   */
  record SpotChosen(String name, Pose pose) implements Event {

    @Override
    public State applyTo(State state) {
      return state.with(state.mission().orElseThrow().withSpot(name, pose));
    }
  }

  /**
   * An edge was chosen for the mission.
   *
   * @param name its name
   * @param edge the edge
   */
  record EdgeChosen(String name, TableEdge edge) implements Event {

    @Override
    public State applyTo(State state) {
      return state.with(state.mission().orElseThrow().withEdge(name, edge));
    }
  }

  /**
   * A ship went into reserve (003-064a).
   *
   * @param ship the ship
   */
  record Reserved(String ship) implements Event {

    @Override
    public State applyTo(State state) {
      return state.with(state.ship(ship).with(ShipState.Status.RESERVE));
    }
  }

  /**
   * The remotes and markers of the mission lie ready to be set up (003-046, -047).
   *
   * @param remotes the remotes
   */
  record RemotesBrought(List<RemoteState> remotes) implements Event {

    /** Copies the list. */
    public RemotesBrought {
      remotes = List.copyOf(remotes);
    }

    @Override
    public State applyTo(State state) {
      return state.withRemotes(remotes);
    }
  }

  private static State gone(State state, String id, ShipState.Status status) {
    List<ShipState> ships = new ArrayList<>();
    for (ShipState ship : state.ships()) {
      if (ship.id().equals(id)) {
        ships.add(
            ship.with(status)
                .with(Markers.NONE)
                .withShields(0)
                .withLock(Optional.empty())
                .withLingering(false)
                .withHugeGone()
                .withBoardingGone());
      } else {
        // A lock on what is gone goes too (000-203).
        ships.add(ship.lock().equals(Optional.of(id)) ? ship.withLock(Optional.empty()) : ship);
      }
    }
    State left = state.withShips(ships).with(state.table().without(id));
    return left.boarding().isEmpty() ? left : left.with(docks(left).without(id));
  }
}
