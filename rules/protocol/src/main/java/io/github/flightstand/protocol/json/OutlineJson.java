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

/** An outline's JSON form: {@code [[300, 300], [360, 310], [340, 350]]}, its corners in order. */
public final class OutlineJson {

  private final double[] coordinates;
  private final Optional<Outlines> known;

  private OutlineJson(double[] coordinates, Optional<Outlines> known) {
    this.coordinates = coordinates;
    this.known = known;
  }

  /** Returns the JSON form of an outline, in the table's own frame. */
  public static OutlineJson of(SimplePolygon outline) {
    double[] coordinates = new double[2 * outline.size()];
    for (int i = 0; i < outline.size(); i++) {
      coordinates[2 * i] = outline.x(i);
      coordinates[2 * i + 1] = outline.y(i);
    }
    return new OutlineJson(coordinates, Optional.empty());
  }

  /** Returns the number of corners. */
  int size() {
    return coordinates.length / 2;
  }

  /**
   * Returns the outline on the table, from the known outlines if there are any.
   *
   * @throws FaultException if the corners do not enclose a proper region
   */
  public SimplePolygon on(CoordinateFrame frame) {
    return known.isPresent() ? known.get().on(this, frame) : worked(frame);
  }

  /** Computes the outline on the table. */
  SimplePolygon worked(CoordinateFrame frame) {
    return PointJson.outline(corners(), frame);
  }

  /** Tests whether the other outline has the same corners in the same order. */
  @Override
  public boolean equals(Object other) {
    return other instanceof OutlineJson that && isSame(coordinates, that.coordinates);
  }

  /** Tests for the same bits, as the class library does, but in a browser in far less time. */
  private static boolean isSame(double[] first, double[] second) {
    if (first.length != second.length) {
      return false;
    }
    for (int i = 0; i < first.length; i++) {
      if (Double.doubleToRawLongBits(first[i]) != Double.doubleToRawLongBits(second[i])) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(coordinates);
  }

  @Override
  public String toString() {
    return Arrays.toString(coordinates);
  }

  /** Reads an outline, with the known {@link Outlines} if the reader was given them. */
  static OutlineJson read(JsonReader in) {
    return new OutlineJson(
        in.pairs(NumberRange.COORDINATE, Limits.CORNERS, "corners"),
        in.given(Outlines.class).map(Outlines.class::cast));
  }

  /** Returns the corners in the frame in which they were written. */
  List<PointJson> corners() {
    return IntStream.range(0, size())
        .mapToObj(i -> new PointJson(coordinates[2 * i], coordinates[2 * i + 1]))
        .toList();
  }
}
