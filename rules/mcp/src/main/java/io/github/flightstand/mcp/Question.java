package io.github.flightstand.mcp;

import io.github.flightstand.tools.Schemas;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.json.TypeRef;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A question that an assistant may ask.
 *
 * @param tool the name of the tool
 * @param operations the operations that answer it, at least one
 */
record Question(String tool, List<String> operations) {

  static final List<Question> ALL =
      List.of(
          new Question("where_does_it_end", List.of("maneuver")),
          new Question("legal_ends", List.of("barrelRoll", "boost", "decloak")),
          new Question("in_arc", List.of("attack")),
          new Question("threats", List.of("threats")),
          new Question("why", List.of("why")),
          new Question("judge", List.of("judge")));

  private static final TypeRef<Map<String, Object>> OBJECT = new TypeRef<>() {};

  private static final String DEFINITIONS = "#/$defs/";

  /**
   * What assistants seldom need. It is understood, but not described: each tool's schema is read by
   * the assistant before any question.
   */
  private static final Set<String> LEFT_OUT =
      Set.of(
          "id", "frame", "parts", "uncertainty", "picture", "extent", "grid", "clearance", "path");

  /** Returns the sentences of the operations' schemas, which say what the tool is for. */
  String description() {
    return operations.stream()
        .map(
            operation -> {
              Object words = Objects.requireNonNull(schema(operation).get("description"));
              return operations.size() == 1 ? words.toString() : operation + ": " + words;
            })
        .collect(Collectors.joining("\n"));
  }

  /**
   * Returns the query of the arguments; a tool for one operation needs no {@code op}.
   *
   * @throws IllegalArgumentException if the arguments name an operation that is not this tool's
   */
  Map<String, Object> query(Map<String, Object> arguments) {
    Map<String, Object> query = new LinkedHashMap<>(arguments);
    if (operations.size() == 1) {
      query.putIfAbsent("op", operations.get(0));
    }
    Object named = query.get("op");
    if (named == null || !operations.contains(named)) {
      throw new IllegalArgumentException(
          "'op' is %s, expected one of %s"
              .formatted(
                  named == null ? "missing" : "'" + named + "'", String.join(", ", operations)));
    }
    return query;
  }

  /**
   * Returns the JSON Schema of the arguments, from those of the operations' queries. A member that
   * several operations describe differently may have any of these forms.
   */
  Map<String, Object> arguments() {
    Map<String, Set<Object>> members = new LinkedHashMap<>();
    Map<String, Object> definitions = new LinkedHashMap<>();
    Set<Object> required = new LinkedHashSet<>();
    for (String operation : operations) {
      Map<String, Object> schema = schema(operation);
      object(schema, "properties")
          .forEach((name, of) -> members.computeIfAbsent(name, n -> new LinkedHashSet<>()).add(of));
      definitions.putAll(object(schema, "$defs"));
      Set<Object> asked = new LinkedHashSet<>((List<?>) schema.getOrDefault("required", List.of()));
      required.addAll(required.isEmpty() ? asked : Set.of());
      required.retainAll(asked);
    }
    members.keySet().removeAll(LEFT_OUT);
    if (operations.size() == 1) {
      members.remove("op");
      required.remove("op");
    } else {
      members.put("op", Set.of(Map.of("enum", operations)));
    }
    Map<String, Object> properties = new LinkedHashMap<>();
    members.forEach(
        (name, of) ->
            properties.put(
                name, of.size() == 1 ? of.iterator().next() : Map.of("anyOf", List.copyOf(of))));
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("type", "object");
    schema.put("properties", properties);
    schema.put("required", List.copyOf(required));
    schema.put("$defs", reachable(properties, definitions));
    return schema;
  }

  /** Returns the definitions that are needed by some members, and by one another. */
  private static Map<String, Object> reachable(
      Map<String, Object> members, Map<String, Object> definitions) {
    Map<String, Object> needed = new LinkedHashMap<>();
    List<Object> open = new ArrayList<>(members.values());
    for (int i = 0; i < open.size(); i++) {
      if (open.get(i) instanceof Map<?, ?> object) {
        open.addAll(object.values());
        if (object.get("$ref") instanceof String to && !needed.containsKey(name(to))) {
          Object definition = Objects.requireNonNull(definitions.get(name(to)), to);
          needed.put(name(to), definition);
          open.add(definition);
        }
      } else if (open.get(i) instanceof List<?> list) {
        open.addAll(list);
      }
    }
    return needed;
  }

  private static String name(String reference) {
    return reference.substring(DEFINITIONS.length());
  }

  private static Map<String, Object> schema(String operation) {
    return read(Schemas.text(operation + "-query").orElseThrow());
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> object(Map<String, Object> of, String name) {
    return (Map<String, Object>) of.getOrDefault(name, Map.of());
  }

  /** Reads a text of JSON that the program itself has written. */
  static Map<String, Object> read(String json) {
    try {
      return McpJsonDefaults.getMapper().readValue(json, OBJECT);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
