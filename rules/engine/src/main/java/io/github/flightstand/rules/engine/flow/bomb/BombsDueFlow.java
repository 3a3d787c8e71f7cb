package io.github.flightstand.rules.engine.flow.bomb;

import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.order.BombOrder;
import io.github.flightstand.rules.engine.flow.piece.Bombs;
import io.github.flightstand.rules.engine.state.BombTask;
import io.github.flightstand.rules.engine.state.BombToken.Detonates;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;

/**
 * The bombs due at the end of the activation phase, also of ships that are gone: first the side
 * with initiative, a player's own in the order he chooses (000-080, -153).
 */
public final class BombsDueFlow extends Flow<BombTask.BombsDue> {

  private static List<String> due(BombTask.BombsDue task, State state) {
    if (state.table().tokens().isEmpty()) {
      return List.of();
    }
    return state.table().tokens().stream()
        .filter(token -> token.kind() == TokenKind.BOMB)
        .map(Token::id)
        .filter(token -> !task.spared().contains(token))
        .filter(
            token ->
                Bombs.lying(state, token).bomb().token().detonates() == Detonates.ACTIVATION_END)
        .toList();
  }

  /** Returns, in order, the ships and damageable remotes at range 1 of a token. */
  private static List<String> reached(RulesContext context, State state, String token) {
    return Bombs.near(state, token).stream()
        .filter(
            id ->
                state.table().ship(id).isPresent()
                    || state.remote(id).filter(RemoteState::canBeAttacked).isPresent())
        .filter(id -> Bombs.reaches(context, state, token, id))
        .toList();
  }

  /** The order matters only among bombs that reach a ship. */
  private static boolean asks(RulesContext context, State state, List<String> next) {
    return next.size() > 1
        && next.stream().filter(token -> !reached(context, state, token).isEmpty()).count() > 1;
  }

  @Override
  public boolean waits(BombTask.BombsDue task, State state, RulesContext context) {
    List<String> next = BombOrder.next(state, due(task, state));
    return asks(context, state, next) && BombOrder.ofOne(state, next);
  }

  @Override
  public void ask(BombTask.BombsDue task, State state, DecisionCollector asking) {
    BombOrder.ask(state, BombOrder.next(state, due(task, state)), asking);
  }

  @Override
  public void answer(BombTask.BombsDue task, Transition play, Decision decision, Command command) {
    String token = command.value().orElseThrow();
    Bombs.detonate(play, token, reached(play.context(), play.state(), token));
  }

  @Override
  public void proceed(BombTask.BombsDue task, Transition play) {
    List<String> next = BombOrder.next(play.state(), due(task, play.state()));
    if (next.isEmpty()) {
      play.pop();
      play.open(Window.ACTIVATION_PHASE_END);
    } else if (!asks(play.context(), play.state(), next) || !BombOrder.leavesToTeam(play, next)) {
      Bombs.detonate(play, next.get(0), reached(play.context(), play.state(), next.get(0)));
    }
  }
}
