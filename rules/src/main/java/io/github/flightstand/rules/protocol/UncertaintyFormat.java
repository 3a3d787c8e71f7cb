package io.github.flightstand.rules.protocol;

import io.github.flightstand.rules.confidence.Uncertainty;
import java.util.List;
import java.util.Optional;

/**
 * How exactly the ships were set down, as callers write it: {@code {"position": 0.5, "heading":
 * 1}}, standard deviations in millimetres and degrees, whatever the query's frame.
 */
final class UncertaintyFormat {

  private static final List<String> FIELDS = List.of("position", "heading");
  private static final NumberRange POSITION =
      new NumberRange(0, 1000, "a number of millimetres from 0 to 1000");
  private static final NumberRange HEADING =
      new NumberRange(0, 180, "a number of degrees from 0 to 180");

  private UncertaintyFormat() {}

  /** Reads an uncertainty. */
  static Optional<Uncertainty> read(Field field) {
    return field
        .object(FIELDS)
        .flatMap(
            uncertainty -> {
              Optional<Double> position =
                  uncertainty.required("position").flatMap(part -> part.number(POSITION));
              Optional<Double> heading =
                  uncertainty.required("heading").flatMap(part -> part.number(HEADING));
              return position.isPresent() && heading.isPresent()
                  ? Optional.of(new Uncertainty(position.get(), heading.get()))
                  : Optional.empty();
            });
  }
}
