package io.github.flightstand.rules.player;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.Game;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.decision.Command;
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

  Game play(Game game, Command command) {
    return engine.after(game, command);
  }

  /** Lets a greedy player set the dials that a seat has yet to set. */
  Game dialled(Game from, String seat) {
    List<Decision> pending = engine.pending(from.state());
    State state = from.state();
    Scene scene = Scene.of(View.of(state, seat, pending));
    Tools tools = greedy.tools(scene.view());
    // Where the others may go is the same for each of the ships.
    PlacementEvaluation outlook = GreedyPlayer.outlook(tools, scene);
    Optional<ShipState> next = GreedyPlayer.unplanned(scene);
    while (next.isPresent()) {
      Maneuver best = GreedyPlayer.dial(tools, scene, outlook, next.get());
      state = dialled(state, next.get().id(), best);
      scene = Scene.of(View.of(state, seat, pending));
      next = GreedyPlayer.unplanned(scene);
    }
    return new Game(state, from.chance());
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
    while (goesOn(game.state(), lastRound)) {
      if (game.state().phase() == Phase.COMBAT) {
        View before = engine.view(game.state(), seat);
        worth += expected(before);
        if (game.state().round() == lastRound) {
          break;
        }
        game = fought(game, random);
        worth -= material(engine.view(game.state(), seat)) - material(before);
      } else {
        game = step(game, random);
      }
    }
    View end = engine.view(game.state(), seat);
    return worth + PositionEvaluation.of(greedy.tools(end), end);
  }

  private static boolean goesOn(State state, int lastRound) {
    return state.over().isEmpty() && state.round() <= lastRound;
  }

  private double expected(View view) {
    return Exchange.of(greedy.tools(view), Scene.of(view));
  }

  private static double material(View view) {
    return PositionEvaluation.material(Scene.of(view));
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
      Game game = dialled(from, seat);
      return play(game, GreedyPlayer.ready(seat));
    }
    return play(from, greedy.decideInHaste(View.of(from.state(), seat, pending), random));
  }
}
