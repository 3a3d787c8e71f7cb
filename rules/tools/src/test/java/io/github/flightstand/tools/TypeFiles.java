package io.github.flightstand.tools;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.github.flightstand.protocol.json.Keeping;
import io.github.flightstand.protocol.operation.Operations;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
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
 * Makes the TypeScript declarations of the browser's package from the JSON Schemas of queries and
 * answers.
 *
 * <p>Like the {@link ProtocolSchemas} it uses nothing of the tools: the package is built before
 * them. Every definition of the schemas becomes a type of its name. A schema's conditions on values
 * (ranges, patterns, members that exclude each other) have no counterpart: only an answer tells of
 * them. Definitions of queries and of answers that say the same become one type.
 */
public final class TypeFiles {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String DEFINITIONS = "#/$defs/";
  private static final Pattern REFERENCE = Pattern.compile("\"\\$ref\":\"([^\"]+)\"");

  /** What stands between the words of a name, or numbers those that share it. */
  private static final Pattern BETWEEN = Pattern.compile("-\\d+$|\\W+");

  /** The definitions that only combine others; what they say stands where they are named. */
  private static final Pattern COMBINED = Pattern.compile("/Map\\(|-nullable$");

  private static final String ENVELOPE = "query/Envelope";

  /** The definitions by the file and the name; references name both. */
  private final Map<String, JsonNode> definitions = new LinkedHashMap<>();

  private final List<String> operations = new ArrayList<>();

  /** The names of the types that the declarations need, by the definitions' keys. */
  private final Map<String, String> names = new LinkedHashMap<>();

