package io.github.flightstand.tools.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code squad}: what it says of squads, and its exit status. */
class SquadCommandTest extends CommandStreams {

  private static final String LUKE =
      "{\"faction\": \"rebel\", \"name\": \"Red\", \"pilots\": [{\"name\": \"lukeskywalker\","
          + " \"ship\": \"xwing\", \"upgrades\": {\"amd\": [\"r2d2\"]}}]}";

  /** Returns what was printed, without what is told of cards' effects. */
  @Override
  String out() {
    return super.out().replaceAll("  without effects: .*\\n", "");
  }

  @Test
  void aLegalSquadIsSaidToBe(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("red.json"), LUKE);
    assertEquals(0, run("", "squad", file.toString(), "imperial-swarm"));
    assertEquals(
        file + " (Red): 32 points, legal\nimperial-swarm (TIE swarm): 100 points, legal\n", out());
    assertEquals(0, run("", "squad", "--epic", "epic-empire"));
    assertEquals("", err());
  }

  @Test
  void cardsWithoutEffectsAreNamed() {
    String exposed = LUKE.replace("{\"amd\"", "{\"ept\": [\"expose\"], \"amd\"");
    assertEquals(0, run(exposed, "squad", "-"));
    assertTrue(super.out().contains("  without effects: "));
    assertTrue(super.out().contains("expose"));
    assertEquals(1, run(exposed, "squad", "--strict", "-"));
  }

  @Test
  void everyReasonIsALine() {
    assertEquals(1, run(LUKE.replace("r2d2\"", "r2d2\", \"r2d22\", \"r5d8\""), "squad", "-"));
    assertEquals(
        "- (Red): 35 points, not legal\n"
            + "  there is no upgrade 'r2d22' in the catalogue, expected perhaps 'r2d2'; it"
            + " has no points (at /pilots/0/upgrades/amd/1)\n"
            + "  000-059: there is no room for 'R5-D8' on 'Luke Skywalker', expected a free icon"
            + " for 'astromech' (at /pilots/0/upgrades/amd/2)\n",
        out());
  }

  @Test
  void namedSquadsAreListedAndPrinted() {
    assertEquals(0, run("", "squad"));
    assertTrue(out().startsWith("rebel-x-wings        rebel    100 points, X-wings\n"), out());
    assertEquals(10, out().lines().count());
    out.reset();
    assertEquals(0, run("", "squad", "--json", "rebel-x-wings"));
    String printed = out();
    assertEquals(1, printed.lines().count(), printed);
    out.reset();
    assertEquals(0, run(printed, "squad", "-"));
    assertEquals("- (X-wings): 100 points, legal\n", out());
    out.reset();
    assertEquals(0, run("", "squad", "--json"));
    assertEquals(10, out().lines().count());
  }

  @Test
  void aNameThatIsNearlyOneIsSuggested() {
    assertEquals(2, run("", "squad", "rebel-x-wing"));
    assertTrue(err().endsWith("there is no such file (perhaps 'rebel-x-wings' is meant)\n"), err());
    assertEquals(2, run("", "squad", "--json", "imperial-swarms"));
    assertTrue(err().contains("'imperial-swarms' (perhaps 'imperial-swarm' is meant)"), err());
    assertEquals(2, run("", "play", "--squads", "rebel-x-wing", "imperial-swarm"));
    assertTrue(err().endsWith("(perhaps 'rebel-x-wings' is meant)\n"), err());
  }

  @Test
  void aSquadIsJudgedAsOfADay() {
    String scout =
        "{\"faction\": \"scum\", \"pilots\": [{\"name\": \"contractedscout\", \"ship\":"
            + " \"jumpmaster5000\", \"upgrades\": {\"torpedo\": [\"plasmatorpedoes\"]}}]}";
    assertEquals(1, run(scout, "squad", "-"));
    assertEquals(0, run(scout, "squad", "--as-of", "2016-11-05", "-"));
    assertEquals(2, run(scout, "squad", "--as-of", "yesterday", "-"));
    assertEquals("squad: '--as-of' is 'yesterday', expected a day such as '2016-11-05'\n", err());
  }

  @Test
  void whatNestsTooDeepIsRefusedInASentence(@TempDir Path folder) throws IOException {
    String deep = "[".repeat(20_000) + "]".repeat(20_000);
    assertEquals(2, run("{\"pilots\":" + deep + "}", "squad", "-"));
    assertEquals(2, run("{\"faction\":" + deep + ",\"pilots\":[]}", "squad", "-"));
    assertEquals(2, run("{\"ships\":" + deep + "}", "squad", "-"));
    for (String file : List.of("ships.js", "pilots.js", "upgrades.js")) {
      Files.writeString(folder.resolve(file), deep);
    }
    assertEquals(2, run(LUKE, "squad", "--catalogue", folder.toString(), "-"));
    List<String> sentences = err().lines().toList();
    assertEquals(4, sentences.size(), this::err);
    assertTrue(sentences.stream().allMatch(said -> said.contains("values are nested more than")));
    assertTrue(sentences.get(3).contains("'ships.js': values are nested more than 64"), this::err);
  }

  @Test
  void whatIsNotKnownIsNeitherLegalNorNot() {
    assertEquals(1, run(LUKE.replace("r2d2", "r2d22"), "squad", "-"));
    assertTrue(out().startsWith("- (Red): 28 points, unknown\n  there is no upgrade"), out());
  }

  @Test
  void shipsAreTakenAsInQueries() {
    String ships =
        "{\"ships\": [{\"id\": \"a\", \"ship\": \"xwing\", \"pilot\": \"rookiepilot\"}]}";
    assertEquals(0, run(ships, "squad", "-"));
    assertEquals("-: 21 points, legal\n", out());
    assertEquals(1, run(ships, "squad", "--points", "20", "-"));
    assertEquals(0, run("{\"xws\": " + LUKE + "}", "squad", "--rules", "core-2012", "-"));
  }

  @Test
  void aTeamHasAUniqueNameOnce(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("red.json"), LUKE);
    assertEquals(0, run("", "squad", file.toString(), file.toString()));
    assertEquals(1, run("", "squad", "--team", file.toString(), file.toString()));
    assertTrue(out().contains("\n000-208: 'Luke Skywalker' is unique"), out());
  }

  @Test
  void aCatalogueOfOnesOwnTakesThePlaceOfTheOther(@TempDir Path folder) throws IOException {
    Files.writeString(
        folder.resolve("ships.js"),
        "[{\"name\": \"Kite\", \"xws\": \"kite\", \"faction\": [\"Rebel Alliance\"], \"attack\": 2,"
            + " \"agility\": 3, \"hull\": 2, \"shields\": 1, \"size\": \"small\", \"actions\": [],"
            + " \"dial\": [\"1FG\"]}]");
    Files.writeString(
        folder.resolve("pilots.js"),
        "[{\"name\": \"Ace\", \"xws\": \"ace\", \"ship\": \"Kite\", \"faction\": \"Rebel"
            + " Alliance\", \"skill\": 7, \"points\": 20, \"slots\": []}, {}]");
    Files.writeString(folder.resolve("upgrades.js"), "[]");
    String squad =
        "{\"faction\": \"rebel\", \"pilots\": [{\"name\": \"ace\", \"ship\": \"kite\"}]}";
    assertEquals(0, run(squad, "squad", "--catalogue", folder.toString(), "-"));
    assertEquals("-: 20 points, legal\n", out());
    assertEquals("squad: pilots.js#/1: the card is left out: 'xws' is not a text\n", err());
    assertEquals(1, run(LUKE, "squad", "--catalogue", folder.toString(), "-"));
  }

  @Test
  void whatCannotBeReadIsSaidInASentence(@TempDir Path folder) {
    assertEquals(2, run("[]", "squad", "-"));
    assertEquals(2, run("{\"ships\": 3}", "squad", "-"));
    assertEquals(2, run("", "squad", folder.resolve("none.json").toString()));
    assertEquals(2, run(LUKE, "squad", "--catalogue", folder.toString(), "-"));
    assertEquals(4, err().lines().filter(line -> line.startsWith("squad: ")).count(), err());
    assertEquals("", out());
  }
}
