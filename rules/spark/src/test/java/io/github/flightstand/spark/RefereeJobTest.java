package io.github.flightstand.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The job {@code referee}, compared row by row with the command line. */
class RefereeJobTest {

  @TempDir private Path folder;

  @Test
  void fortyLogsAreJudgedAsOnTheCommandLine() throws IOException {
    agree(40, 41);
  }

  @Test
  @Tag("heavy")
  void aHundredLogsAreJudgedAsOnTheCommandLine() throws IOException {
    agree(100, 41);
  }

  @Test
  @Tag("heavy")
  void tenThousandLogsAreJudgedAsOnTheCommandLine() throws IOException {
    agree(Integer.getInteger("spark.logs", 10_000), 42);
  }

  private void agree(int count, long seed) throws IOException {
    GeneratedLogs logs = GeneratedLogs.in(folder, count, seed);
    Map<String, List<String>> expected = CommandLine.verdicts(folder, logs.plain());
    assertEquals(count, expected.size());
    SparkSession spark = LocalSpark.with(2, folder);
    Verdicts.assertAgree(expected, judged(spark, logs, "few"));
    // The same whatever the partitions.
    spark.conf().set("spark.sql.files.maxPartitionBytes", "300000");
    Verdicts.assertAgree(expected, judged(spark, logs, "many"));
    long broken = expected.values().stream().filter(RefereeJobTest::broken).count();
    assertTrue(broken > 0, "no log is broken");
    assertEquals(
        broken, spark.read().parquet(folder + "/many/summary").where("error IS NOT NULL").count());
    assertSums(spark);
  }

  private static boolean broken(List<String> rows) {
    return rows.stream().anyMatch(row -> row.startsWith("broken|"));
  }

  private Map<String, List<String>> judged(SparkSession spark, GeneratedLogs logs, String name) {
    Path out = folder.resolve(name);
    RefereeJob.run(spark, List.of(logs.mixed().toString()), out.toString(), SaveMode.ErrorIfExists);
    return Verdicts.read(spark, out, logs.mixed());
  }

  /** Compares the sums over all logs with the command line's last line. */
  private void assertSums(SparkSession spark) throws IOException {
    Row all =
        spark
            .read()
            .parquet(folder + "/many/summary")
            .selectExpr(
                "sum(steps)",
                "sum(legal)",
                "sum(illegal)",
                "sum(tooClose)",
                "sum(unverified)",
                "sum(unreadable)")
            .first();
    List<String> lines = Files.readAllLines(folder.resolve("out.txt"));
    // The command line tells of unreadable lines only if there are some.
    String unreadable = all.getLong(5) == 0 ? "" : ",\"unreadable\":" + all.getLong(5);
    String summary =
        ("{\"summary\":{\"steps\":%s,\"legal\":%s,\"illegal\":%s,\"tooClose\":%s,"
                + "\"unverified\":%s%s}}")
            .formatted(
                all.getLong(0),
                all.getLong(1),
                all.getLong(2),
                all.getLong(3),
                all.getLong(4),
                unreadable);
    assertEquals(summary, lines.get(lines.size() - 1));
  }

  /** The manifest that the guide shows. */
  @Test
  void manifestsAreReadAsTheGuideHasThem() throws IOException {
    String guide = Files.readString(Path.of("..", "guide", "spark.md"));
    Matcher shown = Pattern.compile("```json spark\n(.*?)```", Pattern.DOTALL).matcher(guide);
    assertTrue(shown.find());
    Files.writeString(folder.resolve("week.pack" + LogParts.MANIFEST), shown.group(1));
    List<String> found =
        LogParts.in(LocalSpark.with(2, folder), List.of(folder.toString()))
            .selectExpr("concat_ws(' ', split_part(log, '#', 2), start, bytes, error)")
            .as(Encoders.STRING())
            .collectAsList();
    List<String> sorted = found.stream().sorted().toList();
    assertEquals(
        List.of("round-1/table-7.ndjson 0 18157", "round-1/table-8.ndjson 18157 27358"), sorted);
  }

  @Test
  @Tag("heavy")
  void whatCannotBeReadIsARowWithItsError() throws IOException {
    byte[] log = GeneratedLogs.claims(new Random(7)).getBytes(StandardCharsets.UTF_8);
    Path logs = Files.createDirectories(folder.resolve("logs"));
    byte[] zip = GeneratedLogs.zipped(log);
    Files.write(logs.resolve("cut.ndjson.gz"), Arrays.copyOf(zip, zip.length / 2));
    Files.write(logs.resolve("whole.ndjson"), log);
    Files.write(logs.resolve("nothing + %41.ndjson"), new byte[0]);
    Files.write(logs.resolve("a+b %41.pack"), log);
    Files.writeString(
        logs.resolve("a+b %41.pack.manifest"),
        """
        {"log": "good", "start": 0, "bytes": %s}
        {"log": "beyond", "start": 5, "bytes": %s}
        {"log": "far", "start": 99999999, "bytes": 1}
        {"log": "negative", "start": -1, "bytes": 1}
        {"start": 0, "bytes": 1}
        nonsense
        """
            .formatted(log.length, log.length));
    Files.writeString(
        logs.resolve("lost.pack.manifest"), "{\"log\":\"l\",\"start\":0,\"bytes\":9}");
    SparkSession spark = LocalSpark.with(2, folder);
    Path out = folder.resolve("out");
    RefereeJob.run(spark, List.of(logs.toString()), out.toString(), SaveMode.ErrorIfExists);
    Map<String, List<String>> rows = Verdicts.read(spark, out, logs);
    assertEquals(rows.get("whole.ndjson"), rows.get("good"));
    assertEquals(false, broken(rows.get("good")));
    List<String> errors = new ArrayList<>(rows.keySet());
    errors.removeIf(name -> !broken(rows.get(name)));
    assertEquals(
        List.of("?", "beyond", "cut.ndjson", "far", "l", "negative", "nothing + %41.ndjson"),
        errors);
    // What could be read of a cut file is judged.
    List<String> cut = rows.get("cut.ndjson");
    assertTrue(cut.size() > 5, cut::toString);
    assertEquals(rows.get("good").subList(0, cut.size() - 2), cut.subList(0, cut.size() - 2));
  }

  @Test
  @Tag("heavy")
  void whatIsAskedWronglyIsSaidInASentence() throws IOException {
    LocalSpark.with(1, folder);
    Path none = Files.createDirectories(folder.resolve("none"));
    assertEquals(2, Main.run("referee", "--out", folder + "/a", none.toString()));
    assertEquals(2, Main.run("referee", "--out", folder + "/b", folder + "/nowhere"));
    assertEquals(
        2, Main.run("play", "--out", folder + "/c", "--squads", "rebel-x-wing", "epic-empire"));
    assertEquals(2, Main.run("evaluate", "--out", folder + "/d", "--squads", "imperial-aces"));
    assertEquals(2, Main.run("referee"));
  }
}
