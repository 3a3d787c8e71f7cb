package io.github.flightstand.rules.engine.flow.activation;

import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.movement.maneuver.Bearing;
import io.github.flightstand.movement.maneuver.Bearing.EndRotation;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Maneuver.Difficulty;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolution.Outcome;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.decision.Refusal;
import io.github.flightstand.rules.engine.event.DialEvent;
import io.github.flightstand.rules.engine.event.MarkerEvent;
import io.github.flightstand.rules.engine.event.MoveEvent.Skipped;
import io.github.flightstand.rules.engine.flow.Allegiance;
import io.github.flightstand.rules.engine.flow.ChanceNode;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Flight;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.StepFlow;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.UntrustedState;
import io.github.flightstand.rules.engine.flow.action.ActionFlow;
import io.github.flightstand.rules.engine.flow.card.OtherRolls;
import io.github.flightstand.rules.engine.flow.damage.Proposals;
import io.github.flightstand.rules.engine.flow.piece.Bombs;
import io.github.flightstand.rules.engine.flow.piece.Dials;
import io.github.flightstand.rules.engine.flow.piece.Moves;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.ValueQuery;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.ActivationTask.ActivationStep;
import io.github.flightstand.rules.engine.state.Die.Announced;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * One ship's activation. Its dial is turned up, it moves, its stress is checked, its template goes
 * back, it may act, and obstacles take effect (000-020 to -025, -117, -122 to -127).
 */
public class ActivationFlow extends StepFlow<ActivationTask.Activation> {

  /** The maneuver of an ionized ship before its cards: white whatever its dial shows (000-117). */
  private static final Maneuver ADRIFT = new Maneuver(1, Bearing.STRAIGHT, Difficulty.WHITE);

  @Override
  protected Now now(ActivationTask.Activation task, State state, RulesContext context) {
    ShipState ship = state.ship(task.ship());
    if (!ship.inPlay()) {
      return Now.END;
    }
    return switch (task.step()) {
      case REVEAL -> new Now.GoOn(play -> reveal(task, play));
      case SETTLE -> new Now.GoOn(play -> settle(task, play));
      case PICK ->
          new Now.Ask(
              asking -> askPick(state, ship, asking),
              (play, command) -> pick(task, play, command.value().orElseThrow()));
      case FORM -> new Now.GoOn(play -> form(task, play));
      case MOVE -> new Now.GoOn(play -> move(task, play));
      case OFFSET ->
          new Now.Ask(
              asking -> askOffset(task, state, ship, asking),
              (play, command) -> moved(task, play, flight(context, state, task, command.shift())));
      case CHECK_STRESS -> new Now.GoOn(play -> checkStress(task, play));
      case DEBRIS -> new Now.GoOn(play -> debris(task, play));
      case CLEAN_UP -> new Now.GoOn(play -> cleanUp(task, play));
      case ACT -> act(task, state, context);
      case OBSTACLES -> obstacles(task, state, context);
    };
  }

  private Now act(ActivationTask.Activation task, State state, RulesContext context) {
    Optional<Skipped.Reason> reason = skipped(task, state, context);
    return reason.isPresent()
        ? new Now.GoOn(play -> skip(task, play, reason.get()))
        : new Now.Ask(
            asking -> ActionFlow.ask(state, state.ship(task.ship()), Optional.empty(), asking),
            (play, command) -> {
              play.become(task.at(ActivationStep.OBSTACLES));
              ActionFlow.act(play, task.ship(), command);
            });
  }

  private Now obstacles(ActivationTask.Activation task, State state, RulesContext context) {
    if (task.obstacles().isEmpty()) {
      return new Now.GoOn(play -> end(task, play));
    }
    return OtherRolls.due(task.announced(), state, context)
        ? new Now.GoOn(
            play -> {
              play.become(task.announcing(Optional.of(Announced.PLAIN)));
              OtherRolls.open(play, task.ship());
            })
        : new Now.Roll(
            new ChanceNode.SingleDie(Kind.OBSTACLE_DIE, task.ship()),
            (play, command) -> ObstacleEffects.roll(task, play, command.key()));
  }

