package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.Marker;
import io.github.flightstand.rules.engine.state.Over;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The end phase: focus and evade tokens go, stand-ins become cards where there are cards again, and
 * the game may be over (000, headings on the end phase, on winning and on the round limit; 000-091,
 * -144, -180 to -183, -210 to -213).
 */
final class EndPhaseFlow implements Flow<Task.EndPhase> {

  @Override
  public void proceed(Task.EndPhase task, Play play) {
    for (ShipState ship : play.state().ships()) {
      if (ship.inPlay()) {
        remove(play, ship, Marker.FOCUS);
        remove(play, ship, Marker.EVADE);
        replaceStandIns(play, ship);
      }
    }
    int round = play.state().round();
    play.happen(new Event.RoundEnded(round));
    play.pop();
    over(play.state()).ifPresent(over -> play.happen(new Event.Ended(over)));
  }

  private static void remove(Play play, ShipState ship, Marker marker) {
    int count = ship.markers().of(marker);
    if (count > 0) {
      play.happen(new Event.Lost(ship.id(), marker, count));
    }
  }

  private static void replaceStandIns(Play play, ShipState ship) {
    long standIns = ship.damage().stream().filter(DealtCard::standsIn).count();
    for (long i = 0; i < standIns && Decks.restock(play, ship); i++) {
      play.happen(new Event.StandInReplaced(ship.id()));
    }
  }

  private static Optional<Over> over(State state) {
    List<String> left =
        state.teams().stream()
            .filter(
                team ->
                    state.ships().stream()
                        .anyMatch(ship -> ship.inPlay() && state.team(ship).equals(team)))
            .toList();
    Map<String, Integer> scores = scores(state);
    if (left.size() <= 1) {
      return Optional.of(
          new Over(left.stream().findFirst(), Over.Reason.DESTROYED, state.round(), scores));
    }
    if (state.lastRound().isPresent() && state.round() >= state.lastRound().get()) {
      int most = scores.values().stream().mapToInt(Integer::intValue).max().orElse(0);
      List<String> best =
          scores.entrySet().stream()
              .filter(entry -> entry.getValue() == most)
              .map(Map.Entry::getKey)
              .toList();
      return Optional.of(
          new Over(
              best.size() == 1 ? Optional.of(best.get(0)) : Optional.empty(),
              Over.Reason.ROUNDS,
              state.round(),
              scores));
    }
    return Optional.empty();
  }

  /** Each side scores the points of the enemy ships that are gone, fled ones too. */
  private static Map<String, Integer> scores(State state) {
    Map<String, Integer> scores = new TreeMap<>();
    for (String team : state.teams()) {
      scores.put(
          team,
          state.ships().stream()
              .filter(ship -> !ship.inPlay() && !state.team(ship).equals(team))
              .mapToInt(ship -> ship.card().points())
              .sum());
    }
    return scores;
  }
}
