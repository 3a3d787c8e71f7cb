package io.github.flightstand.tools.cli;

import io.github.flightstand.protocol.line.LostOutputException;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.tools.bridge.Imported;
import io.github.flightstand.tools.bridge.UnreadableSaveException;
import io.github.flightstand.tools.bridge.tabletop.TabletopImport;
import io.github.flightstand.tools.bridge.vassal.VassalImport;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code import}: it prints a saved game of a table tool as a log of claims. */
@Command(
    name = "import",
    description = {
      "Prints a saved game of a table tool as a log for the commands referee, draw and why.",
      "What the log leaves out is listed on standard error."
    },
    exitCodeList = {
      "0:printed",
      "2:the file cannot be read or is no such save, or the log cannot be written"
    })
final class ImportCommand implements Callable<Integer> {

  private final Console console;

  @Parameters(
      index = "0",
      paramLabel = "TOOL",
      converter = ToolWord.class,
      completionCandidates = ToolWord.class,
      description = "vassal, for a .vsav or .vlog file; or tts, for a save of Tabletop Simulator.")
  private Tool tool = Tool.VASSAL;

  @Parameters(index = "1", paramLabel = "FILE", description = "The save, or '-'.")
  private String file = Console.STANDARD_INPUT;

  @Option(
      names = "--rules",
      paramLabel = "RULES",
      converter = RulesWord.class,
      completionCandidates = RulesWord.class,
      description = "The rule set of the log. Default: reference-2015.")
  private RuleSet rules = RuleSet.REFERENCE_2015;

  private enum Tool {
    VASSAL,
    TTS;

    Imported read(InputStream in) throws IOException, UnreadableSaveException {
      return this == VASSAL ? VassalImport.read(in) : TabletopImport.read(in);
    }

    String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  static final class ToolWord extends WordConverter<Tool> {

    ToolWord() {
      super("table tool", Tool.values(), Tool::word);
    }
  }

  static final class RulesWord extends WordConverter<RuleSet> {

    RulesWord() {
      super("rule set", RuleSet.values(), RuleSet::shortName);
    }
  }

  ImportCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws LostOutputException, FailedCommandException {
    Imported imported;
    try (InputStream in = new BufferedInputStream(console.open(file))) {
      imported = tool.read(in);
    } catch (IOException unreadable) {
      throw new FailedCommandException(
          2, InputFile.words(file, unreadable, "a save of " + tool.word()));
    } catch (UnreadableSaveException wrong) {
      throw new FailedCommandException(2, "'" + file + "': " + wrong.getMessage());
    }
    console.print(imported.log(rules));
    imported
        .leftOut()
        .forEach(what -> console.err().println("import: left out " + Console.plain(what)));
    return 0;
  }
}
