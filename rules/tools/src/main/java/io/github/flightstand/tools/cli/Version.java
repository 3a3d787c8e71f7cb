package io.github.flightstand.tools.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version in the jar's manifest, the commit that the jar was built from, and the Java used. */
final class Version implements IVersionProvider {

  @Override
  public String[] getVersion() throws IOException {
    try (InputStream commit = Version.class.getResourceAsStream("/flightstand/commit.txt")) {
      return lines(
          commit == null ? "" : new String(commit.readAllBytes(), StandardCharsets.US_ASCII));
    }
  }

  /**
   * Returns the lines to print.
   *
   * @param commit the commit's short hash; empty if the jar was built outside git
   */
  static String[] lines(String commit) {
    Optional<String> stated =
        Optional.ofNullable(Version.class.getPackage().getImplementationVersion());
    return new String[] {
      "flightstand " + stated.orElse("(unpackaged build)"),
      "commit " + (commit.isEmpty() ? "unknown (built outside git)" : commit),
      "Java " + Runtime.version() + " (" + System.getProperty("java.vendor") + ")"
    };
  }
}
