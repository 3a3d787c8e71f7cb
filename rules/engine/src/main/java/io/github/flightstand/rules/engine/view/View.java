package io.github.flightstand.rules.engine.view;

import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.state.Boarding;
import io.github.flightstand.rules.engine.state.DeckState;
import io.github.flightstand.rules.engine.state.MissionState;
import io.github.flightstand.rules.engine.state.Over;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import java.util.List;
import java.util.Optional;

/**
 * What a player may know of a game. Each part is listed here because it is public or his own; there
 * is no way from a view to the state, to what a hash of it would tell, or to the source of chance.
 *
 * <p>Secret are the dials of others, team mates among them, until they are revealed (000-164), and
 * what the cards are that nobody has seen. The reference lets team mates show each other their
 * dials (000-207), the first rulebook forbids it (001-063); either way that is talk between
 * players, of which the engine knows nothing, so a view hides them by both.
 *
 * <p>That a dial is set, and that a player is ready, is no secret.
 *
 * @param player whose view it is
 * @param rules the rules in force
 * @param seats the players
 * @param initiative the team that has initiative, once that is settled
 * @param round the round, 0 before the first
 * @param phase the phase
 * @param ships the ships, those that are gone among them
 * @param table where what is in play stands, and which ships touch
 * @param decks the damage decks: one for each player in the order of the seats, or one for all
 * @param lastRound the last round, if one was agreed on
 * @param agenda what is being done, the present task last: the steps of an attack, its dice and the
 *     like lie open on the table
 * @param over how the game ended, if it has
 * @param mission the mission that is played, if one is: all of it lies open
 * @param decisions what the player has to decide
 * @param remotes the remotes and objective tokens, of which all is public; empty for none
 * @param boarding which ships are docked, and the prizes, where the rules for boarding are added
 */
public record View(
    String player,
    Rules rules,
    List<Seat> seats,
    Optional<String> initiative,
    int round,
    Phase phase,
    List<ShipView> ships,
    Table table,
    List<DeckView> decks,
    Optional<Integer> lastRound,
    List<Task> agenda,
    Optional<Over> over,
    Optional<MissionState> mission,
    List<Decision> decisions,
    Optional<List<RemoteView>> remotes,
    Optional<Boarding> boarding) {

  /** Copies the lists. */
  public View {
    seats = List.copyOf(seats);
    ships = List.copyOf(ships);
    decks = List.copyOf(decks);
    agenda = List.copyOf(agenda);
    decisions = List.copyOf(decisions);
    remotes = remotes.map(List::copyOf);
  }

  /**
   * Returns what a player may know of a state.
   *
   * @param pending the decisions for which the state waits
   * @throws IllegalArgumentException if there is no such player
   */
  public static View of(State state, String player, List<Decision> pending) {
    return new View(
        state.seat(player).id(),
        state.rules(),
        state.seats(),
        state.initiative(),
        state.round(),
        state.phase(),
        state.ships().stream().map(ship -> ship(ship, player)).toList(),
        state.table(),
        state.decks().stream().map(View::deck).toList(),
        state.lastRound(),
        state.agenda().stream().map(OpenTasks::open).toList(),
        state.over(),
        state.mission(),
        pending.stream().filter(decision -> decision.player().equals(Optional.of(player))).toList(),
        state.remotes().map(all -> all.stream().map(RemoteView::of).toList()),
        state.boarding());
  }

  private static ShipView ship(ShipState ship, String player) {
    boolean known = ship.dialOpen() || ship.seat().equals(player);
    return new ShipView(
        ship.card(),
        ship.status(),
        ship.shields(),
        ship.damage().stream().map(CardView::of).toList(),
        ship.tokens(),
        ship.lock(),
        ship.dial().map(maneuver -> known ? DialFace.showing(maneuver) : DialFace.HIDDEN),
        ship.dialOpen(),
        ship.ionised(),
        ship.actions(),
        ship.lingering(),
        ship.dropped(),
        ship.lockSection(),
        ship.huge().map(HugeView::of),
        ship.cards(),
        ship.wing(),
        ship.boarding().map(boarding -> CrewView.of(boarding, ship.seat().equals(player))));
  }

  static DeckView deck(DeckState deck) {
    return new DeckView(deck.composition(), deck.pools(), deck.undealt(), deck.discard());
  }
}
