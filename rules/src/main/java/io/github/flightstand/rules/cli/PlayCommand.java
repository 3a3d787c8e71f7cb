package io.github.flightstand.rules.cli;

import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.engine.Setup;
import io.github.flightstand.rules.player.BoxAsteroids;
import io.github.flightstand.rules.player.Match;
import io.github.flightstand.rules.player.Player;
import io.github.flightstand.rules.player.PlayerKind;
import io.github.flightstand.rules.player.Series;
import io.github.flightstand.rules.player.Tally;
import io.github.flightstand.rules.player.UnplayableException;
import io.github.flightstand.rules.protocol.codec.Codec;
import io.github.flightstand.rules.protocol.codec.FaultException;
import io.github.flightstand.rules.protocol.form.FieldedSquad;
import io.github.flightstand.rules.protocol.form.Forms;
import io.github.flightstand.rules.protocol.form.NamedScenario;
import io.github.flightstand.rules.protocol.form.ReadyMissions;
import io.github.flightstand.rules.protocol.form.ScenarioJson;
import io.github.flightstand.rules.protocol.form.SetupJson;
import io.github.flightstand.rules.protocol.form.SquadGame;
import io.github.flightstand.rules.protocol.form.WrittenScenario;
import io.github.flightstand.rules.protocol.line.LineWriter;
import io.github.flightstand.rules.protocol.line.LostOutputException;
import io.github.flightstand.rules.protocol.squad.IllegalSquadException;
import io.github.flightstand.rules.protocol.squad.ReadySquads;
import io.github.flightstand.rules.protocol.squad.Reason;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/**
 * {@code play}: lets players play games and tells who won how many.
 *
 * <p>The games are played on all processors; the results, and the logs to the byte, are the same on
 * any number of them.
 */
@Command(
    name = "play",
    description = "Lets players play whole games and tells who won how many.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    exitCodeListHeading = "Exit status:%n",
    exitCodeList = {
      "0:all games were played",
      "1:the squads, or the set-up, make no game",
      "2:a file cannot be read, or the results or a log not be written"
    })
final class PlayCommand implements Callable<Integer> {

  private final Console console;
  private final boolean onTerminal;
  private final Codec codec = Forms.codec();

  @ArgGroup(multiplicity = "1")
  private Source source = new Source();

  /** What is played: squads, or a set-up with all that belongs to it. */
  static final class Source {

    @Option(
        names = "--squads",
        arity = "2..8",
        paramLabel = "SQUAD",
        description =
            "two squads, in epic-2019 up to eight, which the players set up: files with {\"ships\": [...]} as in a set-up or"
                + " with XWS, or names of squads that come with the program (rebel-x-wings,"
                + " imperial-swarm, ...)")
    private List<String> squads = List.of();

    @Option(
        names = "--set-up",
        paramLabel = "FILE",
        description = "a whole set-up, as the operation start takes it")
    private Optional<String> setUp = Optional.empty();
  }

