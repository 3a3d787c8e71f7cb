package io.github.flightstand.rules.engine.flow.activation;

import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.decision.Refusal;
import io.github.flightstand.rules.engine.event.MarkerEvent;
import io.github.flightstand.rules.engine.event.MoveEvent.Skipped;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.Reposition;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.order.TurnOrder;
import io.github.flightstand.rules.engine.flow.piece.Rolling;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.Piece;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;
import java.util.Optional;

/**
 * Decloaking at the start of the activation phase, in ascending pilot skill. It is neither an
 * action nor a maneuver, so stressed and ionized ships may decloak (000-188 to -191).
 */
public final class DecloakingFlow extends Flow<ActivationTask.Decloaking> {

  private static final String FORWARD = "decloak:forward";

  private static List<Piece> next(
      ActivationTask.Decloaking task, State state, RulesContext context) {
    return TurnOrder.ascending(
        state, context.cards(), ship -> ship.cloaked() && !task.done().contains(ship.id()));
  }

  @Override
  public boolean waits(ActivationTask.Decloaking task, State state, RulesContext context) {
    return task.ship().isPresent() || TurnOrder.asks(next(task, state, context));
  }

  @Override
  public void ask(ActivationTask.Decloaking task, State state, DecisionCollector asking) {
    if (task.ship().isEmpty()) {
      TurnOrder.ask(next(task, state, asking.context()), asking);
      return;
    }
    ShipState ship = state.ship(task.ship().get());
    asking.put(
        Kind.DECLOAK,
        ship,
        options -> {
          options.offer(Option.of("pass"));
          for (String key :
              Reposition.decloaks(
                  Rolling.template(asking.context(), state, ship, Kind.DECLOAK.word()))) {
            // A medium ship does not decloak sideways.
            if (ship.card().base() != BaseSize.MEDIUM || key.startsWith(FORWARD)) {
              Rolling.offer(asking, options, state, ship, key, "000-189", "000-189");
            }
          }
        });
  }

  @Override
  public Optional<Refusal> refusal(
      ActivationTask.Decloaking task, State state, RulesContext context, Command command) {
    if (command.template().isEmpty()) {
      return Optional.empty();
    }
    return Rolling.templateRefusal(context, state, state.ship(task.ship().orElseThrow()), command);
  }

  @Override
  public void answer(
      ActivationTask.Decloaking task, Transition play, Decision decision, Command command) {
    if (decision.kind() == Kind.NEXT) {
      play.become(new ActivationTask.Decloaking(task.done(), command.value()));
      return;
    }
    String id = task.ship().orElseThrow();
    play.become(new ActivationTask.Decloaking(Lists.plus(task.done(), id), Optional.empty()));
    if (command.key().equals("pass")) {
      play.happen(new Skipped(id, Skipped.Chance.DECLOAK, Skipped.Reason.PASSED));
      return;
    }
    ShipState ship = play.ship(id);
    play.happen(new MarkerEvent.Lost(id, TokenType.CLOAK, 1));
    play.open(Window.SPENT, Optional.of(id), Optional.of(TokenType.CLOAK));
    Rolling.move(play, ship, command);
  }

  @Override
  public void proceed(ActivationTask.Decloaking task, Transition play) {
    List<Piece> next = next(task, play.state(), play.context());
    if (TurnOrder.leavesToTeam(play, TurnOrder.KEY, next)) {
      return;
    }
    if (next.isEmpty()) {
      play.pop();
    } else {
      play.become(new ActivationTask.Decloaking(task.done(), Optional.of(next.get(0).id())));
    }
  }
}
