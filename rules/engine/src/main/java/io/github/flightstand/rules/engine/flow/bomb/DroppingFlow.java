package io.github.flightstand.rules.engine.flow.bomb;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.event.MoveEvent.Skipped;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.piece.Bombs;
import io.github.flightstand.rules.engine.state.Bomb;
import io.github.flightstand.rules.engine.state.BombTask;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;

/** A ship may drop a bomb when its dial is revealed (000-080). */
public final class DroppingFlow extends Flow<BombTask.Dropping> {

  @Override
  public boolean waits(BombTask.Dropping task, State state, RulesContext context) {
    // Meanwhile a card may have let the ship drop its bomb of this round (000-081).
    return Bombs.mayDrop(context, state, state.ship(task.ship()));
  }

  @Override
  public void ask(BombTask.Dropping task, State state, DecisionCollector asking) {
    ShipState ship = state.ship(task.ship());
    asking.put(
        Kind.DROP,
        ship,
        options -> {
          options.offer(Option.of("pass"));
          Bombs.offer(asking.context(), state, ship, Bomb.Window.REVEAL, key -> true, options);
        });
  }

  @Override
  public void answer(BombTask.Dropping task, Transition play, Decision decision, Command command) {
    play.pop();
    if (Bombs.includes(command.key())) {
      Bombs.drop(play, task.ship(), command);
    } else {
      play.happen(new Skipped(task.ship(), Skipped.Chance.DROP, Skipped.Reason.PASSED));
    }
  }
}
