package io.github.flightstand.tools.cli;

import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.line.LostOutputException;
import io.github.flightstand.protocol.picture.TablePicture.Color;
import io.github.flightstand.rules.engine.Setup;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.player.Budget;
import io.github.flightstand.rules.player.Match;
import io.github.flightstand.rules.player.Match.UnplayableException;
import io.github.flightstand.rules.player.Player;
import io.github.flightstand.rules.player.PlayerKind;
import io.github.flightstand.rules.player.Series;
import io.github.flightstand.rules.player.Series.Tally;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * The command {@code play}: it lets players play games on all processors. The results and every
 * byte of the logs are the same for any number of processors.
 */
@Command(
    name = "play",
    description = "Lets players play whole games and prints how many each won.",
    exitCodeList = {
      "0:all games were played",
      "1:no game can be started from the squads or the set-up",
      "2:a file cannot be read, or the results or a log cannot be written"
    })
final class PlayCommand implements Callable<Integer> {

  /** The word for all players, or all squads of 100 points that come with the program. */
  static final String ALL = "all";

  private final Console console;
  private final boolean onTerminal;
  private final Codec codec = new Codec();

  @Mixin private GameSource source = new GameSource();

  @Mixin private CardsOption cards = new CardsOption();

  @Option(
      names = "--players",
      arity = "1..*",
      paramLabel = "PLAYER",
      converter = KindWord.class,
      completionCandidates = KindWord.class,
      description =
          "The players, seat by seat: random, greedy, look-ahead or search. With 'all' each meets"
              + " every other, with each squad on both sides, and all are rated. Default: greedy.")
  private List<String> players = List.of();

  @Option(
      names = "--think",
      paramLabel = "TIME",
      converter = DeadlineOption.Milliseconds.class,
      description =
          "The time that 'search' takes for a decision, such as 500ms, instead of a number of"
              + " samples; then the same seed need not be the same game.")
  private Optional<Long> think = Optional.empty();

  @Option(
      names = "--log",
      paramLabel = "DIR",
      description = "The folder for the games' logs, one file per game.")
  private Optional<String> log = Optional.empty();

  @Option(names = "--force", description = "Replace logs that exist in the folder.")
  private boolean force;

  @Option(
      names = "--strict",
      description = "Refuse squads with cards whose effects are not written.")
  private boolean strict;

  @Option(names = "--json", description = "Write the results as JSON.")
  private boolean json;

  static final class KindWord extends WordConverter<String> {

    KindWord() {
      super(
          "player",
          Stream.concat(Arrays.stream(PlayerKind.values()).map(PlayerKind::word), Stream.of(ALL))
              .toArray(String[]::new),
          Function.identity());
    }
  }

  PlayCommand(Console console, boolean onTerminal) {
    this.console = console;
    this.onTerminal = onTerminal;
  }

  @Override
  public Integer call() throws InterruptedException, LostOutputException, FailedCommandException {
    Optional<String> fault = source.options().fault();
    if (fault.isPresent()) {
      throw new FailedCommandException(2, fault.get());
    }
    Budget budget = budget();
    CardSet known = cards.cards().get();
    if (players.contains(ALL)) {
      rate(known, budget);
    } else {
      play(known, budget);
    }
    return 0;
  }

  private void rate(CardSet known, Budget budget)
      throws InterruptedException, LostOutputException, FailedCommandException {
    if (players.size() > 1) {
      throw new FailedCommandException(2, "'--players' names all and another, expected all alone");
    }
    if (log.isPresent()) {
      throw new FailedCommandException(
          2, "'--players' is all, expected squads that meet themselves, without '--log'");
    }
    List<Setup> setups = source.mirrored(known, strict);
    int games = source.options().games();
    int all = setups.size() * games * RoundRobin.pairs();
    RoundRobin robin = new RoundRobin(known, budget, source.options().seed());
    try (Progress progress = new Progress(console.err(), onTerminal)) {
      for (Setup setup : setups) {
        robin.play(setup, games, done -> progress.tell(done + " of " + all + " games"));
      }
    }
    console.print(json ? List.of(codec.write(robin.line())) : robin.table());
  }

  private Budget budget() throws FailedCommandException {
    Optional<Integer> samples = source.options().samples();
    if (samples.isPresent() && think.isPresent()) {
      throw new FailedCommandException(2, "'--samples' and '--think' are both given, expected one");
    }
    return think
        .map(Budget::ofMilliseconds)
        .or(() -> samples.map(Budget::ofSamples))
        .orElse(Budget.DEFAULT);
  }

  private void play(CardSet known, Budget budget)
      throws InterruptedException, LostOutputException, FailedCommandException {
    GameSource.Read read = source.setup(known, strict);
    List<PlayerKind> kinds = kinds(read.setup());
    if (!read.unwritten().isEmpty()) {
      console.err().println("play: without effects: " + String.join(", ", read.unwritten()));
    }
    IntFunction<Match.Watcher> logs = logs(known, read.colors());
    List<Supplier<Player>> seated =
        kinds.stream().<Supplier<Player>>map(kind -> () -> kind.player(known, budget)).toList();
    int games = source.options().games();
    Tally tally;
    try (Progress progress = new Progress(console.err(), onTerminal)) {
      tally =
          new Series(read.setup(), seated, source.options().seed(), known)
              .play(
                  games,
                  Runtime.getRuntime().availableProcessors(),
                  logs,
                  done -> progress.tell(done + " of " + games + " games"));
    } catch (UnplayableException unplayable) {
      throw new FailedCommandException(1, unplayable.getMessage());
    } catch (UncheckedIOException unwritable) {
      throw new FailedCommandException(
          2, "cannot write a log to the folder '" + log.orElse("") + "'");
    }
    PlayReport report = new PlayReport(read.setup().seats(), kinds, tally, read.unwritten());
    console.print(json ? List.of(codec.write(report.line())) : report.table());
  }

  private IntFunction<Match.Watcher> logs(CardSet known, Map<String, Color> colors)
      throws FailedCommandException {
    if (log.isEmpty()) {
      return game -> Match.Watcher.NOBODY;
    }
    try {
      GameLogFolder folder =
          new GameLogFolder(Path.of(log.get()), source.options().games(), force, known, colors);
      return folder::log;
    } catch (InvalidPathException noPath) {
      throw new FailedCommandException(
          2, "'" + log.get() + "' is not a folder: " + InputFile.noName(log.get()));
    } catch (IOException unwritable) {
      throw new FailedCommandException(2, "cannot write logs to the folder '" + log.get() + "'");
    }
  }

  private List<PlayerKind> kinds(Setup setup) throws FailedCommandException {
    int seats = setup.seats().size();
    List<PlayerKind> kinds =
        players.isEmpty()
            ? Collections.nCopies(seats, PlayerKind.GREEDY)
            : players.stream().flatMap(word -> PlayerKind.ofWord(word).stream()).toList();
    if (kinds.size() != seats) {
      throw new FailedCommandException(
          2, "'--players' names " + GameSource.count(kinds, "player") + ", expected " + seats);
    }
    return kinds;
  }
}
