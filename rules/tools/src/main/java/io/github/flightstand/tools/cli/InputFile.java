package io.github.flightstand.tools.cli;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** A file that a command reads, with the reason if reading it fails. */
final class InputFile {

  static InputStream open(String name) throws IOException {
    try {
      return new FileInputStream(Path.of(name).toFile());
    } catch (InvalidPathException noPath) {
      throw new IOException(noPath);
    }
  }

  /** Returns a file's text, without the byte order mark that editors on Windows put before it. */
  static String text(byte[] content) {
    String text = new String(content, StandardCharsets.UTF_8);
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }

  /** Returns a sentence that says why a file cannot be read, and what it was expected to hold. */
  static String words(String name, IOException failure, String expected) {
    return "cannot read the file '%s', expected %s in it, but %s"
        .formatted(name, expected, why(name, failure));
  }

  /** Returns why no file can have this name, for instance because characters were lost. */
  static String noName(String name) {
    String encoding = System.getProperty("sun.jnu.encoding", "UTF-8");
    return Charset.forName(encoding).newEncoder().canEncode(name)
        ? "no file can have that name"
        : "the locale's encoding, " + encoding + ", lacks characters of that name";
  }

  private static String why(String name, IOException failure) {
    if (failure.getCause() instanceof InvalidPathException) {
      return noName(name);
    }
    File file = new File(name);
    if (!file.exists()) {
      return "there is no such file";
    }
    if (file.isDirectory()) {
      return "it is a directory";
    }
    return file.canRead() ? "reading it failed: " + failure.getMessage() : "permission is denied";
  }
}
