package io.github.flightstand.rules;

/**
 * The game's editions, for everything that is measured. In the second edition, ships in contact are
 * at range 0 rather than 1, an attack is measured from the part of the attacker's base inside the
 * arc rather than from the whole base, and the printed arcs are slightly wider.
 */
public enum Edition {
  FIRST,
  SECOND
}