  /** Returns why a ship that may act does not, if anything forbids it. */
  protected Optional<Skipped.Reason> skipped(
      ActivationTask.Activation task, State state, RulesContext context) {
    if (task.overlapped()) {
      return Optional.of(Skipped.Reason.OVERLAPPED);
    }
    if (task.obstacles().contains(ObstacleKind.ASTEROID)) {
      return Optional.of(Skipped.Reason.ASTEROID);
    }
    ShipState ship = state.ship(task.ship());
    if (!context.cards().value(Value.ACTION_STEP, state, ship, true, ValueQuery.PLAIN)) {
      return Optional.of(Skipped.Reason.FORBIDDEN);
    }
    return context.cards().barredByStress(state, ship)
        ? Optional.of(Skipped.Reason.STRESSED)
        : Optional.empty();
  }

  private static void askPick(State state, ShipState ship, DecisionCollector asking) {
    asking.put(
        Kind.PICK,
        ship.id(),
        Allegiance.opponent(asking.context(), state, ship),
        options -> {
          List<String> codes = new ArrayList<>();
          for (Maneuver maneuver : Dials.flyable(asking.context(), state, ship)) {
            if (!red(state, ship, maneuver, asking.context())) {
              codes.add(maneuver.code());
            }
          }
          options.offer(Option.of("maneuver", codes));
          if (!options.explaining()) {
            return;
          }
          for (Maneuver maneuver : ship.card().dial().maneuvers()) {
            if (red(state, ship, maneuver, asking.context())) {
              options.forbid(
                  "maneuver",
                  maneuver.code(),
                  "000-025",
                  "a stressed ship executes no red maneuver, found " + maneuver.code());
            }
          }
        });
  }

  private static boolean red(State state, ShipState ship, Maneuver maneuver, RulesContext context) {
    return context.cards().maneuver(state, ship, maneuver).difficulty() == Difficulty.RED;
  }

  private static void askOffset(
      ActivationTask.Activation task, State state, ShipState ship, DecisionCollector asking) {
    asking.put(
        Kind.OFFSET,
        ship,
        options ->
            options.offer(
                Option.of(
                    "offset",
                    new Domain.Slide(
                        flight(asking.context(), state, task, Optional.empty())
                            .resolution()
                            .offsets()
                            .orElseThrow(),
                        "000-100"))));
  }

  @Override
  public Optional<Refusal> refusal(
      ActivationTask.Activation task, State state, RulesContext context, Command command) {
    if (task.step() == ActivationStep.ACT) {
      return ActionFlow.refusal(context, state, state.ship(task.ship()), command);
    }
    return command.template().isPresent()
        ? Optional.of(
            Refusal.of(
                "template", "'template' does not belong to '" + command.key() + "', expected none"))
        : Optional.empty();
  }

  private static Flight flight(
      RulesContext context, State state, ActivationTask.Activation task, Optional<Double> shift) {
    return Moves.flight(
        context,
        state,
        task.ship(),
        task.executed().orElseThrow(),
        shift.map(OptionalDouble::of).orElseGet(OptionalDouble::empty));
  }

  /** Goes on without an action. */
  protected void skip(ActivationTask.Activation task, Transition play, Skipped.Reason reason) {
    play.happen(new Skipped(task.ship(), Skipped.Chance.ACTION, reason));
    play.become(task.at(ActivationStep.OBSTACLES));
  }

  /** Ends the activation, once stress that was put off has been checked. */
  protected void end(ActivationTask.Activation task, Transition play) {
    if (task.stressLater()) {
      checkStress(task.withStressLater(false), play, ActivationStep.OBSTACLES);
      return;
    }
    play.pop();
    if (isTurn(task)) {
      play.open(Window.ACTIVATION_END, Optional.of(task.ship()));
    }
  }

  /** Tests whether the maneuver is a turn of the ship, which ends with the activation. */
  protected boolean isTurn(ActivationTask.Activation task) {
    return true;
  }

