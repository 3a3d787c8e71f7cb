package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/**
 * Which ship comes next: by pilot skill, at equal skill those of the side with initiative first;
 * one player's ships of one skill in the order that he likes, one at a time (000-017 to -019,
 * 000-153).
 */
final class TurnOrder {

  private TurnOrder() {}

  /**
   * Returns the ships of which one comes next: all of one player and one skill.
   *
   * @param waiting which ships have not had their turn
   */
  static List<ShipState> ascending(State state, Cards cards, Predicate<ShipState> waiting) {
    return next(
        state, ship -> ship.inPlay() && waiting.test(ship), ship -> cards.skill(state, ship), 1);
  }

  /** Returns the same where the highest skill comes first. */
  static List<ShipState> descending(State state, Cards cards, Predicate<ShipState> waiting) {
    return next(
        state, ship -> ship.inPlay() && waiting.test(ship), ship -> cards.skill(state, ship), -1);
  }

  /**
   * Returns the same of the ships that wait to be set up (000-055, -056); wingmates come right
   * after their leader, in their order (003-026).
   */
  static List<ShipState> settingUp(State state) {
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
        if (own == skill && seat.id().equals(player)) {
          first.add(ship);
        }
      }
    }
    return first;
  }

  /** Asks a player which of his ships comes next. */
  static void ask(List<ShipState> group, Asking asking) {
    String player = group.get(0).seat();
    asking.put(
        Kind.NEXT,
        player,
        player,
        Optional.empty(),
        options ->
            options.offer(
                Option.of("ship", new Domain.OneOf(group.stream().map(ShipState::id).toList()))));
  }
}
