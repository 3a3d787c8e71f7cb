package io.github.flightstand.protocol.line;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Lines as bytes bring them: ends, blanks, encodings and sizes. */
class LineReaderTest {

  private static List<Line> lines(byte[]... pieces) throws IOException {
    List<InputStream> streams = new ArrayList<>();
    for (byte[] piece : pieces) {
      streams.add(new ByteArrayInputStream(piece));
    }
    LineReader reader = new LineReader(new SequenceInputStream(Collections.enumeration(streams)));
    List<Line> all = new ArrayList<>();
    for (Optional<Line> line = reader.next(); line.isPresent(); line = reader.next()) {
      all.add(line.get());
    }
    return all;
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] filled(int size) {
    byte[] bytes = new byte[size];
    Arrays.fill(bytes, (byte) 'x');
    return bytes;
  }

  @Test
  void endsMayBeUnixOrDosAndTheLastMayLack() throws IOException {
    assertEquals(
        List.of(new Line.Text(1, "a"), new Line.Text(2, "b"), new Line.Text(3, "c")),
        lines(utf8("a\nb\r\nc")));
  }

  @Test
  void blankLinesAreSkippedButCounted() throws IOException {
    assertEquals(List.of(new Line.Text(4, "a")), lines(utf8("\n\r\n \t \na\n\n")));
  }

  @Test
  void aLineMayArriveInPieces() throws IOException {
    assertEquals(
        List.of(new Line.Text(1, "héllo")),
        lines(
            utf8("h"), new byte[] {(byte) 0xC3}, new byte[] {(byte) 0xA9, 'l', 'l'}, utf8("o\n")));
  }

  @Test
  void whatHasArrivedIsWholeLinesOnly() throws IOException {
    InputStream silent =
        new InputStream() {
          @Override
          public int read() {
            throw new IllegalStateException("this would wait for input");
          }

          @Override
          public int read(byte[] into, int from, int count) {
            return read();
          }
        };
    LineReader reader =
        new LineReader(
            new SequenceInputStream(new ByteArrayInputStream(utf8("a\n\nb\n \nc")), silent));
    assertEquals(Optional.empty(), reader.arrived());
    assertEquals(Optional.of(new Line.Text(1, "a")), reader.next());
    assertTrue(reader.hasMore());
    assertEquals(Optional.of(new Line.Text(3, "b")), reader.arrived());
    assertEquals(Optional.empty(), reader.arrived());
    assertFalse(reader.hasMore());
  }

  @Test
  void aByteOrderMarkIsPassedOverAtTheVeryBeginningOnly() throws IOException {
    assertEquals(
        List.of(new Line.Text(1, "a"), new Line.Text(2, "\uFEFFb")),
        lines(utf8("\uFEFFa\n\uFEFFb\n")));
    assertEquals(List.of(new Line.Text(2, "a")), lines(utf8("\uFEFF\na")));
  }

  @Test
  void whatIsNotUtf8IsMalformed() throws IOException {
    byte[] overlongSlash = {(byte) 0xC0, (byte) 0xAF, '\n'};
    byte[] encodedSurrogate = {(byte) 0xED, (byte) 0xA0, (byte) 0x80, '\n'};
    byte[] cutOff = {(byte) 0xE2, (byte) 0x82, '\n'};
    assertEquals(
        List.of(
            new Line.Malformed(1),
            new Line.Malformed(2),
            new Line.Malformed(3),
            new Line.Text(4, "a")),
        lines(overlongSlash, encodedSurrogate, cutOff, utf8("a")));
  }

  @Test
  void theReplacementCharacterItselfIsNoFault() throws IOException {
    assertEquals(List.of(new Line.Text(1, "\uFFFD")), lines(utf8("\uFFFD\n")));
  }

  @Test
  void aLineOfTheGreatestSizeIsRead() throws IOException {
    List<Line> lines = lines(filled(LineReader.MAX_BYTES), utf8("\r\nnext"));
    assertEquals(2, lines.size());
    assertTrue(lines.get(0) instanceof Line.Text t && t.text().length() == LineReader.MAX_BYTES);
    assertEquals(new Line.Text(2, "next"), lines.get(1));
  }

  @Test
  void aByteMoreIsTooLongAndTheNextLineIsRead() throws IOException {
    assertEquals(
        List.of(new Line.TooLong(1), new Line.Text(2, "next")),
        lines(filled(LineReader.MAX_BYTES + 1), utf8("\nnext")));
    assertEquals(
        List.of(new Line.TooLong(1), new Line.Text(2, "next")),
        lines(filled(3 * LineReader.MAX_BYTES), utf8("\nnext")));
  }

  @Test
  void aTooLongLineWithoutEndIsStillReported() throws IOException {
    assertEquals(List.of(new Line.TooLong(1)), lines(filled(LineReader.MAX_BYTES + 1)));
  }

  @Test
  void aFileIsReadNoFartherThanALineThatIsTooLong() throws IOException {
    InputStream endless =
        new SequenceInputStream(
            new ByteArrayInputStream("a\n".getBytes(StandardCharsets.UTF_8)),
            new InputStream() {
              private int given;

              @Override
              public int read() {
                throw new UnsupportedOperationException();
              }

              @Override
              public int read(byte[] into, int from, int length) {
                given += length;
                assertTrue(given <= 2 * LineReader.MAX_BYTES, "read on and on");
                Arrays.fill(into, from, from + length, (byte) 'x');
                return length;
              }
            });
    LineReader lines = LineReader.toTooLong(endless);
    assertEquals(Optional.of(new Line.Text(1, "a")), lines.next());
    assertEquals(Optional.of(new Line.TooLong(2)), lines.next());
    assertEquals(Optional.empty(), lines.next());
  }
}
