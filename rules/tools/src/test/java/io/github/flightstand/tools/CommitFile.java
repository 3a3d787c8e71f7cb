package io.github.flightstand.tools;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes which commit a build is made from, for {@code flightstand --version}. */
final class CommitFile {

  private CommitFile() {}

  /**
   * Writes the commit's short hash, followed by {@code -dirty} if the sources differ from it.
   * Writes nothing if git does not know: the build goes on without.
   *
   * @param args the file, and the folder of the project
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    Path file = Path.of(args[0]);
    Files.createDirectories(file.getParent());
    Files.writeString(file, commit(Path.of(args[1])));
  }

  /** Asks the project's own repository, not one that the project's folder lies in. */
  static String commit(Path project) throws IOException, InterruptedException {
    ProcessBuilder git =
        new ProcessBuilder(
                "git",
                "--git-dir=" + project.resolve(".git"),
                "--work-tree=" + project,
                "describe",
                "--always",
                "--exclude=*",
                "--abbrev=8",
                "--dirty")
            .redirectError(ProcessBuilder.Redirect.DISCARD);
    git.environment().put("GIT_OPTIONAL_LOCKS", "0");
    try {
      Process asked = git.start();
      String answer = new String(asked.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
      return asked.waitFor() == 0 ? answer.strip() : "";
    } catch (IOException noGit) {
      return "";
    }
  }
}
