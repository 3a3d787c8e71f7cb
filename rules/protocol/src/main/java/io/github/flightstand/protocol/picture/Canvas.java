package io.github.flightstand.protocol.picture;

import io.github.flightstand.protocol.format.Formats;
import java.util.EnumMap;
import java.util.Map;

/** The elements of a picture, in layers. */
final class Canvas {

  private final double height;
  private final Map<Layer, StringBuilder> layers = new EnumMap<>(Layer.class);

  /** Creates an empty canvas for a play area of this height, whose upper edge is SVG's y = 0. */
  Canvas(double height) {
    this.height = height;
    for (Layer layer : Layer.values()) {
      layers.put(layer, new StringBuilder());
    }
  }

  /** Returns all elements, lowest first. */
  String elements() {
    return String.join("", layers.values());
  }

  /** Adds the elements of another canvas over those that are here, layer by layer. */
  void add(Canvas other) {
    other.layers.forEach((layer, elements) -> on(layer).append(elements));
  }

  PathData path() {
    return new PathData(height);
  }

  private StringBuilder on(Layer layer) {
    return layers.getOrDefault(layer, new StringBuilder());
  }

  /** Begins a piece with a title, which screen readers speak and pointers show. */
  void beginPiece(String classes, String title) {
    on(Layer.PIECES).append("<g class=\"").append(classes).append("\"><title>");
    on(Layer.PIECES).append(XmlText.of(title)).append("</title>");
  }

  void endPiece() {
    on(Layer.PIECES).append("</g>\n");
  }

  void draw(Layer layer, String classes, PathData path) {
    on(layer).append("<path class=\"").append(classes).append("\" d=\"").append(path);
    on(layer).append("\"/>\n");
  }

  /** Draws a path's outline as a band with a width, and with round ends and corners. */
  void drawBroad(String classes, double width, PathData path) {
    StringBuilder bands = on(Layer.BANDS);
    bands.append("<path class=\"").append(classes).append("\" d=\"").append(path);
    bands.append("\" style=\"stroke-linecap:round;stroke-width:").append(Numbers.text(width));
    bands.append("\"/>\n");
  }

  /** Writes words that begin at a point of the table. */
  void write(String classes, double x, double y, String words) {
    StringBuilder labels = on(Layer.LABELS);
    labels.append("<text class=\"").append(classes).append("\" x=\"").append(Numbers.text(x));
    labels.append("\" y=\"").append(Numbers.text(height - y)).append("\">");
    labels.append(XmlText.of(words)).append("</text>\n");
  }

  /**
   * Returns the elements of the table's layers, cut at a play area's edge where a layer ends there.
   */
  String table(Extent area) {
    StringBuilder drawn = new StringBuilder();
    layers.forEach(
        (layer, elements) -> {
          if (layer != Layer.LABELS) {
            drawn.append("<g class=\"").append(Formats.word(layer)).append("\">\n");
            drawn.append(
                layer.endsAtTheEdge() && elements.length() > 0
                    ? window("", area, area, elements)
                    : elements);
            drawn.append("</g>\n");
          }
        });
    return drawn.toString();
  }

  /** Returns the words, with a letter height in mm. */
  String words(double letters) {
    return "<g class=\"labels\" font-size=\""
        + Numbers.text(letters)
        + "\">\n"
        + on(Layer.LABELS)
        + "</g>\n";
  }

  /** Returns an element that shows elements of one part of the table at another. */
  String window(String attributes, Extent shown, Extent at, CharSequence elements) {
    return "<svg"
        + attributes
        + place(at)
        + " viewBox=\""
        + box(shown)
        + "\">\n"
        + elements
        + "</svg>\n";
  }

  private String box(Extent shown) {
    return String.join(
        " ",
        Numbers.text(shown.left()),
        Numbers.text(height - shown.top()),
        Numbers.text(shown.width()),
        Numbers.text(shown.height()));
  }

  /** Returns an element for a rectangle. */
  String rectangle(String classes, Extent at) {
    return "<rect class=\"" + classes + "\"" + place(at) + "/>\n";
  }

  /** Returns the attributes of an element that fills a rectangle. */
  private String place(Extent at) {
    return " x=\""
        + Numbers.text(at.left())
        + "\" y=\""
        + Numbers.text(height - at.top())
        + "\" width=\""
        + Numbers.text(at.width())
        + "\" height=\""
        + Numbers.text(at.height())
        + "\"";
  }

  /** Returns the document that shows a part of the plane with a title. */
  String svg(Extent page, String title, String elements) {
    return bare(
        page,
        title,
        "<style>\n" + Stylesheet.TEXT + "</style>\n" + rectangle("paper", page) + elements);
  }

  /** Returns the same without the style sheet and the paper, for pages that have both. */
  String bare(Extent page, String title, String elements) {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"flightstand\" role=\"img\" viewBox=\""
        + box(page)
        + "\">\n<title>"
        + XmlText.of(title)
        + "</title>\n"
        + elements
        + "</svg>\n";
  }
}
