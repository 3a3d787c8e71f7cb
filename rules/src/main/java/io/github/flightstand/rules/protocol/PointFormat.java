package io.github.flightstand.rules.protocol;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.rules.protocol.json.JsonWriter;
import java.util.Optional;

/** Points as the protocol writes them: {@code [300, 310]}, in the frame that a line speaks in. */
public final class PointFormat {

  private PointFormat() {}

  /** Reads a point: two coordinates up to 1e6 either way, and as far as 1e6 mm on the table. */
  public static Optional<Point> read(Field field) {
    return readBare(field).flatMap(there -> onTable(field, there));
  }

  /** Reads two coordinates as they stand, in whatever frame: up to 1e6 either way. */
  public static Optional<Point> readBare(Field field) {
    return field
        .pair("coordinates")
        .flatMap(pair -> both(pair.get(0).number(NumberRange.COORDINATE), pair.get(1)));
  }

  private static Optional<Point> both(Optional<Double> x, Field second) {
    Optional<Double> y = second.number(NumberRange.COORDINATE);
    return x.isPresent() && y.isPresent()
        ? Optional.of(new Point(x.get(), y.get()))
        : Optional.empty();
  }

  /**
   * Returns the place on the table that has these coordinates in the frame of a field, and notes if
   * it is beyond the reach of positions.
   */
  static Optional<Point> onTable(Field field, Point there) {
    Point here = field.frame().pointHere(there);
    if (!NumberRange.COORDINATE.contains(here.x()) || !NumberRange.COORDINATE.contains(here.y())) {
      field.unexpected("a place within 1000000 mm of the table's origin");
      return Optional.empty();
    }
    return Optional.of(here);
  }

  /** Writes a point, given in millimetres, in the frame of the writer. */
  public static void write(JsonWriter out, Point point) {
    writeBare(out, out.frame().pointThere(point));
  }

  /** Writes two coordinates as they are. */
  static void writeBare(JsonWriter out, Point point) {
    out.startArray().number(point.x()).number(point.y()).endArray();
  }
}
