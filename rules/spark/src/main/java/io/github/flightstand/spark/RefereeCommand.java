package io.github.flightstand.spark;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The command {@code referee}: it judges folders of logs. */
@Command(name = "referee", description = "Judges logs of both kinds.")
final class RefereeCommand implements Callable<Integer> {

  @Mixin private Main.Output output = new Main.Output();

  @Parameters(
      arity = "1..*",
      paramLabel = "FOLDER",
      description =
          "Folders, for all *.ndjson, *.ndjson.gz and *.manifest files at any depth, or files.")
  private List<String> folders = List.of();

  @Override
  public Integer call() {
    long logs = RefereeJob.run(Main.Output.spark(), folders, output.folder(), output.mode());
    if (logs == 0) {
      throw new IllegalArgumentException(
          "the folders hold no game log, expected files that end in .ndjson, .ndjson.gz or"
              + " .manifest");
    }
    return 0;
  }
}
