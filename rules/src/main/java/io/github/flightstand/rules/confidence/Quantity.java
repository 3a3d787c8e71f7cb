package io.github.flightstand.rules.confidence;

import io.github.flightstand.movement.table.Table;

/** A number on which a verdict hangs, as a function of where the ships stand. */
@FunctionalInterface
public interface Quantity {

  /**
   * Returns the number for a table.
   *
   * @return a number that is finite for every position of the ships, or infinite for every one
   */
  double on(Table table);
}
