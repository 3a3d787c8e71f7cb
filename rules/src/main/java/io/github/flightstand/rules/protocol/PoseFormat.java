package io.github.flightstand.rules.protocol;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.protocol.json.JsonWriter;
import java.util.List;
import java.util.Optional;

/** Poses as the protocol writes them: {@code {"x": 200, "y": 100, "heading": 90}}. */
public final class PoseFormat {

  private static final List<String> FIELDS = List.of("x", "y", "heading");

  private PoseFormat() {}

  /**
   * Reads a pose: coordinates up to 1e6 mm either way, a heading of up to 1e6 degrees either way.
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
                  ? Optional.of(Pose.at(x.get(), y.get(), heading.get()))
                  : Optional.empty();
            });
  }

  private static Optional<Double> number(Fields pose, String name, NumberRange range) {
    return pose.required(name).flatMap(field -> field.number(range));
  }

  /** Writes a pose; the heading is in [0, 360). */
  public static void write(JsonWriter out, Pose pose) {
    out.startObject();
    out.name("x").number(pose.x());
    out.name("y").number(pose.y());
    out.name("heading").number(pose.heading().degrees());
    out.endObject();
  }
}
