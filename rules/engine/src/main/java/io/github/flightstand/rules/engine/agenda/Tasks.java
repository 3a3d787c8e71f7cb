package io.github.flightstand.rules.engine.agenda;

import static io.github.flightstand.rules.engine.flow.Outside.need;

import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.Outside;
import io.github.flightstand.rules.engine.flow.action.FreeActionFlow;
import io.github.flightstand.rules.engine.flow.activation.ActivationFlow;
import io.github.flightstand.rules.engine.flow.activation.ActivationsFlow;
import io.github.flightstand.rules.engine.flow.activation.DecloakingFlow;
import io.github.flightstand.rules.engine.flow.boarding.AnnouncingFlow;
import io.github.flightstand.rules.engine.flow.boarding.BreakingOffFlow;
import io.github.flightstand.rules.engine.flow.boarding.ExchangeFlow;
import io.github.flightstand.rules.engine.flow.boarding.HandToHandFlow;
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
import io.github.flightstand.rules.engine.flow.combat.HugeCombatTurnFlow;
import io.github.flightstand.rules.engine.flow.combat.PrecisionShotFlow;
import io.github.flightstand.rules.engine.flow.combat.RemoteTurnFlow;
import io.github.flightstand.rules.engine.flow.damage.DamageFlow;
import io.github.flightstand.rules.engine.flow.damage.DealingFlow;
import io.github.flightstand.rules.engine.flow.damage.DiscardingFlow;
import io.github.flightstand.rules.engine.flow.huge.CollisionFlow;
import io.github.flightstand.rules.engine.flow.huge.HugeActivationFlow;
import io.github.flightstand.rules.engine.flow.huge.SurplusFlow;
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
import io.github.flightstand.rules.engine.flow.wing.RejoiningFlow;
import io.github.flightstand.rules.engine.flow.wing.SplittingFlow;
import io.github.flightstand.rules.engine.flow.wing.WingActivationFlow;
import io.github.flightstand.rules.engine.state.AbilityTask.Opportunity;
import io.github.flightstand.rules.engine.state.AbilityTask.Resolving;
import io.github.flightstand.rules.engine.state.ActivationTask.Activation;
import io.github.flightstand.rules.engine.state.ActivationTask.Activations;
import io.github.flightstand.rules.engine.state.ActivationTask.Decloaking;
import io.github.flightstand.rules.engine.state.ActivationTask.FreeAction;
import io.github.flightstand.rules.engine.state.BoardingTask;
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
import io.github.flightstand.rules.engine.state.DamageTask.Damage;
import io.github.flightstand.rules.engine.state.DamageTask.Dealing;
import io.github.flightstand.rules.engine.state.DamageTask.Discarding;
import io.github.flightstand.rules.engine.state.HugeTask.Collision;
import io.github.flightstand.rules.engine.state.HugeTask.HugeActivation;
import io.github.flightstand.rules.engine.state.HugeTask.HugeCombatTurn;
import io.github.flightstand.rules.engine.state.HugeTask.Surplus;
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
import io.github.flightstand.rules.engine.state.WingTask.Rejoining;
import io.github.flightstand.rules.engine.state.WingTask.Splitting;
import io.github.flightstand.rules.engine.state.WingTask.WingActivation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Every kind of task, registered once: its flow, the tasks it may lie on, its phase, the piece
 * whose turn it is, and what a state from outside must have. Flows check any further rules.
 */
public final class Tasks {

