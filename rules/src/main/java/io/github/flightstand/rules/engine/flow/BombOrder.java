package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;

/**
 * In which order bombs go off that do so at the same time: those of the side with initiative first,
 * a player's own as he likes (000-153).
 */
final class BombOrder {

  private BombOrder() {}

  /** Returns the tokens of which one goes off next: all of one player. */
  static List<String> next(State state, List<String> tokens) {
    for (Seat seat : state.seatsInOrder()) {
      List<String> own =
          tokens.stream()
              .filter(token -> Bombs.lying(state, token).layer().seat().equals(seat.id()))
              .toList();
      if (!own.isEmpty()) {
        return own;
      }
    }
    return List.of();
  }

  /** Asks their player which of his tokens goes off next. */
  static void ask(State state, List<String> tokens, Asking asking) {
    String player = Bombs.lying(state, tokens.get(0)).layer().seat();
    asking.next(
        player, "token", tokens, "000-153", "it is the turn of the bombs of '" + player + "'");
  }
}
