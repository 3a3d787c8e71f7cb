package io.github.flightstand.rules.player;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.Game;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.PhaseTask;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import java.util.Optional;

/**
 * Games played on with a greedy player on every seat, and the result rated for one of them. A
 * combat phase counts by the expectation at its beginning rather than by its dice. So few playouts
 * show much, and the last round's dice need not be rolled.
 */
record Playout(GreedyPlayer greedy, Engine engine) {

  /** Lets a greedy player set the dials that a seat has yet to set. */
  State dialled(State from, String seat) {
    List<Decision> pending = engine.pending(from);
    State state = from;
    Scene scene = Scene.of(View.of(state, seat, pending));
    Tools tools = greedy.tools(scene.view());
    // Where the others may go is the same for each of the ships.
    PlacementEvaluation outlook = GreedyPlayer.outlook(tools, scene);
    Optional<ShipState> next = GreedyPlayer.unplanned(scene);
    while (next.isPresent()) {
      Maneuver best = new DialChoice(tools).best(scene, outlook, next.get());
      state = dialled(state, next.get().id(), best);
      scene = Scene.of(View.of(state, seat, pending));
      next = GreedyPlayer.unplanned(scene);
    }
    return state;
  }

  /** Returns a state in which a ship's dial is set, as the command to set it leaves it. */
  static State dialled(State state, String ship, Maneuver dial) {
    return state.with(state.ship(ship).withDial(Optional.of(dial), false, false));
  }

  /**
   * Plays on to the last round's attacks; returns the standing expected after them, in points.
   *
   * @param from a game that is not in a combat phase
   * @param lastRound the number of the last round that counts
   */
  double worth(Game from, String seat, int lastRound, Generator random) {
    Game game = from;
    double worth = 0;
    while (game.state().over().isEmpty() && game.state().round() <= lastRound) {
      if (game.state().phase() == Phase.COMBAT) {
        Scene before = scene(game, seat);
        worth += Exchange.of(greedy.tools(before.view()), before);
        if (game.state().round() == lastRound) {
          break;
        }
        game = fought(game, random);
        double after = PositionEvaluation.material(scene(game, seat));
        worth -= after - PositionEvaluation.material(before);
      } else {
        game = step(game, random);
      }
    }
    Scene end = scene(game, seat);
    return worth + PositionEvaluation.of(greedy.tools(end.view()), end);
  }

  private Scene scene(Game game, String seat) {
    return Scene.of(engine.view(game.state(), seat));
  }

  private Game fought(Game from, Generator random) {
    Game game = from;
    while (game.state().over().isEmpty() && game.state().phase() == Phase.COMBAT) {
      game = step(game, random);
    }
    return game;
  }

  private Game step(Game from, Generator random) {
    List<Decision> pending = engine.pending(from.state());
    String seat = Match.whoseTurn(pending);
    if (from.state().task() instanceof PhaseTask.Planning) {
      Game game = new Game(dialled(from.state(), seat), from.chance());
      return engine.after(game, GreedyPlayer.ready(seat));
    }
    View view = View.of(from.state(), seat, pending);
    return engine.after(from, greedy.decideInHaste(view, random, false));
  }
}
