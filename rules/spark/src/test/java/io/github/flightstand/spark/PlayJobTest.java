package io.github.flightstand.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.rules.engine.event.CardEvent;
import io.github.flightstand.rules.engine.event.DialEvent;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.player.Elo;
import io.github.flightstand.rules.player.Match;
import io.github.flightstand.rules.player.Player;
import io.github.flightstand.rules.player.PlayerKind;
import io.github.flightstand.rules.player.Series;
import io.github.flightstand.tools.Replay;
import io.github.flightstand.tools.batch.GamePlan;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jobs {@code play} and {@code evaluate}. */
@Tag("heavy")
class PlayJobTest {

  private static final List<String> SQUADS =
      List.of("rebel-x-wings", "imperial-aces", "scum-aggressors");

  @TempDir private Path folder;

  @Test
  void everyRowIsPlayedAgainOnTheCommandLine() throws IOException {
    SparkSession spark = LocalSpark.with(2, folder);
    String out = folder.resolve("out").toString();
    assertEquals(
        0,
        Main.run(
            "play",
            "--out",
            out,
            "--log",
            "--games",
            "3",
            "--seed",
            "league",
            "--rounds",
            "3",
            "--card-sets",
            "all",
            "--players",
            "greedy",
            "random",
            "--squads",
            "rebel-x-wings",
            "imperial-aces"));
    List<Row> games = spark.read().parquet(out + "/games").orderBy("game").collectAsList();
    assertEquals(3, games.size());
    for (Row game : games) {
      Path again = folder.resolve("again-" + game.getLong(0));
      CommandLine.run(
          folder,
          "play",
          "--squads",
          "rebel-x-wings",
          "imperial-aces",
          "--players",
          "greedy",
          "random",
          "--rounds",
          "3",
          "--card-sets",
          "all",
          "--seed",
          game.getAs("seed"),
          "--log",
          again.toString());
      assertEquals(Files.readString(again.resolve("game-1.ndjson")), game.getAs("log"));
    }
  }

  @Test
  void aRoundRobinIsASeriesOfEachPair() throws Exception {
    SparkSession spark = LocalSpark.with(2, folder);
    String out = folder.resolve("out").toString();
    List<String> arguments = new ArrayList<>(List.of("evaluate", "--out", out, "--log"));
    Collections.addAll(arguments, "--games", "5", "--rounds", "4", "--card-sets", "all");
    Collections.addAll(arguments, "--player", "random", "--squads");
    arguments.addAll(SQUADS);
    assertEquals(0, Main.run(arguments.toArray(String[]::new)));

    CardSet cards = DamageDecks.cards().withFound();
    double[][] points = new double[3][3];
    GamePlan all = new GameOptions().ofSquads(SQUADS);
    for (int other = 1; other < 3; other++) {
      for (int one = 0; one < other; one++) {
        for (int[] seated : new int[][] {{one, other, 3}, {other, one, 2}}) {
          GamePlan pair =
              GamePlan.ofSquads(
                  List.of(all.squads().get(seated[0]), all.squads().get(seated[1])),
                  all.rules(),
                  4,
                  List.copyOf(cards.sets()));
          Supplier<Player> random = PlayerKind.RANDOM::player;
          List<Series.Tally.Count> counts =
              new Series(pair.setup(cards), List.of(random, random), "1", cards)
                  .play(seated[2], 1, game -> Match.Watcher.NOBODY, done -> {})
                  .seats();
          points[seated[0]][seated[1]] += counts.get(0).won() + counts.get(0).drawn() / 2.0;
          points[seated[1]][seated[0]] += counts.get(1).won() + counts.get(1).drawn() / 2.0;
        }
      }
    }
    List<Elo.Rating> ratings = Elo.of(points).ratings();
    for (Row squad : spark.read().parquet(out + "/squads").collectAsList()) {
      int index = SQUADS.indexOf(squad.<String>getAs("squad"));
      assertEquals(all.squads().get(index), squad.<String>getAs("text"));
      assertEquals(10, squad.<Long>getAs("games"));
      double won = 0;
      for (double against : points[index]) {
        won += against;
      }
      assertEquals(won / 10, squad.<Double>getAs("share"), 1e-12);
      assertEquals(ratings.get(index).elo(), squad.<Double>getAs("elo"));
      assertEquals(ratings.get(index).error(), squad.<Double>getAs("eloError"));
    }
    counted(spark, out, cards);
    asked(spark, out);
  }

  /** Asks what the guide asks. */
  private static void asked(SparkSession spark, String out) throws IOException {
    String guide = Files.readString(Path.of("..", "guide", "spark.md"));
    List<String> queries =
        Pattern.compile("```sql spark\n(.*?)```", Pattern.DOTALL)
            .matcher(guide)
            .results()
            .map(query -> query.group(1).replace("`robin/", "`" + out + "/"))
            .toList();
    assertEquals(3, queries.size());
    for (String query : queries) {
      assertTrue(spark.sql(query).collectAsList().size() <= 12, query);
    }
  }

  /** Compares what is counted of cards and maneuvers with the events of the logs. */
  private static void counted(SparkSession spark, String out, CardSet cards) {
    long revealed = 0;
    long triggered = 0;
    for (Row game : spark.read().parquet(out + "/games").select("log").collectAsList()) {
      List<String> lines = game.getString(0).lines().toList();
      Replay replay = Replay.begin(1, lines.get(0), cards);
      List<Event> events = new ArrayList<>(replay.beginning());
      for (int line = 2; line <= lines.size(); line++) {
        events.addAll(replay.line(line, lines.get(line - 1)));
      }
      revealed += events.stream().filter(DialEvent.Revealed.class::isInstance).count();
      triggered +=
          events.stream()
              .filter(
                  event ->
                      event instanceof CardEvent.Triggered used
                          && cards.inForce(List.copyOf(cards.sets())).card(used.card()).isPresent())
              .count();
    }
    Row maneuvers =
        spark
            .read()
            .parquet(out + "/maneuvers")
            .selectExpr("sum(flown)", "sum(overlapped)")
            .first();
    assertEquals(revealed, maneuvers.getLong(0));
    assertTrue(maneuvers.getLong(1) > 0);
    assertEquals(
        triggered, spark.read().parquet(out + "/cards").selectExpr("sum(used)").first().getLong(0));
  }
}
