package io.github.flightstand.spark;

import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/**
 * The logs in folders, one row a log: plain and gzipped files, and logs packed in one file.
 *
 * <p>A packed file {@code week.pack} has a manifest {@code week.pack.manifest} beside it, with one
 * JSON object a line: {@code {"log": "a.ndjson", "start": 0, "bytes": 4711}}. A packed log may be
 * gzipped too.
 */
final class LogParts {

  /** The ending of a manifest's name; the packed file has the name without it. */
  static final String MANIFEST = ".manifest";

  /** What Spark counts for opening a file, in bytes, when it shares files among tasks. */
  private static final String OPEN_COST = "spark.sql.files.openCostInBytes";

  /** A file's name out of its address, in which a plus is itself. */
  private static final String DECODED = "url_decode(replace(%s, '+', '%%2B'))";

  private LogParts() {}

  /**
   * Returns the columns {@code log}, the log's name; {@code path}, the file it is in; {@code start}
   * and {@code bytes}, its place there, −1 bytes up to the end; and {@code error}, null unless the
   * manifest's line cannot be read.
   *
   * @param folders folders, searched at any depth, or files, on any file system that Spark reads
   */
  static Dataset<Row> in(SparkSession spark, List<String> folders) {
    if (!spark.sparkContext().getConf().contains(OPEN_COST)) {
      spark.conf().set(OPEN_COST, "262144");
    }
    String[] paths = folders.toArray(String[]::new);
    return files(spark, paths)
        .selectExpr("path AS log", "path", "0L AS start", "-1L AS bytes", "NULL AS error")
        .union(packed(spark, paths));
  }

  /** Returns the column {@code path} of all plain and gzipped files. */
  private static Dataset<Row> files(SparkSession spark, String... paths) {
    Dataset<Row> files =
        spark
            .read()
            .format("binaryFile")
            .option("recursiveFileLookup", true)
            .option("pathGlobFilter", "*.{ndjson,ndjson.gz}")
            .load(paths)
            .select("path");
    // Spark lists empty files and then leaves them out; here each is a broken log. An address
    // without
    // a host has three slashes there, and one as a path.
    Dataset<Row> listed =
        spark
            .createDataset(List.of(files.inputFiles()), Encoders.STRING())
            .selectExpr(
                "regexp_replace("
                    + DECODED.formatted("value")
                    + ", '^(\\\\w+):///', '$1:/') AS path");
    return files.union(listed.except(files));
  }

  private static Dataset<Row> packed(SparkSession spark, String[] paths) {
    return spark
        .read()
        .schema("log STRING, start BIGINT, bytes BIGINT, broken STRING")
        .option("recursiveFileLookup", true)
        .option("pathGlobFilter", "*" + MANIFEST)
        .option("columnNameOfCorruptRecord", "broken")
        .json(paths)
        .selectExpr(
            "*",
            DECODED.formatted("_metadata.file_path") + " AS manifest",
            "start >= 0 AND bytes >= 0 AND log IS NOT NULL AND broken IS NULL AS whole")
        .selectExpr(
            "concat(manifest, '#', coalesce(log, '?')) AS log",
            "left(manifest, length(manifest) - " + MANIFEST.length() + ") AS path",
            "coalesce(start, 0) AS start",
            "coalesce(bytes, 0) AS bytes",
            "IF(whole, NULL, concat('the manifest names no log, expected log, start and bytes,"
                + " found ', coalesce(broken, 'less'))) AS error")
        .repartition(8 * spark.sparkContext().defaultParallelism());
  }
}
