package io.github.flightstand.rules.referee;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How a recorded game stands between two lines of its log: what the referee keeps of the lines read
 * so far. Immutable; every event makes the next one.
 *
 * <p>A claimed pose is where its ship stands afterwards, so one false claim does not taint the
 * rulings that follow. A ship that has fled or was rammed does nothing more, but stays where it is
 * until the log removes it.
 *
 * @param table where everything stands
 * @param players whose ships are whose, as far as the log says
 * @param touching which two ships touch by the rules, and whether that is beyond doubt
 * @param gone the ships that do nothing more, and why
 */
record Standing(
    Table table,
    Map<String, String> players,
    Map<Set<String>, Boolean> touching,
    Map<String, Departure> gone) {

  /** Why a ship does nothing more. */
  enum Departure {
    /** It left the play area. */
    FLED("has fled"),
    /** A huge ship ran over it. */
    RAMMED("was rammed"),
    /** The log took it off the table. */
    REMOVED("was removed");

    private final String words;

    Departure(String words) {
      this.words = words;
    }

    /** Returns in words what became of the ship, to follow its name. */
    String words() {
      return words;
    }
  }

  /** Copies the maps. */
  Standing {
    players = Map.copyOf(players);
    touching = Map.copyOf(touching);
    gone = Map.copyOf(gone);
  }

  /** Returns how a game stands before its first line. */
  static Standing before(PlayArea area) {
    return new Standing(Table.builder(area).build(), Map.of(), Map.of(), Map.of());
  }

  /** Returns the ship with that id, which is on the table. */
  Ship ship(String id) {
    return table.ship(id).orElseThrow();
  }

  /** Returns why a ship does nothing more; nothing if it is in the game. */
  Optional<Departure> departure(String ship) {
    return Optional.ofNullable(gone.get(ship));
  }

  /** Tells whether two ships are known to be one player's. */
  boolean ofOneSide(String ship, String other) {
    String player = players.get(ship);
    return player != null && player.equals(players.get(other));
  }

  /** Returns whether it is beyond doubt that two ships touch; nothing if they do not. */
  Optional<Boolean> touch(String ship, String other) {
    return ship.equals(other)
        ? Optional.empty()
        : Optional.ofNullable(touching.get(Set.of(ship, other)));
  }

  /** Returns the next standing: a ship is set down, by that player if the log says. */
  Standing placed(Ship ship, Optional<String> player) {
    Map<String, String> owners = new HashMap<>(players);
    owners.remove(ship.id());
    player.ifPresent(owner -> owners.put(ship.id(), owner));
    Map<String, Departure> absent = new HashMap<>(gone);
    absent.remove(ship.id());
    return new Standing(table.toBuilder().ship(ship).build(), owners, touching, absent);
  }

  /** Returns the next standing: an obstacle is set down. */
  Standing placed(Obstacle obstacle) {
    return on(table.toBuilder().obstacle(obstacle).build());
  }

  /**
   * Returns the next standing: a ship has moved. It goes on touching what its base is still in
   * contact with; what is in contact by less than the reach may or may not be.
   *
   * @param contact the contact tolerance in millimetres
   * @param reach how far the ship may be from where the record has it, in millimetres
   */
  Standing moved(String id, Pose to, double contact, double reach) {
    Ship ship = ship(id).at(to);
    Map<Set<String>, Boolean> still = new HashMap<>(touching);
    if (!to.equals(ship(id).pose())) {
      for (Ship other : table.ships()) {
        if (!other.id().equals(id)) {
          double gap = ShipGap.between(ship, other).gap();
          still.computeIfPresent(
              Set.of(id, other.id()),
              (pair, sure) -> gap > reach ? null : Boolean.valueOf(sure && gap <= contact));
        }
      }
    }
    return new Standing(table.withShip(ship), players, still, gone);
  }

  /** Returns the next standing: a maneuver has made a ship touch others. */
  Standing touching(String ship, Collection<String> others, boolean sure) {
    Map<Set<String>, Boolean> pairs = new HashMap<>(touching);
    others.forEach(other -> pairs.put(Set.of(ship, other), sure));
    return new Standing(table, players, pairs, gone);
  }

  /** Returns the next standing: a ship does nothing more, but is still on the table. */
  Standing departed(String ship, Departure why) {
    Map<String, Departure> absent = new HashMap<>(gone);
    absent.put(ship, why);
    return new Standing(table, players, touching, absent);
  }

  /** Returns the next standing: the log takes a piece off the table. */
  Standing removed(String id) {
    Standing left = table.ship(id).isPresent() ? departed(id, Departure.REMOVED) : this;
    Map<Set<String>, Boolean> others = new HashMap<>(touching);
    others.keySet().removeIf(pair -> pair.contains(id));
    return new Standing(table.without(id), players, others, left.gone);
  }

  private Standing on(Table next) {
    return new Standing(next, players, touching, gone);
  }
}