  private static final Map<Class<? extends Task>, Row<?>> ROWS =
      Stream.of(
              // Setting up.
              open(Rounds.class, new RoundsFlow()),
              open(Initiative.class, new InitiativeFlow())
                  .on(Rounds.class, PlacingObstacles.class, PlacingStandIn.class)
                  .on(MissionSetUp.class)
                  .in(Phase.SETUP)
                  .checked((task, in) -> task.decider().ifPresent(in::player)),
              open(CallingDie.class, new CallingDieFlow())
                  .on(Rounds.class, PlacingObstacles.class, MissionSetUp.class)
                  .in(Phase.SETUP),
              open(DrawingNumbers.class, new DrawingNumbersFlow())
                  .on(Rounds.class, PlacingObstacles.class, MissionSetUp.class)
                  .in(Phase.SETUP),
              open(MissionSetUp.class, new MissionSetUpFlow())
                  .on(Rounds.class, PlacingObstacles.class)
                  .in(Phase.SETUP)
                  .checked(
                      (task, in) ->
                          need(
                              in.state().mission().isPresent(),
                              "a mission is set up in a game that has none")),
              open(PlacingObstacles.class, new PlacingObstaclesFlow())
                  .on(Rounds.class, MissionSetUp.class)
                  .in(Phase.SETUP),
              open(PlacingStandIn.class, new PlacingStandInFlow())
                  .on(PlacingObstacles.class)
                  .in(Phase.SETUP)
                  .checked((task, in) -> in.player(task.player())),
              open(PickingEdge.class, new PickingEdgeFlow()).on(Rounds.class).in(Phase.SETUP),
              open(PlacingShips.class, new PlacingShipsFlow()).on(Rounds.class).in(Phase.SETUP),
              // Phases.
              open(Planning.class, new PlanningFlow())
                  .on(Rounds.class)
                  .in(Phase.PLANNING)
                  .checked((task, in) -> task.ready().forEach(in::player)),
              open(Rejoining.class, new RejoiningFlow())
                  .on(Planning.class)
                  .checked((task, in) -> task.done().forEach(in::ship))
                  .checked((task, in) -> task.next().ifPresent(in::ship)),
              open(TeamChoice.class, new TeamChoiceFlow())
                  .on(PlacingShips.class, Decloaking.class, Activations.class, Combat.class)
                  .on(BombsDue.class, MinesMet.class, Detonation.class, RemotesMoving.class)
                  .on(Rejoining.class, Opportunity.class, Resolving.class),
              open(SystemPhase.class, new SystemPhaseFlow())
                  .on(Rounds.class)
                  .in(Phase.SYSTEM)
                  .checked((task, in) -> task.done().forEach(in::piece)),
              open(Activations.class, new ActivationsFlow())
                  .on(Rounds.class)
                  .in(Phase.ACTIVATION)
                  .turns(Activations::done),
              open(BombsDue.class, new BombsDueFlow()).on(Rounds.class).in(Phase.ACTIVATION),
              open(Combat.class, new CombatFlow())
                  .on(Rounds.class)
                  .in(Phase.COMBAT)
                  .turns(Combat::done),
              open(EndPhase.class, new EndPhaseFlow()).on(Rounds.class).in(Phase.END),
              open(Splitting.class, new SplittingFlow())
                  .on(EndPhase.class)
                  .checked((task, in) -> task.done().forEach(in::ship)),
              open(RoundEnd.class, new RoundEndFlow()).on(Rounds.class),
              // Activation.
              open(Decloaking.class, new DecloakingFlow())
                  .on(Activations.class)
                  .checked((task, in) -> task.done().forEach(in::ship))
                  .checked((task, in) -> task.ship().ifPresent(in::inPlay)),
              open(Activation.class, new ActivationFlow())
                  .on(Activations.class, WingActivation.class, Resolving.class)
                  .by(Activation::ship),
              open(WingActivation.class, new WingActivationFlow())
                  .on(Activations.class)
                  .checked((task, in) -> in.ship(task.leader())),
              open(HugeActivation.class, new HugeActivationFlow())
                  .on(Activations.class)
                  .by(HugeActivation::ship),
              open(Collision.class, new CollisionFlow())
                  .on(Activation.class, HugeActivation.class, MinesMet.class, Resolving.class),
              open(FreeAction.class, new FreeActionFlow())
                  .on(Activation.class, HugeActivation.class, MinesMet.class, Resolving.class)
                  .checked((task, in) -> in.ship(task.ship())),
              open(Announcing.class, new AnnouncingFlow())
                  .on(Activation.class, HugeActivation.class),
              // Combat.
              open(HandToHand.class, new HandToHandFlow())
                  .on(Combat.class)
                  .checked((task, in) -> task.done().forEach(in::ship))
                  .checked((task, in) -> task.fighter().ifPresent(in::ship)),
              open(Exchange.class, new ExchangeFlow()).on(HandToHand.class),
              open(BreakingOff.class, new BreakingOffFlow())
                  .on(EndPhase.class, Splitting.class)
                  .checked((task, in) -> task.asked().forEach(in::ship))
                  .checked((task, in) -> task.offered().ifPresent(in::ship))
                  .checked((task, in) -> task.leaving().ifPresent(in::ship)),
              open(PrecisionShot.class, new PrecisionShotFlow())
                  .on(Firing.class, HugeCombatTurn.class, Resolving.class)
                  .checked((task, in) -> in.ship(task.attacker()))
                  .checked((task, in) -> in.ship(task.target())),
              open(Firing.class, new FiringFlow())
                  .on(Combat.class)
                  .by(Firing::ship)
                  .turns(task -> List.of(task.ship())),
              open(CombatTurn.class, new CombatTurnFlow())
                  .on(Firing.class, Resolving.class)
                  .by(CombatTurn::ship),
              open(HugeCombatTurn.class, new HugeCombatTurnFlow())
                  .on(Firing.class)
                  .by(HugeCombatTurn::ship),
              open(RemoteTurn.class, new RemoteTurnFlow()).on(Combat.class).by(RemoteTurn::remote),
              open(Attack.class, new AttackFlow())
                  .on(Combat.class, Firing.class, HugeCombatTurn.class, Resolving.class)
                  .on(PrecisionShot.class)
                  .by(Attack::attacker),
              // Damage.
              open(Damage.class, new DamageFlow())
                  .on(Activation.class, Collision.class, Attack.class, Resolving.class)
                  .on(Detonation.class, MineDice.class, Damage.class)
                  .checked((task, in) -> in.ship(task.ship()))
                  // If no section is named, an opponent picks one (002-031).
                  .checked(
                      (task, in) ->
                          task.section()
                              .ifPresent(named -> in.section(task.ship(), task.section())))
                  .checked(
                      (task, in) ->
                          in.count(task.ship(), task.cards(), task.normal(), task.critical())),
              open(Dealing.class, new DealingFlow())
                  .on(Damage.class, Resolving.class)
                  .checked(
                      (task, in) -> {
                        in.section(task.ship(), task.section());
                        task.unread().ifPresent(in::card);
                      }),
              open(Discarding.class, new DiscardingFlow())
                  .onAny()
                  .checked((task, in) -> in.gone(task.ship())),
              open(Surplus.class, new SurplusFlow())
                  .onAny()
                  .checked(
                      (task, in) ->
                          need(
                              in.ship(task.ship()).section(task.section()).crippled(),
                              "the ship '%s' discards upgrades of a section that is not crippled",
                              task.ship())),
              // Remotes.
              open(RemotesMoving.class, new RemotesMovingFlow())
                  .on(SystemPhase.class)
                  .checked((task, in) -> task.done().forEach(in::remote)),
              open(RemoteMove.class, new RemoteMoveFlow())
                  .on(RemotesMoving.class, Resolving.class)
                  .checked((task, in) -> in.remote(task.remote())),
              open(RemoteDamage.class, new RemoteDamageFlow())
                  .on(Attack.class, Resolving.class, Detonation.class, MineDice.class)
                  .checked((task, in) -> in.remote(task.remote()))
                  .checked((task, in) -> in.count(task.remote(), task.cards())),
              open(RemoteShuffling.class, new RemoteShufflingFlow())
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
              open(Dropping.class, new DroppingFlow())
                  .on(Activation.class)
                  .checked((task, in) -> in.ship(task.ship())),
              open(Landed.class, new LandedFlow())
                  .on(Activation.class, HugeActivation.class, Resolving.class, Landed.class),
              open(MinesMet.class, new MinesMetFlow())
                  .on(Activation.class, HugeActivation.class, Decloaking.class, Rejoining.class)
                  .on(Collision.class, RemotesMoving.class, Resolving.class, Opportunity.class)
                  .checked((task, in) -> in.piece(task.ship()))
                  .checked((task, in) -> in.distinct(task.tokens())),
              open(Detonation.class, new DetonationFlow())
                  .on(BombsDue.class, MinesMet.class, Activation.class, HugeActivation.class)
                  .on(Resolving.class, Landed.class)
                  .checked((task, in) -> in.ship(task.layer()).card().bomb(task.bomb()))
                  .checked((task, in) -> task.reached().forEach(in::piece))
                  .checked((task, in) -> in.distinct(task.reached())),
              open(MineDice.class, new MineDiceFlow())
                  .on(Detonation.class, MineDice.class, Damage.class)
                  .checked((task, in) -> in.piece(task.ship()))
                  .checked(
                      (task, in) ->
                          need(
                              task.dice() >= 1 && task.dice() <= 12,
                              "a mine has 1 to 12 dice, found another number")),
              // Cards.
              open(Opportunity.class, new OpportunityFlow())
                  .onAny()
                  .checked((task, in) -> task.subject().ifPresent(in::piece)),
              open(Resolving.class, new ResolvingFlow())
                  .onAny()
                  .checked((task, in) -> task.subject().ifPresent(in::piece)))
          .collect(Collectors.toUnmodifiableMap(row -> row.kind, row -> row));

