package io.github.flightstand.tools.cli;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

/**
 * A text file that is written atomically: readers see the whole file or none. A draft is written
 * beside it under an unguessable name and, when kept, replaces the file or a link of its name.
 */
final class NewFile implements AutoCloseable {

  private final String name;
  private final Path place;
  private final Path draft;
  private final Writer writer;

  static final class UnwrittenException extends IOException {

    private UnwrittenException(String name, String why) {
      super("cannot write the file '" + name + "': " + why);
    }
  }

  NewFile(String name) throws UnwrittenException {
    this.name = name;
    try {
      place = Path.of(name).toAbsolutePath();
      if (Files.isDirectory(place)) {
        throw new UnwrittenException(name, "it is a directory");
      }
      if (Files.exists(place) && !Files.isRegularFile(place)) {
        throw new UnwrittenException(name, "it is not a regular file");
      }
      draft = place.resolveSibling(UUID.randomUUID() + ".part");
      writer =
          new BufferedWriter(
              new OutputStreamWriter(
                  Files.newOutputStream(
                      draft, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
                  StandardCharsets.UTF_8));
    } catch (InvalidPathException noPath) {
      throw new UnwrittenException(name, InputFile.noName(name));
    } catch (UnwrittenException unwritten) {
      throw unwritten;
    } catch (IOException unwritten) {
      throw new UnwrittenException(name, "there is no such folder, or it may not be written to");
    }
  }

  /** Returns the writer of the file; its exceptions name the file. */
  Writer writer() {
    return new Writer() {
      @Override
      public void write(char[] text, int from, int length) throws IOException {
        run(() -> writer.write(text, from, length));
      }

      @Override
      public void flush() throws IOException {
        run(writer::flush);
      }

      @Override
      public void close() throws IOException {
        run(writer::close);
      }
    };
  }

  private interface Part {
    void run() throws IOException;
  }

  private void run(Part part) throws UnwrittenException {
    try {
      part.run();
    } catch (IOException failed) {
      throw new UnwrittenException(name, "writing it failed");
    }
  }

  /** Moves the finished file to its place. */
  void keep() throws UnwrittenException {
    run(writer::close);
    run(this::move);
  }

  private void move() throws IOException {
    try {
      Files.move(draft, place, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException onlyInSteps) {
      Files.move(draft, place, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /** Deletes the draft if the file was not kept. */
  @Override
  public void close() throws UnwrittenException {
    run(writer::close);
    run(() -> Files.deleteIfExists(draft));
  }
}
