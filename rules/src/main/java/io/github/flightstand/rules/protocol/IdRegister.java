package io.github.flightstand.rules.protocol;

import io.github.flightstand.rules.protocol.json.Excerpt;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * The ids met while a table, or a piece beside it, is read: notes every one that stands twice, at
 * its second place.
 */
final class IdRegister {

  private final Set<String> taken;
  private final Map<String, Field> holders = new HashMap<>();
  private boolean unique = true;

  /** Starts with no id taken. */
  IdRegister() {
    this(Set.of());
  }

  /** Starts with the ids of pieces that were read before. */
  IdRegister(Set<String> taken) {
    this.taken = taken;
  }

  /** Takes an id in, in any order of the document. */
  void claim(Field field, String id) {
    if (taken.contains(id)) {
      repeated(field, id);
      return;
    }
    Field earlier = holders.putIfAbsent(id, field);
    if (earlier == null) {
      return;
    }
    Field later = field;
    if (field.position() < earlier.position()) {
      later = earlier;
      holders.put(id, field);
    }
    repeated(later, id);
  }

  private void repeated(Field field, String id) {
    unique = false;
    field.fault(
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

  /** Returns the ids that were taken in. */
  Set<String> ids() {
    return Set.copyOf(holders.keySet());
  }
}
