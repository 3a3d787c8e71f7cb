package io.github.flightstand.tools.cli;

import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.json.FieldedSquad;
import io.github.flightstand.protocol.json.NamedScenario;
import io.github.flightstand.protocol.json.ReadyMissions;
import io.github.flightstand.protocol.json.ScenarioJson;
import io.github.flightstand.protocol.json.SetupJson;
import io.github.flightstand.protocol.json.SquadGame;
import io.github.flightstand.protocol.json.WrittenScenario;
import io.github.flightstand.protocol.picture.TablePicture.Color;
import io.github.flightstand.protocol.squad.IllegalSquadException;
import io.github.flightstand.protocol.squad.ReadySquads;
import io.github.flightstand.protocol.squad.Reason;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.Setup;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.mission.Scenario;
import io.github.flightstand.rules.player.BoxAsteroids;
import io.github.flightstand.tools.batch.GamePlan;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that name the game to play: squads, perhaps in a scenario, or a set-up. */
final class GameSource {

  private final Codec codec = new Codec();

  @ArgGroup(multiplicity = "1")
  private Source of = new Source();

  /** The game to play: squads, or a complete set-up. */
  static final class Source {

    @Option(
        names = "--squads",
        arity = "1..8",
        paramLabel = "SQUAD...",
        hideParamSyntax = true,
        completionCandidates = Names.OfSquads.class,
        description =
            "Two squads, or up to eight in epic-2019; the players set them up. Each is a file with"
                + " {\"ships\": [...]} as in a set-up or with XWS, or the name of a squad that"
                + " comes with the program (rebel-x-wings, imperial-swarm, ...). With '--players"
                + " all': any number, or 'all' for the eight of 100 points that come with it.")
    private List<String> squads = List.of();

    @Option(
        names = "--set-up",
        paramLabel = "FILE",
        description = "A file with a whole set-up, as the operation 'start' takes it.")
    private Optional<String> setUp = Optional.empty();
  }

  @Mixin private PlayOptions options = new PlayOptions();

  @Option(
      names = "--scenario",
      paramLabel = "SCENARIO",
      completionCandidates = Names.OfScenarios.class,
      description =
          "The mission that the squads play, by epic-2019: a file with a mission, or a name that"
              + " the command 'scenario' lists.")
  private Optional<String> scenario = Optional.empty();

  @Option(
      names = "--teams",
      arity = "1..*",
      paramLabel = "TEAM",
      description = "The squads' teams, one name per squad. Default: each squad is a team.")
  private List<String> teams = List.of();

  @Option(
      names = "--as-of",
      paramLabel = "DAY",
      description = "Use the texts of cards of this day, such as 2016-11-05. Default: the latest.")
  private Optional<String> asOf = Optional.empty();

  /**
   * A game that was read.
   *
   * @param colors the colors of players' ships, by player
   * @param unwritten the cards whose effects are missing, if a set of cards is in force
   */
  record Read(Setup setup, Map<String, Color> colors, List<String> unwritten) {}

  PlayOptions options() {
    return options;
  }

  /**
   * Reads the game.
   *
   * @param cards the cards that it may have
   * @param strict whether no effect of a card may be missing
   */
  Read setup(CardSet cards, boolean strict) throws FailedCommandException {
    if (of.setUp.isPresent()) {
      if (scenario.isPresent() || !teams.isEmpty()) {
        throw new FailedCommandException(
            2,
            "'--%1$s' is for squads, expected none: a set-up names its own %1$s"
                .formatted(scenario.isPresent() ? "scenario" : "teams"));
      }
      String file = of.setUp.get();
      String text = text(file, "a set-up", "");
      SetupJson written = read(file, "a set-up", () -> codec.read(SetupJson.class, text));
      return game(cards, strict, file, written);
    }
    if (of.squads.contains(PlayCommand.ALL)) {
      throw new FailedCommandException(2, "'--squads' is all, expected '--players all' with it");
    }
    if (of.squads.size() < 2) {
      throw new FailedCommandException(
          2, "'--squads' names " + count(of.squads, "squad") + ", expected 2 to 8");
    }
    return setup(cards, strict, of.squads);
  }

  /** Reads the games in which each of the squads meets itself. */
  List<Setup> mirrored(CardSet cards, boolean strict) throws FailedCommandException {
    if (of.setUp.isPresent() || scenario.isPresent() || !teams.isEmpty()) {
      throw new FailedCommandException(
          2, "'--players' is all, expected '--squads' without a scenario or teams");
    }
    List<Setup> setups = new ArrayList<>();
    for (String squad : GamePlan.squadsNamed(of.squads)) {
      setups.add(setup(cards, strict, List.of(squad, squad)).setup());
    }
    return setups;
  }

