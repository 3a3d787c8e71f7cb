package io.github.flightstand.movement;

import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.Optional;
import java.util.function.BiFunction;

/** The scratch space of the last look at a ship's neighbours, kept for the next one. */
final class KeptNeighbours {

  private final BiFunction<Table, Ship, Neighbours> made;
  private Optional<Neighbours> kept = Optional.empty();

  /**
   * Keeps nothing yet.
   *
   * @param made makes neighbours of those ships that count
   */
  KeptNeighbours(BiFunction<Table, Ship, Neighbours> made) {
    this.made = made;
  }

  /** Returns a ship's neighbours; what was returned before is overwritten. */
  Neighbours of(Table table, Ship ship) {
    if (kept.isEmpty()) {
      kept = Optional.of(made.apply(table, ship));
    }
    Neighbours neighbours = kept.get();
    neighbours.lookAt(table, ship);
    return neighbours;
  }
}
