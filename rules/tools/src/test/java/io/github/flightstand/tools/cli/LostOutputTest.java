package io.github.flightstand.tools.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What happens to a command whose output nobody takes, or for which there is no room. */
class LostOutputTest {

  @TempDir Path folder;

  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private static OutputStream failing(String reason) {
    return new OutputStream() {
      @Override
      public void write(int b) throws IOException {
        throw new IOException(reason);
      }
    };
  }

  private int run(String reason, String... args) {
    ByteArrayInputStream in =
        new ByteArrayInputStream("{\"op\":\"fly\"}\n".getBytes(StandardCharsets.UTF_8));
    return Main.run(Console.of(in, failing(reason), err), args);
  }

  private String log() throws IOException {
    Path log = folder.resolve("game.ndjson");
    Files.writeString(
        log,
        """
        {"log":"flightstand/1","playArea":{"width":914.4,"height":914.4}}
        {"place":{"id":"a","base":"small","pose":{"x":400,"y":400,"heading":90}}}
        {"activate":"a","maneuver":"1FW","final":{"x":400,"y":480,"heading":90}}
        """);
    return log.toString();
  }

  @Test
  void aClosedPipeEndsServeAndRefereeInSilence() throws IOException {
    assertEquals(0, run("Broken pipe", "serve"));
    assertEquals(0, run("Broken pipe", "referee", log()));
    assertEquals("", err.toString(StandardCharsets.UTF_8));
  }

  @Test
  void aClosedPipeEndsReplayAndPlayInSilence() throws IOException {
    String[] play = {
      "play",
      "--squads",
      "rebel-x-wings",
      "imperial-swarm",
      "--rounds",
      "1",
      "--log",
      folder.toString()
    };
    assertEquals(0, run("Broken pipe", play));
    assertEquals(0, run("Broken pipe", "replay", folder.resolve("game-1.ndjson").toString()));
    assertEquals("", err.toString(StandardCharsets.UTF_8));
  }

  @Test
  void aFullDiskIsOneSentenceAndStatusTwo() throws IOException {
    assertEquals(2, run("No space left on device", "serve"));
    assertEquals(2, run("No space left on device", "query", "-"));
    assertEquals(2, run("No space left on device", "referee", log()));
    assertEquals(2, run("No space left on device", "schema", "answer"));
    assertEquals(2, run("No space left on device", "schema"));
    String sentence =
        ": the output cannot be written, expected room for it (No space left on device)"
            + System.lineSeparator();
    assertEquals(
        "serve"
            + sentence
            + "query"
            + sentence
            + "referee"
            + sentence
            + ("schema" + sentence).repeat(2),
        err.toString(StandardCharsets.UTF_8));
  }
}
