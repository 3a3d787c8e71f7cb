package io.github.flightstand.spark;

import static org.apache.spark.sql.functions.col;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/** The rows of a job's verdicts, as texts to compare. */
final class Verdicts {

  private Verdicts() {}

  /** Returns a verdict as a text, with all digits of its numbers. */
  static String row(
      int line,
      String verdict,
      String rule,
      String clause,
      Double position,
      Double heading,
      String message) {
    return line + "|" + verdict + "|" + rule + "|" + clause + "|" + position + "|" + heading + "|"
        + message;
  }

  static String broken(String sentence) {
    // As the command line prints it.
    return "broken|" + sentence.replaceAll("\\p{C}", "?");
  }

  /** Reads a job's verdicts by log, relative to the folder, without .gz and the packed file. */
  static Map<String, List<String>> read(SparkSession spark, Path out, Path logs) {
    Map<String, List<String>> rows = new TreeMap<>();
    for (Row log : spark.read().parquet(out + "/summary").collectAsList()) {
      rows.put(name(log.getString(0), logs), new ArrayList<>());
    }
    Iterator<Row> all =
        spark
            .read()
            .parquet(out + "/verdicts")
            .selectExpr(
                "log",
                "line",
                "verdict",
                "rule",
                "clause",
                "deviation.position",
                "deviation.heading",
                "message",
                "error")
            .orderBy(col("log"), col("line").asc_nulls_last())
            .toLocalIterator();
    while (all.hasNext()) {
      Row row = all.next();
      List<String> of = rows.get(name(row.getString(0), logs));
      if (row.isNullAt(1)) {
        of.add(broken(row.getString(8)));
      } else {
        of.add(
            row(
                row.getInt(1),
                row.getString(2),
                row.getString(3),
                row.getString(4),
                row.isNullAt(5) ? null : row.getDouble(5),
                row.isNullAt(6) ? null : row.getDouble(6),
                row.getString(7)));
      }
    }
    return rows;
  }

  /** Compares verdicts log by log, so that a difference is told and not all that agrees. */
  static void assertAgree(Map<String, List<String>> expected, Map<String, List<String>> found) {
    assertEquals(expected.keySet(), found.keySet());
    expected.forEach((log, rows) -> assertEquals(rows, found.get(log), log));
  }

  private static String name(String log, Path logs) {
    String prefix = "file:" + logs + "/";
    String name = log.startsWith(prefix) ? log.substring(prefix.length()) : log;
    int packed = name.lastIndexOf('#');
    return (packed < 0 ? name : name.substring(packed + 1)).replaceFirst("[.]gz$", "");
  }
}
