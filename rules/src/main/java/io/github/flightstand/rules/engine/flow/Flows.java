package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.engine.decision.Admission;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.decision.Refusal;
import io.github.flightstand.rules.engine.hook.CardException;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Leads every task to its flow, and a game from one decision to the next. */
public final class Flows {

  private static final Map<Class<? extends Task>, Flow<?>> FLOWS =
      Map.ofEntries(
          Map.entry(Task.Initiative.class, new InitiativeFlow()),
          Map.entry(Task.CallingDie.class, new CallingDieFlow()),
          Map.entry(Task.DrawingNumbers.class, new DrawingNumbersFlow()),
          Map.entry(Task.PlacingObstacles.class, new PlacingObstaclesFlow()),
          Map.entry(Task.PlacingStandIn.class, new PlacingStandInFlow()),
          Map.entry(Task.PickingEdge.class, new PickingEdgeFlow()),
          Map.entry(Task.PlacingShips.class, new PlacingShipsFlow()),
          Map.entry(Task.MissionSetUp.class, new MissionSetUpFlow()),
          Map.entry(Task.Rounds.class, new RoundsFlow()),
          Map.entry(Task.Planning.class, new PlanningFlow()),
          Map.entry(Task.TeamChoice.class, new TeamChoiceFlow()),
          Map.entry(Task.SystemPhase.class, new SystemPhaseFlow()),
          Map.entry(Task.Decloaking.class, new DecloakingFlow()),
          Map.entry(Task.Activations.class, new ActivationsFlow()),
          Map.entry(Task.Activation.class, new ActivationFlow()),
          Map.entry(Task.WingActivation.class, new WingActivationFlow()),
          Map.entry(Task.Rejoining.class, new RejoiningFlow()),
          Map.entry(Task.Splitting.class, new SplittingFlow()),
          Map.entry(Task.Combat.class, new CombatFlow()),
          Map.entry(Task.CombatTurn.class, new CombatTurnFlow()),
          Map.entry(Task.Attack.class, new AttackFlow()),
          Map.entry(Task.Damage.class, new DamageFlow()),
          Map.entry(Task.Discarding.class, new DiscardingFlow()),
          Map.entry(Task.Dropping.class, new DroppingFlow()),
          Map.entry(Task.Landed.class, new LandedFlow()),
          Map.entry(Task.MinesMet.class, new MinesMetFlow()),
          Map.entry(Task.BombsDue.class, new BombsDueFlow()),
          Map.entry(Task.Detonation.class, new DetonationFlow()),
          Map.entry(Task.FaceUpCards.class, new FaceUpCardsFlow()),
          Map.entry(Task.MineDice.class, new MineDiceFlow()),
          Map.entry(Task.HugeActivation.class, new HugeActivationFlow()),
          Map.entry(Task.Collision.class, new CollisionFlow()),
          Map.entry(Task.SectionDamage.class, new SectionDamageFlow()),
          Map.entry(Task.SectionDiscarding.class, new SectionDiscardingFlow()),
          Map.entry(Task.Surplus.class, new SurplusFlow()),
          Map.entry(Task.HugeCombatTurn.class, new HugeCombatTurnFlow()),
          Map.entry(Task.FreeAction.class, new FreeActionFlow()),
          Map.entry(Task.Firing.class, new FiringFlow()),
          Map.entry(Task.Dealing.class, new DealingFlow()),
          Map.entry(Task.RemotesMoving.class, new RemotesMovingFlow()),
          Map.entry(Task.RemoteMove.class, new RemoteMoveFlow()),
          Map.entry(Task.RemoteTurn.class, new RemoteTurnFlow()),
          Map.entry(Task.RemoteDamage.class, new RemoteDamageFlow()),
          Map.entry(Task.RemoteShuffling.class, new RemoteShufflingFlow()),
          Map.entry(Task.Opportunity.class, new OpportunityFlow()),
          Map.entry(Task.Resolving.class, new ResolvingFlow()),
          Map.entry(Task.Announcing.class, new AnnouncingFlow()),
          Map.entry(Task.PrecisionShot.class, new PrecisionShotFlow()),
          Map.entry(Task.HandToHand.class, new HandToHandFlow()),
          Map.entry(Task.Exchange.class, new ExchangeFlow()),
          Map.entry(Task.BreakingOff.class, new BreakingOffFlow()),
          Map.entry(Task.EndPhase.class, new EndPhaseFlow()),
          Map.entry(Task.RoundEnd.class, new RoundEndFlow()));

  /** How many effects of cards may follow one another, whatever is decided in between. */
  static final int MOST_EFFECTS = 1000;

  private Flows() {}

  @SuppressWarnings("unchecked") // The map leads each class of task to a flow of that class.
  private static Flow<Task> of(Task task) {
    return (Flow<Task>) Objects.requireNonNull(FLOWS.get(task.getClass()));
  }

  /** Returns what nature has to decide, if the game waits for that. */
  public static Optional<Nature> nature(Gear gear, State state) {
    return state.over().isPresent()
        ? Optional.empty()
        : of(state.task()).nature(state.task(), state, gear);
  }

