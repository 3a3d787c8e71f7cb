package io.github.flightstand.rules.engine.expansion.boarding;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.event.CrewEvent;
import io.github.flightstand.rules.engine.event.DockingEvent;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.order.TurnOrder;
import io.github.flightstand.rules.engine.state.Boarding.Dock;
import io.github.flightstand.rules.engine.state.BoardingTask;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import java.util.Optional;

/**
 * In the end phase a player in a fight of two may offer to break it off. If the other accepts, the
 * ship that docked tows or flees by a maneuver of the next round (004-037, -038, -040).
 */
final class BreakingOffFlow extends Flow<BoardingTask.BreakingOff> {

  private static final String FIGHT = "fight";
  private static final String BREAK_OFF = "breakOff";
  private static final String ACCEPT = "accept";
  private static final String REFUSE = "refuse";
  private static final String TOW = "tow";
  private static final String FLEE = "flee";

  private static Optional<Dock> fight(State state, String ship) {
    return Docks.of(state).of(ship).stream()
        .filter(dock -> dock.stage() == Dock.Stage.FIGHT && !Docks.jackpot(state, ship))
        .findFirst();
  }

  private static Optional<ShipState> next(BoardingTask.BreakingOff task, State state) {
    return TurnOrder.inOrder(state)
        .filter(ship -> !task.asked().contains(ship.id()) && fight(state, ship.id()).isPresent())
        .findFirst();
  }

  @Override
  public boolean waits(BoardingTask.BreakingOff task, State state) {
    return task.offered().isPresent()
        || task.leaving().isPresent()
        || next(task, state).isPresent();
  }

  @Override
  public void ask(BoardingTask.BreakingOff task, State state, DecisionCollector asking) {
    if (task.leaving().isPresent()) {
      put(asking, Kind.DECLARE, state.ship(task.leaving().get()), FLEE, TOW);
    } else if (task.offered().isPresent()) {
      String offered = task.offered().get();
      String other = fight(state, offered).orElseThrow().other(offered);
      put(asking, Kind.TRUCE, state.ship(other), ACCEPT, REFUSE);
    } else {
      next(task, state).ifPresent(ship -> put(asking, Kind.BREAK_OFF, ship, FIGHT, BREAK_OFF));
    }
  }

  private static void put(DecisionCollector asking, Kind kind, ShipState ship, String... keys) {
    asking.put(kind, ship, options -> List.of(keys).forEach(key -> options.offer(Option.of(key))));
  }

  @Override
  public void answer(
      BoardingTask.BreakingOff task, Transition play, Decision decision, Command command) {
    String ship = decision.ship().orElseThrow();
    String player = decision.player().orElseThrow();
    Dock dock = fight(play.state(), ship).orElseThrow();
    List<String> both = List.of(dock.ship(), dock.to());
    switch (command.key()) {
      case FIGHT -> play.become(task.with(List.of(ship)));
      case BREAK_OFF -> {
        play.become(
            new BoardingTask.BreakingOff(task.asked(), Optional.of(ship), Optional.empty()));
        play.happen(new CrewEvent.TruceOffered(ship, player));
      }
      case REFUSE -> {
        play.become(task.with(both));
        play.happen(new CrewEvent.TruceAnswered(ship, player, false));
      }
      case ACCEPT -> {
        play.happen(new CrewEvent.TruceAnswered(ship, player, true));
        if (Docks.mayTow(play.state(), dock)) {
          play.become(
              new BoardingTask.BreakingOff(
                  task.asked(), Optional.empty(), Optional.of(dock.ship())));
        } else {
          play.become(task.with(both));
          Docks.castOff(play, dock);
        }
      }
      default -> {
        play.become(task.with(both));
        if (command.key().equals(TOW)) {
          play.happen(new DockingEvent.TowBegan(dock.ship(), dock.to()));
        } else {
          Docks.castOff(play, dock);
        }
      }
    }
  }
}
