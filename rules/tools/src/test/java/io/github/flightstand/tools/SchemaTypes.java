package io.github.flightstand.tools;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * The definitions of the JSON Schemas of queries and answers, each with a name of its own: what the
 * TypeScript declarations and the OpenAPI document are made from.
 *
 * <p>Definitions of queries and of answers that say the same have one name. Like the {@link
 * ProtocolSchemas} it uses nothing of the tools: the browser's package is built before them.
 */
final class SchemaTypes {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String DEFINITIONS = "#/$defs/";
  private static final Pattern REFERENCE = Pattern.compile("\"\\$ref\":\"([^\"]+)\"");

  /** What stands between the words of a name, or numbers those that share it. */
  private static final Pattern BETWEEN = Pattern.compile("-\\d+$|\\W+");

  /** The definition of the members that every query may have. */
  static final String ENVELOPE = "query/Envelope";

  /** The definitions by the file and the name; references name both. */
  private final Map<String, JsonNode> definitions = new LinkedHashMap<>();

  private final List<String> operations = new ArrayList<>();
  private final List<String> answers;

  /** The names of the definitions that are needed, by the definitions' keys. */
  private final Map<String, String> names = new LinkedHashMap<>();

  /**
   * Reads the schemas.
   *
   * @param schemas the texts of all schemas by their names
   * @param chosen the operations whose definitions are needed; all if it is empty
   * @param whole whether the definitions of whole answers are needed too, not only their results
   */
  SchemaTypes(Map<String, String> schemas, List<String> chosen, boolean whole) throws IOException {
    ObjectNode queries = schema(schemas.get("query"), "query/");
    answers = schema(schemas.get("answer"), "answer/").get("oneOf").findValuesAsText("$ref");
    List<JsonNode> forms = stream(queries.get("oneOf")).toList();
    ObjectNode common = members(forms.get(0)).deepCopy();
    for (JsonNode form : forms) {
      common.properties().removeIf(m -> !m.getValue().equals(members(form).get(m.getKey())));
    }
    ObjectNode envelope = queries.objectNode().put("description", "The members of every query.");
    definitions.put(ENVELOPE, envelope.put("type", "object").set("properties", common));
    Set<String> needed = new LinkedHashSet<>(List.of(ENVELOPE, "answer/Failure"));
    for (JsonNode form : forms) {
      String operation = form.at("/properties/op/const").asText();
      if (chosen.isEmpty() || chosen.contains(operation)) {
        operations.add(operation);
        definitions.put(query(operation), form);
        ObjectNode result = schema(schemas.get(operation + "-result"), "answer/");
        definitions.putIfAbsent(result(operation), result);
        needed.addAll(List.of(query(operation), result(operation)));
      }
    }
    needed.addAll(whole ? answers : List.of());
    List<String> open = new ArrayList<>(needed);
    for (int i = 0; i < open.size(); i++) {
      List<String> referred = definitions.get(open.get(i)).findValuesAsText("$ref");
      referred.stream().filter(needed::add).forEach(open::add);
    }
    name(needed);
  }

  List<String> operations() {
    return operations;
  }

  /** Returns the keys of all forms of an answer. */
  List<String> answers() {
    return answers;
  }

  /** Returns the keys of all definitions that are needed, each with its name. */
  Map<String, String> names() {
    return names;
  }

  /** Returns a definition by its key; references in it are keys. */
  JsonNode definition(String key) {
    return definitions.get(key);
  }

  /** Returns the key of the query of an operation. */
  static String query(String operation) {
    return "query/" + capitalized(operation) + "Query";
  }

  /** Returns the key of the result of an operation. */
  static String result(String operation) {
    return "answer/" + capitalized(operation) + "Result";
  }

  /** Reads a schema, makes its references keys, and keeps definitions that are new. */
  private ObjectNode schema(String text, String space) throws IOException {
    ObjectNode schema = (ObjectNode) JSON.readTree(text);
    for (JsonNode holder : schema.findParents("$ref")) {
      String to = holder.get("$ref").asText().substring(DEFINITIONS.length());
      ((ObjectNode) holder).put("$ref", space + to);
    }
    for (Map.Entry<String, JsonNode> definition : schema.remove("$defs").properties()) {
      definitions.putIfAbsent(space + definition.getKey(), definition.getValue());
    }
    return schema;
  }

  static ObjectNode members(JsonNode form) {
    return (ObjectNode) form.get("properties");
  }

  private static String capitalized(String name) {
    return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }

  static Stream<JsonNode> stream(JsonNode list) {
    return StreamSupport.stream(list.spliterator(), false);
  }

  /** Gives one name to definitions that say the same, and others to those that only share it. */
  private void name(Set<String> needed) {
    Map<String, String> kinds = new HashMap<>();
    needed.forEach(key -> kinds.put(key, identifier(key)));
    Map<String, String> before = Map.of();
    // Definitions of one kind until here are told apart by the kinds that they refer to.
    while (Set.copyOf(kinds.values()).size() > Set.copyOf(before.values()).size()) {
      Map<String, String> known = Map.copyOf(kinds);
      kinds.replaceAll((key, kind) -> identifier(key) + digest(key, known));
      before = known;
    }
    Map<String, String> given = new HashMap<>();
    // Callers read answers with the plain names; a query may have more of the same, as an input.
    List<String> answersFirst = new ArrayList<>(needed);
    answersFirst.sort(Comparator.comparing(key -> key.startsWith("query/")));
    for (String key : answersFirst) {
      names.put(key, given.computeIfAbsent(kinds.get(key), kind -> free(key)));
    }
  }

  /** Returns a name that is free: its own, or with that of a definition that refers to it. */
  private String free(String key) {
    String plain = identifier(key);
    String input = key.startsWith("query/") ? plain + "Input" : plain;
    Stream<String> owned =
        definitions.keySet().stream()
            .filter(holder -> definitions.get(holder).findValuesAsText("$ref").contains(key))
            .map(holder -> identifier(holder) + plain);
    return Stream.concat(Stream.of(plain, input), owned)
        .filter(name -> !names.containsValue(name))
        .findFirst()
        .orElseThrow();
  }

  private static String identifier(String key) {
    return BETWEEN
        .splitAsStream(key.substring(key.indexOf('/') + 1))
        .map(SchemaTypes::capitalized)
        .collect(Collectors.joining());
  }

  /** Returns a definition's words, with the kinds of what it refers to, in short. */
  private String digest(String key, Map<String, String> kinds) {
    String words =
        REFERENCE
            .matcher(definitions.get(key).toString())
            .replaceAll(to -> Matcher.quoteReplacement(kinds.get(to.group(1))));
    return UUID.nameUUIDFromBytes(words.getBytes(StandardCharsets.UTF_8)).toString();
  }
}
