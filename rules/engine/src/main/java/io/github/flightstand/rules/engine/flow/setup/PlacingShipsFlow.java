package io.github.flightstand.rules.engine.flow.setup;

import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.event.SetUpEvent;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Expansions;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.PlainPose;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.SetUpMoments.Arrival;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.UntrustedState;
import io.github.flightstand.rules.engine.flow.order.TurnOrder;
import io.github.flightstand.rules.engine.state.Piece;
import io.github.flightstand.rules.engine.state.SetUpTask;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import java.util.Optional;

/**
 * Ships are set up in ascending pilot skill, then the side with initiative first, a player's own in
 * any order (000-055, -056; 001-006). A ship that fits nowhere in its zone counts as destroyed (the
 * project's choice; the books are silent).
 */
public final class PlacingShipsFlow extends Flow<SetUpTask.PlacingShips> {

  @Override
  public boolean waits(SetUpTask.PlacingShips task, State state, RulesContext context) {
    return task.ship().isPresent()
        || TurnOrder.asks(TurnOrder.settingUp(state, context.expansions()));
  }

  @Override
  public void ask(SetUpTask.PlacingShips task, State state, DecisionCollector asking) {
    forbidOthers(task, state, asking);
    if (task.ship().isEmpty()) {
      TurnOrder.ask(TurnOrder.settingUp(state, asking.context().expansions()), asking);
      return;
    }
    ShipState ship = state.ship(task.ship().get());
    asking.put(
        Kind.PLACE_SHIP,
        ship,
        options ->
            options.offer(
                SetUp.option(
                    SetUp.site(state, ship, asking.context().expansions()),
                    task.sample().orElseThrow())));
  }

  /** States why a waiting ship cannot be set up yet. */
  private static void forbidOthers(
      SetUpTask.PlacingShips task, State state, DecisionCollector asking) {
    for (ShipState ship : state.ships()) {
      if (ship.status() == ShipState.Status.WAITING
          && !task.ship().equals(Optional.of(ship.id()))) {
        asking.put(
            Kind.PLACE_SHIP,
            ship,
            options ->
                options.forbid(
                    "place:" + ship.id(),
                    "000-055",
                    "'" + ship.id() + "' is not the ship whose turn it is to be set up"));
      }
    }
  }

  @Override
  public void answer(
      SetUpTask.PlacingShips task, Transition play, Decision decision, Command command) {
    if (decision.kind() == Kind.NEXT) {
      begin(play, command.value().orElseThrow());
      return;
    }
    String ship = task.ship().orElseThrow();
    play.happen(new SetUpEvent.PlacedShip(ship, PlainPose.of(command.pose().orElseThrow())));
    play.become(SetUpTask.PlacingShips.next());
    play.context().expansions().each(one -> one.arrived(play, ship, Arrival.ALONE));
  }

  @Override
  public void proceed(SetUpTask.PlacingShips task, Transition play) {
    List<Piece> next = TurnOrder.settingUp(play.state(), play.context().expansions());
    if (TurnOrder.leavesToTeam(play, TurnOrder.KEY, next)) {
      return;
    }
    if (next.isEmpty()) {
      play.pop();
    } else {
      begin(play, next.get(0).id());
    }
  }

  private static void begin(Transition play, String ship) {
    ShipState next = play.ship(ship);
    Expansions expansions = play.context().expansions();
    if (expansions.any(one -> one.setsUp(play, next))) {
      play.become(SetUpTask.PlacingShips.next());
      return;
    }
    Optional<Pose> sample = SetUp.site(play.state(), next, expansions).sample();
    if (sample.isPresent()) {
      play.become(new SetUpTask.PlacingShips(Optional.of(ship), sample));
    } else {
      play.happen(new SetUpEvent.LeftOut(ship));
      play.become(SetUpTask.PlacingShips.next());
    }
  }

  @Override
  public void check(SetUpTask.PlacingShips task, UntrustedState in) {
    State state = in.state();
    SetUp.checkSides(state);
    need(
        state.seats().stream().allMatch(seat -> seat.edge().isPresent()),
        "ships are set up at an edge of their player's, found a player without one");
    need(
        task.ship().isPresent() == task.sample().isPresent(),
        "a ship that is set up has a sample, and only such a ship");
    if (task.ship().isPresent()) {
      ShipState ship = in.ship(task.ship().get());
      need(
          TurnOrder.ids(TurnOrder.settingUp(state, in.context().expansions())).contains(ship.id()),
          "the ship '%s' is set up out of turn",
          ship.id());
      SetUp.checkSample(
          SetUp.site(state, ship, in.context().expansions()), task.sample().orElseThrow());
    }
  }
}
