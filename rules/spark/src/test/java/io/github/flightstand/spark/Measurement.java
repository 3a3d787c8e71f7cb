package io.github.flightstand.spark;

import io.github.flightstand.protocol.squad.ReadySquads;
import io.github.flightstand.referee.GameLogReader.UnreadableLogException;
import io.github.flightstand.referee.GameReferee.UnjudgeableGameException;
import io.github.flightstand.referee.Judge;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.rules.player.PlayerKind;
import io.github.flightstand.tools.batch.GamePlan;
import io.github.flightstand.tools.batch.LogVerdicts;
import io.github.flightstand.tools.batch.PlayedGame;
import io.github.flightstand.tools.batch.Schedule;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;

/**
 * A program that measures what the guide says: logs and games a second by local cores, with Spark
 * and by the same code in as many threads without it. Arguments: the numbers of logs and games.
 */
final class Measurement {

  private final Path folder;
  private final GeneratedLogs logs;
  private final Schedule schedule;

  private interface Work {
    void on(int worker) throws Exception;
  }

  private Measurement(Path folder, int logs, int games) {
    this.folder = folder;
    this.logs = GeneratedLogs.in(folder, logs, 44);
    List<String> names = List.of("rebel-x-wings", "imperial-aces");
    schedule =
        new Schedule(
            names,
            GamePlan.ofSquads(
                names.stream().map(name -> ReadySquads.text(name).orElseThrow()).toList(),
                RuleSet.REFERENCE_2015,
                12,
                List.of("flown")),
            List.of(PlayerKind.GREEDY, PlayerKind.GREEDY),
            12,
            "1",
            games,
            false);
  }

  public static void main(String[] arguments) throws Exception {
    int logs = Integer.parseInt(arguments[0]);
    int games = Integer.parseInt(arguments[1]);
    Measurement measurement = new Measurement(Files.createTempDirectory("spark"), logs, games);
    System.out.println("what, cores, with Spark a second, without, share of Spark's own cost");
    for (int cores = 1; cores <= 2; cores++) {
      SparkSession spark = LocalSpark.with(cores, measurement.folder);
      measurement.logs(spark, cores, logs);
      measurement.games(spark, cores, games);
    }
    System.out.println("bytes of all logs: " + bytes(measurement.logs.plain()));
    System.out.println("of their verdicts: " + bytes(measurement.folder.resolve("verdicts")));
    System.out.println("of the games' rows: " + bytes(measurement.folder.resolve("played")));
  }

  private static long bytes(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).mapToLong(file -> file.toFile().length()).sum();
    }
  }

  private void logs(SparkSession spark, int cores, int count) throws Exception {
    List<Path> all;
    try (Stream<Path> files = Files.walk(logs.plain())) {
      all = files.filter(Files::isRegularFile).toList();
    }
    Judge judge = new Judge(() -> DamageDecks.cards().withFound());
    Work direct =
        worker -> {
          for (int i = worker; i < all.size(); i += cores) {
            judged(judge, all.get(i));
          }
        };
    tell(
        "logs",
        cores,
        count,
        () -> threads(cores, direct),
        () ->
            RefereeJob.run(
                spark, List.of(logs.plain().toString()), folder + "/verdicts", SaveMode.Overwrite));
  }

  private static void judged(Judge judge, Path log) throws Exception {
    try (InputStream in = Files.newInputStream(log)) {
      LogVerdicts verdicts = LogVerdicts.of(judge, in);
      Optional<LogVerdicts.Row> row = verdicts.next();
      while (row.isPresent()) {
        row = verdicts.next();
      }
    } catch (UnreadableLogException | UnjudgeableGameException damaged) {
      // A twentieth of the logs is, and takes next to no time.
    }
  }

  private void games(SparkSession spark, int cores, int count) throws Exception {
    Work direct =
        worker -> {
          PlayedGame.Room room = new PlayedGame.Room(schedule, DamageDecks.cards().withFound());
          for (long game = worker; game < count; game += cores) {
            room.play(game, false);
          }
        };
    tell(
        "games",
        cores,
        count,
        () -> threads(cores, direct),
        () -> PlayJob.run(spark, schedule, false, folder + "/played", SaveMode.Overwrite));
  }

  private interface Step {
    void run() throws Exception;
  }

  /** Runs both ways three times, the first to warm up, and tells the better of the other two. */
  private static void tell(String what, int cores, int count, Step direct, Step spark)
      throws Exception {
    double without = Double.MAX_VALUE;
    double with = Double.MAX_VALUE;
    for (int i = 0; i < 3; i++) {
      double first = seconds(direct);
      double second = seconds(spark);
      without = i == 0 ? without : Math.min(without, first);
      with = i == 0 ? with : Math.min(with, second);
    }
    System.out.printf(
        Locale.ROOT,
        "%s, %s, %.1f, %.1f, %.0f %%%n",
        what,
        cores,
        count / with,
        count / without,
        100 * (1 - without / with));
  }

  private static double seconds(Step step) throws Exception {
    long began = System.nanoTime();
    step.run();
    return (System.nanoTime() - began) / 1e9;
  }

  private static void threads(int count, Work work) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(count);
    List<Future<?>> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int worker = i;
      all.add(
          threads.submit(
              () -> {
                work.on(worker);
                return null;
              }));
    }
    for (Future<?> one : all) {
      one.get();
    }
    threads.shutdown();
  }
}
