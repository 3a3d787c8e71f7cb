package io.github.flightstand.tools.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script of the command {@code completion}, in a shell. */
class CompletionCommandTest {

  @TempDir private Path folder;

  private List<String> completed(String... words) throws Exception {
    Path script = folder.resolve("script");
    if (!Files.exists(script)) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      Console console = Console.of(InputStream.nullInputStream(), out, out);
      assertEquals(0, Main.run(console, "completion"));
      Files.write(script, out.toByteArray());
    }
    String shell =
        "compopt() { :; }; source '%s'; COMP_WORDS=(flightstand \"$@\"); COMP_CWORD=$#; _complete_flightstand; echo \"${COMPREPLY[*]}\""
            .formatted(script);
    try {
      Process bash =
          new ProcessBuilder(
                  Stream.concat(Stream.of("bash", "-c", shell, "bash"), Stream.of(words)).toList())
              .redirectErrorStream(true)
              .start();
      String reply = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertEquals(0, bash.waitFor(), reply);
      return List.of(reply.trim().split("\\s+"));
    } catch (IOException none) {
      return Assumptions.abort("no bash");
    }
  }

  @Test
  void commandsOptionsAndValuesAreCompleted() throws Exception {
    assertTrue(completed("re").containsAll(List.of("referee", "replay")));
    assertTrue(completed("serve", "--").containsAll(List.of("--cards", "--deadline", "--help")));
    assertEquals(List.of("random"), completed("play", "--players", "ra"));
    assertEquals(List.of("epic-2019"), completed("play", "--rules", "e"));
    assertTrue(completed("play", "--squads", "rebel").contains("rebel-x-wings"));
    assertTrue(completed("play", "--scenario", "").contains("fog-of-war"));
    assertEquals(List.of("core-2012"), completed("squad", "--rules", "c"));
    assertTrue(completed("referee", "--only", "").contains("too-close"));
    assertTrue(completed("squad", "imp").contains("imperial-aces"));
    assertTrue(completed("schema", "man").contains("maneuver-query"));
  }
}
