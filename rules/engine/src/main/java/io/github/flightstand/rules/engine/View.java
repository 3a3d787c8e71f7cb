package io.github.flightstand.rules.engine;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.state.CombatCard;
import io.github.flightstand.rules.engine.state.Crew;
import io.github.flightstand.rules.engine.state.CrewMember;
import io.github.flightstand.rules.engine.state.DeckState;
import io.github.flightstand.rules.engine.state.DialFace;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What a player may know of a game. Each part is listed here because it is public or his own; there
 * is no way from a view to the state, to what a hash of it would tell, or to the source of chance.
 *
 * <p>Secret are the dials of others, team mates among them, until they are revealed (000-164), the
 * combat cards of others that nobody has turned up (004-004, -008), and what the damage cards are
 * that nobody has seen, which no state holds. The reference lets team mates show each other their
 * dials (000-207), the first rulebook forbids it (001-063); either way that is talk between
 * players, of which the engine knows nothing, so a view hides them by both.
 *
 * <p>That a dial is set, and that a player is ready, is no secret.
 *
 * @param ships the ships, those that are gone among them; what the player may not look at is hidden
 */
public record View(
    String player, PublicState open, List<ShipState> ships, List<Decision> decisions) {

  /** Copies the lists. */
  public View {
    ships = List.copyOf(ships);
    decisions = List.copyOf(decisions);
  }

  /**
   * What may be true of that which a view hides: what {@link Engine#sample} draws from.
   *
   * @param dials the maneuvers that a hidden dial may show, by its ship
   * @param fewestPoints the fewest points that a hidden combat card may have
   * @param mostPoints the most
   */
  public record Support(Map<String, List<Maneuver>> dials, int fewestPoints, int mostPoints) {}

  /**
   * Returns what may be true of what is hidden. Faces that nobody has seen are those of {@link
   * DeckState#pools}, which lie open.
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

  /** Returns a player's view; throws IllegalArgumentException if the state has no such player. */
  public static View of(State state, String player, List<Decision> pending) {
    return new View(
        state.seat(player).id(),
        PublicState.of(state),
        state.ships().stream().map(ship -> ship(ship, ship.seat().equals(player))).toList(),
        pending.stream()
            .filter(decision -> decision.player().equals(Optional.of(player)))
            .toList());
  }

  /** Returns a ship as its own player sees it, or any other. */
  private static ShipState ship(ShipState ship, boolean own) {
    ShipState dialled =
        own || ship.dialOpen() || ship.dial().isEmpty() ? ship : ship.with(DialFace.HIDDEN);
    return own
        ? dialled
        : dialled.boarding().map(had -> dialled.with(had.with(seen(had.crew())))).orElse(dialled);
  }

  private static Crew seen(Crew crew) {
    return crew.withMembers(
        member -> member.shown() ? member : new CrewMember(Optional.empty(), false, member.hits()));
  }
}
