package io.github.flightstand.rules.engine.check;

import static java.util.Map.entry;

import io.github.flightstand.rules.engine.state.AbilityTask;
import io.github.flightstand.rules.engine.state.AbilityTask.Resolving;
import io.github.flightstand.rules.engine.state.ActivationTask.Activation;
import io.github.flightstand.rules.engine.state.ActivationTask.Activations;
import io.github.flightstand.rules.engine.state.ActivationTask.Decloaking;
import io.github.flightstand.rules.engine.state.ActivationTask.FreeAction;
import io.github.flightstand.rules.engine.state.BoardingTask.Announcing;
import io.github.flightstand.rules.engine.state.BoardingTask.BreakingOff;
import io.github.flightstand.rules.engine.state.BoardingTask.Exchange;
import io.github.flightstand.rules.engine.state.BoardingTask.HandToHand;
import io.github.flightstand.rules.engine.state.BoardingTask.PrecisionShot;
import io.github.flightstand.rules.engine.state.BombTask.BombsDue;
import io.github.flightstand.rules.engine.state.BombTask.Detonation;
import io.github.flightstand.rules.engine.state.BombTask.Dropping;
import io.github.flightstand.rules.engine.state.BombTask.Landed;
import io.github.flightstand.rules.engine.state.BombTask.MineDice;
import io.github.flightstand.rules.engine.state.BombTask.MinesMet;
import io.github.flightstand.rules.engine.state.CombatTask.Attack;
import io.github.flightstand.rules.engine.state.CombatTask.Combat;
import io.github.flightstand.rules.engine.state.CombatTask.CombatTurn;
import io.github.flightstand.rules.engine.state.CombatTask.Firing;
import io.github.flightstand.rules.engine.state.DamageTask;
import io.github.flightstand.rules.engine.state.DamageTask.Damage;
import io.github.flightstand.rules.engine.state.DamageTask.Dealing;
import io.github.flightstand.rules.engine.state.DamageTask.FaceUpCards;
import io.github.flightstand.rules.engine.state.HugeTask;
import io.github.flightstand.rules.engine.state.HugeTask.Collision;
import io.github.flightstand.rules.engine.state.HugeTask.HugeActivation;
import io.github.flightstand.rules.engine.state.HugeTask.HugeCombatTurn;
import io.github.flightstand.rules.engine.state.HugeTask.SectionDamage;
import io.github.flightstand.rules.engine.state.PhaseTask;
import io.github.flightstand.rules.engine.state.PhaseTask.EndPhase;
import io.github.flightstand.rules.engine.state.PhaseTask.Planning;
import io.github.flightstand.rules.engine.state.PhaseTask.RoundEnd;
import io.github.flightstand.rules.engine.state.PhaseTask.Rounds;
import io.github.flightstand.rules.engine.state.RemoteTask;
import io.github.flightstand.rules.engine.state.RemoteTask.RemoteDamage;
import io.github.flightstand.rules.engine.state.RemoteTask.RemoteMove;
import io.github.flightstand.rules.engine.state.RemoteTask.RemoteTurn;
import io.github.flightstand.rules.engine.state.RemoteTask.RemotesMoving;
import io.github.flightstand.rules.engine.state.SetUpTask;
import io.github.flightstand.rules.engine.state.SetUpTask.Initiative;
import io.github.flightstand.rules.engine.state.SetUpTask.MissionSetUp;
import io.github.flightstand.rules.engine.state.SetUpTask.PickingEdge;
import io.github.flightstand.rules.engine.state.SetUpTask.PlacingObstacles;
import io.github.flightstand.rules.engine.state.SetUpTask.PlacingShips;
import io.github.flightstand.rules.engine.state.SetUpTask.PlacingStandIn;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.engine.state.WingTask.Rejoining;
import io.github.flightstand.rules.engine.state.WingTask.Splitting;
import io.github.flightstand.rules.engine.state.WingTask.WingActivation;
import java.util.Map;
import java.util.Set;

/** Tells on top of which tasks of an agenda another may lie. */
final class AgendaOrder {

  /** The tasks that lie on top of any other. */
  private static final Set<Class<? extends Task>> ON_ANY =
      Set.of(
          DamageTask.Discarding.class,
          HugeTask.SectionDiscarding.class,
          HugeTask.Surplus.class,
          RemoteTask.RemoteShuffling.class,
          AbilityTask.Opportunity.class,
          Resolving.class);

