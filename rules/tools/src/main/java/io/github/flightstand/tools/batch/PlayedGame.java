package io.github.flightstand.tools.batch;

import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.Setup;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.Over;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.player.Budget;
import io.github.flightstand.rules.player.Match;
import io.github.flightstand.rules.player.Player;
import io.github.flightstand.rules.player.Series.Tally;
import io.github.flightstand.tools.LoggedGame;
import io.github.flightstand.tools.batch.Schedule.Bout;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One game of a schedule that was played.
 *
 * @param seats how each seat fared, in the set-up's order
 * @param over how the game ended
 * @param ships the counts of its events by ship
 * @param log the log, each line with its end, if it was kept
 */
public record PlayedGame(
    Bout bout, List<SeatResult> seats, Over over, List<ShipTally> ships, Optional<String> log) {

  /**
   * The result of a seat.
   *
   * @param squad the name of its squad
   * @param player the word of its player
   * @param result won, drawn or lost
   * @param points 1 for a game won by its side, 0.5 for one drawn, 0 for one lost
   * @param score the points of the enemy ships that its side destroyed
   */
  public record SeatResult(
      String seat, String squad, String player, String result, double points, long score) {

    private static SeatResult of(Seat seat, String squad, String player, Tally.Count count) {
      String result = count.won() > 0 ? "won" : count.drawn() > 0 ? "drawn" : "lost";
      return new SeatResult(seat.id(), squad, player, result, count.share(), count.score());
    }
  }

  /** A room in which one thread plays a schedule's games, faster with each. Not thread-safe. */
  public static final class Room {

    private final Schedule schedule;
    private final CardSet cards;
    private final Engine engine;
    private Optional<Map.Entry<GamePlan, Setup>> laid = Optional.empty();

    /** Creates a room with the cards that games may have. */
    public Room(Schedule schedule, CardSet cards) {
      this.schedule = schedule;
      this.cards = cards;
      engine = new Engine(cards);
    }

    /**
     * Plays a game.
     *
     * @param game its number, from 0
     * @param logged whether to keep its log
     * @throws Match.UnplayableException if a player prevents the game from continuing
     * @throws IllegalArgumentException if the game is impossible
     */
    public PlayedGame play(long game, boolean logged) {
      Bout bout = schedule.bout(game);
      Setup setup = setup(bout.plan());
      List<Seat> seats = new ArrayList<>(setup.seats());
      Map<String, Player> seated = new HashMap<>();
      for (int i = 0; i < seats.size(); i++) {
        Budget budget = Budget.ofSamples(schedule.samples());
        seated.put(seats.get(i).id(), bout.players().get(i).player(cards, budget));
      }
      LoggedGame log = new LoggedGame(cards, bout.plan().colors());
      ShipTally.Watcher tally = new ShipTally.Watcher(logged ? log : Match.Watcher.NOBODY);
      Over over = new Match(seated, engine).play(setup, bout.seed(), tally);
      List<Tally.Count> counts = Tally.of(over, seats).seats();
      List<SeatResult> results = new ArrayList<>();
      for (int i = 0; i < seats.size(); i++) {
        String squad = bout.squads().get(Math.min(i, bout.squads().size() - 1));
        results.add(
            SeatResult.of(seats.get(i), squad, bout.players().get(i).word(), counts.get(i)));
      }
      return new PlayedGame(
          bout, results, over, tally.ships(), logged ? Optional.of(log.text()) : Optional.empty());
    }

    /** Returns a plan's set-up, which is made again only for another plan. */
    private Setup setup(GamePlan plan) {
      Map.Entry<GamePlan, Setup> ready =
          laid.filter(last -> last.getKey().equals(plan))
              .orElseGet(() -> Map.entry(plan, plan.setup(cards)));
      laid = Optional.of(ready);
      return ready.getValue();
    }
  }
}
