package io.github.flightstand.rules.engine.expansion.wing;

import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.event.WingEvent;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.damage.Proposals;
import io.github.flightstand.rules.engine.flow.order.TurnOrder;
import io.github.flightstand.rules.engine.state.Piece;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.WingTask;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.List;
import java.util.Optional;

/**
 * Split ships rejoin their wings at the start of the planning phase (003-024, -025): first those of
 * the side with initiative, a player's by place, a team's in the order it chooses (003-059).
 * Anything in a ship's way on its turn keeps it out (the project's choices).
 */
public final class RejoiningFlow extends Flow<WingTask.Rejoining> {

  private record Hindrance(String clause, String message) {}

  private static List<Piece> next(WingTask.Rejoining task, State state, RulesContext context) {
    return TurnOrder.ofFirstPlayer(
        state,
        state.ships().stream()
            .filter(Wings::split)
            .filter(ship -> !task.done().contains(ship.id()))
            .filter(ship -> task.next().isEmpty() || task.next().get().equals(ship.id()))
            .filter(ship -> hindrance(state, ship, context).isEmpty())
            .sorted(Wings.IN_ORDER)
            .map(Piece.class::cast)
            .toList());
  }

  private static Optional<Hindrance> hindrance(State state, ShipState ship, RulesContext context) {
    String name = "'" + ship.id() + "'";
    ShipState leader = state.ship(Wings.id(ship).leader());
    if (!leader.inPlay()) {
      return hindrance("003-024", name + " rejoins its former leader only, who is gone");
    }
    if (ship.stressed() || ship.ionised() || ship.ionTokensSuffice() || ship.cloaked()) {
      return hindrance(
          "003-024", name + " is stressed, ionised or cloaked, expected none of these");
    }
    if (Wings.forced(state, ship).isPresent()) {
      return hindrance("003-018", "'" + leader.id() + "' is ionised and leads no wing");
    }
    Ship here = state.table().ship(ship.id()).orElseThrow();
    Ship there = state.table().ship(leader.id()).orElseThrow();
    if (!context.ranges().between(here, there).isAt(RangeBand.ZERO, RangeBand.ONE)) {
      return hindrance("003-024", name + " is not at range 0 to 1 of '" + leader.id() + "'");
    }
    return Wings.place(state, ship, other -> false).free()
        ? Optional.empty()
        : hindrance("003-025", "the place of " + name + " is not free");
  }

  private static Optional<Hindrance> hindrance(String clause, String message) {
    return Optional.of(new Hindrance(clause, message));
  }

  @Override
  public boolean waits(WingTask.Rejoining task, State state, RulesContext context) {
    List<Piece> next = next(task, state, context);
    return !next.isEmpty() && TurnOrder.ofOne(next);
  }

  @Override
  public void ask(WingTask.Rejoining task, State state, DecisionCollector asking) {
    Piece next = next(task, state, asking.context()).get(0);
    asking.put(
        Kind.REJOIN,
        next.id(),
        next.seat(),
        options -> {
          options.offer(Option.of("pass"));
          options.offer(Option.of("rejoin"));
        });
    state.ships().stream()
        .filter(ship -> Wings.split(ship) && !ship.id().equals(next.id()))
        .forEach(ship -> forbid(state, ship, asking));
  }

  private static void forbid(State state, ShipState ship, DecisionCollector asking) {
    asking.put(
        Kind.REJOIN,
        ship.id(),
        ship.seat(),
        options -> {
          if (options.explaining()) {
            hindrance(state, ship, asking.context())
                .ifPresent(why -> options.forbid("rejoin", why.clause(), why.message()));
          }
        });
  }

  @Override
  public void answer(WingTask.Rejoining task, Transition play, Decision decision, Command command) {
    if (decision.kind() == Kind.NEXT) {
      play.become(new WingTask.Rejoining(task.done(), command.value()));
      return;
    }
    String id = decision.ship().orElseThrow();
    play.become(new WingTask.Rejoining(Lists.plus(task.done(), id), Optional.empty()));
    if (command.key().equals("rejoin")) {
      ShipState ship = play.ship(id);
      play.happen(new WingEvent.Rejoined(id, Wings.id(ship).leader()));
      Wings.form(play, Wings.place(play.state(), ship, other -> false));
      Proposals.gain(play, id, TokenType.STRESS, 1);
    }
  }

  @Override
  public void proceed(WingTask.Rejoining task, Transition play) {
    if (!TurnOrder.leavesToTeam(play, TurnOrder.KEY, next(task, play.state(), play.context()))) {
      play.pop();
    }
  }
}
