package io.github.flightstand.rules.engine.expansion.wing;

import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.movement.formation.PlaceInFormation;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.rules.engine.event.MoveEvent.Skipped;
import io.github.flightstand.rules.engine.event.WingEvent;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.UntrustedState;
import io.github.flightstand.rules.engine.flow.activation.ActivationFlow;
import io.github.flightstand.rules.engine.flow.activation.ActivationsFlow;
import io.github.flightstand.rules.engine.flow.activation.ObstacleEffects;
import io.github.flightstand.rules.engine.flow.damage.Proposals;
import io.github.flightstand.rules.engine.flow.piece.Moves;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.ActivationTask.ActivationStep;
import io.github.flightstand.rules.engine.state.ActivationTask.WingTurn;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.engine.state.WingTask;
import java.util.List;
import java.util.Optional;

/** A wingmate's activation: it is set in its place or flies alone (003-009 to -014, -022). */
final class WingmateFlow extends ActivationFlow {

  @Override
  protected void skip(ActivationTask.Activation task, Transition play, Skipped.Reason reason) {
    super.skip(task, play, reason);
    left(task, play);
  }

  @Override
  protected void settle(ActivationTask.Activation task, Transition play) {
    if (turn(task) == WingTurn.IN_FORMATION) {
      take(task, play);
    } else {
      super.settle(task, play);
    }
  }

  private static WingTurn turn(ActivationTask.Activation task) {
    return task.wing().orElseThrow();
  }

  @Override
  protected Optional<Skipped.Reason> skipped(
      ActivationTask.Activation task, State state, RulesContext context) {
    return turn(task) == WingTurn.IN_FORMATION
        ? super.skipped(task, state, context)
        : Optional.of(Skipped.Reason.SPLIT);
  }

  @Override
  protected boolean isTurn(ActivationTask.Activation task) {
    return turn(task) != WingTurn.ADRIFT;
  }

  @Override
  protected boolean known(ActivationTask.Activation task) {
    return true;
  }

  @Override
  public void check(ActivationTask.Activation task, UntrustedState in) {
    super.check(task, in);
    ShipState ship = in.ship(task.ship());
    boolean follows = turn(task) != WingTurn.ADRIFT;
    need(
        ship.wing().isPresent()
            && (!follows || task.revealed().isPresent())
            && (task.step() != ActivationStep.FORM || turn(task) == WingTurn.IN_FORMATION),
        "'%s' moves with a wing, expected a wingmate and what its leader revealed",
        ship.id());
    if (in.under() instanceof WingTask.WingActivation wing) {
      need(
          follows
              && ship.card().wing().filter(id -> id.leader().equals(wing.leader())).isPresent()
              && wing.executed().isPresent(),
          "'%s' is active with the wing of '%s'",
          ship.id(),
          wing.leader());
    } else {
      need(!follows, "'%s' is active as a wingmate without its wing", ship.id());
    }
  }

  /** Readies a wingmate to execute its leader's maneuver, without regard to its cards (003-010). */
  static void take(ActivationTask.Activation task, Transition play) {
    if (place(task, play).isEmpty()) {
      return;
    }
    Maneuver executed =
        play.state().agenda().stream()
            .filter(WingTask.WingActivation.class::isInstance)
            .map(WingTask.WingActivation.class::cast)
            .findFirst()
            .flatMap(WingTask.WingActivation::executed)
            .orElseThrow();
    play.become(task.executing(ActivationStep.FORM, executed));
    play.open(Window.BEFORE_MOVE, Optional.of(task.ship()));
  }

  /** Returns its place if free; once split, it moves with ships without a dial (003-022). */
  private static Optional<PlaceInFormation> place(ActivationTask.Activation task, Transition play) {
    ShipState mate = play.ship(task.ship());
    if (!mate.inFormation()) {
      play.pop();
      play.alter(
          ActivationTask.Activations.class,
          all ->
              new ActivationTask.Activations(
                  all.done().stream().filter(id -> !id.equals(task.ship())).toList()));
      return Optional.empty();
    }
    List<String> moved = ActivationsFlow.done(play.state());
    PlaceInFormation place = Wings.place(play.state(), mate, other -> !moved.contains(other.id()));
    if (place.free()) {
      return Optional.of(place);
    }
    // It flies what its leader revealed (003-012), as its own cards modify it.
    play.become(task.alone(task.revealed().orElseThrow()));
    return Optional.empty();
  }

  /** Sets a wingmate in its place (003-009); obstacles under its base count (003-014). */
  @Override
  protected void form(ActivationTask.Activation task, Transition play) {
    Optional<PlaceInFormation> place = place(task, play);
    if (place.isEmpty()) {
      return;
    }

    play.become(
        task.moved(
            task.executed().orElseThrow(),
            false,
            ObstacleEffects.of(play, task.ship(), place.get().obstacles())));
    Wings.form(play, place.get());
    if (Moves.stands(play, task.ship())) {
      play.open(Window.AFTER_MOVE, Optional.of(task.ship()));
    }
  }

  /** Splits a wingmate that flew alone (003-012); one without a dial gains stress (003-022). */
  static void left(ActivationTask.Activation task, Transition play) {
    ShipState ship = play.ship(task.ship());
    if (task.wing().equals(Optional.of(WingTurn.ADRIFT))) {
      Proposals.gain(play, ship.id(), TokenType.STRESS, 1);
    } else if (task.wing().equals(Optional.of(WingTurn.ALONE)) && ship.inFormation()) {
      Wings.split(play, ship, WingEvent.Split.Reason.BLOCKED);
    }
  }
}
