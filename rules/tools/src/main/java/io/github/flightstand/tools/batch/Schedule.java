package io.github.flightstand.tools.batch;

import io.github.flightstand.rules.player.PlayerKind;
import io.github.flightstand.rules.player.Series;
import java.io.Serializable;
import java.util.List;

/**
 * The games of a job, by number, so that each task knows its own. A job is one game many times, or
 * a round robin with exchanged seats in every other game.
 *
 * @param names the squads' names, or that of the set-up's file
 * @param plan the squads with the names, or the set-up
 * @param players the players by seat; of a round robin one, for all seats
 * @param samples the computing budget of searching players
 * @param seed the first game's seed, of each pair in a round robin
 * @param each the number of games, of each pair in a round robin
 * @param roundRobin whether the squads are more than one game's
 */
public record Schedule(
    List<String> names,
    GamePlan plan,
    List<PlayerKind> players,
    int samples,
    String seed,
    long each,
    boolean roundRobin)
    implements Serializable {

  /**
   * One game of the job.
   *
   * @param squads the names of the squads by seat; for a set-up its own
   * @param seed the game's seed
   */
  public record Bout(List<String> squads, GamePlan plan, List<PlayerKind> players, String seed) {}

  /** Copies the lists. */
  public Schedule {
    names = List.copyOf(names);
    players = List.copyOf(players);
  }

  /** Returns the number of games. */
  public long games() {
    long pairs = (long) names.size() * (names.size() - 1) / 2;
    return roundRobin ? Math.multiplyExact(pairs, each) : each;
  }

  /** Returns a game by its number, from 0. */
  public Bout bout(long game) {
    if (!roundRobin) {
      return new Bout(names, plan, players, Series.seed(seed, game + 1));
    }
    long pair = game / each;
    int other = 1;
    while ((long) other * (other + 1) / 2 <= pair) {
      other++;
    }
    int one = (int) (pair - (long) other * (other - 1) / 2);
    long number = game % each;
    long straight = (each + 1) / 2;
    return number < straight
        ? bout(one, other, number + 1)
        : bout(other, one, number - straight + 1);
  }

  private Bout bout(int first, int second, long number) {
    GamePlan pair =
        GamePlan.ofSquads(
            List.of(plan.squads().get(first), plan.squads().get(second)),
            plan.rules(),
            plan.rounds(),
            plan.cardSets());
    return new Bout(
        List.of(names.get(first), names.get(second)),
        pair,
        List.of(players.get(0), players.get(0)),
        Series.seed(seed, number));
  }
}
