package io.github.flightstand.spark;

import java.nio.file.Path;
import org.apache.spark.sql.SparkSession;

/** Spark within the tests' own process. */
final class LocalSpark {

  private LocalSpark() {}

  /** Returns a session with this number of threads, after ending another. */
  static SparkSession with(int threads, Path folder) {
    SparkSession.getActiveSession().foreach(before -> stopped(before));
    return SparkSession.builder()
        .master("local[" + threads + "]")
        .config("spark.ui.enabled", false)
        .config("spark.driver.host", "127.0.0.1")
        .config("spark.driver.bindAddress", "127.0.0.1")
        .config("spark.sql.shuffle.partitions", 4)
        .config("spark.sql.warehouse.dir", folder.resolve("warehouse").toString())
        .getOrCreate();
  }

  private static Object stopped(SparkSession session) {
    session.stop();
    return session;
  }
}
