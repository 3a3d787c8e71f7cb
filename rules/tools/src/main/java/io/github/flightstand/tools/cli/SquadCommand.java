package io.github.flightstand.tools.cli;

import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.codec.JsonLine;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.json.SquadJson;
import io.github.flightstand.protocol.line.LostOutputException;
import io.github.flightstand.protocol.squad.CatalogueFiles;
import io.github.flightstand.protocol.squad.CommunityCatalogue;
import io.github.flightstand.protocol.squad.Ignored;
import io.github.flightstand.protocol.squad.ReadSquad;
import io.github.flightstand.protocol.squad.ReadySquads;
import io.github.flightstand.protocol.squad.Reason;
import io.github.flightstand.protocol.squad.Unknown;
import io.github.flightstand.protocol.squad.UnreadableSquadException;
import io.github.flightstand.protocol.squad.XwsReader;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.squad.BrokenRule;
import io.github.flightstand.rules.squad.Catalogue;
import io.github.flightstand.rules.squad.Squad;
import io.github.flightstand.rules.squad.SquadCheck;
import io.github.flightstand.rules.squad.SquadRules;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code squad}: it says which rules squads break, or lists the program's squads. */
@Command(
    name = "squad",
    description =
        "Says which rules squads break. Also lists the squads that come with the program, or"
            + " prints them.",
    exitCodeList = {
      "0:every squad is legal, or the list or the squads were printed",
      "1:a squad is not legal, or has unknown cards",
      "2:a squad or the catalogue cannot be read, or the output cannot be written"
    })
final class SquadCommand implements Callable<Integer> {

  private final Console console;
  private final Codec codec = new Codec();

  @Parameters(
      arity = "0..*",
      paramLabel = "SQUAD",
      completionCandidates = Names.OfSquads.class,
      description =
          "Squads in XWS, or as {\"ships\": [...]} as in a query: files, names of squads that come"
              + " with the program (rebel-x-wings, imperial-swarm, ...), or '-' for standard input."
              + " Default: list the squads that come with the program.")
  private List<String> files = List.of();

  @Option(
      names = "--points",
      paramLabel = "N",
      description = "The most points a squad may cost. Default: 100, or 300 in epic games.")
  private Optional<Integer> points = Optional.empty();

  @Option(names = "--epic", description = "Judge squads for an epic game, with huge ships.")
  private boolean epic;

  @Option(
      names = "--strict",
      description = "Refuse squads with cards whose effects are in no known set of cards.")
  private boolean strict;

  @Mixin private CardsOption cards = new CardsOption();

  @Option(
      names = "--team",
      description = "Judge the squads as one team: a unique card may be in only one of them.")
  private boolean team;

  @Option(
      names = "--json",
      description =
          "Print the named squads in XWS, one per line, instead of judging them; all if none is"
              + " named.")
  private boolean json;

  @Option(
      names = "--as-of",
      paramLabel = "DAY",
      description =
          "Use the slots, costs and limits of this day, such as 2016-11-05, by the errata that have"
              + " a date. Default: the latest.")
  private Optional<String> asOf = Optional.empty();

  @Option(
      names = "--rules",
      paramLabel = "RULES",
      converter = PlayOptions.RulesWord.class,
      completionCandidates = PlayOptions.RulesWord.class,
      description = "Default: reference-2015.")
  private RuleSet rules = RuleSet.REFERENCE_2015;

  @Option(
      names = "--catalogue",
      paramLabel = "DIR",
      description =
          "A folder with ships.js, pilots.js and upgrades.js in the community's format, to use"
              + " instead of the catalogue that comes with the program.")
  private Optional<Path> folder = Optional.empty();

  SquadCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws FailedCommandException, LostOutputException {
    if (json) {
      return print(files.isEmpty() ? ReadySquads.names() : files);
    }
    if (files.isEmpty()) {
      console.print(ReadySquads.names().stream().map(SquadCommand::line).toList());
      return 0;
    }
    Catalogue catalogue = catalogue();
    SquadRules agreed = SquadRules.of(rules.rules(), epic);
    SquadCheck check = new SquadCheck(agreed.withMostPoints(points.or(agreed::mostPoints)));
    CardSet known = cards.cards().get();
    CardSet inForce = known.inForce(List.copyOf(known.sets()));
    int status = 0;
    List<Squad> squads = new ArrayList<>();
    for (String file : files) {
      try {
        ReadSquad squad = read(file, catalogue);
        squads.add(squad.squad());
        status =
            Math.max(status, tell(file, squad, squad.reasons(check), squad.unwritten(inForce)));
      } catch (IOException unreadable) {
        String sentence = InputFile.words(file, unreadable, "a squad") + ReadySquads.meant(file);
        status = console.complain("squad", sentence, 2);
      } catch (UnreadableSquadException | FaultException unreadable) {
        status = console.complain("squad", "'" + file + "': " + unreadable.getMessage(), 2);
      }
    }
    return team ? Math.max(status, tellOfTeam(check, squads)) : status;
  }

