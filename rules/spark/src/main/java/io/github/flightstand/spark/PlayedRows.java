package io.github.flightstand.spark;

import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.rules.player.Match.UnplayableException;
import io.github.flightstand.tools.batch.PlayedGame;
import io.github.flightstand.tools.batch.Schedule;
import io.github.flightstand.tools.batch.ShipTally;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import org.apache.spark.TaskContext;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.StructType;

/** The results of a task's games, which are played while they are asked for. */
final class PlayedRows implements Iterator<Row> {

  /** One row per game; if it could not be played on, {@code error} says why. */
  static final StructType SCHEMA =
      StructType.fromDDL(
          "game BIGINT, seed STRING,"
              + " seats ARRAY<STRUCT<seat: STRING, squad: STRING, player: STRING, result: STRING,"
              + " points: DOUBLE, score: BIGINT>>,"
              + " rounds INT, reason STRING,"
              + " ships ARRAY<STRUCT<seat: STRING, ship: STRING,"
              + " cards: ARRAY<STRUCT<card: STRING, times: INT>>, hits: INT, lost: BOOLEAN,"
              + " maneuvers: ARRAY<STRUCT<maneuver: STRING, flown: INT, overlapped: INT,"
              + " obstacles: INT>>>>,"
              + " log STRING, error STRING");

  private final Iterator<Long> games;
  private final Schedule schedule;
  private final PlayedGame.Room room;
  private final boolean logged;

  /**
   * Creates the rows of a task.
   *
   * @param games the numbers of the task's games
   * @param logged whether the rows have the games' logs
   */
  PlayedRows(Iterator<Long> games, Schedule schedule, boolean logged) {
    this.games = games;
    this.schedule = schedule;
    this.logged = logged;
    room = new PlayedGame.Room(schedule, DamageDecks.cards().withFound());
  }

  @Override
  public boolean hasNext() {
    return games.hasNext();
  }

  @Override
  public Row next() {
    long game = games.next();
    try {
      PlayedGame played = room.play(game, logged);
      return RowFactory.create(
          game,
          played.bout().seed(),
          rows(
              played.seats(),
              of ->
                  RowFactory.create(
                      of.seat(), of.squad(), of.player(), of.result(), of.points(), of.score())),
          played.over().round(),
          Formats.word(played.over().reason()),
          rows(played.ships(), PlayedRows::ship),
          played.log().orElse(null),
          null);
    } catch (UnplayableException | IllegalArgumentException unplayable) {
      return broken(game, String.valueOf(unplayable.getMessage()));
    } catch (RuntimeException | Error defect) {
      // Memory may be another task's matter, and there in the next attempt.
      if (defect instanceof OutOfMemoryError || TaskContext.get().isInterrupted()) {
        throw defect;
      }
      return broken(game, "the game failed: " + defect);
    }
  }

  private Row broken(long game, String sentence) {
    String seed = schedule.bout(game).seed();
    return RowFactory.create(game, seed, null, null, null, null, null, sentence);
  }

  private static Row ship(ShipTally ship) {
    return RowFactory.create(
        ship.seat(),
        ship.ship(),
        rows(ship.cards(), used -> RowFactory.create(used.card(), used.times())),
        ship.hits(),
        ship.lost(),
        rows(
            ship.maneuvers(),
            of -> RowFactory.create(of.maneuver(), of.flown(), of.overlapped(), of.obstacles())));
  }

  private static <T> Row[] rows(List<T> all, Function<T, Row> row) {
    return all.stream().map(row).toArray(Row[]::new);
  }
}
