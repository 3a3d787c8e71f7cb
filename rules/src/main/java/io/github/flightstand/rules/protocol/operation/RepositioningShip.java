package io.github.flightstand.rules.protocol.operation;

import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.reposition.Repositions;
import io.github.flightstand.rules.protocol.FaultCode;
import io.github.flightstand.rules.protocol.Field;
import io.github.flightstand.rules.protocol.Fields;
import io.github.flightstand.rules.protocol.TableReading;
import java.util.Optional;

/** The ship of a query that barrel rolls, boosts or decloaks, which no huge ship does. */
final class RepositioningShip {

  private RepositioningShip() {}

  /**
   * Reads the field {@code ship}, and notes if it is missing, not on the table or huge.
   *
   * @return the id, if the table has such a ship and it may be one that moves so
   */
  static Optional<String> in(Fields query, TableReading reading) {
    Optional<Field> field = query.required("ship");
    return field.flatMap(reading::ship).filter(id -> mayReposition(field.get(), id, reading));
  }

  private static boolean mayReposition(Field field, String id, TableReading reading) {
    try {
      reading.shipRead(id).ifPresent(Repositions::checkRepositions);
      return true;
    } catch (CannotFlyException refused) {
      field.fault(FaultCode.BAD_VALUE, "'ship': " + refused.getMessage());
      return false;
    }
  }
}