  /** Returns a squad's line; its name comes first, so that a program can cut it off. */
  private static String line(String name) {
    ReadSquad squad = ReadySquads.squad(name, CatalogueFiles.standard()).orElseThrow();
    return String.format(
        Locale.ROOT,
        "%-20s %-8s %3d points, %s",
        name,
        squad.squad().faction().orElse(""),
        squad.squad().points(),
        squad.name().orElse(""));
  }

  private int print(List<String> names) throws FailedCommandException, LostOutputException {
    List<String> lines = new ArrayList<>();
    for (String name : names) {
      Optional<String> text = ReadySquads.text(name);
      if (text.isEmpty()) {
        throw FailedCommandException.unknown(
            "is no squad", name, ReadySquads.meant(name), ReadySquads.names());
      }
      lines.add(text.get().strip().replaceAll("\\R *", " "));
    }
    console.print(lines);
    return 0;
  }

  private Catalogue catalogue() throws FailedCommandException {
    if (folder.isEmpty()) {
      try {
        return asOf.map(CatalogueFiles::asOf).orElseGet(CatalogueFiles::standard);
      } catch (IllegalArgumentException none) {
        throw new FailedCommandException(2, "'--as-of' is " + none.getMessage());
      }
    }
    if (asOf.isPresent()) {
      throw new FailedCommandException(
          2, "'--as-of' is for the program's own cards, expected none with '--catalogue'");
    }
    try {
      CommunityCatalogue read = CommunityCatalogue.read(folder.get());
      for (Ignored ignored : read.ignored()) {
        console.complain("squad", ignored.at() + ": " + ignored.message(), 2);
      }
      return read.catalogue();
    } catch (IOException unreadable) {
      throw new FailedCommandException(
          2,
          "the catalogue cannot be read, expected ships.js, pilots.js and upgrades.js in '%s'"
              .formatted(folder.get()));
    } catch (UnreadableSquadException unreadable) {
      throw new FailedCommandException(
          2, "the catalogue cannot be read: " + unreadable.getMessage());
    }
  }

  private ReadSquad read(String file, Catalogue catalogue)
      throws IOException, UnreadableSquadException {
    String text = text(file);
    return codec.firstName(new JsonLine(text), "pilots"::equals).isPresent()
        ? new XwsReader(catalogue).read(text)
        : codec.read(SquadJson.class, text).read(catalogue);
  }

  private String text(String file) throws IOException {
    Optional<String> ready = ReadySquads.text(file);
    if (ready.isPresent()) {
      return ready.get();
    }
    try (InputStream in = console.open(file)) {
      return InputFile.text(in.readAllBytes());
    }
  }

  private int tell(String file, ReadSquad squad, List<Reason> reasons, List<String> unwritten) {
    PrintWriter out = console.printer();
    Optional<Boolean> verdict = squad.verdict(reasons);
    out.println(
        "%s%s: %s points, %s"
            .formatted(
                Console.plain(file),
                squad.name().map(name -> " (" + Console.plain(name) + ")").orElse(""),
                squad.squad().points(),
                verdict.map(legal -> legal ? "legal" : "not legal").orElse("unknown")));
    for (Unknown unknown : squad.unknown()) {
      out.println("  " + Console.plain(unknown.withoutPoints().message()) + place(unknown.at()));
    }
    for (Reason reason : reasons) {
      String clause = reason.clause().map(broken -> broken + ": ").orElse("");
      out.println("  " + clause + Console.plain(reason.message()) + place(reason.at()));
    }
    for (Ignored ignored : squad.ignored()) {
      out.println("  ignored: " + Console.plain(ignored.message()) + place(ignored.at()));
    }
    if (!unwritten.isEmpty()) {
      out.println("  without effects: " + String.join(", ", unwritten));
    }
    return verdict.orElse(false) && !(strict && !unwritten.isEmpty()) ? 0 : 1;
  }

  private int tellOfTeam(SquadCheck check, List<Squad> squads) {
    List<BrokenRule> broken = check.brokenByTeam(squads);
    for (BrokenRule rule : broken) {
      console.printer().println(rule.clause().orElseThrow() + ": " + rule.message());
    }
    return broken.isEmpty() ? 0 : 1;
  }

  private static String place(String at) {
    return at.isEmpty() ? "" : " (at " + Console.plain(at) + ")";
  }
}