  /** Tells whether a game that is not over waits for a decision. */
  static boolean waits(Gear gear, State state) {
    Flow<Task> flow = of(state.task());
    return flow.nature(state.task(), state, gear).isPresent()
        || flow.waits(state.task(), state, gear);
  }

  /** Returns the decisions for which the game waits; none if it is over. */
  public static List<Decision> pending(Gear gear, State state) {
    return state.over().isPresent() ? List.of() : decisions(state, Asking.all(gear));
  }

  private static List<Decision> decisions(State state, Asking asking) {
    Flow<Task> flow = of(state.task());
    Optional<Nature> nature = flow.nature(state.task(), state, asking.gear());
    if (nature.isPresent()) {
      return List.of(nature.get().decision());
    }
    flow.ask(state.task(), state, asking);
    return asking.decisions();
  }

  /** Goes on from a state that waits for nothing to one that does. */
  public static Play advance(Gear gear, State state) {
    Play play = new Play(gear, state);
    advance(play);
    return play;
  }

  private static void advance(Play play) {
    while (play.state().over().isEmpty()) {
      Wings.splitForced(play);
      Task task = play.state().task();
      if (task instanceof Task.Resolving resolving && resolving.chain() > MOST_EFFECTS) {
        throw endless(resolving);
      }
      if (Endings.atOnce(play) || waits(play.gear(), play.state())) {
        return;
      }
      of(task).proceed(task, play);
    }
  }

  private static CardException endless(Task.Resolving task) {
    return new CardException(
        task.id(), "takes part in more than " + MOST_EFFECTS + " effects in a row, expected fewer");
  }

  /**
   * Carries out a command and goes on to the next decision; or, if it cannot be carried out, finds
   * out why.
   *
   * @param refused takes the reason
   * @return the game after it; nothing if it was refused
   */
  public static Optional<Play> answer(
      Gear gear, State state, Command command, Consumer<Refusal> refused) {
    if (state.over().isPresent()) {
      refused.accept(Refusal.of("decision", "the game is over, expected no command"));
      return Optional.empty();
    }
    if (HostCommands.includes(command)) {
      Optional<Refusal> refusal = HostCommands.refusal(command);
      refusal.ifPresent(refused);
      return refusal.isPresent() ? Optional.empty() : Optional.of(HostCommands.answer(gear, state));
    }
    Optional<Decision> decision = find(decisions(state, Asking.forCommand(gear, command)), command);
    Optional<Option> option = decision.flatMap(pending -> pending.option(command.key()));
    if (option.isEmpty()) {
      refused.accept(unknown(gear, state, command));
      return Optional.empty();
    }
    Optional<Refusal> refusal = Admission.refusal(option.get(), command);
    if (refusal.isPresent()) {
      refused.accept(why(gear, state, command).orElse(refusal.get()));
      return Optional.empty();
    }
    Optional<Refusal> unfit = of(state.task()).refusal(state.task(), state, gear, command);
    if (unfit.isPresent()) {
      refused.accept(unfit.get());
      return Optional.empty();
    }
    Play play = new Play(gear, state);
    of(state.task()).answer(state.task(), play, decision.orElseThrow(), command);
    advance(play);
    return Optional.of(play);
  }

  private static Optional<Decision> find(List<Decision> decisions, Command command) {
    for (Decision decision : decisions) {
      if (decision.id().equals(command.decision())) {
        return Optional.of(decision);
      }
    }
    return Optional.empty();
  }

  /** Answers the present task's question of what comes next. */
  static void answerNext(Play play, String key, String value) {
    Task task = play.state().task();
    String id = Kind.NEXT.word();
    of(task)
        .answer(
            task,
            play,
            new Decision(id, Optional.empty(), Kind.NEXT, Optional.empty(), List.of()),
            Command.of(id, key).withValue(value));
  }

  /** Carries out what nature decided, and goes on to the next decision. */
  public static Play answer(Gear gear, State state, Nature nature, String key) {
    Play play = new Play(gear, state);
    Decision decision =
        new Decision(
            nature.kind().word() + ":" + nature.subject(),
            Optional.empty(),
            nature.kind(),
            Optional.empty(),
            List.of());
    of(state.task()).answer(state.task(), play, decision, Command.of(decision.id(), key));
    advance(play);
    return play;
  }

  private static Refusal unknown(Gear gear, State state, Command command) {
    Optional<Refusal> why = why(gear, state, command);
    if (why.isPresent()) {
      return why.get();
    }
    List<Decision> pending = pending(gear, state);
    return find(pending, command)
        .map(
            decision ->
                Refusal.of(
                    "key",
                    "'"
                        + command.key()
                        + "' is no option of '"
                        + decision.id()
                        + "', expected one of "
                        + decision.options().stream()
                            .map(Option::key)
                            .collect(Collectors.joining(", "))))
        .orElseGet(
            () ->
                Refusal.of(
                    "decision",
                    "'"
                        + command.decision()
                        + "' is not pending, expected one of "
                        + pending.stream().map(Decision::id).collect(Collectors.joining(", "))));
  }

  private static Optional<Refusal> why(Gear gear, State state, Command command) {
    Asking asking = Asking.why(gear, command);
    decisions(state, asking);
    return asking.refusal();
  }
}
