package io.github.flightstand.rules.engine.agenda;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.rules.engine.state.AbilityTask;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.BombTask;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.DamageTask;
import io.github.flightstand.rules.engine.state.PhaseTask;
import io.github.flightstand.rules.engine.state.SetUpTask;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The table of tasks. */
class TasksTest {

  private static final Task ROUNDS = new PhaseTask.Rounds();
  private static final Task ACTIVATIONS = new ActivationTask.Activations(List.of());
  private static final Task OWN = ActivationTask.Activation.of("red");
  private static final Task BESIDE = ActivationTask.Activation.beside("red", Maneuver.parse("1FW"));
  private static final Task DAMAGE = new DamageTask.Damage("red", Optional.empty(), 0, 1, 0);

  private static Task resolving() {
    return AbilityTask.Resolving.of(CardRef.held("red", 0), "calm", Optional.of("red"), List.of());
  }

  private static Task obstacles(List<Pose> samples) {
    return new SetUpTask.PlacingObstacles(List.of(), samples, Optional.empty());
  }

  /** How it goes on, where it lies, and that players may know of it: said in one row a kind. */
  @Test
  void everyKindOfTaskIsRegistered() {
    assertEquals(Set.copyOf(Formats.members(Task.class)), Tasks.kinds());
  }

  @Test
  void aPhaseLiesOnTheRoundsAlone() {
    assertTrue(Tasks.follows(ROUNDS, ACTIVATIONS));
    assertFalse(Tasks.follows(ACTIVATIONS, ACTIVATIONS));
    assertFalse(Tasks.follows(ROUNDS, ROUNDS));
    assertFalse(Tasks.follows(ROUNDS, DAMAGE));
  }

  @Test
  void cardsAndDiscardingInterruptAnything() {
    for (Task under : List.of(ROUNDS, ACTIVATIONS, OWN, DAMAGE, resolving())) {
      assertTrue(Tasks.follows(under, resolving()));
      assertTrue(Tasks.follows(under, new DamageTask.Discarding("red")));
    }
  }

  /** A card may drop a mine on a ship, or give an action that moves over one. */
  @Test
  void cardsLeadToMines() {
    Task mines = new BombTask.MinesMet("red", List.of("mine-1"));
    Task landed = new BombTask.Landed("red", "mine-1", List.of("blue"));
    Task detonation = new BombTask.Detonation("red", "mines", List.of("blue"));
    for (Task bomb : List.of(mines, landed, detonation)) {
      assertTrue(Tasks.follows(resolving(), bomb));
      assertFalse(Tasks.follows(ROUNDS, bomb));
    }
  }

  /** What follows an action waits for the mines that a boost met. */
  @Test
  void minesAreMetBeforeWhatFollowsTheAction() {
    Task after =
        AbilityTask.Opportunity.of(Window.AFTER_ACTION, Optional.of("red"), Optional.empty());
    assertTrue(Tasks.follows(after, new BombTask.MinesMet("red", List.of("mine-1"))));
  }

  @Test
  void aManeuverBesideTheActivationIsACards() {
    assertTrue(Tasks.follows(ACTIVATIONS, OWN));
    assertFalse(Tasks.follows(resolving(), OWN));
    assertFalse(Tasks.follows(ACTIVATIONS, BESIDE));
    assertTrue(Tasks.follows(resolving(), BESIDE));
  }

  @Test
  void whileAnObstacleIsHeldNothingElseIsSetUp() {
    Task initiative = new SetUpTask.Initiative(Optional.empty());
    assertTrue(Tasks.follows(obstacles(List.of()), initiative));
    assertFalse(Tasks.follows(obstacles(List.of(Pose.at(1, 2, 3))), initiative));
  }

  @Test
  void damageLeadsToDamage() {
    List<Task> ways = List.of(DAMAGE, new BombTask.MineDice("red", 1, false), OWN, resolving());
    ways.forEach(under -> assertTrue(Tasks.follows(under, DAMAGE)));
  }
}
