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
import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

  /** The dials that were revealed tell which plan the others follow. */
  @Test
  void revealedDialsTellThePlan() {
    TreeMap<String, Maneuver> one = new TreeMap<>(Map.of("blue", Maneuver.parse("2FG")));
    TreeMap<String, Maneuver> other = new TreeMap<>(Map.of("blue", Maneuver.parse("4KR")));
    MixedDials belief =
        new MixedDials(view(), List.of(new Scored<>(one, 1), new Scored<>(other, 1)));
    assertEquals(0.5, belief.first());
    assertTrue(belief.at(revealed("2FG")).first() > 0.7);
    // A greedy player hardly ever sets another dial than expected, so one is enough.
    assertTrue(belief.at(revealed("4KR")).first() < 0.05);
    assertTrue(belief.at(revealed("3FW")).first() < 0.1);
  }

  private static View revealed(String dial) {
    State state = MEETING.game().state();
    Optional<Maneuver> shown = Optional.of(Maneuver.parse(dial));
    return new Engine().view(state.with(state.ship("blue").withDial(shown, true, false)), "A");
  }

  /** Which plan is likeliest depends on each dial, not on each plan alone. */
  @Test
  void theLikeliestPlanSharesItsDials() {
    Playout playout = new Playout(new GreedyPlayer(), new Engine());
    State set = Playout.dialled(MEETING.game().state(), "blue", Maneuver.parse("4KR"));
    TreeMap<String, Maneuver> alone = new TreeMap<>(Map.of("blue", Maneuver.parse("4KR")));
    TreeMap<String, Maneuver> shared = new TreeMap<>(Map.of("blue", Maneuver.parse("2FG")));
    MixedDials belief =
        new MixedDials(
            new Engine().view(set, "A"),
            List.of(new Scored<>(alone, 3), new Scored<>(shared, 2), new Scored<>(shared, 2)));
    State likeliest = belief.likeliest(playout, 1);
    assertEquals(Optional.of(Maneuver.parse("2FG")), likeliest.ship("blue").maneuver());
  }

  @Test
  void aBudgetIsPositive() {
    assertThrows(IllegalArgumentException.class, () -> Budget.ofSamples(0));
    assertThrows(IllegalArgumentException.class, () -> Budget.ofMilliseconds(0));
  }
}
