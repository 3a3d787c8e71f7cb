package io.github.flightstand.spark;

import io.github.flightstand.protocol.squad.ReadySquads;
import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.rules.player.Budget;
import io.github.flightstand.rules.player.PlayerKind;
import io.github.flightstand.tools.batch.GamePlan;
import io.github.flightstand.tools.batch.Schedule;
import io.github.flightstand.tools.cli.PlayOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of jobs that play games: those of the command line's {@code play}, and one more. */
final class GameOptions {

  @Mixin private PlayOptions options = new PlayOptions();

  @Option(names = "--log", description = "Keep each game's log in its row.")
  private boolean logged;

  boolean logged() {
    return logged;
  }

  /** Returns the plan of a game, or a round robin, of squads. */
  GamePlan ofSquads(List<String> named) throws IOException {
    List<String> texts = new ArrayList<>();
    for (String one : named) {
      Optional<String> ready = ReadySquads.text(one);
      texts.add(ready.isPresent() ? ready.get() : text(one));
    }
    List<String> sets = options.cardSets(DamageDecks.cards().withFound()).orElse(List.of());
    return GamePlan.ofSquads(texts, options.rules(), options.rounds(), sets);
  }

  /**
   * Returns the job's games.
   *
   * @throws IllegalArgumentException if an option is wrong, or the first game is impossible
   */
  Schedule schedule(
      List<String> names, GamePlan plan, List<PlayerKind> players, boolean roundRobin) {
    options
        .fault()
        .ifPresent(
            fault -> {
              throw new IllegalArgumentException(fault);
            });
    Schedule schedule =
        new Schedule(
            names,
            plan,
            players,
            options.samples().orElse(Budget.DEFAULT.samples()),
            options.seed(),
            options.games(),
            roundRobin);
    int seats = schedule.bout(0).plan().setup(DamageDecks.cards().withFound()).seats().size();
    if (schedule.bout(0).players().size() != seats) {
      throw new IllegalArgumentException(
          "'--players' names " + players.size() + ", expected " + seats);
    }
    return schedule;
  }

  static String text(String file) throws IOException {
    if (!Files.exists(Path.of(file))) {
      throw new IllegalArgumentException(
          "there is no file '" + file + "', expected a squad" + ReadySquads.meant(file));
    }
    return Files.readString(Path.of(file)).strip();
  }
}
