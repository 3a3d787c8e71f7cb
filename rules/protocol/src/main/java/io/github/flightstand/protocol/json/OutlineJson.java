package io.github.flightstand.protocol.json;

import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.JsonReader;
import io.github.flightstand.protocol.format.NumberRange;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * An outline as a line writes it: {@code [[300, 300], [360, 310], [340, 350]]}, the corners in
 * order, in either sense.
 */
public final class OutlineJson {

  static final String SCHEMA =
      """
      {"description": "The corners in order, in either sense; the outline does not cross or touch\
       itself.",
       "type": "array",
       "items": {
         "type": "array",
         "prefixItems": [
           {"type": "number", "minimum": -1000000, "maximum": 1000000},
           {"type": "number", "minimum": -1000000, "maximum": 1000000}],
         "items": false,
         "minItems": 2, "maxItems": 2},
       "minItems": 3, "maxItems": 1000}
      """;

  private final double[] coordinates;
  private final Optional<Outlines> known;

  private OutlineJson(double[] coordinates, Optional<Outlines> known) {
    this.coordinates = coordinates;
    this.known = known;
  }

  /** Returns an outline as a line writes it that has the table's own frame. */
  public static OutlineJson of(SimplePolygon outline) {
    double[] coordinates = new double[2 * outline.size()];
    for (int i = 0; i < outline.size(); i++) {
      coordinates[2 * i] = outline.x(i);
      coordinates[2 * i + 1] = outline.y(i);
    }
    return new OutlineJson(coordinates, Optional.empty());
  }

  /** Returns how many corners were written. */
  int size() {
    return coordinates.length / 2;
  }

  /**
   * Returns the outline on the table.
   *
   * @throws FaultException if it encloses no proper region
   */
  public SimplePolygon on(CoordinateFrame frame) {
    return known.isPresent() ? known.get().on(this, frame) : worked(frame);
  }

  /** Returns the outline on the table, worked out anew. */
  SimplePolygon worked(CoordinateFrame frame) {
    return PointJson.outline(corners(), frame);
  }

  /** Tells whether the other outline has the same corners in the same order. */
  @Override
  public boolean equals(Object other) {
    return other instanceof OutlineJson that && Arrays.equals(coordinates, that.coordinates);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(coordinates);
  }

  @Override
  public String toString() {
    return Arrays.toString(coordinates);
  }

  /** Reads an outline, which the {@link Outlines} may know that the reader was given. */
  static OutlineJson read(JsonReader in) {
    return new OutlineJson(
        in.pairs(NumberRange.COORDINATE, Limits.CORNERS, "corners"),
        in.given(Outlines.class).map(Outlines.class::cast));
  }

  /** Returns the corners as they are written. */
  List<PointJson> corners() {
    return IntStream.range(0, size())
        .mapToObj(i -> new PointJson(coordinates[2 * i], coordinates[2 * i + 1]))
        .toList();
  }
}
