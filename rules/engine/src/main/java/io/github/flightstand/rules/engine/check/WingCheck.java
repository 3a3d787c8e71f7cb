package io.github.flightstand.rules.engine.check;

import static io.github.flightstand.rules.engine.check.Need.need;

import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.flow.piece.BrokenWings;
import io.github.flightstand.rules.engine.flow.piece.Wings;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.ActivationTask.ActivationStep;
import io.github.flightstand.rules.engine.state.ActivationTask.WingTurn;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.engine.state.WingId;
import io.github.flightstand.rules.engine.state.WingTask;
import java.util.List;
import java.util.Optional;

/** Finds where wings are not what the rules allow, or a state of a game with wings is not. */
public final class WingCheck {

  private WingCheck() {}

  /**
   * Checks the wings of a game (003-001 to -004, -007).
   *
   * @throws IllegalArgumentException if one is not legal; the message names its leader or the ship
   */
  public static void cards(Rules rules, List<ShipCard> ships) {
    List<BrokenWings.Member> members = ships.stream().map(BrokenWings.Member::of).toList();
    for (BrokenWings.Broken broken : BrokenWings.among(rules, members)) {
      throw new IllegalArgumentException(broken.message());
    }
  }

  /**
   * Checks the wings of a state.
   *
   * @throws IllegalArgumentException if it contradicts itself; the message names the ship
   */
  static void check(State state) {
    cards(state.rules(), state.ships().stream().map(ShipState::card).toList());
    for (ShipState ship : state.ships()) {
      need(
          ship.wing().isPresent() == ship.card().wing().isPresent(),
          "the ship '" + ship.id() + "' is a wingmate in its state or on its card only");
      if (ship.inFormation()) {
        need(
            Wings.forced(state, ship).isEmpty(),
            "the ship '" + ship.id() + "' is in formation, expected it split from its wing");
        need(
            ship.dial().isEmpty(),
            "the ship '" + ship.id() + "' is in formation, expected no dial beside it");
        need(
            !ship.inPlay() || state.ship(Wings.id(ship).leader()).inPlay(),
            "the ship '" + ship.id() + "' is set up, expected its leader before it");
      }
    }
  }

  /** Tells whether a task is about wings. */
  static boolean concerns(Task task) {
    return task instanceof WingTask.WingActivation
        || task instanceof WingTask.Rejoining
        || task instanceof WingTask.Splitting;
  }

  /**
   * Checks a task that is about wings.
   *
   * @throws IllegalArgumentException if it contradicts the state
   */
  static void check(State state, Task task) {
    if (task instanceof WingTask.WingActivation wing) {
      state.ship(wing.leader());
      need(
          wing.revealed().isPresent() == wing.executed().isPresent(),
          "the wing of '" + wing.leader() + "' follows a maneuver that was revealed and executed");
    } else if (task instanceof WingTask.Rejoining rejoining) {
      phase(state, Phase.PLANNING);
      rejoining.done().forEach(state::ship);
      rejoining.next().ifPresent(state::ship);
    } else if (task instanceof WingTask.Splitting splitting) {
      phase(state, Phase.END);
      splitting.done().forEach(state::ship);
    }
  }

  private static void phase(State state, Phase phase) {
    need(state.phase() == phase, "the agenda does not belong to the phase");
  }

  /** Checks how a wingmate moves. */
  static void activation(ShipState ship, ActivationTask.Activation activation) {
    need(
        activation.wing().isEmpty() || ship.wing().isPresent(),
        "'" + ship.id() + "' moves with a wing, expected a wingmate");
    need(
        activation.wing().isEmpty()
            || activation.wing().get() == WingTurn.ADRIFT
            || activation.revealed().isPresent(),
        "'" + ship.id() + "' moves with a wing, expected what its leader revealed");
    need(
        activation.step() != ActivationStep.FORM
            || activation.wing().equals(Optional.of(WingTurn.IN_FORMATION)),
        "'" + ship.id() + "' is set down in formation, expected a wingmate that is");
  }

  /** Checks that who is activated in a wing is of it. */
  static void active(State state, Task under, Task task) {
    if (!(task instanceof ActivationTask.Activation activation)) {
      return;
    }
    boolean follows = activation.wing().isPresent() && activation.wing().get() != WingTurn.ADRIFT;
    if (under instanceof WingTask.WingActivation wing) {
      Optional<String> leader = state.ship(activation.ship()).card().wing().map(WingId::leader);
      need(
          follows
              ? leader.equals(Optional.of(wing.leader())) && wing.executed().isPresent()
              : activation.ship().equals(wing.leader()),
          "'" + activation.ship() + "' is active with the wing of '" + wing.leader() + "'");
    } else {
      need(!follows, "'" + activation.ship() + "' is active as a wingmate without its wing");
    }
  }
}
