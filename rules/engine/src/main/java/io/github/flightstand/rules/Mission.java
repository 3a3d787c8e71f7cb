package io.github.flightstand.rules;

import io.github.flightstand.movement.table.PlayArea;

/**
 * A mission that a game is played by: what its file says, which the library reads and writes, and
 * nobody else makes.
 */
public interface Mission {

  /** Returns its short name. */
  String name();

  /** Returns the play area. */
  PlayArea area();
}
