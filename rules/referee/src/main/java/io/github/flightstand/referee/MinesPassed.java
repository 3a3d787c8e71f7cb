package io.github.flightstand.referee;

import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.table.LaidToken;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The nearest distance of each ship to each mine, in its last move or when the mine was laid. */
record MinesPassed(Map<Passage, Nearest> nearest) {

  static final MinesPassed NONE = new MinesPassed(Map.of());

  record Passage(String mine, String ship) {

    /** The order by names, because their hashes may collide. */
    private static final Comparator<Passage> BY_NAMES =
        Comparator.comparing(Passage::mine).thenComparing(Passage::ship);
  }

  /**
   * A ship's least distances from a mine: signed separations in millimeters, infinite if no part of
   * the mine is on the play area.
   *
   * @param sure the minimum separation over the final base and the template part that was certainly
   *     used
   * @param perhaps the separation of the template part that may also have been used, if smaller
   */
  record Nearest(double sure, double perhaps) {

    static final Nearest NEVER = new Nearest(Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY);
  }

  /** The shapes that a move covered, which can set off mines. */
  record Trace(Collection<? extends Shape> sure, Collection<? extends Shape> perhaps) {}

  MinesPassed {
    nearest = Collections.unmodifiableMap(sorted(nearest));
  }

  private static Map<Passage, Nearest> sorted(Map<Passage, Nearest> nearest) {
    Map<Passage, Nearest> sorted = new TreeMap<>(Passage.BY_NAMES);
    sorted.putAll(nearest);
    return sorted;
  }

  /** Records the ships' distances from a mine that was just laid. */
  MinesPassed laid(Token mine, Table table) {
    Map<Passage, Nearest> next = sorted(nearest);
    for (Ship ship : table.ships()) {
      List<Shape> standing = List.of(ship.base().outline().placedIn(ship.pose()));
      next.put(
          new Passage(mine.id(), ship.id()),
          nearest(mine, table.playArea(), new Trace(standing, List.of())));
    }
    return new MinesPassed(next);
  }

  MinesPassed moved(String ship, Trace trace, Table table) {
    Map<Passage, Nearest> next = sorted(nearest);
    for (Token token : table.tokens()) {
      if (token.kind() == TokenKind.MINE) {
        next.put(new Passage(token.id(), ship), nearest(token, table.playArea(), trace));
      }
    }
    return new MinesPassed(next);
  }

  MinesPassed without(String id) {
    Map<Passage, Nearest> next = sorted(nearest);
    next.keySet().removeIf(passage -> passage.mine().equals(id) || passage.ship().equals(id));
    return new MinesPassed(next);
  }

  /**
   * Returns the nearest distance of a ship to a mine, if it moved or was there since the mine was
   * laid.
   */
  Optional<Nearest> of(String mine, String ship) {
    return Optional.ofNullable(nearest.get(new Passage(mine, ship)));
  }

  private static Nearest nearest(Token mine, PlayArea area, Trace trace) {
    LaidToken laid = LaidToken.of(mine, area);
    double sure = nearest(laid, trace.sure());
    return new Nearest(sure, Math.min(sure, nearest(laid, trace.perhaps())));
  }

  private static double nearest(LaidToken mine, Collection<? extends Shape> covered) {
    return covered.stream().mapToDouble(mine::separation).min().orElse(Double.POSITIVE_INFINITY);
  }
}
