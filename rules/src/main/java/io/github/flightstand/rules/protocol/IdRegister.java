package io.github.flightstand.rules.protocol;

import io.github.flightstand.rules.protocol.json.Excerpt;
import java.util.HashMap;
import java.util.Map;

/** The ids met while a table is read: notes every one that stands twice, at its second place. */
final class IdRegister {

  private final Map<String, Field> holders = new HashMap<>();
  private boolean unique = true;

  /** Takes an id in, in any order of the document. */
  void claim(Field field, String id) {
    Field earlier = holders.putIfAbsent(id, field);
    if (earlier == null) {
      return;
    }
    unique = false;
    Field later = field;
    if (field.position() < earlier.position()) {
      later = earlier;
      holders.put(id, field);
    }
    later.fault(
        FaultCode.DUPLICATE_ID,
        "the id "
            + Excerpt.quoted(id)
            + " stands twice on the table, expected ids that differ over ships, obstacles and"
            + " tokens");
  }

  /** Tells whether no id was taken in twice. */
  boolean isUnique() {
    return unique;
  }
}
