package io.github.flightstand.rules.engine.view;

import io.github.flightstand.rules.engine.state.Task;
import java.util.Set;

/** Which tasks all players may know of, with all that is in them. */
final class OpenTasks {

  /**
   * Nothing in these is anybody's secret: what is to be set up, who is ready, whose turn it is,
   * what was revealed, what may be shot at, who flies in formation, dice, what cards do. A new kind
   * of task is added once that was thought over for it.
   */
  static final Set<Class<? extends Task>> OPEN =
      Set.of(
          Task.Initiative.class,
          Task.CallingDie.class,
          Task.DrawingNumbers.class,
          Task.PlacingObstacles.class,
          Task.PlacingStandIn.class,
          Task.PickingEdge.class,
          Task.PlacingShips.class,
          Task.MissionSetUp.class,
          Task.Rounds.class,
          Task.Planning.class,
          Task.TeamChoice.class,
          Task.SystemPhase.class,
          Task.Decloaking.class,
          Task.Activations.class,
          Task.Activation.class,
          Task.WingActivation.class,
          Task.Rejoining.class,
          Task.Splitting.class,
          Task.Combat.class,
          Task.CombatTurn.class,
          Task.Attack.class,
          Task.Damage.class,
          Task.Discarding.class,
          Task.Dropping.class,
          Task.Landed.class,
          Task.MinesMet.class,
          Task.BombsDue.class,
          Task.Detonation.class,
          Task.FaceUpCards.class,
          Task.MineDice.class,
          Task.HugeActivation.class,
          Task.Collision.class,
          Task.SectionDamage.class,
          Task.SectionDiscarding.class,
          Task.Surplus.class,
          Task.HugeCombatTurn.class,
          Task.FreeAction.class,
          Task.Firing.class,
          Task.Dealing.class,
          Task.RemotesMoving.class,
          Task.RemoteMove.class,
          Task.RemoteTurn.class,
          Task.RemoteDamage.class,
          Task.RemoteShuffling.class,
          Task.Opportunity.class,
          Task.Resolving.class,
          Task.Announcing.class,
          Task.PrecisionShot.class,
          Task.HandToHand.class,
          Task.Exchange.class,
          Task.BreakingOff.class,
          Task.EndPhase.class,
          Task.RoundEnd.class);

  private OpenTasks() {}

  static Task open(Task task) {
    if (!OPEN.contains(task.getClass())) {
      throw new IllegalStateException("nothing says what players may know of " + task.getClass());
    }
    return task;
  }
}
