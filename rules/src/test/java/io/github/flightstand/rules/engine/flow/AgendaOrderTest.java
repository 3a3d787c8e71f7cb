package io.github.flightstand.rules.engine.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.Task;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AgendaOrderTest {

  private static final Task ROUNDS = new Task.Rounds();
  private static final Task ACTIVATIONS = new Task.Activations(List.of());
  private static final Task OWN = Task.Activation.of("red");
  private static final Task BESIDE = Task.Activation.beside("red", Maneuver.parse("1FW"));
  private static final Task DAMAGE = new Task.Damage("red", 1, 0);

  private static Task resolving() {
    return Task.Resolving.of(CardRef.held("red", 0), "calm", Optional.of("red"), List.of());
  }

  private static Task obstacles(List<Pose> samples) {
    return new Task.PlacingObstacles(List.of(), samples, Optional.empty());
  }

  @Test
  void everyKindOfTaskHasItsPlace() {
    for (Class<?> kind : Task.class.getPermittedSubclasses()) {
      assertTrue(AgendaOrder.orders(kind), kind.getSimpleName());
    }
  }

  @Test
  void aPhaseLiesOnTheRoundsAlone() {
    assertTrue(AgendaOrder.follows(ROUNDS, ACTIVATIONS));
    assertFalse(AgendaOrder.follows(ACTIVATIONS, ACTIVATIONS));
    assertFalse(AgendaOrder.follows(ROUNDS, ROUNDS));
    assertFalse(AgendaOrder.follows(ROUNDS, DAMAGE));
  }

  @Test
  void cardsAndDiscardingInterruptAnything() {
    for (Task under : List.of(ROUNDS, ACTIVATIONS, OWN, DAMAGE, resolving())) {
      assertTrue(AgendaOrder.follows(under, resolving()));
      assertTrue(AgendaOrder.follows(under, new Task.Discarding("red")));
      assertTrue(AgendaOrder.follows(under, new Task.SectionDiscarding("red")));
    }
  }

  /** A card may drop a mine on a ship, or give an action that moves over one. */
  @Test
  void cardsLeadToMines() {
    Task mines = new Task.MinesMet("red", List.of("mine-1"));
    Task landed = new Task.Landed("red", "mine-1", List.of("blue"));
    Task detonation = new Task.Detonation("red", "mines", List.of("blue"));
    for (Task bomb : List.of(mines, landed, detonation)) {
      assertTrue(AgendaOrder.follows(resolving(), bomb));
      assertFalse(AgendaOrder.follows(ROUNDS, bomb));
    }
  }

  @Test
  void aManeuverBesideTheActivationIsACards() {
    assertTrue(AgendaOrder.follows(ACTIVATIONS, OWN));
    assertFalse(AgendaOrder.follows(resolving(), OWN));
    assertFalse(AgendaOrder.follows(ACTIVATIONS, BESIDE));
    assertTrue(AgendaOrder.follows(resolving(), BESIDE));
  }

  @Test
  void whileAnObstacleIsHeldNothingElseIsSetUp() {
    Task initiative = new Task.Initiative(Optional.empty());
    assertTrue(AgendaOrder.follows(obstacles(List.of()), initiative));
    assertFalse(AgendaOrder.follows(obstacles(List.of(Pose.at(1, 2, 3))), initiative));
  }

  @Test
  void damageLeadsToDamage() {
    List<Task> ways = List.of(DAMAGE, new Task.MineDice("red", 1), OWN, resolving());
    ways.forEach(under -> assertTrue(AgendaOrder.follows(under, DAMAGE)));
    assertEquals(
        List.of(true, true, false, false),
        ways.stream()
            .map(under -> AgendaOrder.follows(under, new Task.FaceUpCards("red", 1)))
            .toList());
  }
}
