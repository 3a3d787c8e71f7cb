package io.github.flightstand.spark;

import io.github.flightstand.rules.player.PlayerKind;
import io.github.flightstand.tools.batch.GamePlan;
import io.github.flightstand.tools.batch.Schedule;
import io.github.flightstand.tools.cli.PlayOptions;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code play}: it lets players play one game many times, by seeds. */
@Command(name = "play", description = "Lets players play whole games, one row a game.")
final class PlayCommand implements Callable<Integer> {

  @Mixin private Main.Output output = new Main.Output();
  @Mixin private GameOptions options = new GameOptions();

  @ArgGroup(multiplicity = "1")
  private Source of = new Source();

  /** The game to play. */
  static final class Source {

    @Option(
        names = "--squads",
        arity = "2..8",
        paramLabel = "SQUAD",
        description = "Two squads, by epic-2019 up to eight: local files or names.")
    private List<String> squads = List.of();

    @Option(
        names = "--set-up",
        paramLabel = "FILE",
        description = "A local file with a whole set-up, as the operation 'start' takes it.")
    private Optional<String> setUp = Optional.empty();
  }

  @Option(
      names = "--players",
      arity = "1..*",
      paramLabel = "PLAYER",
      converter = PlayOptions.PlayerWord.class,
      description = "The players, seat by seat. Default: greedy.")
  private List<PlayerKind> players = List.of();

  @Override
  public Integer call() throws IOException {
    GamePlan plan;
    List<String> names;
    if (of.setUp.isPresent()) {
      plan = GamePlan.ofSetUp(GameOptions.text(of.setUp.get()));
      names = List.of(of.setUp.get());
    } else {
      plan = options.ofSquads(of.squads);
      names = of.squads;
    }
    List<PlayerKind> seated =
        players.isEmpty()
            ? Collections.nCopies(Math.max(2, names.size()), PlayerKind.GREEDY)
            : players;
    Schedule schedule = options.schedule(names, plan, seated, false);
    PlayJob.run(Main.Output.spark(), schedule, options.logged(), output.folder(), output.mode());
    return 0;
  }
}
