package io.github.flightstand.rules.protocol;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * How far poses may be off, as callers write it: {@code {"position": 0.5, "heading": 1}} in
 * millimetres and degrees, whatever the query's frame. Both members must be there.
 */
public final class PoseErrorFormat {

  private static final List<String> FIELDS = List.of("position", "heading");
  private static final NumberRange POSITION =
      new NumberRange(0, 1000, "a number of millimetres from 0 to 1000");
  private static final NumberRange HEADING =
      new NumberRange(0, 180, "a number of degrees from 0 to 180");

  private PoseErrorFormat() {}

  /**
   * Reads how far poses may be off.
   *
   * <pre>{@code
   * field.flatMap(part -> PoseErrorFormat.read(part, Uncertainty::new))
   * }</pre>
   *
   * @param meaning makes of the position's and the heading's figure what they stand for
   */
  public static <T> Optional<T> read(Field field, BiFunction<Double, Double, T> meaning) {
    return field.object(FIELDS).flatMap(members -> read(members, meaning));
  }

  private static <T> Optional<T> read(Fields members, BiFunction<Double, Double, T> meaning) {
    Optional<Double> position = members.required("position").flatMap(part -> part.number(POSITION));
    Optional<Double> heading = members.required("heading").flatMap(part -> part.number(HEADING));
    return position.flatMap(off -> heading.map(turned -> meaning.apply(off, turned)));
  }
}