  /** By the kind of a task, the kinds on top of which it lies; nothing lies below the rounds. */
  private static final Map<Class<? extends Task>, Set<Class<? extends Task>>> UNDER =
      Map.ofEntries(
          entry(Rounds.class, Set.of()),
          // Setting up.
          entry(
              Initiative.class,
              Set.of(
                  Rounds.class, PlacingObstacles.class, PlacingStandIn.class, MissionSetUp.class)),
          entry(
              SetUpTask.CallingDie.class,
              Set.of(Rounds.class, PlacingObstacles.class, MissionSetUp.class)),
          entry(
              SetUpTask.DrawingNumbers.class,
              Set.of(Rounds.class, PlacingObstacles.class, MissionSetUp.class)),
          entry(MissionSetUp.class, Set.of(Rounds.class, PlacingObstacles.class)),
          entry(PlacingObstacles.class, Set.of(Rounds.class, MissionSetUp.class)),
          entry(PlacingStandIn.class, Set.of(PlacingObstacles.class)),
          entry(PickingEdge.class, Set.of(Rounds.class)),
          entry(PlacingShips.class, Set.of(Rounds.class)),
          // Phases.
          entry(Planning.class, Set.of(Rounds.class)),
          entry(Rejoining.class, Set.of(Planning.class)),
          entry(
              PhaseTask.TeamChoice.class,
              Set.of(
                  PlacingShips.class,
                  Decloaking.class,
                  Activations.class,
                  Combat.class,
                  BombsDue.class,
                  MinesMet.class,
                  Detonation.class,
                  RemotesMoving.class,
                  Rejoining.class,
                  AbilityTask.Opportunity.class)),
          entry(PhaseTask.SystemPhase.class, Set.of(Rounds.class)),
          entry(BombsDue.class, Set.of(Rounds.class)),
          entry(Activations.class, Set.of(Rounds.class)),
          entry(Combat.class, Set.of(Rounds.class)),
          entry(EndPhase.class, Set.of(Rounds.class)),
          entry(Splitting.class, Set.of(EndPhase.class)),
          entry(RoundEnd.class, Set.of(Rounds.class)),
          // Activation.
          entry(Decloaking.class, Set.of(Activations.class)),
          entry(Activation.class, Set.of(Activations.class, WingActivation.class, Resolving.class)),
          entry(WingActivation.class, Set.of(Activations.class)),
          entry(HugeActivation.class, Set.of(Activations.class)),
          entry(
              Collision.class,
              Set.of(Activation.class, HugeActivation.class, MinesMet.class, Resolving.class)),
          entry(
              FreeAction.class,
              Set.of(Activation.class, HugeActivation.class, MinesMet.class, Resolving.class)),
          entry(Announcing.class, Set.of(Activation.class, HugeActivation.class)),
          // Combat.
          entry(HandToHand.class, Set.of(Combat.class)),
          entry(Exchange.class, Set.of(HandToHand.class)),
          entry(BreakingOff.class, Set.of(EndPhase.class, Splitting.class)),
          entry(PrecisionShot.class, Set.of(Firing.class, HugeCombatTurn.class, Resolving.class)),
          entry(Firing.class, Set.of(Combat.class)),
          entry(CombatTurn.class, Set.of(Firing.class, Resolving.class)),
          entry(HugeCombatTurn.class, Set.of(Firing.class)),
          entry(RemoteTurn.class, Set.of(Combat.class)),
          entry(
              Attack.class,
              Set.of(
                  Combat.class,
                  Firing.class,
                  HugeCombatTurn.class,
                  Resolving.class,
                  PrecisionShot.class)),
          // Damage.
          entry(
              Damage.class,
              Set.of(
                  Activation.class,
                  Collision.class,
                  Attack.class,
                  Resolving.class,
                  Detonation.class,
                  MineDice.class,
                  Damage.class,
                  SectionDamage.class)),
          entry(
              SectionDamage.class,
              Set.of(
                  Collision.class,
                  Attack.class,
                  Resolving.class,
                  Detonation.class,
                  MineDice.class,
                  Damage.class,
                  SectionDamage.class)),
          entry(Dealing.class, Set.of(Damage.class, FaceUpCards.class, Resolving.class)),
          // Remotes.
          entry(RemotesMoving.class, Set.of(PhaseTask.SystemPhase.class)),
          entry(RemoteMove.class, Set.of(RemotesMoving.class, Resolving.class)),
          entry(
              RemoteDamage.class,
              Set.of(Attack.class, Resolving.class, Detonation.class, MineDice.class)),
          // Bombs.
          entry(Dropping.class, Set.of(Activation.class)),
          entry(Landed.class, Set.of(Activation.class, HugeActivation.class, Resolving.class)),
          entry(
              MinesMet.class,
              Set.of(
                  Activation.class,
                  HugeActivation.class,
                  Decloaking.class,
                  Rejoining.class,
                  Collision.class,
                  RemotesMoving.class,
                  Resolving.class)),
          entry(
              Detonation.class,
              Set.of(
                  BombsDue.class,
                  MinesMet.class,
                  Activation.class,
                  HugeActivation.class,
                  Resolving.class)),
          entry(
              FaceUpCards.class,
              Set.of(Detonation.class, MineDice.class, Damage.class, SectionDamage.class)),
          entry(
              MineDice.class,
              Set.of(Detonation.class, MineDice.class, Damage.class, SectionDamage.class)));

  private AgendaOrder() {}

  /** Tells whether it is known on top of what tasks of a kind lie. */
  static boolean orders(Class<?> kind) {
    return ON_ANY.contains(kind) || UNDER.containsKey(kind);
  }

  /** Tells whether one task may lie directly on top of another. */
  static boolean follows(Task under, Task task) {
    if (ON_ANY.contains(task.getClass())) {
      return true;
    }
    if (!UNDER.getOrDefault(task.getClass(), Set.of()).contains(under.getClass())) {
      return false;
    }
    if (under instanceof PlacingObstacles placing) {
      return placing.samples().isEmpty();
    }
    // What a ship executes beside its activation is a card's doing; its activation itself never is.
    return !(task instanceof Activation activation)
        || activation.beside() == under instanceof Resolving;
  }
}
