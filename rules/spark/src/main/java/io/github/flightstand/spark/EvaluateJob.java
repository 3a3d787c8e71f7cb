package io.github.flightstand.spark;

import io.github.flightstand.rules.player.Elo;
import io.github.flightstand.tools.batch.Schedule;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.StructType;

/** The job that lets squads meet in a round robin, and sums up how they, and their cards, did. */
final class EvaluateJob {

  /** One row per game and seat, with the seat's ships. */
  private static final String SEATS =
      """
      SELECT game, s.*, filter(ships, ship -> ship.seat = s.seat) AS own
      FROM (SELECT game, ships, explode(seats) AS s FROM games WHERE error IS NULL)
      """;

  private static final String PAIRS =
      """
      SELECT seats[0].squad, seats[1].squad, sum(seats[0].points), sum(seats[1].points)
      FROM games WHERE error IS NULL GROUP BY 1, 2
      """;

  private static final String SQUADS =
      """
      SELECT squad, count(*) AS games, count_if(result = 'won') AS won,
        count_if(result = 'drawn') AS drawn, count_if(result = 'lost') AS lost,
        avg(points) AS share, stddev_samp(points) / sqrt(count(*)) AS error,
        avg(score) AS score, any_value(elo) AS elo, any_value(eloError) AS eloError,
        any_value(text) AS text
      FROM seats JOIN ratings USING (squad) GROUP BY squad
      """;

  private static final String CARDS =
      """
      SELECT card, count(*) AS games, count(DISTINCT squad) AS squads, sum(copies) AS copies,
        sum(used) AS used, avg(points) AS share, stddev_samp(points) / sqrt(count(*)) AS error
      FROM (
        SELECT squad, points, name AS card,
          size(filter(cards, one -> one.card = name)) AS copies,
          aggregate(array_distinct(filter(cards, one -> one.card = name)), 0,
            (sum, one) -> sum + one.times) AS used
        FROM (
          SELECT squad, points, cards, explode(array_distinct(cards.card)) AS name
          FROM (SELECT squad, points, flatten(own.cards) AS cards FROM seats)))
      GROUP BY card
      """;

  private static final String MANEUVERS =
      """
      SELECT ship, maneuver, sum(flown) AS flown, sum(overlapped) AS overlapped,
        sum(obstacles) AS obstacles
      FROM (
        SELECT ship, inline(maneuvers)
        FROM (SELECT inline(ships) FROM games WHERE error IS NULL))
      GROUP BY ship, maneuver
      """;

  private EvaluateJob() {}

  /**
   * Plays a round robin and writes the Parquet folders {@code games}, {@code squads}, {@code cards}
   * and {@code maneuvers}.
   */
  static void run(
      SparkSession spark, Schedule schedule, boolean logged, String out, SaveMode mode) {
    PlayJob.run(spark, schedule, logged, out, mode).createOrReplaceTempView("games");
    spark.sql(SEATS).createOrReplaceTempView("seats");
    ratings(spark, schedule).createOrReplaceTempView("ratings");
    write(spark, "squads", SQUADS, out, mode);
    write(spark, "cards", CARDS, out, mode);
    write(spark, "maneuvers", MANEUVERS, out, mode);
  }

  private static void write(
      SparkSession spark, String what, String query, String out, SaveMode mode) {
    spark.sparkContext().setJobDescription("sum up " + what);
    spark.sql(query).write().mode(mode).parquet(out + "/" + what);
  }

  /** Returns the squads with their texts and ratings, fitted to all games at once. */
  private static Dataset<Row> ratings(SparkSession spark, Schedule schedule) {
    spark.sparkContext().setJobDescription("rate squads");
    List<String> names = schedule.names();
    double[][] points = new double[names.size()][names.size()];
    for (Row pair : spark.sql(PAIRS).collectAsList()) {
      int one = names.indexOf(pair.getString(0));
      int other = names.indexOf(pair.getString(1));
      points[one][other] += pair.getDouble(2);
      points[other][one] += pair.getDouble(3);
    }
    List<Elo.Rating> ratings = Elo.of(points).ratings();
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      Elo.Rating rating = ratings.get(i);
      String text = schedule.plan().squads().get(i);
      rows.add(RowFactory.create(names.get(i), text, rating.elo(), rating.error()));
    }
    return spark.createDataFrame(
        rows, StructType.fromDDL("squad STRING, text STRING, elo DOUBLE, eloError DOUBLE"));
  }
}
