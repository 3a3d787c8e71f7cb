package io.github.flightstand.rules.engine.flow.order;

import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.flow.Cards;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Expansion;
import io.github.flightstand.rules.engine.flow.Expansions;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.state.Piece;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/**
 * Which ship or remote comes next: by pilot skill, or a remote's initiative (003-053), then those
 * of the side with initiative. Among pieces of one skill a player chooses one at a time (000-017 to
 * -019, -153), in epic battles a team does (003-059).
 */
public final class TurnOrder {

  public static final String KEY = "ship";

  /** Returns the ships of lowest skill of one player or, in epic battles, one team. */
  public static List<Piece> ascending(State state, Cards cards, Predicate<ShipState> waiting) {
    List<Piece> first = new ArrayList<>();
    int lowest = 0;
    ToIntFunction<ShipState> skills = cards.skills(state);
    List<ShipState> ships = state.ships();
    for (int i = 0; i < ships.size(); i++) {
      ShipState ship = ships.get(i);
      if (ship.inPlay() && waiting.test(ship)) {
        int skill = skills.applyAsInt(ship);
        if (first.isEmpty() || skill < lowest) {
          first.clear();
          lowest = skill;
        }
        if (skill == lowest) {
          first.add(ship);
        }
      }
    }
    return ofFirstPlayer(state, first);
  }

  /** Returns the ships to set up next (000-055, -056). */
  public static List<Piece> settingUp(State state, Expansions expansions) {
    List<ShipState> waiting =
        state.ships().stream().filter(ship -> ship.status() == ShipState.Status.WAITING).toList();
    for (Expansion one : expansions.inForce()) {
      waiting = one.settingUp(state, waiting);
    }
    return next(
        state,
        List.copyOf(waiting),
        Integer.MIN_VALUE,
        piece -> piece.ship().orElseThrow().card().skill());
  }

  /** Returns the ships in the order of their players' seats. */
  public static Stream<ShipState> inOrder(State state) {
    return state.seatsInOrder().stream()
        .flatMap(seat -> state.ships().stream().filter(ship -> ship.seat().equals(seat.id())));
  }

  public static List<Piece> ships(State state, Predicate<ShipState> which) {
    List<Piece> found = new ArrayList<>();
    List<ShipState> ships = state.ships();
    for (int i = 0; i < ships.size(); i++) {
      if (which.test(ships.get(i))) {
        found.add(ships.get(i));
      }
    }
    return found;
  }

  /**
   * Returns the lowest pieces by {@code order}, from {@code least} on, of one player or, in epic
   * battles, one team.
   */
  public static List<Piece> next(
      State state, List<Piece> waiting, int least, ToIntFunction<Piece> order) {
    List<Piece> first = new ArrayList<>();
    int lowest = 0;
    for (int i = 0; i < waiting.size(); i++) {
      Piece piece = waiting.get(i);
      int place = order.applyAsInt(piece);
      if (place < least) {
        continue;
      }
      if (first.isEmpty() || place < lowest) {
        first.clear();
        lowest = place;
      }
      if (place == lowest) {
        first.add(piece);
      }
    }
    return ofFirstPlayer(state, first);
  }

  /** Returns the pieces of the first player or, in epic battles, team. */
  public static List<Piece> ofFirstPlayer(State state, List<Piece> pieces) {
    if (pieces.size() < 2) {
      return pieces;
    }
    for (Seat seat : state.seatsInOrder()) {
      for (int i = 0; i < pieces.size(); i++) {
        if (pieces.get(i).seat().equals(seat.id())) {
          return together(state, pieces, seat.id());
        }
      }
    }
    return List.of();
  }

  private static List<Piece> together(State state, List<Piece> pieces, String seat) {
    List<Piece> together = new ArrayList<>(pieces.size());
    for (int i = 0; i < pieces.size(); i++) {
      if (state.orderTogether(pieces.get(i).seat(), seat)) {
        together.add(pieces.get(i));
      }
    }
    return together;
  }

  /** Tests whether a player must choose which of his pieces comes next. */
  public static boolean asks(List<Piece> group) {
    return group.size() > 1 && ofOne(group);
  }

  public static boolean ofOne(List<Piece> group) {
    for (Piece piece : group) {
      if (!piece.seat().equals(group.get(0).seat())) {
        return false;
      }
    }
    return true;
  }

  /** Lets a team choose whose piece comes next; false if they are one player's. */
  public static boolean leavesToTeam(Transition play, String key, List<Piece> group) {
    if (ofOne(group)) {
      return false;
    }
    Map<String, String> owners = new LinkedHashMap<>();
    group.forEach(piece -> owners.put(piece.id(), piece.seat()));
    return TeamChoiceFlow.begins(play, key, owners);
  }

  public static List<String> ids(List<Piece> pieces) {
    List<String> ids = new ArrayList<>(pieces.size());
    for (Piece piece : pieces) {
      ids.add(piece.id());
    }
    return ids;
  }

  /** Asks a player which of his pieces comes next. */
  public static void ask(List<Piece> group, DecisionCollector asking) {
    String player = group.get(0).seat();
    asking.put(Kind.NEXT, player, options -> options.offer(Option.of(KEY, ids(group))));
  }
}
