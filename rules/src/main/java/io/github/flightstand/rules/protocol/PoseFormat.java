package io.github.flightstand.rules.protocol;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.protocol.json.JsonWriter;
import java.util.List;
import java.util.Optional;

/**
 * Poses as the protocol writes them, {@code {"x": 200, "y": 100, "heading": 90}}, in the frame that
 * a line speaks in.
 */
public final class PoseFormat {

  private static final List<String> FIELDS = List.of("x", "y", "heading");

  private PoseFormat() {}

  /**
   * Reads a pose: coordinates up to 1e6 either way, and as far as 1e6 mm on the table; a heading of
   * up to 1e6 degrees either way.
   */
  public static Optional<Pose> read(Field field) {
    return field
        .object(FIELDS)
        .flatMap(
            pose -> {
              Optional<Double> x = number(pose, "x", NumberRange.COORDINATE);
              Optional<Double> y = number(pose, "y", NumberRange.COORDINATE);
              Optional<Double> heading = number(pose, "heading", NumberRange.HEADING);
              return x.isPresent() && y.isPresent() && heading.isPresent()
                  ? onTable(field, new Point(x.get(), y.get()), heading.get())
                  : Optional.empty();
            });
  }

  private static Optional<Double> number(Fields pose, String name, NumberRange range) {
    return pose.required(name).flatMap(field -> field.number(range));
  }

  private static Optional<Pose> onTable(Field field, Point there, double headingThere) {
    return PointFormat.onTable(field, there)
        .map(here -> new Pose(here.x(), here.y(), field.frame().headingHere(headingThere)));
  }

  /** Writes a pose, given in millimetres, in the frame of the writer; the heading in [0, 360). */
  public static void write(JsonWriter out, Pose pose) {
    Point there = out.frame().pointThere(pose.position());
    out.startObject();
    out.name("x").number(there.x());
    out.name("y").number(there.y());
    out.name("heading").number(out.frame().headingThere(pose.heading()));
    out.endObject();
  }
}