  @Option(
      names = "--players",
      arity = "1..*",
      paramLabel = "PLAYER",
      converter = KindWord.class,
      description = "who plays, seat by seat: random, greedy, look-ahead; greedy if not given")
  private List<PlayerKind> players = List.of();

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "the first game's seed, 1 if not given; each further game's is one more")
  private long seed = 1;

  @Option(names = "--games", paramLabel = "N", description = "how many games, 1 if not given")
  private int games = 1;

  @Option(
      names = "--rules",
      paramLabel = "RULES",
      converter = RulesWord.class,
      description = "the rule set for squads, reference-2015 if not given")
  private RuleSet rules = RuleSet.REFERENCE_2015;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "the last round for squads, 12 if not given")
  private int rounds = 12;

  @Option(
      names = "--scenario",
      paramLabel = "SCENARIO",
      description =
          "the mission that squads play, by epic-2019: a file of a mission, or the name of one that"
              + " comes with the program, which 'scenario' lists")
  private Optional<String> scenario = Optional.empty();

  @Option(
      names = "--teams",
      arity = "1..*",
      paramLabel = "TEAM",
      description = "the squads' teams, one name a squad; each its own if not given")
  private List<String> teams = List.of();

  @Option(
      names = "--log",
      paramLabel = "DIR",
      description = "the folder for the games' logs, one a game")
  private Optional<String> log = Optional.empty();

  @Option(names = "--json", description = "writes the results as JSON")
  private boolean json;

  /** Reads a kind of player. */
  static final class KindWord implements ITypeConverter<PlayerKind> {

    @Override
    public PlayerKind convert(String word) {
      return PlayerKind.ofWord(word)
          .orElseThrow(
              () ->
                  new TypeConversionException(
                      "'"
                          + word
                          + "' is no player, expected one of "
                          + String.join(", ", PlayerKind.words())));
    }
  }

  /** Reads a rule set's name. */
  static final class RulesWord implements ITypeConverter<RuleSet> {

    @Override
    public RuleSet convert(String word) {
      return RuleSet.named(word)
          .orElseThrow(
              () ->
                  new TypeConversionException(
                      "'"
                          + word
                          + "' is no rule set, expected one of "
                          + String.join(", ", RuleSet.shortNames())));
    }
  }

  /** Something is wrong with what the caller gave, in one sentence. */
  private static final class NoGameException extends Exception {

    private static final long serialVersionUID = 1L;

    private final int status;
    private final String sentence;
    private final transient List<String> reasons;

    NoGameException(int status, String sentence) {
      this(status, sentence, List.of());
    }

    NoGameException(int status, String sentence, List<String> reasons) {
      super(sentence);
      this.status = status;
      this.sentence = sentence;
      this.reasons = List.copyOf(reasons);
    }
  }

  /**
   * Creates the command.
   *
   * @param console where it reads and writes
   * @param onTerminal whether a person is looking
   */
  PlayCommand(Console console, boolean onTerminal) {
    this.console = console;
    this.onTerminal = onTerminal;
  }

  @Override
  public Integer call() throws InterruptedException, LostOutputException {
    Progress progress = new Progress(console.err(), onTerminal);
    try {
      if (games < 1) {
        throw new NoGameException(2, "'--games' is " + games + ", expected at least 1");
      }
      Setup setup = setup();
      List<PlayerKind> kinds = kinds(setup);
      IntFunction<Match.Watcher> logs = logs();
      Series series =
          new Series(
              setup, kinds.stream().<Supplier<Player>>map(kind -> kind::player).toList(), seed);
      Tally tally =
          series.play(
              games,
              Runtime.getRuntime().availableProcessors(),
              logs,
              done -> progress.tell(done + " of " + games + " games"));
      progress.clear();
      report(setup, kinds, tally);
      return 0;
    } catch (NoGameException none) {
      int status = failed(progress, none.sentence, none.status);
      none.reasons.forEach(reason -> console.err().println("  " + plain(reason)));
      return status;
    } catch (UnplayableException unplayable) {
      return failed(progress, unplayable.getMessage(), 1);
    } catch (UncheckedIOException unwritable) {
      return failed(progress, "cannot write a log to the folder '" + log.orElse("") + "'", 2);
    }
  }

  private int failed(Progress progress, String sentence, int status) {
    progress.clear();
    console.err().println("play: " + plain(sentence));
    return status;
  }

  /** Names come from files; they must not move a terminal's cursor. */
  private static String plain(String text) {
    return text.replaceAll("\\p{C}", "?");
  }

  private void report(Setup setup, List<PlayerKind> kinds, Tally tally) throws LostOutputException {
    LineWriter out = new LineWriter(console.out());
    PlayReport report = new PlayReport(setup.seats(), kinds, tally);
    if (json) {
      out.write(codec.write(report.line()));
    } else {
      for (String line : report.table()) {
        out.write(line);
      }
    }
  }

  private IntFunction<Match.Watcher> logs() throws NoGameException {
    if (log.isEmpty()) {
      return game -> Match.Watcher.NOBODY;
    }
    try {
      GameLogFolder folder = new GameLogFolder(Path.of(log.get()), games);
      return folder::log;
    } catch (IOException | InvalidPathException unwritable) {
      throw new NoGameException(2, "cannot write logs to the folder '" + log.get() + "'");
    }
  }

  private List<PlayerKind> kinds(Setup setup) throws NoGameException {
    int seats = setup.seats().size();
    List<PlayerKind> kinds = new ArrayList<>(players);
    if (kinds.isEmpty()) {
      for (int i = 0; i < seats; i++) {
        kinds.add(PlayerKind.GREEDY);
      }
    }
    if (kinds.size() != seats) {
      throw new NoGameException(
          2, "'--players' names " + kinds.size() + " players, expected " + seats);
    }
    return kinds;
  }

  private Setup setup() throws NoGameException {
    if (source.setUp.isPresent()) {
      if (scenario.isPresent()) {
        throw new NoGameException(
            2, "'--scenario' is for squads, expected none: a set-up names its own");
      }
      if (!teams.isEmpty()) {
        throw new NoGameException(
            2, "'--teams' is for squads, expected none: a set-up says itself who is on which");
      }
      String file = source.setUp.get();
      return game(file, read(file, "a set-up", SetupJson.class, text(file, "a set-up")));
    }
    List<FieldedSquad> squads = new ArrayList<>();
    for (String file : source.squads) {
      squads.add(squad(file));
    }
    if (!teams.isEmpty() && teams.size() != squads.size()) {
      throw new NoGameException(
          2, "'--teams' names " + teams.size() + " teams, expected " + squads.size());
    }
    List<String> seats = IntStream.range(0, squads.size()).mapToObj(SquadGame::seat).toList();
    return game(
        String.join("' and '", source.squads),
        scenario.isPresent()
            ? inScenario(scenario(scenario.get()), squads, seats)
            : SquadGame.game(
                rules.rules(),
                squads,
                teams,
                BoxAsteroids.broughtBy(seats),
                rounds,
                Optional.empty()));
  }

  private SetupJson inScenario(ScenarioJson played, List<FieldedSquad> squads, List<String> seats) {
    int sides = teams.isEmpty() ? seats.size() : (int) teams.stream().distinct().count();
    return SquadGame.game(
        RuleSet.EPIC_2019.rules(),
        squads,
        teams,
        BoxAsteroids.broughtBy(seats, played.mission().obstacles().of(sides)),
        rounds,
        Optional.of(played));
  }

  /** Reads a mission from a file, or takes one that is here. */
  private ScenarioJson scenario(String named) throws NoGameException {
    if (ReadyMissions.names().contains(named)) {
      return new NamedScenario(named);
    }
    String expected = "a mission or one of " + String.join(", ", ReadyMissions.names());
    return read(named, "a mission", WrittenScenario.class, text(named, expected));
  }

  private static Setup game(String files, SetupJson setup) throws NoGameException {
    try {
      return setup.setup();
    } catch (FaultException fault) {
      throw new NoGameException(1, "'" + files + "' make no game: " + fault.getMessage());
    } catch (IllegalSquadException illegal) {
      throw new NoGameException(
          1,
          "'" + files + "' make no game: a squad is not legal",
          illegal.reasons().stream().map(PlayCommand::words).toList());
    }
  }

  private static String words(Reason reason) {
    return reason.clause().map(clause -> clause + ": ").orElse("")
        + reason.message()
        + " (at "
        + reason.at()
        + ")";
  }

  /** Reads a squad of this project's or of a squad builder's, from a file or one that is here. */
  private FieldedSquad squad(String named) throws NoGameException {
    Optional<String> ready = ReadySquads.text(named);
    String text = ready.isPresent() ? ready.get() : text(named, "a squad");
    return read(named, "a squad", FieldedSquad.class, isBareXws(text) ? inAMember(text) : text);
  }

  private boolean isBareXws(String text) {
    try {
      return codec.firstName(text, "pilots"::equals).isPresent();
    } catch (FaultException malformed) {
      return false;
    }
  }

  private static String inAMember(String xws) {
    return "{\"xws\": " + xws + "}";
  }

  private static String text(String file, String expected) throws NoGameException {
    try (InputStream in = InputFile.open(file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException unreadable) {
      throw new NoGameException(2, InputFile.words(file, unreadable, expected));
    }
  }

  private <T> T read(String file, String expected, Class<T> type, String text)
      throws NoGameException {
    try {
      return codec.read(codec.reader(type), type, text);
    } catch (FaultException fault) {
      throw new NoGameException(1, "'" + file + "' is not " + expected + ": " + fault.getMessage());
    }
  }
}
