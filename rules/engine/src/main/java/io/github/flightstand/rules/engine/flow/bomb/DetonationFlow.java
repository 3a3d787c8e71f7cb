package io.github.flightstand.rules.engine.flow.bomb;

import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.event.CardEvent;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.damage.DamageFlow;
import io.github.flightstand.rules.engine.flow.damage.Proposals;
import io.github.flightstand.rules.engine.flow.order.TurnOrder;
import io.github.flightstand.rules.engine.state.BombTask;
import io.github.flightstand.rules.engine.state.BombToken.Effect;
import io.github.flightstand.rules.engine.state.DamageTask;
import io.github.flightstand.rules.engine.state.Piece;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;
import java.util.Optional;

/**
 * A bomb's effect on the ships that it reaches, friendly ones included, and on remotes (003-050):
 * first on those of the side with initiative, a player's own in the order he chooses (000-086 to
 * -089).
 *
 * <p>A player is asked only if his order matters: when two of his ships are dealt cards of one
 * deck. Sections have their own decks.
 */
public final class DetonationFlow extends Flow<BombTask.Detonation> {

  private static Effect effect(BombTask.Detonation task, State state) {
    return state.ship(task.layer()).card().bomb(task.bomb()).token().effect();
  }

  private static List<Piece> next(BombTask.Detonation task, State state) {
    return TurnOrder.ofFirstPlayer(
        state, task.reached().stream().map(state::piece).filter(Piece::inPlay).toList());
  }

  private static boolean dealsCards(Effect effect, ShipState ship) {
    // The cards of sections come from their own decks, so their order matters to no other.
    return !ship.card().inSections()
        && (effect.cards() > 0 || effect.damage() + effect.dice() > ship.shields());
  }

  @Override
  public boolean waits(BombTask.Detonation task, State state) {
    List<Piece> next = next(task, state);
    return asks(task, state, next) && TurnOrder.asks(next);
  }

  private static boolean asks(BombTask.Detonation task, State state, List<Piece> next) {
    Effect effect = effect(task, state);
    return next.stream()
            .flatMap(piece -> piece.ship().stream())
            .filter(ship -> dealsCards(effect, ship))
            .count()
        > 1;
  }

  @Override
  public void ask(BombTask.Detonation task, State state, DecisionCollector asking) {
    List<Piece> next = next(task, state);
    String player = next.get(0).seat();
    asking.next(
        player,
        "ship",
        TurnOrder.ids(next),
        "000-089",
        "the bomb reaches the ships of '" + player + "' next");
  }

  @Override
  public void answer(
      BombTask.Detonation task, Transition play, Decision decision, Command command) {
    strike(task, play, command.value().orElseThrow());
  }

  @Override
  public void proceed(BombTask.Detonation task, Transition play) {
    List<Piece> next = next(task, play.state());
    if (next.isEmpty() && !task.near().isEmpty() && !task.over()) {
      play.become(new BombTask.Detonation(task.layer(), task.bomb(), List.of(), task.near(), true));
      play.open(Window.BOMB_SPENT, Optional.of(task.layer()));
    } else if (next.isEmpty()) {
      play.pop();
    } else if (!asks(task, play.state(), next)
        || !TurnOrder.leavesToTeam(play, TurnOrder.KEY, next)) {
      strike(task, play, next.get(0).id());
    }
  }

  /** Tokens at once; then cards, damage and dice: the last goes on the agenda first. */
  private static void strike(BombTask.Detonation task, Transition play, String ship) {
    Effect effect = effect(task, play.state());
    play.become(
        new BombTask.Detonation(
            task.layer(),
            task.bomb(),
            Lists.without(task.reached(), ship),
            task.near(),
            task.over()));
    if (play.pieces().piece(ship).ship().isEmpty()) {
      strikeRemote(effect, play, ship);
      return;
    }
    gain(play, ship, TokenType.STRESS, effect.stress());
    gain(play, ship, TokenType.ION, effect.ion());
    // Without the set of cards that has it, nobody knows what the condition does.
    effect
        .condition()
        .filter(card -> play.context().cards().named(play.state(), card).isPresent())
        .ifPresent(card -> play.happen(new CardEvent.Assigned(ship, card)));
    if (effect.dice() > 0) {
      play.push(new BombTask.MineDice(ship, effect.dice(), effect.plain()));
    }
    if (effect.damage() > 0) {
      play.push(new DamageTask.Damage(ship, Optional.empty(), 0, effect.damage(), 0));
    }
    if (effect.cards() > 0) {
      play.push(new DamageTask.Damage(ship, Optional.empty(), effect.cards(), 0, 0));
    }
  }

  /** A remote gets no tokens; cards count as damage (003-051, -053). */
  private static void strikeRemote(Effect effect, Transition play, String remote) {
    if (effect.dice() > 0) {
      play.push(new BombTask.MineDice(remote, effect.dice(), effect.plain()));
    }
    DamageFlow.suffer(play, remote, effect.cards() + effect.damage(), 0);
  }

  private static void gain(Transition play, String ship, TokenType marker, int count) {
    if (count > 0) {
      Proposals.gain(play, ship, marker, count);
    }
  }
}
