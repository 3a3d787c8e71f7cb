package io.github.flightstand.spark;

import java.io.IOException;
import org.apache.spark.sql.AnalysisException;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * The jobs' program, for {@code spark-submit}.
 *
 * <pre>
 * spark-submit --class io.github.flightstand.spark.Main --jars flightstand.jar \
 *   flightstand-spark.jar referee --out results logs
 * </pre>
 */
@Command(
    name = "flightstand-spark",
    description = "Judges logs and plays games on Apache Spark, with results as Parquet.",
    mixinStandardHelpOptions = true,
    subcommands = {RefereeCommand.class, PlayCommand.class, EvaluateCommand.class})
public final class Main {

  private Main() {}

  /** Runs a job. A job that fails ends with an exception, which tells the cluster. */
  public static void main(String[] args) {
    int status = run(args);
    if (status != 0) {
      throw new IllegalArgumentException("the job was not done, see the sentence above");
    }
  }

  /** Runs a job and returns 0, or 2 after a sentence on standard error says what is wrong. */
  static int run(String... args) {
    CommandLine program = new CommandLine(new Main());
    program.setExecutionExceptionHandler(
        (thrown, command, parsed) -> {
          if (thrown instanceof IllegalArgumentException
              || thrown instanceof IOException
              || thrown instanceof AnalysisException) {
            command.getErr().println(command.getCommandName() + ": " + thrown.getMessage());
            return CommandLine.ExitCode.USAGE;
          }
          throw thrown;
        });
    return program.execute(args);
  }

  /** The options of every job. */
  static final class Output {

    @Option(
        names = "--out",
        required = true,
        paramLabel = "FOLDER",
        description = "The folder for the results, on any file system that Spark writes.")
    private String out = "";

    @Option(names = "--force", description = "Replace results that are in the folder.")
    private boolean force;

    String folder() {
      return out;
    }

    SaveMode mode() {
      return force ? SaveMode.Overwrite : SaveMode.ErrorIfExists;
    }

    /** Returns the session that the submission made, or one for its settings. */
    static SparkSession spark() {
      return SparkSession.builder().appName("Flightstand").getOrCreate();
    }
  }
}
