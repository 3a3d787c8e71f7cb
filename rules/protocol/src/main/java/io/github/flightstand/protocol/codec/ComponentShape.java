package io.github.flightstand.protocol.codec;

import io.github.flightstand.protocol.format.NumberRange;
import java.util.List;
import java.util.Optional;

/**
 * A component of a record.
 *
 * @param accessor the name in the record
 * @param name the name of the member
 * @param type the declared type
 * @param unwrapped whether it is a record, or an optional one, whose members stand in its place
 * @param orNull whether it is written as null if it is empty
 * @param nulls if it is unwrapped, the components of its record that are written so
 * @param range the range of its number, if it has a range of its own
 * @param expected what its text must be, for messages, if it is said
 * @param preset its value if it is absent, as JSON; texts may stand in single quotes
 * @param presetWritten whether it is written even if it has that value
 * @param formerly its former name
 */
public record ComponentShape(
    String accessor,
    String name,
    TypeShape type,
    boolean unwrapped,
    boolean orNull,
    List<String> nulls,
    Optional<NumberRange> range,
    Optional<String> expected,
    Optional<String> preset,
    boolean presetWritten,
    Optional<String> formerly) {

  /** Tests whether it is written as null if it is empty, by its own mark or its holder's. */
  boolean orNull(List<String> holders) {
    return orNull || holders.contains(accessor) || nullPreset();
  }

  /** Tests whether it is empty if it is absent, and null stands for that too. */
  boolean nullPreset() {
    return preset.filter("null"::equals).isPresent();
  }
}
