package io.github.flightstand.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The pages of the reference are those that the generator makes. */
class ReferenceTest {

  private static final Path FOLDER = Path.of("..", "guide", "reference");

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
