package io.github.flightstand.tools.cli;

import io.github.flightstand.tools.Schemas;
import io.github.flightstand.tools.serve.line.LineWriter;
import io.github.flightstand.tools.serve.line.LostOutputException;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code schema}: prints the JSON Schemas of what goes in and out. */
@Command(
    name = "schema",
    description = "Prints a JSON Schema of the protocol, or the names of all.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    exitCodeListHeading = "Exit status:%n",
    exitCodeList = {"0:printed", "2:there is no such schema, or it cannot be written"})
final class SchemaCommand implements Callable<Integer> {

  private final Console console;

  @Parameters(arity = "0..1", paramLabel = "NAME", description = "which; absent: list the names")
  private Optional<String> name = Optional.empty();

  SchemaCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws LostOutputException {
    LineWriter out = new LineWriter(console.out());
    if (name.isEmpty()) {
      return print(out, String.join("\n", Schemas.names()));
    }
    Optional<String> schema = Schemas.text(name.get());
    if (schema.isEmpty()) {
      return console.complain(
          "schema",
          "there is no schema '"
              + name.get()
              + "', expected one of "
              + String.join(", ", Schemas.names()),
          2);
    }
    return print(out, schema.get().stripTrailing());
  }

  /** Prints as far as anyone reads. */
  private static int print(LineWriter out, String text) throws LostOutputException {
    try {
      out.write(text);
    } catch (LostOutputException lost) {
      if (!lost.closed()) {
        throw lost;
      }
    }
    return 0;
  }
}