  private static void reveal(ActivationTask.Activation task, Transition play) {
    ShipState ship = play.ship(task.ship());
    // Ionized since its dial was set; the dial goes back unrevealed (000-119).
    boolean late = !ship.ionised() && ship.ionTokensSuffice();
    if (late && !play.context().rules().game().ionWaitsForDial()) {
      play.happen(new DialEvent.Ionised(ship.id()));
    }
    if (play.ship(task.ship()).ionised()) {
      execute(task, play, play.context().cards().maneuver(play.state(), ship, ADRIFT));
      return;
    }
    if (task.executed().isPresent()) {
      // Its maneuver is known without a dial.
      play.become(task.at(ActivationStep.SETTLE));
    } else {
      Maneuver dial = ship.maneuver().orElseThrow();
      play.become(task.revealing(dial));
      play.happen(new DialEvent.Revealed(ship.id(), dial));
    }
    Bombs.revealed(play, ship.id());
    play.open(Window.REVEALED, Optional.of(ship.id()));
  }

  /** A stressed ship does not execute a red maneuver: an opponent picks another (000-025). */
  protected void settle(ActivationTask.Activation task, Transition play) {
    ShipState ship = play.ship(task.ship());
    Maneuver flown =
        play.context().cards().maneuver(play.state(), ship, task.executed().orElseThrow());
    boolean picks =
        ship.stressed()
            && flown.difficulty() == Difficulty.RED
            && Dials.flyable(play.context(), play.state(), ship).stream()
                .anyMatch(maneuver -> !red(play.state(), ship, maneuver, play.context()));
    if (picks && !task.beside()) {
      play.become(task.picking());
    } else if (ship.stressed() && flown.difficulty() == Difficulty.RED) {
      notRed(task, play, flown);
    } else {
      execute(task, play, flown);
    }
  }

  /**
   * Handles a stressed ship whose maneuvers are all red: it flies a white straight at the dial's
   * lowest speed (000-026). Outside its activation it flies no red maneuver (000-025).
   */
  private static void notRed(ActivationTask.Activation task, Transition play, Maneuver flown) {
    if (task.beside()) {
      play.pop();
      return;
    }
    int slowest =
        play.ship(task.ship()).card().dial().maneuvers().stream()
            .mapToInt(Maneuver::speed)
            .filter(speed -> speed > 0)
            .min()
            .orElse(flown.speed());
    execute(task, play, new Maneuver(slowest, Bearing.STRAIGHT, Difficulty.WHITE));
  }

  private static void execute(ActivationTask.Activation task, Transition play, Maneuver maneuver) {
    play.become(task.executing(ActivationStep.MOVE, maneuver));
    play.open(Window.BEFORE_MOVE, Optional.of(task.ship()));
  }

  private static void pick(ActivationTask.Activation task, Transition play, String code) {
    ShipState ship = play.ship(task.ship());
    String opponent = Allegiance.opponent(play.context(), play.state(), ship);
    Maneuver picked = Maneuver.parse(code);
    play.happen(new DialEvent.Picked(ship.id(), opponent, picked));
    execute(task, play, play.context().cards().maneuver(play.state(), ship, picked));
  }

  /** Sets a wingmate in its place. */
  protected void form(ActivationTask.Activation task, Transition play) {
    throw new IllegalStateException("only wingmates have a place: " + task);
  }

  private static void move(ActivationTask.Activation task, Transition play) {
    Maneuver maneuver = task.executed().orElseThrow();
    play.context().expansions().each(one -> one.moving(play, task.ship(), maneuver));
    Flight flight = flight(play.context(), play.pieces(), task, Optional.empty());
    if (maneuver.bearing().endRotation() == EndRotation.QUARTER_TURN_INWARD) {
      IntervalSet free = flight.resolution().offsets().orElse(IntervalSet.EMPTY);
      boolean choice =
          free.intervals().size() > 1
              || free.intervals().stream().anyMatch(interval -> interval.length() > 0);
      if (choice) {
        play.become(task.at(ActivationStep.OFFSET));
        return;
      }
    }
    moved(task, play, flight);
  }

  private static void moved(ActivationTask.Activation task, Transition play, Flight flight) {
    Resolution resolution = flight.resolution();
    List<ObstacleKind> obstacles = ObstacleEffects.of(play, task.ship(), resolution.obstacles());
    boolean overlapped = resolution.outcome() == Outcome.OVERLAPPED;
    Maneuver executed = counts(play, task.executed().orElseThrow(), overlapped);
    play.become(task.moved(executed, overlapped, obstacles));
    play.context().expansions().each(one -> one.maneuvered(play, task, executed));
    flight.fly(play, executed.code(), task.executed().orElseThrow());
    if (Moves.stands(play, task.ship())) {
      play.open(Window.AFTER_MOVE, Optional.of(task.ship()));
    }
  }

