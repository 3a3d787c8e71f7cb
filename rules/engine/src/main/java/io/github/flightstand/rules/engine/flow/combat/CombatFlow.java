package io.github.flightstand.rules.engine.flow.combat;

import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.event.MoveEvent;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.damage.Destruction;
import io.github.flightstand.rules.engine.flow.order.TurnOrder;
import io.github.flightstand.rules.engine.flow.piece.Remotes;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.Piece;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * The combat phase: each ship once in descending pilot skill, remotes at initiative (003-053); a
 * ship that rises above the present skill is passed over (000-030, -109 to -114, -153, -154).
 */
public final class CombatFlow extends Flow<CombatTask.Combat> {

  private static List<Piece> next(CombatTask.Combat task, State state, RulesContext context) {
    return context.next().of(state, now -> worked(task, now, context));
  }

  private static List<Piece> worked(CombatTask.Combat task, State state, RulesContext context) {
    List<Piece> waiting =
        TurnOrder.ships(state, ship -> ship.inPlay() && !task.done().contains(ship.id()));
    for (RemoteState remote : state.remotes()) {
      if (remote.attacks() && !task.done().contains(remote.id())) {
        waiting.add(remote);
      }
    }
    ToIntFunction<ShipState> skills = context.cards().skills(state);
    return TurnOrder.next(
        state,
        waiting,
        task.done().isEmpty() ? Integer.MIN_VALUE : -task.skill(),
        piece -> -piece.skill(skills));
  }

  /** Returns a remote that lingers although its initiative has passed (003-052). */
  private static Optional<RemoteState> overdueRemote(
      CombatTask.Combat task, State state, List<Piece> next, RulesContext context) {
    if (state.remotes().isEmpty()) {
      return Optional.empty();
    }
    ToIntFunction<ShipState> skills = context.cards().skills(state);
    return state.remotes().stream()
        .filter(RemoteState::lingering)
        .filter(remote -> next.isEmpty() || next.get(0).skill(skills) < task.skill())
        .findFirst();
  }

  private static boolean overdue(CombatTask.Combat task, ShipState ship) {
    return ship.lingers() && task.done().contains(ship.id());
  }

  @Override
  public boolean waits(CombatTask.Combat task, State state, RulesContext context) {
    List<ShipState> ships = state.ships();
    for (int i = 0; i < ships.size(); i++) {
      if (overdue(task, ships.get(i))) {
        return false;
      }
    }
    List<Piece> next = next(task, state, context);
    return TurnOrder.asks(next) && overdueRemote(task, state, next, context).isEmpty();
  }

  @Override
  public void ask(CombatTask.Combat task, State state, DecisionCollector asking) {
    TurnOrder.ask(next(task, state, asking.context()), asking);
  }

  @Override
  public void answer(CombatTask.Combat task, Transition play, Decision decision, Command command) {
    begin(task, play, command.value().orElseThrow());
  }

  @Override
  public void proceed(CombatTask.Combat task, Transition play) {
    for (ShipState ship : play.state().ships()) {
      if (overdue(task, ship)) {
        Destruction.afterItsChance(play, ship.id());
        return;
      }
    }
    List<Piece> next = next(task, play.state(), play.context());
    Optional<RemoteState> passed = overdueRemote(task, play.state(), next, play.context());
    if (passed.isPresent()) {
      Remotes.leave(play, passed.get().id(), RemoteState.Status.DESTROYED);
      return;
    }
    if (TurnOrder.leavesToTeam(play, TurnOrder.KEY, next)) {
      return;
    }
    if (!next.isEmpty()) {
      begin(task, play, next.get(0).id());
      return;
    }
    for (ShipState ship : play.state().ships()) {
      if (ship.lingers()) {
        Destruction.afterItsChance(play, ship.id());
        return;
      }
    }
    play.pop();
    play.open(Window.COMBAT_PHASE_END);
  }

  private static void begin(CombatTask.Combat task, Transition play, String id) {
    Piece piece = play.pieces().piece(id);
    ToIntFunction<ShipState> skills = play.context().cards().skills(play.state());
    play.become(new CombatTask.Combat(Lists.plus(task.done(), id), piece.skill(skills)));
    play.happen(new MoveEvent.Activated(id));
    if (piece.ship().isEmpty()) {
      RemoteTurnFlow.begin(play, id);
      return;
    }
    play.push(new CombatTask.Firing(id, false));
    play.open(Window.COMBAT_TURN_START, Optional.of(id));
  }
}
