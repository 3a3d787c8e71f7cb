package io.github.flightstand.rules.engine;

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
import io.github.flightstand.rules.member.Default;
import java.util.List;
import java.util.Optional;

/**
 * What lies open to all players of a game: all parts of a {@link State} but the ships, some of
 * which hide something. Nobody knows what a face-down damage card is or what is drawn next, so a
 * state does not hold it either: its decks and remotes have no secret.
 *
 * @param agenda what is being done, the present task last: the steps of an attack, its dice and the
 *     like lie open on the table
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
    @Default("[]") List<RemoteState> remotes,
    Optional<Boarding> boarding) {

  /** Copies the lists. */
  public PublicState {
    seats = List.copyOf(seats);
    decks = List.copyOf(decks);
    agenda = List.copyOf(agenda);
    remotes = List.copyOf(remotes);
  }

  /** Returns the part of a state that lies open: each is listed because it holds no secret. */
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
