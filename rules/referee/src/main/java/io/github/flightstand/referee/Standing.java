package io.github.flightstand.referee;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * The state of a recorded game between two lines of its log. Every event makes the next one.
 *
 * <p>After a claim its ship stands at the claimed pose, so one false claim does not taint later
 * rulings. A ship that has fled or was rammed does nothing more, but stays where it is until the
 * log removes it.
 *
 * @param touching the pairs of ships that touch by the rules, and whether that is certain
 * @param gone the ships and tokens that do nothing more, and why
 */
record Standing(
    Table table,
    Map<Set<String>, Boolean> touching,
    Map<String, Departure> gone,
    MinesPassed mines) {

  /** The reasons why a ship or token does nothing more. */
  enum Departure {
    /** It left the play area. */
    FLED("has fled"),
    /** A huge ship ran over it. */
    RAMMED("was rammed"),
    /** It was a bomb or mine and detonated. */
    DETONATED("has gone off"),
    /** The log took it off the table. */
    REMOVED("was removed");

    private final String words;

    Departure(String words) {
      this.words = words;
    }

    String words() {
      return words;
    }
  }

  Standing {
    // Not Map.copyOf, which takes quadratic time if names collide.
    touching = Collections.unmodifiableMap(sorted(touching));
    gone = Collections.unmodifiableMap(new HashMap<>(gone));
  }

  private static Map<Set<String>, Boolean> sorted(Map<Set<String>, Boolean> pairs) {
    Map<Set<String>, Boolean> sorted = new TreeMap<>(Table.BY_IDS);
    sorted.putAll(pairs);
    return sorted;
  }

  /** Returns the state in which ships touch as the table says, and mines lie under whom they do. */
  static Standing on(Table table) {
    Map<Set<String>, Boolean> pairs = new TreeMap<>(Table.BY_IDS);
    table.touchingPairs().forEach(pair -> pairs.put(pair, true));
    MinesPassed passed = MinesPassed.NONE;
    for (Token token : table.tokens()) {
      passed = token.kind() == TokenKind.MINE ? passed.laid(token, table) : passed;
    }
    return new Standing(table, pairs, Map.of(), passed);
  }

  Ship ship(String id) {
    return table.ship(id).orElseThrow();
  }

  /** Returns why a ship or token does nothing more, or empty if it is in the game. */
  Optional<Departure> departure(String id) {
    return Optional.ofNullable(gone.get(id));
  }

  boolean ofOneSide(String ship, String other) {
    Optional<String> player = ship(ship).player();
    return player.isPresent() && player.equals(ship(other).player());
  }

  /** Returns whether it is certain that two ships touch, or empty if they do not touch. */
  Optional<Boolean> touch(String ship, String other) {
    return ship.equals(other)
        ? Optional.empty()
        : Optional.ofNullable(touching.get(Set.of(ship, other)));
  }

  /** Returns this state with the ships where they are on another table. */
  Standing with(Table elsewhere) {
    return new Standing(elsewhere, touching, gone, mines);
  }

  Standing placed(Ship ship) {
    Map<String, Departure> absent = new HashMap<>(gone);
    absent.remove(ship.id());
    return new Standing(
        table.toBuilder().ship(ship).build(), touching, absent, mines.without(ship.id()));
  }

  Standing placed(Token token) {
    Map<String, Departure> absent = new HashMap<>(gone);
    absent.remove(token.id());
    Table next = table.toBuilder().token(token).build();
    MinesPassed laid = token.kind() == TokenKind.MINE ? mines.laid(token, next) : mines;
    return new Standing(next, touching, absent, laid);
  }

  /** Records a ship's move, which may have set off mines. */
  Standing passed(String ship, MinesPassed.Trace trace) {
    return new Standing(table, touching, gone, mines.moved(ship, trace, table));
  }

  boolean hasMines() {
    return table.tokens().stream().anyMatch(token -> token.kind() == TokenKind.MINE);
  }

  Standing placed(Obstacle obstacle) {
    return new Standing(table.toBuilder().obstacle(obstacle).build(), touching, gone, mines);
  }

  /**
   * Records a ship's move. It keeps touching every ship that its base is still in contact with;
   * contact within the reach is uncertain.
   *
   * @param contact the contact tolerance in millimeters
   * @param reach the most that the ship may be from its recorded place, in millimeters
   */
  Standing moved(String id, Pose to, double contact, double reach) {
    Ship ship = ship(id).at(to);
    Map<Set<String>, Boolean> still = sorted(touching);
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
    return new Standing(table.withShip(ship), still, gone, mines);
  }

  Standing touching(String ship, Collection<String> others, boolean sure) {
    Map<Set<String>, Boolean> pairs = sorted(touching);
    others.forEach(other -> pairs.put(Set.of(ship, other), sure));
    return new Standing(table, pairs, gone, mines);
  }

  /** Records that a ship does nothing more, but is still on the table. */
  Standing departed(String ship, Departure why) {
    Map<String, Departure> absent = new HashMap<>(gone);
    absent.put(ship, why);
    return new Standing(table, touching, absent, mines);
  }

  Standing removed(String id) {
    return (table.obstacle(id).isPresent() ? this : departed(id, Departure.REMOVED)).without(id);
  }

  Standing detonated(String id) {
    return departed(id, Departure.DETONATED).without(id);
  }

  private Standing without(String id) {
    Map<Set<String>, Boolean> others = sorted(touching);
    others.keySet().removeIf(pair -> pair.contains(id));
    return new Standing(table.without(id), others, gone, mines.without(id));
  }
}