  private Read setup(CardSet cards, boolean strict, List<String> named)
      throws FailedCommandException {
    List<FieldedSquad> squads = new ArrayList<>();
    for (String file : named) {
      squads.add(squad(file));
    }
    if (!teams.isEmpty() && teams.size() != squads.size()) {
      throw new FailedCommandException(
          2, "'--teams' names " + count(teams, "team") + ", expected " + squads.size());
    }
    return game(
        cards,
        strict,
        String.join("' and '", named),
        scenario.isPresent()
            ? inScenario(scenario(scenario.get()), squads)
            : SquadGame.game(options.rules().rules(), squads, teams, options.rounds()));
  }

  static String count(List<?> found, String what) {
    return found.size() + " " + what + (found.size() == 1 ? "" : "s");
  }

  private SetupJson inScenario(ScenarioJson played, List<FieldedSquad> squads) {
    Scenario mission = Scenario.of(played.mission());
    List<String> seats = SquadGame.seats(squads.size());
    List<String> team = teams.isEmpty() ? seats : teams;
    List<String> sides = team.stream().distinct().toList();
    List<String> bringing =
        IntStream.range(0, team.size())
            .filter(i -> mission.bringsObstacles(sides.indexOf(team.get(i)) + 1))
            .mapToObj(seats::get)
            .toList();
    return SquadGame.game(
        RuleSet.EPIC_2019.rules(),
        squads,
        teams,
        BoxAsteroids.broughtBy(
            bringing.isEmpty() ? seats : bringing, mission.obstacles().of(sides.size())),
        options.rounds(),
        Optional.of(played));
  }

  /** Reads a mission from a file, or returns the program's mission of that name. */
  private ScenarioJson scenario(String named) throws FailedCommandException {
    if (ReadyMissions.names().contains(named)) {
      return new NamedScenario(named);
    }
    String expected = "a mission or one of " + String.join(", ", ReadyMissions.names());
    String text = text(named, expected, "");
    return read(named, "a mission", () -> codec.read(WrittenScenario.class, text));
  }

  private Read game(CardSet cards, boolean strict, String files, SetupJson written)
      throws FailedCommandException {
    Optional<List<String>> sets = options.cardSets(cards);
    SetupJson setup =
        sets.isEmpty() && asOf.isEmpty()
            ? written
            : written.withCardSets(sets.orElseGet(written::cardSets), asOf);
    try {
      Setup game = setup.setup(cards);
      new Engine(cards).check(game);
      List<String> unwritten = setup.unwritten(cards, strict);
      return new Read(game, setup.colors(), game.cardSets().isEmpty() ? List.of() : unwritten);
    } catch (FaultException | IllegalArgumentException wrong) {
      throw new FailedCommandException(1, "cannot play '" + files + "': " + wrong.getMessage());
    } catch (IllegalSquadException illegal) {
      throw new FailedCommandException(
          1,
          "cannot play '" + files + "': a squad is not legal",
          illegal.reasons().stream().map(GameSource::words).toList());
    }
  }

  private static String words(Reason reason) {
    String clause = reason.clause().map(broken -> broken + ": ").orElse("");
    return clause + reason.message() + " (at " + reason.at() + ")";
  }

  /** Reads a squad in this project's format or in XWS, from a file or the program's own. */
  private FieldedSquad squad(String named) throws FailedCommandException {
    Optional<String> ready = ReadySquads.text(named);
    String text =
        ready.isPresent() ? ready.get() : text(named, "a squad", ReadySquads.meant(named));
    return read(named, "a squad", () -> codec.squad(text));
  }

  private static String text(String file, String expected, String meant)
      throws FailedCommandException {
    try (InputStream in = InputFile.open(file)) {
      return InputFile.text(in.readAllBytes()).strip();
    } catch (IOException unreadable) {
      throw new FailedCommandException(2, InputFile.words(file, unreadable, expected) + meant);
    }
  }

  private static <T> T read(String file, String expected, Supplier<T> reading)
      throws FailedCommandException {
    try {
      return reading.get();
    } catch (FaultException fault) {
      throw new FailedCommandException(
          1, "'" + file + "' is not " + expected + ": " + fault.getMessage());
    }
  }
}
