package io.github.flightstand.spark;

import io.github.flightstand.rules.player.PlayerKind;
import io.github.flightstand.tools.batch.GamePlan;
import io.github.flightstand.tools.batch.Schedule;
import io.github.flightstand.tools.cli.PlayOptions;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code evaluate}: it lets every squad meet every other, and rates them. */
@Command(
    name = "evaluate",
    description = "Lets every squad meet every other; rates squads, counts cards and maneuvers.")
final class EvaluateCommand implements Callable<Integer> {

  @Mixin private Main.Output output = new Main.Output();
  @Mixin private GameOptions options = new GameOptions();

  @Option(
      names = "--squads",
      arity = "1..*",
      required = true,
      paramLabel = "SQUAD",
      description =
          "The squads, the first rated 0: local files or names, or 'all' for the eight of 100"
              + " points that come with the program.")
  private List<String> squads = List.of();

  @Option(
      names = "--player",
      paramLabel = "PLAYER",
      converter = PlayOptions.PlayerWord.class,
      description = "The player of all seats. Default: greedy.")
  private PlayerKind player = PlayerKind.GREEDY;

  @Override
  public Integer call() throws IOException {
    List<String> names = GamePlan.squadsNamed(squads);
    if (names.size() < 2 || new HashSet<>(names).size() < names.size()) {
      throw new IllegalArgumentException(
          "'--squads' is " + names + ", expected at least two, each once");
    }
    Schedule schedule = options.schedule(names, options.ofSquads(names), List.of(player), true);
    EvaluateJob.run(
        Main.Output.spark(), schedule, options.logged(), output.folder(), output.mode());
    return 0;
  }
}
