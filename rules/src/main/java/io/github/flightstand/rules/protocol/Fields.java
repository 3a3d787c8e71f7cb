package io.github.flightstand.rules.protocol;

import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.rules.protocol.json.Excerpt;
import io.github.flightstand.rules.protocol.json.JsonObject;
import io.github.flightstand.rules.protocol.json.Pointer;
import java.util.Collection;
import java.util.Optional;

/**
 * An object that a caller wrote, with its place in the line.
 *
 * <pre>{@code
 * Faults faults = new Faults();
 * Fields pose = Fields.of(new JsonReader().read("{\"x\": 1, \"z\": 2}").root(), faults);
 * pose.allowOnly(List.of("x", "y"));                                     // notes that z is unknown
 * pose.required("x").flatMap(x -> x.number(NumberRange.COORDINATE));     // 1.0
 * pose.required("y");                                                    // notes that y is missing
 * faults.first().get().code();                                           // MISSING_FIELD
 * }</pre>
 */
public final class Fields {

  private final JsonObject object;
  private final Pointer at;
  private final Faults faults;
  private final CoordinateFrame frame;

  Fields(JsonObject object, Pointer at, Faults faults, CoordinateFrame frame) {
    this.object = object;
    this.at = at;
    this.faults = faults;
    this.frame = frame;
  }

  /** Reads a whole line's object; faults are noted in {@code faults}. */
  public static Fields of(JsonObject root, Faults faults) {
    return new Fields(root, Pointer.ROOT, faults, CoordinateFrame.TABLE);
  }

  /** Returns the same object, its coordinates and headings taken to be in a frame. */
  public Fields in(CoordinateFrame newFrame) {
    return new Fields(object, at, faults, newFrame);
  }

  /** Notes every member whose name is not among {@code known}. */
  public void allowOnly(Collection<String> known) {
    for (int i = 0; i < object.size(); i++) {
      String name = object.name(i);
      if (!known.contains(name)) {
        Pointer place = at.member(name);
        faults.add(
            FaultCode.UNKNOWN_FIELD,
            object.value(i).position(),
            place,
            () -> place.words() + " is not known in " + at.words() + ", expected " + oneOf(known));
      }
    }
  }

  /** Tells whether there is a member of that name. */
  public boolean has(String name) {
    return object.get(name).isPresent();
  }

  /** Returns a member that need not be there. */
  public Optional<Field> optional(String name) {
    return object.get(name).map(value -> new Field(value, at.member(name), faults, frame));
  }

  /** Returns a member that has to be there, and notes if it is not. */
  public Optional<Field> required(String name) {
    Optional<Field> field = optional(name);
    if (field.isEmpty()) {
      faults.add(
          FaultCode.MISSING_FIELD,
          object.position(),
          at.member(name),
          () -> Excerpt.quoted(name) + " is missing, expected in " + at.words());
    }
    return field;
  }

  /** Returns names as a caller should read them: "one of a, b". */
  static String oneOf(Collection<String> names) {
    return "one of " + String.join(", ", names);
  }
}
