package io.github.flightstand.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Jobs in processes of their own: one that loses an executor, one with little memory. */
@Tag("heavy")
class KilledExecutorTest {

  @TempDir private Path folder;

  @Test
  void aKilledExecutorChangesNothing() throws Exception {
    GeneratedLogs logs = GeneratedLogs.in(folder, Integer.getInteger("spark.logs", 1_000), 43);
    Path home = SubmittedJob.home();
    Path out = folder.resolve("out");
    Process job =
        SubmittedJob.start(
            home,
            "local-cluster[2,1,1024]",
            "1g",
            Map.of(
                "spark.executor.memory", "700m",
                "spark.sql.shuffle.partitions", "4",
                "spark.sql.files.maxPartitionBytes", "400000"),
            "referee",
            "--out",
            out.toString(),
            logs.mixed().toString());
    kill(job, out.resolve("verdicts"));
    assertTrue(job.waitFor(10, TimeUnit.MINUTES));
    String log = Files.readString(home.resolve("log.txt"));
    assertEquals(0, job.exitValue(), log);
    assertTrue(log.contains("Lost executor"), log);
    Map<String, List<String>> expected = CommandLine.verdicts(folder, logs.plain());
    SparkSession spark = LocalSpark.with(2, folder);
    Verdicts.assertAgree(expected, Verdicts.read(spark, out, logs.mixed()));
  }

  /** Ends one of the job's executors once the first task has written its verdicts. */
  private static void kill(Process job, Path verdicts) throws Exception {
    while (!holdsRows(verdicts)) {
      assertTrue(job.isAlive(), "the job ended before an executor was killed");
      Thread.sleep(20);
    }
    ProcessHandle executor =
        job.descendants()
            .filter(
                process ->
                    process
                        .info()
                        .commandLine()
                        .or(() -> Optional.of(arguments(process)))
                        .filter(line -> line.contains("CoarseGrainedExecutorBackend"))
                        .isPresent())
            .findFirst()
            .orElseThrow(() -> new AssertionError("the job has no executor"));
    assertTrue(executor.destroyForcibly());
    assertFalse(Files.exists(verdicts.resolve("_SUCCESS")), "the job was over");
  }

  private static String arguments(ProcessHandle process) {
    return String.join(" ", process.info().arguments().orElse(new String[0]));
  }

  private static boolean holdsRows(Path verdicts) throws IOException {
    if (!Files.exists(verdicts)) {
      return false;
    }
    try (Stream<Path> files = Files.walk(verdicts)) {
      return files.anyMatch(file -> file.toString().contains("/task_"));
    } catch (UncheckedIOException moved) {
      return false;
    }
  }

  @Test
  void aLogOfAMillionLinesStreams() throws Exception {
    Path logs = Files.createDirectories(folder.resolve("logs"));
    int claims = 1_000_000;
    try (BufferedWriter log = Files.newBufferedWriter(logs.resolve("long.ndjson"))) {
      log.write(
          "{\"log\": \"flightstand/1\", \"playArea\": {\"width\": 914.4, \"height\": 914.4}}\n");
      log.write(
          "{\"place\": {\"id\": \"red\", \"base\": \"small\", \"pose\": {\"x\": 400, \"y\": 400,"
              + " \"heading\": 0}}}\n");
      for (int i = 0; i < claims; i++) {
        log.write(
            "{\"activate\": \"red\", \"maneuver\": \"1FG\", \"final\": {\"x\": 480, \"y\": 400,"
                + " \"heading\": 0}}\n");
      }
    }
    // Spark itself takes some 150 MB; the rows of a million verdicts would not fit beside it.
    Path home = SubmittedJob.home();
    Path out = folder.resolve("out");
    Process job =
        SubmittedJob.start(
            home,
            "local[1]",
            "320m",
            Map.of("spark.testing.reservedMemory", "0", "spark.sql.shuffle.partitions", "1"),
            "referee",
            "--out",
            out.toString(),
            logs.toString());
    assertTrue(job.waitFor(10, TimeUnit.MINUTES));
    assertEquals(0, job.exitValue(), Files.readString(home.resolve("log.txt")));
    Row summary =
        LocalSpark.with(1, folder)
            .read()
            .parquet(out + "/summary")
            .select("steps", "legal", "illegal")
            .first();
    // And where the ship was set down, which is not judged.
    assertEquals(claims + 1, summary.getLong(0));
    assertEquals(1, summary.getLong(1));
    assertEquals(claims - 1, summary.getLong(2));
  }
}
