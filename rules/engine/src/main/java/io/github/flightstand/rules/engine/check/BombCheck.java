package io.github.flightstand.rules.engine.check;

import static io.github.flightstand.rules.engine.check.Need.need;

import io.github.flightstand.movement.table.Token;
import io.github.flightstand.rules.engine.flow.Combatant;
import io.github.flightstand.rules.engine.flow.piece.Bombs;
import io.github.flightstand.rules.engine.state.Bomb;
import io.github.flightstand.rules.engine.state.BombTask;
import io.github.flightstand.rules.engine.state.BombToken.Detonates;
import io.github.flightstand.rules.engine.state.DamageTask;
import io.github.flightstand.rules.engine.state.DroppedBomb;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds where the bombs of a state that came from outside contradict it. */
final class BombCheck {

  /** More than any bomb has of anything. */
  private static final int MOST = 1000;

  private BombCheck() {}

  /**
   * Checks that what was dropped is what the ships have, and that all that lies there was dropped.
   *
   * @throws IllegalArgumentException if it is not so
   */
  static void check(State state) {
    Map<String, Bomb> dropped = new HashMap<>();
    for (ShipState ship : state.ships()) {
      Map<String, Integer> of = new HashMap<>();
      Set<Integer> rounds = new HashSet<>();
      for (DroppedBomb drop : ship.dropped()) {
        Bomb bomb = ship.card().bomb(drop.bomb());
        need(
            dropped.put(drop.token(), bomb) == null,
            "the token '" + drop.token() + "' was dropped twice");
        need(
            of.merge(drop.bomb(), 1, Integer::sum) <= bomb.count(),
            "'" + ship.id() + "' dropped more of '" + drop.bomb() + "' than it had");
        need(
            drop.round() >= 1 && drop.round() <= state.round() && rounds.add(drop.round()),
            "'" + ship.id() + "' dropped at most one bomb a round, up to this one, found another");
      }
    }
    for (Token token : state.table().tokens()) {
      if (state.remote(token.id()).isPresent()) {
        continue;
      }
      Bomb bomb = dropped.get(token.id());
      need(
          bomb != null && bomb.token().kind() == token.kind(),
          "the token '" + token.id() + "' lies on the table, expected one that a ship dropped");
    }
  }

  /** Tells whether a task is about bombs. */
  static boolean concerns(Task task) {
    return task instanceof BombTask.Dropping
        || task instanceof BombTask.Landed
        || task instanceof BombTask.MinesMet
        || task instanceof BombTask.BombsDue
        || task instanceof BombTask.Detonation
        || task instanceof DamageTask.FaceUpCards
        || task instanceof BombTask.MineDice;
  }

  /**
   * Checks a task that is about bombs.
   *
   * @throws IllegalArgumentException if it contradicts the state
   */
  static void check(State state, Task task) {
    if (task instanceof BombTask.Dropping dropping) {
      // A card may destroy a ship that still waits to drop its bomb.
      state.ship(dropping.ship());
    } else if (task instanceof BombTask.Landed landed) {
      mine(state, landed.token());
      need(
          Bombs.lying(state, landed.token()).layer().id().equals(landed.ship()),
          "'" + landed.ship() + "' has not dropped '" + landed.token() + "'");
      need(!landed.under().isEmpty(), "'" + landed.token() + "' lies under no ship");
      landed.under().forEach(ship -> inPlay(state, ship));
      distinct(landed.under());
    } else if (task instanceof BombTask.MinesMet met) {
      Combatant.of(state, met.ship());
      met.tokens().forEach(token -> mine(state, token));
      distinct(met.tokens());
    } else if (task instanceof BombTask.Detonation detonation) {
      state.ship(detonation.layer()).card().bomb(detonation.bomb());
      detonation.reached().forEach(id -> Combatant.of(state, id));
      distinct(detonation.reached());
    } else if (task instanceof DamageTask.FaceUpCards cards) {
      need(
          state.ship(cards.ship()).huge().isEmpty(),
          "'" + cards.ship() + "' is huge, expected cards for a section of it");
      count(cards.count());
    } else if (task instanceof BombTask.MineDice dice) {
      Combatant.of(state, dice.ship());
      need(dice.dice() >= 1 && dice.dice() <= 12, "a mine has 1 to 12 dice, found another number");
    }
  }

  private static void mine(State state, String token) {
    need(
        state.table().token(token).isPresent()
            && Bombs.lying(state, token).bomb().token().detonates() == Detonates.OVERLAP,
        "'" + token + "' is set off, expected a mine on the table");
  }

  private static void inPlay(State state, String ship) {
    need(state.ship(ship).inPlay(), "the agenda names the ship '" + ship + "', which is gone");
  }

  private static void distinct(List<String> ids) {
    need(new HashSet<>(ids).size() == ids.size(), "an agenda names each piece once, found " + ids);
  }

  private static void count(int count) {
    need(count >= 0 && count <= MOST, "a ship is dealt 0 to " + MOST + " cards, found " + count);
  }
}