  /** Declares some operations, or all if none is named. */
  TypeFiles(Map<String, String> schemas, List<String> chosen) throws IOException {
    ObjectNode queries = schema(schemas.get("query"), "query/");
    schema(schemas.get("answer"), "answer/");
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
      members(form).properties().removeAll(common.properties());
      if (chosen.isEmpty() || chosen.contains(operation)) {
        operations.add(operation);
        definitions.put(key(operation, "Query"), form);
        ObjectNode result = schema(schemas.get(operation + "-result"), "answer/");
        definitions.putIfAbsent(key(operation, "Result"), result);
        needed.addAll(List.of(key(operation, "Query"), key(operation, "Result")));
      }
    }
    List<String> open = new ArrayList<>(needed);
    for (int i = 0; i < open.size(); i++) {
      List<String> referred = definitions.get(open.get(i)).findValuesAsText("$ref");
      referred.stream().filter(needed::add).forEach(open::add);
    }
    name(needed);
  }

  /**
   * Writes {@code index.d.ts} and {@code game.d.ts}.
   *
   * @param args the folder of the project, the file with the declarations that are written by hand,
   *     and the folder of the files
   */
  public static void main(String[] args) throws IOException {
    Map<String, String> schemas = ProtocolSchemas.all(new Descriptions(Path.of(args[0])));
    String face = Files.readString(Path.of(args[1]));
    Path folder = Files.createDirectories(Path.of(args[2]));
    List<String> tables = Operations.ofTables(new Keeping()).names();
    Files.writeString(folder.resolve("index.d.ts"), face + new TypeFiles(schemas, tables).text());
    Files.writeString(folder.resolve("game.d.ts"), face + new TypeFiles(schemas, List.of()).text());
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

  private static ObjectNode members(JsonNode form) {
    return (ObjectNode) form.get("properties");
  }

  private static String key(String operation, String kind) {
    return (kind.equals("Query") ? "query/" : "answer/") + capitalized(operation) + kind;
  }

  private static String capitalized(String name) {
    return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }

  private static Stream<JsonNode> stream(JsonNode list) {
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
    // Callers read answers with the plain names; a query may have more of the same.
    List<String> answersFirst = new ArrayList<>(needed);
    answersFirst.sort(Comparator.comparing(key -> key.startsWith("query/")));
    for (String key : answersFirst) {
      String plain = identifier(key);
      String name = plain;
      for (int i = 2; !given.getOrDefault(name, kinds.get(key)).equals(kinds.get(key)); i++) {
        name = plain + i;
      }
      given.put(name, kinds.get(key));
      names.put(key, name);
    }
  }

  private static String identifier(String key) {
    return BETWEEN
        .splitAsStream(key.substring(key.indexOf('/') + 1))
        .map(TypeFiles::capitalized)
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

  /** Returns the declarations of the operations and of the types that they need. */
  String text() {
    StringBuilder out = new StringBuilder("\n/** The operations, by name. */\n");
    out.append("export interface Operations {\n");
    for (String operation : operations) {
      String types =
          names.get(key(operation, "Query")) + "; result: " + names.get(key(operation, "Result"));
      out.append("  " + operation + ": { query: " + types + " };\n");
    }
    out.append("}\n");
    Map<String, JsonNode> types = new LinkedHashMap<>();
    names.forEach((key, name) -> types.putIfAbsent(name, definitions.get(key)));
    names.forEach((key, name) -> types.remove(COMBINED.matcher(key).find() ? name : ""));
    types.forEach(
        (name, definition) -> {
          String type = type(definition, "");
          boolean members = definition.path("type").asText().equals("object");
          String above = name.endsWith("Query") ? " extends Envelope " : " ";
          out.append('\n').append(comment(definition, "")).append("export ");
          out.append(
              members && definition.has("properties")
                  ? "interface " + name + above + type + "\n"
                  : "type " + name + " = " + type + ";\n");
        });
    return out.toString();
  }

  private static String comment(JsonNode node, String indent) {
    // What a member says of itself comes after what its type says.
    JsonNode said = node.has("allOf") ? node.get("allOf").get(node.get("allOf").size() - 1) : node;
    String words = said.path("description").asText().replace("*/", "* /");
    return words.isEmpty() ? "" : indent + "/** " + words + " */\n";
  }

  private String type(JsonNode node, String indent) {
    if (node.has("$ref")) {
      String key = node.get("$ref").asText();
      return COMBINED.matcher(key).find() ? type(definitions.get(key), indent) : names.get(key);
    }
    if (node.has("const") || node.has("enum")) {
      JsonNode values =
          node.has("enum") ? node.get("enum") : JSON.createArrayNode().add(node.get("const"));
      return stream(values).map(JsonNode::toString).collect(Collectors.joining(" | "));
    }
    JsonNode type = node.path("type");
    if (type.isArray()) {
      return stream(type)
          .map(one -> type(((ObjectNode) node.deepCopy()).set("type", one), indent))
          .collect(Collectors.joining(" | "));
    }
    return switch (type.asText()) {
      case "object" -> object(node, indent);
      case "array" -> array(node, indent);
      case "integer" -> "number";
      case "" -> combination(node, indent);
      default -> type.asText();
    };
  }

  private String combination(JsonNode node, String indent) {
    JsonNode either = node.has("oneOf") ? node.get("oneOf") : node.path("anyOf");
    List<String> any = types(either, indent).toList();
    String all =
        types(node.path("allOf"), indent)
            .filter(part -> !part.equals("unknown"))
            .map(part -> part.contains(" | ") ? "(" + part + ")" : part)
            .collect(Collectors.joining(" & "));
    boolean told = !any.isEmpty() && !any.contains("unknown");
    return !all.isEmpty() ? all : told ? String.join(" | ", any) : "unknown";
  }

  private Stream<String> types(JsonNode parts, String indent) {
    return stream(parts).map(part -> type(part, indent));
  }

  private String object(JsonNode node, String indent) {
    if (!node.has("properties")) {
      JsonNode values = node.path("additionalProperties");
      return "{ [key: string]: "
          + (values.isObject() ? type(values, indent) : values.isBoolean() ? "never" : "unknown")
          + " }";
    }
    Set<JsonNode> required = stream(node.path("required")).collect(Collectors.toSet());
    StringBuilder out = new StringBuilder("{\n");
    String inner = indent + "  ";
    for (Map.Entry<String, JsonNode> member : node.get("properties").properties()) {
      JsonNode name = TextNode.valueOf(member.getKey());
      out.append(comment(member.getValue(), inner)).append(inner);
      out.append(name.asText().matches("\\w+") ? name.asText() : name.toString());
      out.append(required.contains(name) ? ": " : "?: ");
      out.append(type(member.getValue(), inner)).append(";\n");
    }
    return out.append(indent).append('}').toString();
  }

  private String array(JsonNode node, String indent) {
    JsonNode items = node.path("items");
    String element = items.isObject() ? type(items, indent) : "unknown";
    String list = (element.contains(" | ") ? "(" + element + ")" : element) + "[]";
    if (node.has("prefixItems")) {
      String first = types(node.get("prefixItems"), indent).collect(Collectors.joining(", "));
      return "[" + first + (items.isBoolean() ? "" : ", ..." + list) + "]";
    }
    int least = node.path("minItems").asInt();
    return least > 1 && least == node.path("maxItems").asInt()
        ? "[" + String.join(", ", Collections.nCopies(least, element)) + "]"
        : list;
  }
}
