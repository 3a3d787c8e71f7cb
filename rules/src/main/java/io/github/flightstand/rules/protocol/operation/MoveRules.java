package io.github.flightstand.rules.protocol.operation;

import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.movement.Repositions;
import io.github.flightstand.movement.Resolver;
import io.github.flightstand.movement.component.PartsCatalogue;
import io.github.flightstand.rules.edition.RuleSet;

/**
 * What works out moves by one rule set. Keeps scratch space: many queries, one thread at a time.
 *
 * @param set the rule set
 * @param parts the parts that ships move with
 * @param resolver executes maneuvers
 * @param repositions works out barrel rolls, boosts and decloaks
 */
record MoveRules(RuleSet set, PartsCatalogue parts, Resolver resolver, Repositions repositions) {

  /** Returns what works out moves by a rule set with the standard tolerance. */
  static MoveRules of(RuleSet set, PartsCatalogue parts) {
    Tolerance tolerance = Tolerance.STANDARD;
    Resolver resolver = new Resolver(parts, tolerance, set.fleeing());
    return new MoveRules(set, parts, resolver, new Repositions(tolerance, set.fleeing()));
  }
}
