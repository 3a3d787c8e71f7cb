package io.github.flightstand.rules.engine.agenda;

import static io.github.flightstand.rules.engine.flow.TaskRow.openTask;
import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.rules.engine.flow.TaskRow;
import io.github.flightstand.rules.engine.flow.UntrustedState;
import io.github.flightstand.rules.engine.flow.action.FreeActionFlow;
import io.github.flightstand.rules.engine.flow.activation.ActivationFlow;
import io.github.flightstand.rules.engine.flow.activation.ActivationsFlow;
import io.github.flightstand.rules.engine.flow.activation.DecloakingFlow;
import io.github.flightstand.rules.engine.flow.bomb.BombsDueFlow;
import io.github.flightstand.rules.engine.flow.bomb.DetonationFlow;
import io.github.flightstand.rules.engine.flow.bomb.DroppingFlow;
import io.github.flightstand.rules.engine.flow.bomb.LandedFlow;
import io.github.flightstand.rules.engine.flow.bomb.MineDiceFlow;
import io.github.flightstand.rules.engine.flow.bomb.MinesMetFlow;
import io.github.flightstand.rules.engine.flow.card.OpportunityFlow;
import io.github.flightstand.rules.engine.flow.card.ResolvingFlow;
import io.github.flightstand.rules.engine.flow.combat.AttackFlow;
import io.github.flightstand.rules.engine.flow.combat.CombatFlow;
import io.github.flightstand.rules.engine.flow.combat.CombatTurnFlow;
import io.github.flightstand.rules.engine.flow.combat.RemoteTurnFlow;
import io.github.flightstand.rules.engine.flow.damage.DamageFlow;
import io.github.flightstand.rules.engine.flow.damage.DealingFlow;
import io.github.flightstand.rules.engine.flow.damage.DiscardingFlow;
import io.github.flightstand.rules.engine.flow.order.TeamChoiceFlow;
import io.github.flightstand.rules.engine.flow.remote.RemoteDamageFlow;
import io.github.flightstand.rules.engine.flow.remote.RemoteMoveFlow;
import io.github.flightstand.rules.engine.flow.remote.RemoteShufflingFlow;
import io.github.flightstand.rules.engine.flow.remote.RemotesMovingFlow;
import io.github.flightstand.rules.engine.flow.round.EndPhaseFlow;
import io.github.flightstand.rules.engine.flow.round.PlanningFlow;
import io.github.flightstand.rules.engine.flow.round.RoundEndFlow;
import io.github.flightstand.rules.engine.flow.round.RoundsFlow;
import io.github.flightstand.rules.engine.flow.round.SystemPhaseFlow;
import io.github.flightstand.rules.engine.flow.setup.CallingDieFlow;
import io.github.flightstand.rules.engine.flow.setup.DrawingNumbersFlow;
import io.github.flightstand.rules.engine.flow.setup.InitiativeFlow;
import io.github.flightstand.rules.engine.flow.setup.MissionSetUpFlow;
import io.github.flightstand.rules.engine.flow.setup.PickingEdgeFlow;
import io.github.flightstand.rules.engine.flow.setup.PlacingObstaclesFlow;
import io.github.flightstand.rules.engine.flow.setup.PlacingShipsFlow;
import io.github.flightstand.rules.engine.flow.setup.PlacingStandInFlow;
import io.github.flightstand.rules.engine.flow.shooting.FiringFlow;
import io.github.flightstand.rules.engine.state.AbilityTask.Opportunity;
import io.github.flightstand.rules.engine.state.AbilityTask.Resolving;
import io.github.flightstand.rules.engine.state.ActivationTask.Activation;
import io.github.flightstand.rules.engine.state.ActivationTask.Activations;
import io.github.flightstand.rules.engine.state.ActivationTask.Decloaking;
import io.github.flightstand.rules.engine.state.ActivationTask.FreeAction;
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
import io.github.flightstand.rules.engine.state.DamageTask.Damage;
import io.github.flightstand.rules.engine.state.DamageTask.Dealing;
import io.github.flightstand.rules.engine.state.DamageTask.Discarding;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.PhaseTask.EndPhase;
import io.github.flightstand.rules.engine.state.PhaseTask.Planning;
import io.github.flightstand.rules.engine.state.PhaseTask.RoundEnd;
import io.github.flightstand.rules.engine.state.PhaseTask.Rounds;
import io.github.flightstand.rules.engine.state.PhaseTask.SystemPhase;
import io.github.flightstand.rules.engine.state.PhaseTask.TeamChoice;
import io.github.flightstand.rules.engine.state.RemoteTask.RemoteDamage;
import io.github.flightstand.rules.engine.state.RemoteTask.RemoteMove;
import io.github.flightstand.rules.engine.state.RemoteTask.RemoteShuffling;
import io.github.flightstand.rules.engine.state.RemoteTask.RemoteTurn;
import io.github.flightstand.rules.engine.state.RemoteTask.RemotesMoving;
import io.github.flightstand.rules.engine.state.SetUpTask.CallingDie;
import io.github.flightstand.rules.engine.state.SetUpTask.DrawingNumbers;
import io.github.flightstand.rules.engine.state.SetUpTask.Initiative;
import io.github.flightstand.rules.engine.state.SetUpTask.MissionSetUp;
import io.github.flightstand.rules.engine.state.SetUpTask.PickingEdge;
import io.github.flightstand.rules.engine.state.SetUpTask.PlacingObstacles;
import io.github.flightstand.rules.engine.state.SetUpTask.PlacingShips;
import io.github.flightstand.rules.engine.state.SetUpTask.PlacingStandIn;
import io.github.flightstand.rules.engine.state.Task;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Every kind of task, registered once: its flow, the tasks it may lie on, its phase, the piece
 * whose turn it is, and what a state from outside must have. Flows check any further rules.
 */
