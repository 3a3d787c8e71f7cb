package io.github.flightstand.rules.player;

import io.github.flightstand.rules.engine.state.Over;
import io.github.flightstand.rules.engine.state.Seat;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How games ended, added up. Adding is in no order: the sum is the same whichever game ends first.
 *
 * @param games how many games
 * @param rounds how many rounds they had together
 * @param destroyed how many ended because a side, or both, had no ship left; the others ran to
 *     their last round
 * @param seats what came of them for each seat
 */
public record Tally(int games, long rounds, int destroyed, List<Count> seats) {

  /**
   * What came of games for a seat.
   *
   * @param won how many its side won
   * @param drawn how many nobody won and its side drew with another
   * @param lost how many another side won, or others drew
   * @param score the points of the enemy ships that its side destroyed
   */
  public record Count(int won, int drawn, int lost, long score) {

    private Count plus(Count other) {
      return new Count(
          won + other.won, drawn + other.drawn, lost + other.lost, score + other.score);
    }

    /** Returns how much of the games was won, a draw counting half: 0 to 1. */
    public double share() {
      int games = won + drawn + lost;
      return games == 0 ? 0 : (won + drawn / 2.0) / games;
    }
  }

  /** Copies the list. */
  public Tally {
    seats = List.copyOf(seats);
  }

  /** Returns the tally of no game between so many seats. */
  static Tally none(int seats) {
    return new Tally(
        0, 0, 0, IntStream.range(0, seats).mapToObj(seat -> new Count(0, 0, 0, 0)).toList());
  }

  /** Returns the tally of one game. */
  static Tally of(Over over, List<Seat> seats) {
    return new Tally(
        1,
        over.round(),
        over.reason() == Over.Reason.DESTROYED ? 1 : 0,
        seats.stream().map(seat -> count(over, seat)).toList());
  }

  private static Count count(Over over, Seat seat) {
    boolean drawn = over.drawn().contains(seat.team());
    boolean won = over.winner().filter(seat.team()::equals).isPresent();
    return new Count(
        won ? 1 : 0,
        drawn ? 1 : 0,
        won || drawn ? 0 : 1,
        over.scores().getOrDefault(seat.team(), 0));
  }

  Tally plus(Tally other) {
    return new Tally(
        games + other.games,
        rounds + other.rounds,
        destroyed + other.destroyed,
        IntStream.range(0, seats.size())
            .mapToObj(seat -> seats.get(seat).plus(other.seats.get(seat)))
            .toList());
  }
}