  /** Registers a task that all players may know wholly; decide that for every new kind. */
  private static <T extends Task> Row<T> open(Class<T> kind, Flow<T> flow) {
    return new Row<>(kind, flow);
  }

  static Set<Class<? extends Task>> kinds() {
    return ROWS.keySet();
  }

  /** The same rows by identity, because each step of a game looks up a few. */
  private static final Map<Class<?>, Row<?>> BY_IDENTITY = new IdentityHashMap<>(ROWS);

  @SuppressWarnings("unchecked") // The table leads each class of task to a row of that class.
  public static <T extends Task> Row<T> row(T task) {
    return (Row<T>) Objects.requireNonNull(BY_IDENTITY.get(task.getClass()));
  }

  /** Returns what all players may know of a task: all of it. */
  public static Task open(Task task) {
    return row(task).kind.cast(task);
  }

  /** Tests whether one task may lie directly on another. */
  public static boolean follows(Task under, Task task) {
    if (row(task).onAny) {
      return true;
    }
    // A maneuver beside a ship's activation comes from a card; the activation itself never does.
    return row(task).under.contains(under.getClass())
        && !(under instanceof PlacingObstacles placing && !placing.samples().isEmpty())
        && !(task instanceof Activation activation
            && activation.beside() != under instanceof Resolving);
  }

