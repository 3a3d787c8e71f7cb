package io.github.flightstand.rules.protocol.operation;

import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.reposition.Repositions;
import io.github.flightstand.rules.Rules;

/**
 * What works out moves by one rule set. Keeps scratch space: many queries, one thread at a time.
 *
 * @param set the rules of the set
 * @param resolver executes maneuvers
 * @param repositions works out barrel rolls, boosts and decloaks
 */
record MoveRules(Rules set, Resolver resolver, Repositions repositions) {

  /** Returns what works out moves by these rules. */
  static MoveRules of(Rules rules) {
    Resolver resolver = rules.resolver();
    return new MoveRules(rules, resolver, rules.repositions());
  }
}
