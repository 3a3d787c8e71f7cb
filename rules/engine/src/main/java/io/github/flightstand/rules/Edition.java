package io.github.flightstand.rules;

/**
 * The game's editions, for everything that is measured. In the second edition, ships in contact are
 * at range 0 rather than 1, and the printed arcs are slightly wider. An attack is measured from the
 * part of the attacker's base inside the arc.
 */
public enum Edition {
  FIRST,
  SECOND
}
