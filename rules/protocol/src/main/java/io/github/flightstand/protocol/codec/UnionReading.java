package io.github.flightstand.protocol.codec;

import io.github.flightstand.protocol.codec.JsonInput.Token;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;
import java.util.List;

/**
 * A reader of one of a sealed interface's types. If the interface has keys, the one member's name
 * chooses it; otherwise an object or a list chooses the record that is written so, and any other
 * value the remaining type.
 */
record UnionReading(List<String> keys, List<Reading> readings) implements Reading {

  @Override
  public Object read(Source in) {
    if (!keys.isEmpty()) {
      return keyed(in);
    }
    Reading chosen = null;
    for (Reading reading : readings) {
      if (reading instanceof RecordReading record
          ? in.json().at(record.begins())
          : chosen == null) {
        chosen = reading;
      }
    }
    if (chosen == null) {
      throw new IllegalStateException("no type for " + in.json().token());
    }
    return chosen.read(in);
  }

  private Object keyed(Source in) {
    JsonInput json = in.json();
    if (!json.at(Token.START_OBJECT)) {
      throw in.unexpected("an object");
    }
    Pointer at = in.at();
    int which = json.nextMember() ? keys.indexOf(json.name()) : -1;
    if (which < 0) {
      throw holds(at, 0);
    }
    json.next();
    Object value = readings.get(which).read(in);
    if (!json.nextMember()) {
      return value;
    }
    String key = keys.get(which);
    String more = json.name();
    if (more.equals(key)) {
      throw JsonInput.twice(key);
    }
    if (keys.contains(more)) {
      throw holds(at, 2);
    }
    throw FaultException.about(
        FaultCode.UNKNOWN_FIELD,
        at.append(more),
        " is not known in " + Excerpt.place(at) + ", expected nothing beside '" + key + "'");
  }

  private FaultException holds(Pointer at, int count) {
    return FaultException.about(
        FaultCode.BAD_VALUE,
        at,
        " holds " + count + " of " + String.join(", ", keys) + ", expected exactly one");
  }
}
