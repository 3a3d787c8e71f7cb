package io.github.flightstand.rules.engine;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.state.CombatCard;
import io.github.flightstand.rules.engine.state.Crew;
import io.github.flightstand.rules.engine.state.CrewMember;
import io.github.flightstand.rules.engine.state.DeckState;
import io.github.flightstand.rules.engine.state.DialFace;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A player's knowledge of a game. Each part is public or the player's own. A view gives no access
 * to the state, to a hash of the state, or to the source of chance.
 *
 * <p>Dials of other players are hidden until they are revealed (000-164) or a card shows them to
 * the player. So are unrevealed combat cards of other players (004-004, -008), and the faces of
 * unseen damage cards, which no state holds. Team mates show each other their dials (000-207), so a
 * view has them. The first rulebook forbids that (001-063).
 *
 * <p>It is public that a dial is set and that a player is ready.
 *
 * @param ships the ships, including those that are gone, with hidden dials and cards for what the
 *     player may not see
 */
public record View(
    String player, PublicState open, List<ShipState> ships, List<Decision> decisions) {

  /** Copies the lists. */
  public View {
    ships = List.copyOf(ships);
    decisions = List.copyOf(decisions);
  }

  /**
   * The possible values of the facts that a view hides; {@link Engine#sample} draws from them.
   *
   * @param dials for each ship with a hidden dial, the maneuvers that the dial may show
   * @param fewestPoints the fewest points that a hidden combat card may have
   * @param mostPoints the most points that a hidden combat card may have
   */
  public record Support(Map<String, List<Maneuver>> dials, int fewestPoints, int mostPoints) {}

  /**
   * Returns the possible values of the hidden facts. Unseen faces of damage cards are not listed:
   * {@link DeckState#pools} shows them.
   */
  public Support support() {
    Map<String, List<Maneuver>> dials = new TreeMap<>();
    for (ShipState ship : ships) {
      if (ship.dial().filter(DialFace::hidden).isPresent()) {
        dials.put(ship.id(), ship.card().dial().maneuvers());
      }
    }
    return new Support(dials, 0, CombatCard.MOST_POINTS);
  }

  /** Returns the side of a player; throws IllegalArgumentException if there is no such player. */
  public String team(String id) {
    for (int i = 0; i < open.seats().size(); i++) {
      Seat seat = open.seats().get(i);
      if (seat.id().equals(id)) {
        return seat.team();
      }
    }
    throw new IllegalArgumentException("there is no player '" + id + "' in the view");
  }

  /** Returns a player's view; throws IllegalArgumentException if the state has no such player. */
  public static View of(State state, String player, List<Decision> pending) {
    List<ShipState> ships = new ArrayList<>(state.ships().size());
    for (ShipState ship : state.ships()) {
      ships.add(ship(state, ship, player));
    }
    return new View(
        state.seat(player).id(), PublicState.of(state), ships, Decision.of(player, pending));
  }

  /** Returns a ship as its own player sees it, or as any other player does. */
  private static ShipState ship(State state, ShipState ship, String player) {
    ShipState dialled =
        ship.dial().isEmpty() || state.knowsDial(player, ship) ? ship : ship.with(DialFace.HIDDEN);
    return ship.seat().equals(player)
        ? dialled
        : dialled.boarding().map(had -> dialled.with(had.with(seen(had.crew())))).orElse(dialled);
  }

  private static Crew seen(Crew crew) {
    return crew.withMembers(
        member -> member.shown() ? member : new CrewMember(Optional.empty(), false, member.hits()));
  }
}
