package io.github.flightstand.rules.player;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How maneuvers near an edge are rated. */
class DialChoiceTest {

  private static List<String> lost(Meeting meeting) {
    State state = meeting.game().state();
    View view = new Engine().view(state, "A");
    Tools tools = Tools.of(view.open().rules());
    Scene scene = Scene.of(view);
    ShipState red = scene.ship("red");
    List<String> lost = new ArrayList<>();
    for (Scored<Maneuver> one :
        new DialChoice(tools).ranked(scene, GreedyPlayer.outlook(tools, scene), red)) {
      if (one.value() <= -MaterialEvaluation.of(red.card())) {
        lost.add(one.choice().code());
      }
    }
    return lost;
  }

  /** An enemy at the edge would stop the ship on the table, but may be elsewhere by then. */
  @Test
  void aShipDoesNotRelyOnBeingStoppedAtTheEdge() {
    Meeting blocked =
        new Meeting().ship("red", "A", 4, 3, 457, 784).ship("blue", "B", 6, 3, 457, 890);
    assertTrue(lost(blocked).contains("2FG"));
  }
}
