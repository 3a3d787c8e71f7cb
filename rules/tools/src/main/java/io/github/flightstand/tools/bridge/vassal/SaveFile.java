package io.github.flightstand.tools.bridge.vassal;

import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.tools.bridge.UnreadableSaveException;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;

/**
 * The text of a save or log of VASSAL: the entry {@code savedGame} of a zip, hidden by exclusive or
 * with one byte and written in hexadecimal. The same byte, in hexadecimal, stands first.
 *
 * <p>At most {@value #MOST_BYTES} bytes are unpacked, whatever a zip claims.
 */
final class SaveFile {

  private static final int MOST_BYTES = 64 * 1024 * 1024;

  private static final String GAME = "savedGame";
  private static final String MODULE = "moduledata";
  private static final String HIDDEN = "!VCSK";

  private static final Pattern NAME = Pattern.compile("<name>([^<]{1,200})</name>");

  /** What the names of the module's versions have in common. */
  private static final String OURS = "X-Wing";

  private final InputStream in;
  private long unpacked;

  private SaveFile(InputStream in) {
    this.in = in;
  }

  /**
   * Returns the text of a saved game.
   *
   * @throws UnreadableSaveException if it is no zip, or damaged, or too long, or another game's
   * @throws IOException if the input cannot be read
   */
  static String text(InputStream in) throws IOException, UnreadableSaveException {
    return new SaveFile(in).text();
  }

  private String text() throws IOException, UnreadableSaveException {
    Optional<byte[]> game = Optional.empty();
    boolean any = false;
    try (ZipInputStream zip = new ZipInputStream(in)) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        any = true;
        byte[] content = content(zip, entry.getName());
        if (entry.getName().equals(GAME)) {
          game = Optional.of(content);
        } else if (entry.getName().equals(MODULE)) {
          checkModule(new String(content, StandardCharsets.UTF_8));
        }
      }
    } catch (ZipException | EOFException | IllegalArgumentException damaged) {
      throw new UnreadableSaveException(
          "the zip is damaged, expected a whole file (" + damaged.getMessage() + ")");
    }
    if (!any) {
      throw new UnreadableSaveException("it is no zip, expected a file that VASSAL has saved");
    }
    return revealed(
        game.orElseThrow(
            () ->
                new UnreadableSaveException(
                    "the zip has no entry '" + GAME + "', expected a file that VASSAL has saved")));
  }

  private byte[] content(InputStream entry, String name)
      throws IOException, UnreadableSaveException {
    boolean kept = name.equals(GAME) || name.equals(MODULE);
    ByteArrayOutputStream content = new ByteArrayOutputStream();
    byte[] chunk = new byte[1 << 16];
    for (int count = entry.read(chunk); count >= 0; count = entry.read(chunk)) {
      unpacked += count;
      if (unpacked > MOST_BYTES) {
        throw new UnreadableSaveException(
            "the zip unpacks to more than %s bytes in its entry %s, expected less"
                .formatted(MOST_BYTES, Excerpt.quoted(name)));
      }
      if (kept) {
        content.write(chunk, 0, count);
      }
    }
    return content.toByteArray();
  }

  private static void checkModule(String xml) throws UnreadableSaveException {
    Matcher name = NAME.matcher(xml);
    if (name.find() && !name.group(1).contains(OURS)) {
      throw new UnreadableSaveException(
          "it is a game of the module "
              + Excerpt.quoted(name.group(1))
              + ", expected one of "
              + OURS);
    }
  }

  private static String revealed(byte[] saved) throws UnreadableSaveException {
    int head = HIDDEN.length();
    if (saved.length < head + 2
        || !new String(saved, 0, head, StandardCharsets.UTF_8).equals(HIDDEN)) {
      // Old versions did not hide the text.
      return new String(saved, StandardCharsets.UTF_8);
    }
    if (saved.length % 2 != head % 2) {
      throw new UnreadableSaveException(
          "the entry '" + GAME + "' is cut off at byte " + saved.length);
    }
    int key = hex(saved, head);
    byte[] plain = new byte[(saved.length - head - 2) / 2];
    for (int i = 0; i < plain.length; i++) {
      plain[i] = (byte) (hex(saved, head + 2 + 2 * i) ^ key);
    }
    return new String(plain, StandardCharsets.UTF_8);
  }

  private static int hex(byte[] text, int at) throws UnreadableSaveException {
    int high = Character.digit(text[at], 16);
    int low = Character.digit(text[at + 1], 16);
    if (high < 0 || low < 0) {
      throw new UnreadableSaveException(
          "the entry '"
              + GAME
              + "' is damaged at byte "
              + at
              + ", expected two hexadecimal digits");
    }
    return 16 * high + low;
  }
}
