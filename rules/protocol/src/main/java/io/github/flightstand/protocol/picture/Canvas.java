package io.github.flightstand.protocol.picture;

import io.github.flightstand.protocol.format.Formats;
import java.util.EnumMap;
import java.util.Map;

/** The elements of a picture, in layers. */
final class Canvas {

  private final double height;
  private final Map<Layer, StringBuilder> layers = new EnumMap<>(Layer.class);
  private final Map<Layer, Integer> begun = new EnumMap<>(Layer.class);

  /** Creates an empty canvas for a play area of this height, whose upper edge is SVG's y = 0. */
  Canvas(double height) {
    this.height = height;
    for (Layer layer : Layer.values()) {
      layers.put(layer, new StringBuilder());
    }
  }

  /** Ends the pieces; {@link #elements} returns what is drawn later. */
  void begin() {
    layers.forEach((layer, elements) -> begun.put(layer, elements.length()));
  }

  /** Returns the elements drawn after {@link #begin}, without words. */
  String elements() {
    StringBuilder drawn = new StringBuilder();
    layers.forEach(
        (layer, elements) -> {
          if (layer != Layer.LABELS) {
            drawn.append(elements, begun.getOrDefault(layer, 0), elements.length());
          }
        });
    return drawn.toString();
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

  /** Draws a path's outline on the ground with a width, and with round ends and corners. */
  void drawBroad(String classes, double width, PathData path) {
    StringBuilder ground = on(Layer.GROUND);
    ground.append("<path class=\"").append(classes).append("\" d=\"").append(path);
    ground.append("\" style=\"stroke-linecap:round;stroke-width:").append(Numbers.text(width));
    ground.append("\"/>\n");
  }

  /** Writes words that begin at a point of the table. */
  void write(String classes, double x, double y, String words) {
    StringBuilder labels = on(Layer.LABELS);
    labels.append("<text class=\"").append(classes).append("\" x=\"").append(Numbers.text(x));
    labels.append("\" y=\"").append(Numbers.text(height - y)).append("\">");
    labels.append(XmlText.of(words)).append("</text>\n");
  }

  /** Returns the picture of a view of the table, with a title and a letter height in mm. */
  String svg(Extent view, String title, double letters) {
    StringBuilder svg = new StringBuilder();
    String x = Numbers.text(view.left());
    String y = Numbers.text(height - view.top());
    String w = Numbers.text(view.width());
    String h = Numbers.text(view.height());
    svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"flightstand\" role=\"img\"");
    svg.append(" viewBox=\"").append(String.join(" ", x, y, w, h)).append("\">\n<title>");
    svg.append(XmlText.of(title)).append("</title>\n<style>\n").append(Stylesheet.TEXT);
    svg.append("</style>\n<rect class=\"paper\" x=\"").append(x).append("\" y=\"").append(y);
    svg.append("\" width=\"").append(w).append("\" height=\"").append(h).append("\"/>\n");
    layers.forEach(
        (layer, elements) -> {
          svg.append("<g class=\"").append(Formats.word(layer)).append('"');
          if (layer == Layer.LABELS) {
            svg.append(" font-size=\"").append(Numbers.text(letters)).append('"');
          }
          svg.append(">\n").append(elements).append("</g>\n");
        });
    return svg.append("</svg>\n").toString();
  }
}
