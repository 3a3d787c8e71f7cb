package io.github.flightstand.spark;

import io.github.flightstand.tools.batch.Schedule;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import scala.reflect.ClassTag$;

/** The job that lets players play games. The games are the same whatever the partitions. */
final class PlayJob {

  /** The most games of a task, so that progress is seen and a lost task is soon repeated. */
  private static final long MOST_GAMES = 5_000;

  /** The tasks for each processor, so that long games do not leave the others idle. */
  private static final long TASKS = 8;

  private PlayJob() {}

  /** Plays games and writes the Parquet folder {@code games}; returns what it then reads. */
  static Dataset<Row> run(
      SparkSession spark, Schedule schedule, boolean logged, String out, SaveMode mode) {
    spark.sparkContext().setJobDescription("play " + schedule.games() + " games");
    games(spark, schedule, logged).write().mode(mode).parquet(out + "/games");
    return spark.read().parquet(out + "/games");
  }

  static Dataset<Row> games(SparkSession spark, Schedule schedule, boolean logged) {
    long games = schedule.games();
    long tasks =
        Math.max(
            Math.min(games, TASKS * spark.sparkContext().defaultParallelism()), games / MOST_GAMES);
    Broadcast<Schedule> sent =
        spark.sparkContext().broadcast(schedule, ClassTag$.MODULE$.apply(Schedule.class));
    return spark
        .range(0, games, 1, Math.toIntExact(tasks))
        .as(Encoders.LONG())
        .mapPartitions(
            (MapPartitionsFunction<Long, Row>)
                numbers -> new PlayedRows(numbers, sent.value(), logged),
            Encoders.row(PlayedRows.SCHEMA));
  }
}
