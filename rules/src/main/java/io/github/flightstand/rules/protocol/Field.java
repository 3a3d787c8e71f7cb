package io.github.flightstand.rules.protocol;

import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.rules.protocol.json.Excerpt;
import io.github.flightstand.rules.protocol.json.JsonArray;
import io.github.flightstand.rules.protocol.json.JsonBoolean;
import io.github.flightstand.rules.protocol.json.JsonNumber;
import io.github.flightstand.rules.protocol.json.JsonObject;
import io.github.flightstand.rules.protocol.json.JsonString;
import io.github.flightstand.rules.protocol.json.JsonValue;
import io.github.flightstand.rules.protocol.json.Pointer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A value that a caller wrote, with its place in the line.
 *
 * <p>Each method reads it as one kind of thing. If it is not of that kind, the method notes a fault
 * and returns nothing; reading goes on with the other fields, because the fault that is reported is
 * not always the first that is met.
 */
public final class Field {

  /** The longest id or other name, in characters (Unicode code points). */
  public static final int LONGEST_NAME = 1000;

  private final JsonValue value;
  private final Pointer at;
  private final Faults faults;
  private final CoordinateFrame frame;

  Field(JsonValue value, Pointer at, Faults faults, CoordinateFrame frame) {
    this.value = value;
    this.at = at;
    this.faults = faults;
    this.frame = frame;
  }

  /** Returns the frame that the line speaks in, in which coordinates and headings are written. */
  public CoordinateFrame frame() {
    return frame;
  }

  /** Returns where in the line the value stands. */
  public Pointer at() {
    return at;
  }

  /** Returns the value's place in the order of the document. */
  public int position() {
    return value.position();
  }

  /** Notes a fault with this value; the message is one sentence. */
  public void fault(FaultCode code, String message) {
    faults.add(code, value.position(), at, () -> message);
  }

  /** Notes that this value is not what it has to be: "'x' is '4', expected a number". */
  public void unexpected(String expected) {
    faults.add(
        FaultCode.BAD_VALUE,
        value.position(),
        at,
        () -> at.words() + " is " + Excerpt.of(value) + ", expected " + expected);
  }

  /** Reads a finite number in a range. */
  public Optional<Double> number(NumberRange range) {
    if (value instanceof JsonNumber number) {
      double found = number.value();
      if (range.contains(found)) {
        return Optional.of(found);
      }
    }
    unexpected(range.words());
    return Optional.empty();
  }

  /** Reads a string of any length. */
  public Optional<String> text() {
    if (value instanceof JsonString string) {
      return Optional.of(string.text());
    }
    unexpected("a string");
    return Optional.empty();
  }

  /** Reads an id or another name: a string of 1 to {@link #LONGEST_NAME} characters. */
  public Optional<String> id() {
    if (value instanceof JsonString string
        && !string.text().isEmpty()
        && string.text().codePointCount(0, string.text().length()) <= LONGEST_NAME) {
      return Optional.of(string.text());
    }
    unexpected("a string of 1 to " + LONGEST_NAME + " characters");
    return Optional.empty();
  }

  /** Reads {@code true} or {@code false}. */
  public Optional<Boolean> flag() {
    if (value instanceof JsonBoolean bool) {
      return Optional.of(bool.value());
    }
    unexpected("true or false");
    return Optional.empty();
  }

  /** Reads one of the names of {@code choices} and returns what it stands for. */
  public <T> Optional<T> choice(Map<String, T> choices) {
    return choice(choices.keySet()).map(choices::get);
  }

  /** Reads one of a few names. */
  public Optional<String> choice(Collection<String> choices) {
    if (isOneOf(choices)) {
      return text();
    }
    unexpected(Fields.oneOf(choices));
    return Optional.empty();
  }

  /** Tells whether the value is one of a few strings, without noting anything. */
  public boolean isOneOf(Collection<String> strings) {
    return value instanceof JsonString string && strings.contains(string.text());
  }

  /** Reads a list. */
  public Optional<List<Field>> list() {
    if (value instanceof JsonArray array) {
      List<Field> elements = new ArrayList<>(array.elements().size());
      for (int i = 0; i < array.elements().size(); i++) {
        elements.add(new Field(array.elements().get(i), at.element(i), faults, frame));
      }
      return Optional.of(elements);
    }
    unexpected("a list");
    return Optional.empty();
  }

  /** Reads every element of a list; nothing if the list or an element cannot be read. */
  public <T> Optional<List<T>> listOf(Function<Field, Optional<T>> read) {
    return list()
        .flatMap(
            elements -> {
              List<T> all = new ArrayList<>(elements.size());
              for (Field element : elements) {
                read.apply(element).ifPresent(all::add);
              }
              return all.size() == elements.size() ? Optional.of(all) : Optional.empty();
            });
  }

  /** Reads a list of two, such as a point or a pair of ids; {@code words} say of what. */
  public Optional<List<Field>> pair(String words) {
    if (value instanceof JsonArray array && array.elements().size() == 2) {
      return list();
    }
    unexpected("a list of two " + words);
    return Optional.empty();
  }

  /** Reads an object and notes every member whose name is not in {@code known}. */
  public Optional<Fields> object(List<String> known) {
    if (value instanceof JsonObject object) {
      Fields fields = new Fields(object, at, faults, frame);
      fields.allowOnly(known);
      return Optional.of(fields);
    }
    unexpected("an object");
    return Optional.empty();
  }

  /** Reads an object whose members have names of the caller's choice. */
  public Optional<Map<String, Field>> members() {
    if (value instanceof JsonObject object) {
      Map<String, Field> members = new LinkedHashMap<>();
      for (int i = 0; i < object.size(); i++) {
        String name = object.name(i);
        members.put(name, new Field(object.value(i), at.member(name), faults, frame));
      }
      return Optional.of(members);
    }
    unexpected("an object");
    return Optional.empty();
  }

  /** Tells whether the value is a string, where a string is one of several forms. */
  public boolean isText() {
    return value instanceof JsonString;
  }

  /** Tells whether the value is a list, where a list is one of several forms. */
  public boolean isList() {
    return value instanceof JsonArray;
  }
}
