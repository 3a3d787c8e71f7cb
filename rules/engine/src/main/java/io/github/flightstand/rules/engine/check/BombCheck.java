package io.github.flightstand.rules.engine.check;

import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.movement.table.Token;
import io.github.flightstand.rules.engine.state.Bomb;
import io.github.flightstand.rules.engine.state.DroppedBomb;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A check that the bombs of a state from outside do not contradict it. */
final class BombCheck {

  /**
   * Throws an {@link IllegalArgumentException} unless dropped bombs match ships and table.
   *
   * @param more whether cards may let ships drop more bombs than printed
   */
  static void check(State state, boolean more) {
    Map<String, Bomb> dropped = new HashMap<>();
    for (ShipState ship : state.ships()) {
      check(ship, state.round(), more, dropped);
    }
    for (Token token : state.table().tokens()) {
      if (state.remote(token.id()).isEmpty()) {
        Bomb bomb = dropped.get(token.id());
        need(
            bomb != null && bomb.token().kind() == token.kind(),
            "the token '%s' lies on the table, expected one that a ship dropped",
            token.id());
      }
    }
  }

  /** Checks what a ship dropped, and puts it among what all ships did. */
  private static void check(ShipState ship, int round, boolean more, Map<String, Bomb> dropped) {
    Map<String, List<Integer>> rounds = new HashMap<>();
    Map<Integer, List<String>> together = new HashMap<>();
    for (DroppedBomb drop : ship.dropped()) {
      Bomb bomb = ship.card().bomb(drop.bomb());
      need(
          dropped.put(drop.token(), bomb) == null,
          "the token '%s' was dropped twice",
          drop.token());
      int set = bomb.token().set();
      List<Integer> of = rounds.computeIfAbsent(drop.bomb(), any -> new ArrayList<>());
      of.add(drop.round());
      need(
          more || (Set.copyOf(of).size() <= bomb.count() && of.size() <= bomb.count() * set),
          "'%s' dropped more of '%s' than it had",
          ship.id(),
          drop.bomb());
      List<String> bombs = together.computeIfAbsent(drop.round(), any -> new ArrayList<>());
      bombs.add(drop.bomb());
      need(
          drop.round() >= 1
              && drop.round() <= round
              && bombs.size() <= set
              && bombs.get(0).equals(drop.bomb()),
          "'%s' dropped at most one bomb a round, up to this one, found another",
          ship.id());
    }
  }
}
