package io.github.flightstand.rules.engine;

import io.github.flightstand.rules.engine.state.AbilityTask;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.BoardingTask;
import io.github.flightstand.rules.engine.state.BombTask;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.DamageTask;
import io.github.flightstand.rules.engine.state.HugeTask;
import io.github.flightstand.rules.engine.state.PhaseTask;
import io.github.flightstand.rules.engine.state.RemoteTask;
import io.github.flightstand.rules.engine.state.SetUpTask;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.engine.state.WingTask;
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
          SetUpTask.Initiative.class,
          SetUpTask.CallingDie.class,
          SetUpTask.DrawingNumbers.class,
          SetUpTask.PlacingObstacles.class,
          SetUpTask.PlacingStandIn.class,
          SetUpTask.PickingEdge.class,
          SetUpTask.PlacingShips.class,
          SetUpTask.MissionSetUp.class,
          PhaseTask.Rounds.class,
          PhaseTask.Planning.class,
          PhaseTask.TeamChoice.class,
          PhaseTask.SystemPhase.class,
          ActivationTask.Decloaking.class,
          ActivationTask.Activations.class,
          ActivationTask.Activation.class,
          WingTask.WingActivation.class,
          WingTask.Rejoining.class,
          WingTask.Splitting.class,
          CombatTask.Combat.class,
          CombatTask.CombatTurn.class,
          CombatTask.Attack.class,
          DamageTask.Damage.class,
          DamageTask.Discarding.class,
          BombTask.Dropping.class,
          BombTask.Landed.class,
          BombTask.MinesMet.class,
          BombTask.BombsDue.class,
          BombTask.Detonation.class,
          DamageTask.FaceUpCards.class,
          BombTask.MineDice.class,
          HugeTask.HugeActivation.class,
          HugeTask.Collision.class,
          HugeTask.SectionDamage.class,
          HugeTask.SectionDiscarding.class,
          HugeTask.Surplus.class,
          HugeTask.HugeCombatTurn.class,
          ActivationTask.FreeAction.class,
          CombatTask.Firing.class,
          DamageTask.Dealing.class,
          RemoteTask.RemotesMoving.class,
          RemoteTask.RemoteMove.class,
          RemoteTask.RemoteTurn.class,
          RemoteTask.RemoteDamage.class,
          RemoteTask.RemoteShuffling.class,
          AbilityTask.Opportunity.class,
          AbilityTask.Resolving.class,
          BoardingTask.Announcing.class,
          BoardingTask.PrecisionShot.class,
          BoardingTask.HandToHand.class,
          BoardingTask.Exchange.class,
          BoardingTask.BreakingOff.class,
          PhaseTask.EndPhase.class,
          PhaseTask.RoundEnd.class);

  private OpenTasks() {}

  static Task open(Task task) {
    if (!OPEN.contains(task.getClass())) {
      throw new IllegalStateException("nothing says what players may know of " + task.getClass());
    }
    return task;
  }
}
