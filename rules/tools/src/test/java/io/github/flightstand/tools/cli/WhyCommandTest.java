package io.github.flightstand.tools.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command {@code why}: words and a picture for one claim. */
class WhyCommandTest extends CommandStreams {

  private static final String TABLE =
      """
      {"playArea": {"width": 914.4, "height": 914.4}, "ships": [
        {"id": "red", "base": "small", "pose": {"x": 200, "y": 100, "heading": 90}},
        {"id": "blue", "base": "large", "pose": {"x": 150, "y": 240, "heading": 200}}]}
      """
          .replace("\n", " ");

  private static final String BUMP =
      "{\"activate\": \"red\", \"maneuver\": \"3BW\", \"final\": {\"x\": 133.1, \"y\": 261.4,"
          + " \"heading\": 135}}";

  private static final String LOG =
      """
      {"log": "flightstand/1", "playArea": {"width": 914.4, "height": 914.4}}
      {"place": {"id": "red", "base": "small", "pose": {"x": 200, "y": 100, "heading": 90}}}
      {"activate": "red", "maneuver": "1FW", "final": {"x": 200, "y": 180, "heading": 90}}
      {"remove": "red"}
      {"sing": "red"}
      """;

  private int why(String input, String... options) {
    String[] args = new String[options.length + 2];
    args[0] = "why";
    System.arraycopy(options, 0, args, 1, options.length);
    args[args.length - 1] = "-";
    return run(input, args);
  }

  private static String pasted(String claim, String... more) {
    return "{\"table\": " + TABLE + ", \"claim\": " + claim + String.join("", more) + "}";
  }

  @Test
  void aPastedClaimIsExplained() {
    assertEquals(1, why(pasted(BUMP)), err());
    assertEquals(
        """
        The claim is illegal: red should have stopped 49.0 mm along the bank, touching blue; recorded 91.3 mm ahead of that, turned by 23.0 degrees to the left, as not bumped.
        red stood at x 200.00, y 100.00, heading 90.00.
        It should stand at x 185.90, y 186.91, heading 111.96.
        It is said to stand at x 133.10, y 261.40, heading 135.00, 91.31 mm and 23.04 degrees off; 2 mm and 2 degrees are allowed.
        The rule 'backing-up': a ship that overlaps slides back along the template to the first free position.
        Measured: gap at the end -40.68 mm; the limit is 0, and less than 2.99 mm from it decides nothing.
        """,
        out().replace("\r\n", "\n"));
  }

  @Test
  void thePictureShowsBothPlaces(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("why.svg");
    assertEquals(1, why(pasted(BUMP), "--picture", file.toString()), err());
    String svg = Files.readString(file);
    assertTrue(svg.startsWith("<svg") && svg.contains("claimed"), svg);
    assertEquals(2, why(pasted("{\"activate\": \"red\"}"), "--picture", file + "2"));
    assertFalse(Files.exists(folder.resolve("why.svg2")));
  }

  @Test
  void theTableMayBeInAnotherFrame() {
    String moved =
        "{\"table\": {\"playArea\": {\"width\": 914.4, \"height\": 914.4}, \"ships\": [{\"id\":"
            + " \"red\", \"base\": \"small\", \"pose\": {\"x\": 565, \"y\": 2300.68, \"heading\":"
            + " 0}}]}, \"frame\": \"vassal\", \"claim\": {\"moved\": \"red\", \"final\": {\"x\":"
            + " 565, \"y\": 2075, \"heading\": 0}}}";
    assertEquals(0, why(moved), err());
    assertTrue(out().contains("That move leads to x 565.00, y 2074.68, heading 0.00."), out());
  }

  @Test
  void rulesToleranceAndDialsCount() {
    String straight = "{\"moved\": \"red\", \"final\": {\"x\": 205, \"y\": 180, \"heading\": 90}}";
    assertEquals(1, why(pasted(straight)));
    String wide = ", \"claimTolerance\": {\"position\": 6, \"heading\": 2}";
    assertEquals(0, why(pasted(straight, wide)));
    String dial = wide + ", \"dials\": {\"red\": [\"2FW\"]}, \"rules\": \"standard-2018\"";
    out.reset();
    assertEquals(0, why(pasted(straight, dial)), out());
    assertTrue(out().contains("a boost"), out());
  }

  /** What touches by the table cannot attack. */
  @Test
  void theTableSaysWhoTouches() {
    String attack = "{\"attack\": \"blue\", \"target\": \"red\", \"arc\": \"front\"}";
    String touching = TABLE.strip().replaceAll("}$", ", \"touching\": [[\"red\", \"blue\"]]}");
    assertEquals(1, why("{\"table\": " + touching + ", \"claim\": " + attack + "}"));
    assertTrue(out().contains("ships that touch do not attack each other"), out());
  }

  @Test
  void aLineOfALogIsExplained() {
    assertEquals(0, why(LOG, "--line", "3"), err());
    assertTrue(out().startsWith("The claim is legal: red completed its 1 straight.\n"), out());
    out.reset();
    assertEquals(0, why(LOG.replace("{\"sing\": \"red\"}\n", "")), err());
    assertTrue(out().startsWith("The claim is legal: red completed its 1 straight.\n"), out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 | line 1 is not there, expected one of 2 to 5",
        "6 | line 6 is not there, expected one of 2 to 5",
        "4 | the line claims nothing: red is removed, expected a claim",
        "5 | the claim: 'sing' is not known in the line",
      })
  void aLineWithoutAClaimIsRefused(String line, String expected) {
    assertEquals(2, why(LOG, "--line=" + line));
    assertTrue(err().startsWith("why: '-', ") && err().contains(expected), err());
    assertEquals(1, err().lines().count());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | the line is empty",
        "'{}' | 'table' is missing",
        "'[1' | is not a JSON object",
        "'{\"log\": \"flightstand/1\"}' | line 1: 'playArea' is missing",
        "'{\"log\": \"flightstand-game/2\", \"engine\": 1}' | the log of a whole game",
      })
  void whatIsNoQuestionIsRefused(String input, String expected) {
    assertEquals(2, why(input));
    assertTrue(err().startsWith("why: ") && err().contains(expected), err());
    assertEquals(1, err().lines().count());
  }

  @Test
  void aFaultNamesItsPlace() {
    assertEquals(2, why(pasted("{\"moved\": \"green\", \"final\": {\"x\": 1}}")));
    assertTrue(err().contains("the claim: 'y' is missing"), err());
    err.reset();
    assertEquals(2, why(pasted(BUMP).replace("large", "vast")));
    assertTrue(err().contains("'vast'"), err());
    err.reset();
    assertEquals(2, why(pasted(BUMP), "--line", "2"));
    assertTrue(err().contains("'--line' is for game logs"), err());
  }
}