  /** An overlapping Koiogran turn is a straight of its color (001-043), or is itself (000-102). */
  private static Maneuver counts(Transition play, Maneuver flown, boolean overlapped) {
    return overlapped
            && flown.bearing() == Bearing.KOIOGRAN
            && play.context().rules().game().overlappedKoiogranIsStraight()
        ? new Maneuver(flown.speed(), Bearing.STRAIGHT, flown.difficulty())
        : flown;
  }

  /** Red gives stress and green removes it, whatever the ship met on its way (000-021, -023). */
  private static void checkStress(ActivationTask.Activation task, Transition play) {
    if (task.stressLater()) {
      play.become(task.at(ActivationStep.DEBRIS));
    } else {
      checkStress(task, play, ActivationStep.DEBRIS);
    }
  }

  private static void checkStress(
      ActivationTask.Activation task, Transition play, ActivationStep next) {
    ShipState ship = play.ship(task.ship());
    Difficulty difficulty = task.executed().orElseThrow().difficulty();
    play.become(task.at(next));
    play.open(Window.STRESS_CHECKED, Optional.of(ship.id()));
    if (difficulty == Difficulty.RED) {
      Proposals.gain(play, ship.id(), TokenType.STRESS, 1);
    } else if (difficulty != Difficulty.WHITE && ship.stressed()) {
      play.happen(new MarkerEvent.Lost(ship.id(), TokenType.STRESS, 1));
      play.open(Window.LOST, Optional.of(ship.id()), Optional.of(TokenType.STRESS));
    }
  }

  private static void debris(ActivationTask.Activation task, Transition play) {
    int clouds = Collections.frequency(task.obstacles(), ObstacleKind.DEBRIS);
    if (clouds > 0) {
      play.become(task.at(ActivationStep.CLEAN_UP));
      Proposals.gain(play, task.ship(), TokenType.STRESS, clouds);
    } else {
      cleanUp(task, play);
    }
  }

  private static void cleanUp(ActivationTask.Activation task, Transition play) {
    ShipState ship = play.ship(task.ship());
    if (ship.ionised()
        && ship.card().base() == BaseSize.SMALL
        && ship.tokens().of(TokenType.ION) > 0) {
      play.happen(new MarkerEvent.Lost(ship.id(), TokenType.ION, ship.tokens().of(TokenType.ION)));
    }
    Optional<String> active = Optional.of(ship.id());
    if (task.beside()) {
      // No action step (000-028); an asteroid's die is still rolled (000-131).
      play.become(task.at(ActivationStep.OBSTACLES));
    } else {
      play.become(task.at(ActivationStep.ACT));
      play.open(Window.ACTION_STEP, active);
    }
    // The moment opened last comes first.
    play.open(Window.AFTER_MANEUVER, active);
  }

  @Override
  public void check(ActivationTask.Activation task, UntrustedState in) {
    ShipState ship = in.ship(task.ship());
    boolean starts = task.step() == ActivationStep.PICK || task.step() == ActivationStep.REVEAL;
    need(
        task.executed().isPresent()
            == (!starts || (task.step() == ActivationStep.REVEAL && known(task))),
        "the activation of '%s' names its maneuver from the move on, not before",
        ship.id());
    need(
        task.step() != ActivationStep.PICK || task.revealed().isPresent(),
        "a maneuver is picked for '%s' only after its dial was revealed",
        ship.id());
    need(
        task.step() != ActivationStep.OFFSET
            || task.executed().get().bearing().endRotation() == EndRotation.QUARTER_TURN_INWARD,
        "only a Tallon roll has an offset, found another maneuver of '%s'",
        ship.id());
    need(
        task.step() != ActivationStep.FORM || known(task),
        "'%s' is set in a place, expected it to move",
        ship.id());
  }

  /** Tests whether the maneuver is known before the dial is revealed. */
  protected boolean known(ActivationTask.Activation task) {
    return false;
  }
}