public final class Tasks {

  private static final List<TaskRow<?>> OF_THE_CORE =
      List.of(
          // Setting up.
          openTask(Rounds.class, new RoundsFlow()),
          openTask(Initiative.class, new InitiativeFlow())
              .on(Rounds.class, PlacingObstacles.class, PlacingStandIn.class)
              .on(MissionSetUp.class)
              .in(Phase.SETUP)
              .checked((task, in) -> task.decider().ifPresent(in::player)),
          openTask(CallingDie.class, new CallingDieFlow())
              .on(Rounds.class, PlacingObstacles.class, MissionSetUp.class)
              .in(Phase.SETUP),
          openTask(DrawingNumbers.class, new DrawingNumbersFlow())
              .on(Rounds.class, PlacingObstacles.class, MissionSetUp.class)
              .in(Phase.SETUP),
          openTask(MissionSetUp.class, new MissionSetUpFlow())
              .on(Rounds.class, PlacingObstacles.class)
              .in(Phase.SETUP)
              .checked(
                  (task, in) ->
                      need(
                          in.state().mission().isPresent(),
                          "a mission is set up in a game that has none")),
          openTask(PlacingObstacles.class, new PlacingObstaclesFlow())
              .on(Rounds.class, MissionSetUp.class)
              .in(Phase.SETUP),
          openTask(PlacingStandIn.class, new PlacingStandInFlow())
              .on(PlacingObstacles.class)
              .in(Phase.SETUP)
              .checked((task, in) -> in.player(task.player())),
          openTask(PickingEdge.class, new PickingEdgeFlow()).on(Rounds.class).in(Phase.SETUP),
          openTask(PlacingShips.class, new PlacingShipsFlow()).on(Rounds.class).in(Phase.SETUP),
          // Phases.
          openTask(Planning.class, new PlanningFlow())
              .on(Rounds.class)
              .in(Phase.PLANNING)
              .checked((task, in) -> task.ready().forEach(in::player)),
          openTask(TeamChoice.class, new TeamChoiceFlow())
              .on(PlacingShips.class, Decloaking.class, Activations.class, Combat.class)
              .on(BombsDue.class, MinesMet.class, Detonation.class, RemotesMoving.class)
              .on(Opportunity.class, Resolving.class),
          openTask(SystemPhase.class, new SystemPhaseFlow())
              .on(Rounds.class)
              .in(Phase.SYSTEM)
              .checked((task, in) -> task.done().forEach(in::piece)),
          openTask(Activations.class, new ActivationsFlow())
              .on(Rounds.class)
              .in(Phase.ACTIVATION)
              .turns(Activations::done),
          openTask(BombsDue.class, new BombsDueFlow()).on(Rounds.class).in(Phase.ACTIVATION),
          openTask(Combat.class, new CombatFlow())
              .on(Rounds.class)
              .in(Phase.COMBAT)
              .turns(Combat::done),
          openTask(EndPhase.class, new EndPhaseFlow()).on(Rounds.class).in(Phase.END),
          openTask(RoundEnd.class, new RoundEndFlow()).on(Rounds.class),
          // Activation.
          openTask(Decloaking.class, new DecloakingFlow())
              .on(Activations.class)
              .checked((task, in) -> task.done().forEach(in::ship))
              .checked((task, in) -> task.ship().ifPresent(in::inPlay)),
          openTask(Activation.class, new ActivationFlow())
              .on(Activations.class, Resolving.class)
              .by(Activation::ship),
          openTask(FreeAction.class, new FreeActionFlow())
              .on(Activation.class, MinesMet.class, Resolving.class, Opportunity.class)
              .checked((task, in) -> in.ship(task.ship())),
          // Combat.
          openTask(Firing.class, new FiringFlow())
              .on(Combat.class)
              .by(Firing::ship)
              .turns(task -> List.of(task.ship())),
          openTask(CombatTurn.class, new CombatTurnFlow())
              .on(Firing.class, Resolving.class)
              .by(CombatTurn::ship),
          openTask(RemoteTurn.class, new RemoteTurnFlow()).on(Combat.class).by(RemoteTurn::remote),
          openTask(Attack.class, new AttackFlow())
              .on(Combat.class, Firing.class, Resolving.class)
              .by(Attack::attacker),
          // Damage.
          openTask(Damage.class, new DamageFlow())
              .on(Activation.class, Attack.class, Resolving.class)
              .on(Detonation.class, MineDice.class, Damage.class, Opportunity.class)
              .checked((task, in) -> in.ship(task.ship()))
              // If no section is named, an opponent picks one (002-031).
              .checked(
                  (task, in) ->
                      task.section().ifPresent(named -> in.section(task.ship(), task.section())))
              .checked(
                  (task, in) ->
                      in.count(task.ship(), task.cards(), task.normal(), task.critical())),
          openTask(Dealing.class, new DealingFlow())
              .on(Damage.class, Resolving.class)
              .checked(
                  (task, in) -> {
                    in.section(task.ship(), task.section());
                    task.unread().ifPresent(in::card);
                  }),
          openTask(Discarding.class, new DiscardingFlow())
              .onAny()
              .checked((task, in) -> in.gone(task.ship())),
          // Remotes.
          openTask(RemotesMoving.class, new RemotesMovingFlow())
              .on(SystemPhase.class)
              .checked((task, in) -> task.done().forEach(in::remote)),
          openTask(RemoteMove.class, new RemoteMoveFlow())
              .on(RemotesMoving.class, Resolving.class)
              .checked((task, in) -> in.remote(task.remote())),
          openTask(RemoteDamage.class, new RemoteDamageFlow())
              .on(Attack.class, Resolving.class, Detonation.class, MineDice.class)
              .checked((task, in) -> in.remote(task.remote()))
              .checked((task, in) -> in.count(task.remote(), task.cards())),
          openTask(RemoteShuffling.class, new RemoteShufflingFlow())
              .onAny()
              .checked(
                  (task, in) ->
                      need(
                          !in.remote(task.remote()).inPlay()
                              && in.remote(task.remote()).aboard().isEmpty(),
                          "the remote '%s' is there, but only what is gone loses its damage"
                              + " cards",
                          task.remote())),
          // Bombs.
          openTask(Dropping.class, new DroppingFlow())
              .on(Activation.class)
              .checked((task, in) -> in.ship(task.ship())),
          openTask(Landed.class, new LandedFlow())
              .on(Activation.class, Resolving.class, Landed.class, Opportunity.class),
          openTask(MinesMet.class, new MinesMetFlow())
              .on(Activation.class, Decloaking.class)
              .on(RemotesMoving.class, Resolving.class, Opportunity.class)
              .checked((task, in) -> in.piece(task.ship()))
              .checked((task, in) -> in.distinct(task.tokens())),
          openTask(Detonation.class, new DetonationFlow())
              .on(BombsDue.class, MinesMet.class, Activation.class)
              .on(Resolving.class, Landed.class, Opportunity.class)
              .checked((task, in) -> in.ship(task.layer()).card().bomb(task.bomb()))
              .checked((task, in) -> task.reached().forEach(in::piece))
              .checked((task, in) -> in.distinct(task.reached())),
          openTask(MineDice.class, new MineDiceFlow())
              .on(Detonation.class, MineDice.class, Damage.class, Opportunity.class)
              .checked((task, in) -> in.piece(task.ship()))
              .checked(
                  (task, in) ->
                      need(
                          task.dice() >= 1 && task.dice() <= 12,
                          "a mine has 1 to 12 dice, found another number")),
          // Cards.
          openTask(Opportunity.class, new OpportunityFlow())
              .onAny()
              .checked((task, in) -> task.subject().ifPresent(in::piece)),
          openTask(Resolving.class, new ResolvingFlow())
              .onAny()
              .checked((task, in) -> task.subject().ifPresent(in::piece)));

