package io.github.flightstand.rules.protocol.operation;

import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.reposition.Repositions;
import io.github.flightstand.rules.confidence.ManeuverVerdicts;
import io.github.flightstand.rules.confidence.RepositionVerdicts;
import io.github.flightstand.rules.edition.RuleSet;

/**
 * What works out moves by one rule set, and the verdicts on them. Keeps scratch space: many
 * queries, one thread at a time.
 *
 * @param set the rule set
 * @param movement what it says about moving
 * @param resolver executes maneuvers
 * @param outcomes the verdicts on maneuvers
 * @param repositions works out barrel rolls, boosts and decloaks
 * @param legality the verdicts on those
 */
record MoveRules(
    RuleSet set,
    MovementRules movement,
    Resolver resolver,
    ManeuverVerdicts outcomes,
    Repositions repositions,
    RepositionVerdicts legality) {

  /** Returns what works out moves by a rule set with the standard tolerance. */
  static MoveRules of(RuleSet set, PartsCatalogue parts) {
    MovementRules movement = set.movement().withParts(parts);
    Tolerance tolerance = movement.tolerance();
    Resolver resolver = new Resolver(movement);
    return new MoveRules(
        set,
        movement,
        resolver,
        new ManeuverVerdicts(parts, resolver, tolerance),
        new Repositions(movement),
        new RepositionVerdicts(tolerance, movement.fleeing()));
  }
}
