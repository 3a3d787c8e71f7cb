package io.github.flightstand.rules.cli;

import io.github.flightstand.rules.protocol.Schemas;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code schema}: prints the JSON Schemas of what goes in and out. */
@Command(
    name = "schema",
    description = "Prints a JSON Schema of the protocol, or the names of all.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class SchemaCommand implements Callable<Integer> {

  private final Console console;

  @Parameters(arity = "0..1", paramLabel = "NAME", description = "which; absent: list the names")
  private Optional<String> name = Optional.empty();

  SchemaCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    PrintWriter out = console.printer();
    if (name.isEmpty()) {
      Schemas.names().forEach(out::println);
      return 0;
    }
    Optional<String> schema = Schemas.text(name.get());
    if (schema.isEmpty()) {
      console
          .err()
          .println(
              "schema: there is no schema '"
                  + name.get()
                  + "', expected one of "
                  + String.join(", ", Schemas.names()));
      return 2;
    }
    out.print(schema.get());
    out.flush();
    return 0;
  }
}
