package io.github.flightstand.rules.engine.view;

import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.agenda.Tasks;
import io.github.flightstand.rules.engine.state.Boarding;
import io.github.flightstand.rules.engine.state.DeckState;
import io.github.flightstand.rules.engine.state.MissionState;
import io.github.flightstand.rules.engine.state.Over;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import java.util.List;
import java.util.Optional;

/**
 * What lies open to all players of a game: all but the ships, some of which hide something. Nobody
 * knows what a face-down damage card is or what is drawn next, so a state does not hold it either:
 * its decks and remotes have no secret.
 *
 * @param rules the rules in force
 * @param seats the players
 * @param initiative the team that has initiative, once that is settled
 * @param round the round, 0 before the first
 * @param phase the phase
 * @param table where what is in play stands, and which ships touch
 * @param decks the damage decks: one for each player in the order of the seats, or one for all
 * @param lastRound the last round, if one was agreed on
 * @param agenda what is being done, the present task last: the steps of an attack, its dice and the
 *     like lie open on the table
 * @param over how the game ended, if it has
 * @param mission the mission that is played, if one is
 * @param remotes the remotes and objective tokens; empty for none
 * @param boarding which ships are docked, and the prizes, where the rules for boarding are added
 */
public record PublicState(
    Rules rules,
    List<Seat> seats,
    Optional<String> initiative,
    int round,
    Phase phase,
    Table table,
    List<DeckState> decks,
    Optional<Integer> lastRound,
    List<Task> agenda,
    Optional<Over> over,
    Optional<MissionState> mission,
    Optional<List<RemoteState>> remotes,
    Optional<Boarding> boarding) {

  /** Copies the lists. */
  public PublicState {
    seats = List.copyOf(seats);
    decks = List.copyOf(decks);
    agenda = List.copyOf(agenda);
    remotes = remotes.map(List::copyOf);
  }

  /** Returns what of a state lies open: each part is listed because nothing in it is a secret. */
  static PublicState of(State state) {
    return new PublicState(
        state.rules(),
        state.seats(),
        state.initiative(),
        state.round(),
        state.phase(),
        state.table(),
        state.decks(),
        state.lastRound(),
        state.agenda().stream().map(Tasks::open).toList(),
        state.over(),
        state.mission(),
        state.remotes(),
        state.boarding());
  }
}
