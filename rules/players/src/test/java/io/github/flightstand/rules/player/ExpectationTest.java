package io.github.flightstand.rules.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.rules.engine.Chance;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.Game;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is expected on hidden dials, and the games drawn by it. */
class ExpectationTest {

  private final Engine engine = new Engine();
  private final Playout playout = new Playout(new GreedyPlayer(), engine);

  private static Game meeting() {
    return new Meeting()
        .ship("red-1", "A", 4, 3, 400, 150)
        .ship("red-2", "A", 2, 3, 500, 200)
        .ship("blue-1", "B", 3, 2, 450, 600)
        .ship("blue-2", "B", 2, 4, 300, 700)
        .game();
  }

  private Game planned(Game from, String seat) {
    GreedyPlayer greedy = new GreedyPlayer();
    Game game = from;
    for (int decisions = 0; decisions < 3; decisions++) {
      View view = engine.view(game.state(), seat);
      game = engine.play(game, greedy.decide(view, Generator.of(5))).game();
    }
    return game;
  }

  private static Map<String, Maneuver> dials(State state, String seat) {
    Map<String, Maneuver> dials = new HashMap<>();
    for (ShipState ship : state.ships()) {
      if (ship.seat().equals(seat)) {
        dials.put(ship.id(), ship.maneuver().orElseThrow());
      }
    }
    return dials;
  }

  private Expectation expected(Game game, String by) {
    return Expectation.whilePlanning(playout, engine.view(game.state(), by), 3);
  }

  /** Whether those are set already or not makes no difference: they are hidden. */
  @Test
  void ofAGreedyPlayerHisOwnDialsAreExpected() {
    Game game = meeting();
    Game afterA = planned(game, "A");
    assertEquals(dials(planned(game, "B").state(), "B"), expected(game, "A").dials());
    assertEquals(dials(afterA.state(), "A"), expected(afterA, "B").dials());
    assertEquals(expected(game, "B").dials(), expected(afterA, "B").dials());
  }

  @Test
  void whatIsDrawnLooksAsTheViewAndMostlyAsExpected() {
    Expectation expected = expected(planned(meeting(), "A"), "B");
    View view = expected.view();
    assertEquals(view, engine.view(expected.likeliest(playout, 1), "B"));
    assertEquals(expected.dials(), dials(expected.likeliest(playout, 1), "A"));
    int asExpected = 0;
    for (int seed = 0; seed < 100; seed++) {
      State drawn = expected.drawn(playout, seed);
      assertEquals(view, engine.view(drawn, "B"));
      asExpected += drawn.ship("red-1").maneuver().equals(ofRed(expected)) ? 1 : 0;
    }
    assertTrue(asExpected > 60 && asExpected < 95, "as expected: " + asExpected);
  }

  private static Optional<Maneuver> ofRed(Expectation expected) {
    return Optional.of(expected.dials().get("red-1"));
  }

  @Test
  void ofTheLastRoundNoDiceCount() {
    State state = planned(planned(meeting(), "A"), "B").state();
    double worth =
        playout.worth(new Game(state, Chance.Seeded.of(1)), "A", state.round(), Generator.of(1));
    for (int seed = 2; seed < 6; seed++) {
      assertEquals(
          worth,
          playout.worth(
              new Game(state, Chance.Seeded.of(seed)), "A", state.round(), Generator.of(seed)));
    }
  }
}