  private static final Map<Class<? extends Task>, TaskRow<?>> ROWS = withExpansions();

  private static Map<Class<? extends Task>, TaskRow<?>> withExpansions() {
    List<TaskRow<?>> added =
        ExpansionRegistry.ALL.stream().<TaskRow<?>>flatMap(one -> one.tasks().stream()).toList();
    List<TaskRow<?>> all = Lists.joined(OF_THE_CORE, added);
    for (TaskRow<?> row : all) {
      added.forEach(row::admit);
      ExpansionRegistry.ALL.forEach(one -> one.variants().forEach(row::vary));
    }
    for (int i = 1; i < added.size(); i++) {
      added.subList(0, i).forEach(added.get(i)::admitBefore);
    }
    return all.stream().collect(Collectors.toUnmodifiableMap(TaskRow::kind, row -> row));
  }

  static Set<Class<? extends Task>> kinds() {
    return ROWS.keySet();
  }

  /** The same rows by identity, because each step of a game looks up a few. */
  private static final Map<Class<?>, TaskRow<?>> BY_IDENTITY = new IdentityHashMap<>(ROWS);

  @SuppressWarnings("unchecked") // The table leads each class of task to a row of that class.
  public static <T extends Task> TaskRow<T> row(T task) {
    return (TaskRow<T>) Objects.requireNonNull(BY_IDENTITY.get(task.getClass()));
  }

