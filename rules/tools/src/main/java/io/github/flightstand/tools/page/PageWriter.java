package io.github.flightstand.tools.page;

import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.format.Resource;
import io.github.flightstand.protocol.picture.PictureParts;
import io.github.flightstand.tools.codec.Codec;
import java.io.IOException;
import java.io.Writer;

/**
 * Writes a page piece by piece, so that no more than one chapter is held at a time: its head, then
 * data as JSON in script elements, then the scripts that show them.
 */
public final class PageWriter {

  /** What a page does with its chapters. */
  public enum Form {
    REPORT,
    REPLAY
  }

  private final Codec codec = new Codec();
  private final Writer out;
  private final Form form;

  /**
   * @throws IOException if it cannot be written
   */
  public PageWriter(Writer out, Form form) throws IOException {
    this.out = out;
    this.form = form;
    out.write(resource("head.html"));
    out.write("<style>\n" + PictureParts.style() + resource("page.css") + "</style>\n");
    out.write(resource(Formats.word(form) + ".html"));
  }

  /**
   * Adds a record; {@code kind} is the class of its element, {@code chapter} or {@code summary}.
   *
   * @throws IOException if it cannot be written
   */
  public void add(String kind, Record data) throws IOException {
    out.write("<script type=\"application/json\" class=\"" + kind + "\">");
    // Nothing in the data can end the element: < begins every tag and comment.
    out.write(codec.write(data).replace("<", "\\u003c"));
    out.write("</script>\n");
  }

  /**
   * @throws IOException if it cannot be written
   */
  public void finish() throws IOException {
    out.write("<script>\n\"use strict\";\n" + resource("stage.js"));
    out.write(resource(Formats.word(form) + ".js"));
    out.write("</script>\n</body>\n</html>\n");
    out.flush();
  }

  private static String resource(String name) {
    return Resource.text(PageWriter.class.getResourceAsStream("/flightstand/page/" + name));
  }
}
