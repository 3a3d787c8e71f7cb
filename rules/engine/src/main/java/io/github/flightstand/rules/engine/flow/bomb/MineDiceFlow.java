package io.github.flightstand.rules.engine.flow.bomb;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.event.AttackEvent.Rolled;
import io.github.flightstand.rules.engine.flow.ChanceNode;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.card.OtherRolls;
import io.github.flightstand.rules.engine.state.BombTask;
import io.github.flightstand.rules.engine.state.Die.Announced;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.State;
import java.util.Optional;

/** The attack dice of a ship that set off a mine: it suffers every hit that they show (000-087). */
public final class MineDiceFlow extends Flow<BombTask.MineDice> {

  @Override
  public Optional<ChanceNode> chance(BombTask.MineDice task, State state, RulesContext context) {
    return state.piece(task.ship()).inPlay() && !OtherRolls.due(task.announced(), state, context)
        ? Optional.of(new ChanceNode.Dice(Kind.MINE_DICE, task.ship(), Face.ATTACK, task.dice()))
        : Optional.empty();
  }

  @Override
  public void proceed(BombTask.MineDice task, Transition play) {
    if (play.state().piece(task.ship()).inPlay()) {
      play.become(task.announcing(Announced.PLAIN));
      OtherRolls.open(play, task.ship());
    } else {
      play.pop();
    }
  }

  @Override
  public void answer(BombTask.MineDice task, Transition play, Decision decision, Command command) {
    Pool rolled = Pool.parse(command.key());
    play.happen(Rolled.of(task.ship(), Rolled.Roll.MINE, rolled));
    Pool pool = OtherRolls.settled(play, task.ship(), task.announced(), rolled);
    int hits = pool.count(Face.HIT) + (task.plain() ? pool.count(Face.CRITICAL) : 0);
    int criticals = task.plain() ? 0 : pool.count(Face.CRITICAL);
    play.become(play.pieces().piece(task.ship()).suffering(Optional.empty(), hits, criticals));
  }
}