  /** Throws an {@link IllegalArgumentException} that says why a task from outside does not fit. */
  public static <T extends Task> void check(T task, Outside in) {
    Row<T> row = row(task);
    need(
        follows(in.under(), task),
        "an agenda has no %s on top of %s",
        task.getClass().getSimpleName(),
        in.under().getClass().getSimpleName());
    need(
        row.phase.filter(phase -> phase != in.state().phase()).isEmpty(),
        "the agenda does not belong to the phase");
    need(
        !(task instanceof BoardingTask) || in.state().boarding().isPresent(),
        "the agenda has a task of the rules for boarding");
    need(
        task.chain() >= 0 && task.chain() <= Flows.MOST_EFFECTS,
        "a chain of effects has at most %s, found %s",
        Flows.MOST_EFFECTS,
        task.chain());
    row.checks.forEach(check -> check.accept(task, in));
    row.flow.check(task, in);
    row.actor
        .map(actor -> actor.apply(task))
        .ifPresent(
            id ->
                need(
                    row(in.under()).had(in.under(), id),
                    "the %s '%s' is active, expected it among those that had their turn",
                    in.state().remote(id).isPresent() ? "remote" : "ship",
                    id));
  }

  public static final class Row<T extends Task> {

    private final Class<T> kind;
    private final Flow<T> flow;
    private final List<BiConsumer<T, Outside>> checks = new ArrayList<>();
    private final Set<Class<? extends Task>> under = new HashSet<>();
    private boolean onAny;
    private Optional<Phase> phase = Optional.empty();
    private Optional<Function<T, String>> actor = Optional.empty();
    private Optional<Function<T, List<String>>> turns = Optional.empty();

    private Row(Class<T> kind, Flow<T> flow) {
      this.kind = kind;
      this.flow = flow;
    }

    public Flow<T> flow() {
      return flow;
    }

    private boolean had(T task, String id) {
      return turns.map(done -> done.apply(task).contains(id)).orElse(true);
    }

    /** Lets the task lie on these kinds. */
    @SafeVarargs
    private Row<T> on(Class<? extends Task>... kinds) {
      under.addAll(List.of(kinds));
      return this;
    }

    /** Lets the task interrupt any other. */
    private Row<T> onAny() {
      onAny = true;
      return this;
    }

    /** Limits the task to one phase. */
    private Row<T> in(Phase only) {
      phase = Optional.of(only);
      return this;
    }

    /** Makes it the turn of one piece, which must exist. */
    private Row<T> by(Function<T, String> piece) {
      actor = Optional.of(piece);
      return checked((task, in) -> in.piece(piece.apply(task)));
    }

    /** Makes the task list the pieces that had a turn, including the active piece above it. */
    private Row<T> turns(Function<T, List<String>> done) {
      turns = Optional.of(done);
      return checked((task, in) -> done.apply(task).forEach(in::piece));
    }

    /** Adds a check of what the task names in a state from outside. */
    private Row<T> checked(BiConsumer<T, Outside> check) {
      checks.add(check);
      return this;
    }
  }
}
