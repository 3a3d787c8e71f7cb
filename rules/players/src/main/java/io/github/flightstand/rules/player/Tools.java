package io.github.flightstand.rules.player;

import io.github.flightstand.movement.Workspace;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.reposition.Repositions;
import io.github.flightstand.rules.Rules;

/** A player's means to measure and compute, as for queries. For one thread at a time. */
record Tools(
    Rules rules,
    Resolver resolver,
    Repositions repositions,
    Memory memory,
    Workspace workspace,
    DiceOdds odds) {

  static Tools of(Rules rules) {
    return new Tools(
        rules,
        rules.resolver(),
        rules.repositions(),
        new Memory(rules),
        new Workspace(),
        new DiceOdds());
  }
}
