package io.github.flightstand.rules.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Interruption.InterruptedWorkException;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.decision.Command;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** A player who searches chooses the same by the same seed, and stops when it has to. */
class SearchPlayerTest {

  private static final Meeting MEETING =
      new Meeting().ship("red", "A", 3, 3, 300, 200).ship("blue", "B", 5, 3, 320, 620);

  private static View view() {
    Engine engine = new Engine();
    return engine.view(MEETING.game().state(), "A");
  }

  private static Command decide(Budget budget) {
    return PlayerKind.SEARCH.player(DamageDecks.cards(), budget).decide(view(), Generator.of(3));
  }

  @Test
  void theSameSeedIsTheSameChoice() {
    assertEquals(decide(Budget.ofSamples(30)), decide(Budget.ofSamples(30)));
  }

  @Test
  void theClockStopsIt() {
    Command command = decide(Budget.ofMilliseconds(1));
    assertEquals("dial:red", command.decision());
    new Engine().play(MEETING.game(), command);
  }

  /** It answers the best found, or the geometry says that it was interrupted. */
  @Test
  void anInterruptedSearchAnswersOrIsInterrupted() {
    Thread.currentThread().interrupt();
    try {
      new Engine().play(MEETING.game(), decide(Budget.ofSamples(1_000_000)));
    } catch (InterruptedWorkException interrupted) {
      assertTrue(Thread.currentThread().isInterrupted());
    } finally {
      Thread.interrupted();
    }
  }

  /**
   * The ships close in: the sketch prefers a red ship that faces the blue one to one that flees.
   */
  @Test
  void dialsAreWeighedAgainstEachOther() {
    View view = view();
    Sketch sketch = new Sketch(Tools.of(view.open().rules()), view);
    Maneuver ahead = Maneuver.parse("2FG");
    Maneuver back = Maneuver.parse("4KR");
    double meets = sketch.worth(Map.of("red", ahead, "blue", ahead));
    assertTrue(meets > sketch.worth(Map.of("red", back, "blue", ahead)));
    assertTrue(meets < sketch.worth(Map.of("red", ahead, "blue", back)));
    TreeMap<String, Maneuver> poor = new TreeMap<>(Map.of("red", back));
    TreeMap<String, Maneuver> poorer = new TreeMap<>(Map.of("blue", back));
    DialGame game =
        new DialGame(
            sketch,
            new TreeMap<>(Map.of("red", List.of(ahead, back))),
            new TreeMap<>(Map.of("blue", List.of(ahead, back))),
            poor,
            poorer);
    game.play(4, () -> true);
    assertEquals(List.of(poor), game.plans().stream().map(Scored::choice).toList());
    game.play(4, () -> false);
    assertEquals(Map.of("red", ahead), game.plans().get(0).choice());
    assertEquals(Map.of("blue", ahead), game.mixture().get(0).choice());
  }

  @Test
  void aBudgetIsPositive() {
    assertThrows(IllegalArgumentException.class, () -> Budget.ofSamples(0));
    assertThrows(IllegalArgumentException.class, () -> Budget.ofMilliseconds(0));
  }
}
