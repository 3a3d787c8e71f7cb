package io.github.flightstand.rules.engine.flow.order;

import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.flow.Asking;
import io.github.flightstand.rules.engine.flow.Cards;
import io.github.flightstand.rules.engine.flow.Play;
import io.github.flightstand.rules.engine.flow.piece.Wings;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/**
 * Which ship comes next: by pilot skill, at equal skill those of the side with initiative first;
 * one player's ships of one skill in the order that he likes, one at a time (000-017 to -019,
 * 000-153); in epic battles a team's as it likes (003-059).
 */
public final class TurnOrder {

  public static final String KEY = "ship";

  private TurnOrder() {}

  /**
   * Returns the ships of which one comes next: all of one skill and of one player or, in epic
   * battles, one team.
   *
   * @param waiting which ships have not had their turn
   */
  public static List<ShipState> ascending(State state, Cards cards, Predicate<ShipState> waiting) {
    return next(
        state, ship -> ship.inPlay() && waiting.test(ship), ship -> cards.skill(state, ship), 1);
  }

  /** Returns the same where the highest skill comes first. */
  public static List<ShipState> descending(State state, Cards cards, Predicate<ShipState> waiting) {
    return next(
        state, ship -> ship.inPlay() && waiting.test(ship), ship -> cards.skill(state, ship), -1);
  }

  /**
   * Returns the same of the ships that wait to be set up (000-055, -056); wingmates come right
   * after their leader, in their order (003-026).
   */
  public static List<ShipState> settingUp(State state) {
    Optional<ShipState> mate =
        state.ships().stream()
            .filter(ship -> waiting(ship) && ship.wing().isPresent())
            .filter(ship -> !waiting(state.ship(Wings.id(ship).leader())))
            .min(Wings.IN_ORDER);
    return mate.map(List::of)
        .orElseGet(
            () ->
                next(
                    state,
                    ship -> waiting(ship) && ship.wing().isEmpty(),
                    ship -> ship.card().skill(),
                    1));
  }

  private static boolean waiting(ShipState ship) {
    return ship.status() == ShipState.Status.WAITING;
  }

  private static List<ShipState> next(
      State state, Predicate<ShipState> waiting, ToIntFunction<ShipState> skills, int sign) {
    List<ShipState> first = List.of();
    String player = "";
    int skill = 0;
    for (Seat seat : state.seatsInOrder()) {
      for (ShipState ship : state.ships()) {
        if (!ship.seat().equals(seat.id()) || !waiting.test(ship)) {
          continue;
        }
        int own = skills.applyAsInt(ship);
        int ahead = sign * Integer.compare(skill, own);
        if (first.isEmpty() || ahead > 0) {
          first = new ArrayList<>();
          skill = own;
          player = seat.id();
        }
        if (own == skill && state.orderTogether(seat.id(), player)) {
          first.add(ship);
        }
      }
    }
    return first;
  }

  /** Tells whether a player has to say which of his ships comes next. */
  public static boolean asks(List<ShipState> group) {
    return group.size() > 1 && ofOne(group);
  }

  /** Tells whether all of them are one player's. */
  public static boolean ofOne(List<ShipState> group) {
    for (ShipState ship : group) {
      if (!ship.seat().equals(group.get(0).seat())) {
        return false;
      }
    }
    return true;
  }

  /** Leaves it to a team which of its members' ships comes next; false if they are one player's. */
  public static boolean leavesToTeam(Play play, List<ShipState> group) {
    if (ofOne(group)) {
      return false;
    }
    Map<String, String> owners = new LinkedHashMap<>();
    group.forEach(ship -> owners.put(ship.id(), ship.seat()));
    return TeamChoiceFlow.begins(play, KEY, owners);
  }

  /** Asks a player which of his ships comes next. */
  public static void ask(List<ShipState> group, Asking asking) {
    ask(group.get(0).seat(), group.stream().map(ShipState::id).toList(), asking);
  }

  /** Asks a player which of his pieces with these names comes next. */
  public static void ask(String player, List<String> ids, Asking asking) {
    asking.put(
        Kind.NEXT,
        player,
        player,
        Optional.empty(),
        options -> options.offer(Option.of(KEY, new Domain.OneOf(ids))));
  }
}
