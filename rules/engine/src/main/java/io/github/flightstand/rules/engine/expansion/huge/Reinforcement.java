package io.github.flightstand.rules.engine.expansion.huge;

import io.github.flightstand.rules.engine.event.AttackEvent;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.Die;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.TokenType;

/** A reinforcement token adds an evade to each defense of its section, unspent (002-015). */
final class Reinforcement {

  /** Returns how many evades tokens add to a defense, and reports them. */
  static int evades(CombatTask.Attack task, Transition play) {
    int tokens =
        play.state()
            .piece(task.defender())
            .ship()
            .map(ship -> ship.section(task.shot().section()))
            .map(section -> section.tokens().of(TokenType.REINFORCEMENT))
            .orElse(0);
    if (tokens > 0) {
      Pool pool = task.defence();
      for (int i = 0; i < tokens; i++) {
        pool = pool.with(new Die(Face.EVADE, false));
      }
      play.happen(new AttackEvent.Modified(task.defender(), "reinforce", pool.dice()));
    }
    return tokens;
  }
}
