package io.github.flightstand.tools;

import java.nio.file.Files;
import java.nio.file.Path;

/** Says at the end of a build where the program is; Maven in quiet mode says nothing else. */
final class BuiltProgram {

  private BuiltProgram() {}

  /**
   * Prints how the program is run.
   *
   * @param args the runnable jar, and the folder from which it is told
   */
  public static void main(String[] args) {
    Path jar = Path.of(args[0]);
    if (!Files.isRegularFile(jar)) {
      throw new IllegalStateException("there is no " + jar);
    }
    System.out.println("java -jar " + Path.of(args[1]).relativize(jar) + " --help");
  }
}
