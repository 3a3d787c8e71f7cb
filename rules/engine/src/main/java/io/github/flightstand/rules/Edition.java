package io.github.flightstand.rules;

/**
 * The game's editions, as far as measuring depends on them. In the second, ships in contact are at
 * range 0 and not 1, an attack is measured from the part of the attacker's base in the arc and not
 * from the whole base, and the printed arcs are slightly wider.
 */
public enum Edition {
  FIRST,
  SECOND
}
