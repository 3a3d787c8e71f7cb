package io.github.flightstand.tools.page;

import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.picture.PictureParts;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/**
 * A writer of a page, piece by piece, so that only one chapter is held at a time: the page's head,
 * then data as JSON in script elements, then the scripts that show them.
 */
public final class PageWriter {

  /** The form in which a page shows its chapters. */
  public enum Form {
    REPORT,
    REPLAY
  }

  private final Codec codec = new Codec();
  private final Writer out;
  private final Form form;

  /** Creates a writer and writes the page's head. */
  public PageWriter(Writer out, Form form) throws IOException {
    this.out = out;
    this.form = form;
    out.write(Modules.text("head.html"));
    out.write("<style>\n" + PictureParts.style() + Modules.text("page.css") + "</style>\n");
    out.write(Modules.text(Formats.word(form) + ".html"));
  }

  /**
   * Adds a record; {@code kind}, {@code chapter} or {@code summary}, is its element's class. A
   * replay's is packed, because a long game has a megabyte.
   */
  public void add(String kind, Record data) throws IOException {
    if (form == Form.REPLAY) {
      packed(kind, codec.write(data));
    } else {
      data(out, kind, codec.write(data));
    }
  }

  private void packed(String kind, String json) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
    try (DeflaterOutputStream deflating = new DeflaterOutputStream(packed, deflater)) {
      deflating.write(json.getBytes(StandardCharsets.UTF_8));
    }
    out.write("<script type=\"text/plain\" class=\"" + kind + "\">");
    out.write(Base64.getEncoder().encodeToString(packed.toByteArray()));
    out.write("</script>\n");
  }

  /** Writes JSON into a page, in an element of a class. */
  static void data(Writer out, String kind, String json) throws IOException {
    out.write("<script type=\"application/json\" class=\"" + kind + "\">");
    // Escaping < lets nothing in the data end the element: every tag and comment begins with it.
    out.write(json.replace("<", "\\u003c"));
    out.write("</script>\n");
  }

  /** Writes the page's scripts and its end. */
  public void finish() throws IOException {
    out.write("<script>\n" + Modules.joined(Formats.word(form) + ".js"));
    out.write("</script>\n</body>\n</html>\n");
    out.flush();
  }
}