  /** Tests whether one task may lie directly on another. */
  public static boolean follows(Task under, Task task) {
    if (row(task).interrupts()) {
      return true;
    }
    // A maneuver beside a ship's activation comes from a card; the activation itself never does.
    return row(task).follows(under.getClass())
        && !(under instanceof PlacingObstacles placing && !placing.samples().isEmpty())
        && !(task instanceof Activation activation
            && activation.beside() != under instanceof Resolving);
  }

  /** Throws an {@link IllegalArgumentException} that says why a task from outside does not fit. */
  public static <T extends Task> void check(T task, UntrustedState in) {
    TaskRow<T> row = row(task);
    need(
        follows(in.under(), task),
        "an agenda has no %s on top of %s",
        task.getClass().getSimpleName(),
        in.under().getClass().getSimpleName());
    row.checkPhase(in);
    need(
        task.chain() >= 0 && task.chain() <= Flows.MOST_EFFECTS,
        "a chain of effects has at most %s, found %s",
        Flows.MOST_EFFECTS,
        task.chain());
    row.checkNames(task, in);
    row(in.under()).checkAbove(task, in.under());
    row.actor(task)
        .ifPresent(
            id ->
                need(
                    row(in.under()).had(in.under(), id),
                    "the %s '%s' is active, expected it among those that had their turn",
                    in.piece(id).ship().isPresent() ? "ship" : "remote",
                    id));
  }
}
