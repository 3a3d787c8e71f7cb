package io.github.flightstand.tools.cli;

import io.github.flightstand.protocol.line.LostOutputException;
import io.github.flightstand.tools.Schemas;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The command {@code schema}: it prints the JSON Schemas of queries, answers and files. */
@Command(
    name = "schema",
    description = "Prints a JSON Schema of the protocol, or the names of all schemas.",
    exitCodeList = {"0:printed", "2:there is no such schema, or it cannot be written"})
final class SchemaCommand implements Callable<Integer> {

  private final Console console;

  @Parameters(
      arity = "0..1",
      paramLabel = "NAME",
      completionCandidates = Names.OfSchemas.class,
      description = "The schema's name, or an operation for its query. Default: list all.")
  private Optional<String> name = Optional.empty();

  SchemaCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws LostOutputException, FailedCommandException {
    if (name.isEmpty()) {
      console.print(Schemas.names());
      return 0;
    }
    String schema =
        Schemas.text(name.get())
            .or(() -> Schemas.text(name.get() + "-query"))
            .orElseThrow(
                () ->
                    FailedCommandException.unknown(
                        "is no schema", name.get(), "", Schemas.names()));
    console.print(List.of(schema.stripTrailing()));
    return 0;
  }
}
