package io.github.flightstand.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commit that a build is made from. */
class CommitFileTest {

  @TempDir private Path project;

  private void git(String... arguments) throws Exception {
    Stream<String> command =
        Stream.concat(
            Stream.of("git", "-c", "user.name=a", "-c", "user.email=a@b.c"),
            Arrays.stream(arguments));
    try {
      assertEquals(
          0,
          new ProcessBuilder(command.toList())
              .directory(project.toFile())
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor());
    } catch (IOException noGit) {
      Assumptions.abort("no git");
    }
  }

  @Test
  void aBuildOutsideOfGitHasNoCommit() throws Exception {
    Path file = project.resolve("new").resolve("commit.txt");
    CommitFile.main(new String[] {file.toString(), project.toString()});
    assertEquals("", Files.readString(file));
  }

  @Test
  void aBuildHasItsOwnProjectsCommit() throws Exception {
    git("init", "-q");
    Path source = Files.writeString(project.resolve("source"), "one");
    git("add", ".");
    git("commit", "-q", "-m", "one");
    git("tag", "v1");
    String commit = CommitFile.commit(project);
    assertTrue(commit.matches("[0-9a-f]{8,}"), commit);
    Files.writeString(source, "two");
    assertEquals(commit + "-dirty", CommitFile.commit(project));
    assertEquals("", CommitFile.commit(Files.createDirectory(project.resolve("inner"))));
  }
}
