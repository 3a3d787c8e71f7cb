package io.github.flightstand.protocol.json;

import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.JsonReader;
import io.github.flightstand.protocol.format.Pointer;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The name of a ship's base: one of the publisher's sizes, or a base of the query's own parts.
 *
 * @param word the name as it is written
 */
public record BaseName(String word) {

  /** The schema of the size of a published base. */
  static final String PUBLISHED_SCHEMA =
      "{\"enum\": [\"small\", \"medium\", \"large\", \"huge-transport\", \"huge-corvette\"]}";

  private static final String PUBLISHED = expected(List.of());

  /** Returns the name of a ship's base. */
  static BaseName of(Base base) {
    return new BaseName(base.name());
  }

  static BaseName of(BaseSize size) {
    return new BaseName(size.word());
  }

  /** Reads the size of a published base. */
  static BaseSize published(JsonReader in) {
    return new BaseName(in.text(PUBLISHED)).size().orElseThrow(() -> in.unexpected(PUBLISHED));
  }

  /** Reads any name. */
  static BaseName read(JsonReader in) {
    return new BaseName(in.text(PUBLISHED));
  }

  /** Returns the publisher's size of that name, or empty if the name is none of them. */
  Optional<BaseSize> size() {
    for (BaseSize size : BaseSize.PUBLISHED) {
      if (size.word().equals(word)) {
        return Optional.of(size);
      }
    }
    return Optional.empty();
  }

  /**
   * Returns the base of that name.
   *
   * @throws FaultException at {@code /base} if there is none
   */
  Base in(PartsCatalogue parts) {
    return size()
        .map(parts::base)
        .or(() -> parts.ownBase(word))
        .orElseThrow(
            () ->
                FaultException.unexpected(
                    Pointer.of("/base"), Excerpt.quoted(word), expected(parts.ownBases())));
  }

  private static String expected(List<String> own) {
    return "one of "
        + String.join(
            ", ",
            Stream.concat(BaseSize.PUBLISHED.stream().map(BaseSize::word), own.stream()).toList());
  }
}
