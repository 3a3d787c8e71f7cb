package io.github.flightstand.tools.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files are whole or not there, and what others laid in the folder stays as it was. */
class NewFileTest {

  @TempDir private Path folder;

  private void write(Path file) throws IOException {
    try (NewFile page = new NewFile(file.toString())) {
      page.writer().write("new");
      page.keep();
    }
  }

  @Test
  void noLinkIsFollowed() throws IOException {
    Path other = Files.writeString(folder.resolve("other"), "old");
    Path page = folder.resolve("page.html");
    Path guessed = folder.resolve("page.html.part");
    Files.createSymbolicLink(page, other);
    Files.createSymbolicLink(guessed, other);
    write(page);
    assertEquals("old", Files.readString(other));
    assertEquals("new", Files.readString(page));
    assertFalse(Files.isSymbolicLink(page));
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(List.of(other, page, guessed), files.sorted().toList());
    }
  }

  @Test
  void onlyFilesAreReplaced() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link"), folder);
    assertThrows(NewFile.UnwrittenException.class, () -> write(link));
    assertThrows(NewFile.UnwrittenException.class, () -> write(Path.of("/dev/null")));
  }
}
