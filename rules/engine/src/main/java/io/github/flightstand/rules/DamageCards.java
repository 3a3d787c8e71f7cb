package io.github.flightstand.rules;

/** Which deck of damage cards a rule set plays with; what is in it is data of the engine. */
public enum DamageCards {
  /** The deck of the first rulebook. */
  CORE_2012,
  /** The deck that came with the rules reference and replaces the older one (000-146). */
  REFERENCE_2015
}
