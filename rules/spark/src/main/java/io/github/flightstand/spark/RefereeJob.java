package io.github.flightstand.spark;

import java.util.List;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.util.SerializableConfiguration;
import scala.reflect.ClassTag$;

/** The job that judges logs. The verdicts are the same whatever the partitions. */
final class RefereeJob {

  /** Counts verdicts log by log, as the last line of the command {@code referee} does. */
  private static final String SUMMARY =
      """
      SELECT logs.log, count(verdict) AS steps, count_if(verdict = 'legal') AS legal,
        count_if(verdict = 'illegal') AS illegal, count_if(verdict = 'too-close') AS tooClose,
        count_if(verdict = 'unverified') AS unverified,
        count_if(verdict = 'unreadable') AS unreadable, max(verdicts.error) AS error
      FROM (SELECT DISTINCT log FROM logs) AS logs
      LEFT JOIN verdicts ON logs.log = verdicts.log GROUP BY logs.log
      """;

  private RefereeJob() {}

  /**
   * Judges logs and writes the Parquet folders {@code verdicts} and {@code summary}.
   *
   * @param folders where the logs are
   * @param out the folder for the results
   * @param mode what to do if there are results already
   * @return the number of logs
   */
  static long run(SparkSession spark, List<String> folders, String out, SaveMode mode) {
    Dataset<Row> logs = LogParts.in(spark, folders);
    spark.sparkContext().setJobDescription("judge logs");
    verdicts(spark, logs).write().mode(mode).parquet(out + "/verdicts");
    spark.sparkContext().setJobDescription("sum up logs");
    logs.createOrReplaceTempView("logs");
    spark.read().parquet(out + "/verdicts").createOrReplaceTempView("verdicts");
    spark.sql(SUMMARY).write().mode(mode).parquet(out + "/summary");
    return spark.read().parquet(out + "/summary").count();
  }

  private static Dataset<Row> verdicts(SparkSession spark, Dataset<Row> logs) {
    Broadcast<SerializableConfiguration> hadoop =
        spark
            .sparkContext()
            .broadcast(
                new SerializableConfiguration(spark.sparkContext().hadoopConfiguration()),
                ClassTag$.MODULE$.apply(SerializableConfiguration.class));
    int attempts =
        spark.sparkContext().isLocal()
            ? 1
            : Integer.parseInt(spark.conf().get("spark.task.maxFailures", "4"));
    return logs.mapPartitions(
        (MapPartitionsFunction<Row, Row>)
            parts -> new JudgedRows(parts, hadoop.value().value(), attempts),
        Encoders.row(JudgedRows.SCHEMA));
  }
}
