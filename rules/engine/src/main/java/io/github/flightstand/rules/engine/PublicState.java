package io.github.flightstand.rules.engine;

import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.Rules;
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
 * The open part of a game, which all players see. It is a {@link State} without the ships, because
 * ships can hide dials and combat cards. No player knows a face-down damage card or the next card
 * of a deck. The state does not hold them either, so decks and remotes have no secrets.
 *
 * @param rules the rules in force
 * @param seats the players and their teams
 * @param initiative the side that has initiative; null if it is not settled
 * @param round the round
 * @param phase the phase
 * @param decks the damage decks
 * @param lastRound the last round; null if it is not settled
 * @param agenda the tasks in progress, the present one last; the steps of an attack lie open
 * @param over how the game ended; null while it goes on
 * @param mission the scenario in play
 * @param remotes the remotes; the table holds their poses
 * @param boarding docks and prizes
 * @param cardSets the sets of cards in force
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
    Optional<Boarding> boarding,
    @Default("[]") List<String> cardSets) {

  /** Copies the lists. */
  public PublicState {
    seats = List.copyOf(seats);
    decks = List.copyOf(decks);
    agenda = List.copyOf(agenda);
    remotes = List.copyOf(remotes);
    cardSets = List.copyOf(cardSets);
  }

  /** Returns the open part of a state. Each part is listed because it holds no secret. */
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
        state.agenda(),
        state.over(),
        state.mission(),
        state.remotes(),
        state.boarding(),
        state.cardSets());
  }
}
