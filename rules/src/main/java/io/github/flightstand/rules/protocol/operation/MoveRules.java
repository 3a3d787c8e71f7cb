package io.github.flightstand.rules.protocol.operation;

import io.github.flightstand.movement.Repositions;
import io.github.flightstand.movement.Resolver;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.confidence.ManeuverVerdicts;
import io.github.flightstand.rules.confidence.RepositionVerdicts;

/**
 * What works out moves by one rule set, and the verdicts on them. Keeps scratch space: many
 * queries, one thread at a time.
 *
 * @param set the rules of the set
 * @param resolver executes maneuvers
 * @param outcomes the verdicts on maneuvers
 * @param repositions works out barrel rolls, boosts and decloaks
 * @param legality the verdicts on those
 */
record MoveRules(
    Rules set,
    Resolver resolver,
    ManeuverVerdicts outcomes,
    Repositions repositions,
    RepositionVerdicts legality) {

  /** Returns what works out moves by these rules. */
  static MoveRules of(Rules rules) {
    Resolver resolver = rules.resolver();
    return new MoveRules(
        rules,
        resolver,
        new ManeuverVerdicts(rules.parts(), resolver, rules.tolerance()),
        rules.repositions(),
        new RepositionVerdicts(rules.tolerance(), rules.fleeing()));
  }
}
