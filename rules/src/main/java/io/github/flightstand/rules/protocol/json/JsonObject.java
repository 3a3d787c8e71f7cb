package io.github.flightstand.rules.protocol.json;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A JSON object: members in document order, no name twice.
 *
 * <p>Objects of the protocol have a handful of members, which are found by looking through them;
 * large ones carry an index.
 */
public final class JsonObject implements JsonValue {

  private static final int SMALL = 12;

  private final int position;
  private final List<String> names;
  private final List<JsonValue> values;
  private final Map<String, Integer> index;

  private JsonObject(
      int position, List<String> names, List<JsonValue> values, Map<String, Integer> index) {
    this.position = position;
    this.names = names;
    this.values = values;
    this.index = index;
  }

  @Override
  public int position() {
    return position;
  }

  /** Returns the number of members. */
  public int size() {
    return names.size();
  }

  /** Returns the names in document order. */
  public List<String> names() {
    return Collections.unmodifiableList(names);
  }

  /** Returns the name of member {@code i}, counted from 0 in document order. */
  public String name(int i) {
    return names.get(i);
  }

  /** Returns the value of member {@code i}, counted from 0 in document order. */
  public JsonValue value(int i) {
    return values.get(i);
  }

  /** Returns the value of the member with that name, if there is one. */
  public Optional<JsonValue> get(String name) {
    int i = find(names, index, name);
    return i < 0 ? Optional.empty() : Optional.of(values.get(i));
  }

  private static int find(List<String> names, Map<String, Integer> index, String name) {
    return names.size() <= SMALL ? names.indexOf(name) : index.getOrDefault(name, -1);
  }

  /** Collects the members of one object. */
  static final class Builder {

    private final int position;
    private final List<String> names = new ArrayList<>(8);
    private final List<JsonValue> values = new ArrayList<>(8);
    private Map<String, Integer> index = Map.of();

    Builder(int position) {
      this.position = position;
    }

    boolean has(String name) {
      return find(names, index, name) >= 0;
    }

    /** Adds a member whose name is new. */
    void add(String name, JsonValue value) {
      names.add(name);
      values.add(value);
      if (names.size() == SMALL + 1) {
        index = new HashMap<>();
        for (int i = 0; i < names.size(); i++) {
          index.put(names.get(i), i);
        }
      } else if (names.size() > SMALL) {
        index.put(name, names.size() - 1);
      }
    }

    JsonObject build() {
      return new JsonObject(position, names, values, index);
    }
  }
}
