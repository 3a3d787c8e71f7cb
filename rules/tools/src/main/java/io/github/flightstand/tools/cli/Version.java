package io.github.flightstand.tools.cli;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version in the jar's manifest. */
final class Version implements IVersionProvider {

  @Override
  public String[] getVersion() {
    Optional<String> stated =
        Optional.ofNullable(Version.class.getPackage().getImplementationVersion());
    return new String[] {"flightstand " + stated.orElse("(unpackaged build)")};
  }
}
