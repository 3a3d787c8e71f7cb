package io.github.flightstand.tools.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The command {@code import}: what goes to which stream. */
class ImportCommandTest extends CommandStreams {

  private static final String SAVE =
      """
      {"ObjectStates": [{"GUID": "a1", "Name": "Custom_Model", "Nickname": "Red", "Tags": ["Ship"],
        "Transform": {"posX": 0, "posY": 1, "posZ": 0, "rotX": 0, "rotY": 180, "rotZ": 0},
        "CustomMesh": {"MeshURL": "https://x.invalid/bases/small/base.obj"}}]}
      """;

  @Test
  void theLogIsPrintedAndWhatItLeavesOutIsListed() {
    assertEquals(0, run(SAVE, "import", "--rules", "standard-2018", "tts", "-"), err());
    List<String> lines = out().lines().toList();
    assertTrue(lines.get(0).contains("\"rules\":\"standard-2018\""), lines.get(0));
    assertTrue(lines.get(1).contains("\"heading\":90.0"), lines.get(1));
    assertEquals(
        "import: left out 1 × place of the mat, taken for the middle of the table\n",
        err().replace("\r\n", "\n"));
    // What it prints can be judged.
    String log = out();
    out.reset();
    assertEquals(0, run(log, "referee", "-"));
  }

  @Test
  void whatIsNoSaveIsSaidInASentence() {
    assertEquals(2, run("hello", "import", "tts", "-"));
    assertTrue(err().startsWith("import: '-': it is no JSON, expected a save"), err());
    err.reset();
    String deep = "{\"ObjectStates\":" + "[".repeat(20_000) + "]".repeat(20_000) + "}";
    assertEquals(2, run(deep, "import", "tts", "-"));
    assertTrue(err().startsWith("import: '-': values are nested more than 64 deep"), err());
    err.reset();
    assertEquals(2, run("hello", "import", "vassal", "-"));
    assertEquals(
        "import: '-': it is no zip, expected a file that VASSAL has saved\n",
        err().replace("\r\n", "\n"));
    err.reset();
    assertEquals(2, run("", "import", "vassal", "/no/such/file"));
    assertTrue(err().contains("there is no such file"), err());
    err.reset();
    assertEquals(2, run("", "import", "chess", "-"));
    assertTrue(err().contains("expected one of vassal, tts"), err());
    assertEquals("", out());
  }
}
