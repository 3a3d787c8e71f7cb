package io.github.flightstand.rules.protocol.operation;

import io.github.flightstand.rules.protocol.Field;
import io.github.flightstand.rules.protocol.Fields;
import io.github.flightstand.rules.protocol.NumberRange;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The net forward shift that a query may ask about.
 *
 * @param sound whether it is absent or a number in range; if not, the fault was noted
 * @param value the shift in millimetres, if there is one
 */
record ShiftAsked(boolean sound, OptionalDouble value) {

  /** Reads the field {@code shift}, which need not be there. */
  static ShiftAsked in(Fields query) {
    Optional<Field> field = query.optional("shift");
    Optional<Double> number = field.flatMap(shift -> shift.number(NumberRange.COORDINATE));
    return new ShiftAsked(
        field.isPresent() == number.isPresent(),
        number.map(OptionalDouble::of).orElseGet(OptionalDouble::empty));
  }
}
