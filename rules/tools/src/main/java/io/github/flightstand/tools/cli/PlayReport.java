package io.github.flightstand.tools.cli;

import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.member.Default;
import io.github.flightstand.rules.player.PlayerKind;
import io.github.flightstand.rules.player.Series.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The results of games, as a table or a line of JSON, with the players in seat order. */
record PlayReport(List<Seat> seats, List<PlayerKind> players, Tally tally, List<String> unwritten) {

  record Line(
      int games,
      double rounds,
      int destroyed,
      List<Row> players,
      @Default("[]") List<String> unwritten) {}

  record Row(String id, String player, int won, int drawn, int lost, double share, double score) {}

  /** Returns the results for JSON; scores and rounds are averages per game. */
  Line line() {
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < seats.size(); i++) {
      Tally.Count count = tally.seats().get(i);
      rows.add(
          new Row(
              seats.get(i).id(),
              players.get(i).word(),
              count.won(),
              count.drawn(),
              count.lost(),
              count.share(),
              perGame(count.score())));
    }
    return new Line(tally.games(), perGame(tally.rounds()), tally.destroyed(), rows, unwritten);
  }

  private double perGame(long sum) {
    return (double) sum / tally.games();
  }

  List<String> table() {
    List<String> lines = new ArrayList<>();
    lines.add("seat  player          won   drawn    lost   share   score");
    for (Row row : line().players()) {
      lines.add(
          String.format(
              Locale.ROOT,
              "%-5s %-10s %8d%8d%8d  %5.1f%%  %6.1f",
              Console.plain(row.id()),
              row.player(),
              row.won(),
              row.drawn(),
              row.lost(),
              100 * row.share(),
              row.score()));
    }
    lines.add("");
    lines.add(
        String.format(
            Locale.ROOT,
            "%d %s of %.1f rounds on average, %d to the last ship.",
            tally.games(),
            tally.games() == 1 ? "game" : "games",
            perGame(tally.rounds()),
            tally.destroyed()));
    if (!unwritten.isEmpty()) {
      lines.add("Without effects: " + String.join(", ", unwritten) + ".");
    }
    return lines;
  }
}
