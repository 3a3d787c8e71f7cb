package io.github.flightstand.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The pages of the reference are those that the generator makes. */
class ReferenceTest {

  private static final Path FOLDER = Path.of("..", "guide", "reference");
  private static final int MOST_WORDS = 20;

  /** More fields than this have a line. */
  private static final int FIELDS = 700;

  /** A line about a field: its name, its value in the limits, its meaning, and its type. */
  private static final Pattern FIELD =
      Pattern.compile(
          "(?m)^- `([\\w.\\[\\]]+)`[?]?(?: [\\d,]+)?: (.*?)(?: [(][^()]*(?:[(][^()]*[)][^()]*)*[)])?[.]?$");

  /** With {@code -Dkept.write=true} the pages are written anew. */
  @Test
  void pagesAreAsTheyAreMade() throws IOException {
    Map<String, String> made = new TreeMap<>(ReferencePages.all(Path.of("..", "..")));
    if (Boolean.getBoolean("kept.write")) {
      for (String name : stored().keySet()) {
        Files.delete(FOLDER.resolve(name));
      }
      for (Map.Entry<String, String> page : made.entrySet()) {
        Path file = FOLDER.resolve(page.getKey());
        Files.createDirectories(file.getParent());
        Files.writeString(file, page.getValue());
      }
    }
    Map<String, String> stored = stored();
    assertEquals(made.keySet(), stored.keySet());
    made.forEach((name, text) -> assertEquals(text, stored.get(name), name));
  }

  /** What a field means is read in a list: it is there, and short. */
  @Test
  void fieldsHaveMeaningsOfAtMostTwentyWords() throws IOException {
    Set<String> wrong = new TreeSet<>();
    int fields = 0;
    for (Map.Entry<String, String> page : stored().entrySet()) {
      for (MatchResult row : FIELD.matcher(page.getValue()).results().toList()) {
        fields++;
        int words = row.group(2).isBlank() ? 0 : row.group(2).strip().split("\\s+").length;
        if (words == 0 || words > MOST_WORDS) {
          wrong.add(page.getKey() + " " + row.group(1) + ": " + words + " words");
        }
      }
    }
    assertEquals(Set.of(), wrong);
    assertTrue(fields > FIELDS, fields + " fields");
  }

  @Test
  void schemasDescribeFieldsInAtMostTwentyWords() throws IOException {
    Set<String> wrong = new TreeSet<>();
    for (String name : Schemas.names()) {
      for (JsonNode members :
          Asking.tree(Schemas.text(name).orElseThrow()).findValues("properties")) {
        members
            .properties()
            .forEach(
                field -> {
                  String said = field.getValue().path("description").asText();
                  if (said.split("\\s+").length > MOST_WORDS) {
                    wrong.add(field.getKey() + ": " + said);
                  }
                });
      }
    }
    assertEquals(Set.of(), wrong);
  }

  private static Map<String, String> stored() throws IOException {
    Map<String, String> stored = new TreeMap<>();
    if (Files.exists(FOLDER)) {
      try (Stream<Path> files = Files.walk(FOLDER)) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          String name = FOLDER.relativize(file).toString().replace('\\', '/');
          stored.put(name, Files.readString(file).replace("\r\n", "\n"));
        }
      }
    }
    return stored;
  }
}
