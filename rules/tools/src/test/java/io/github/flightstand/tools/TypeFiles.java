package io.github.flightstand.tools;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.github.flightstand.protocol.json.Keeping;
import io.github.flightstand.protocol.operation.Operations;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Makes the TypeScript declarations of the browser's package from the JSON Schemas of queries and
 * answers.
 *
 * <p>Like the {@link ProtocolSchemas} it uses nothing of the tools: the package is built before
 * them. Every definition of the schemas becomes a type of its name. A schema's conditions on values
 * (ranges, patterns, members that exclude each other) have no counterpart: only an answer tells of
 * them.
 */
public final class TypeFiles {

  private static final ObjectMapper JSON = new ObjectMapper();

  /** The definitions that only combine others; what they say stands where they are named. */
  private static final Pattern COMBINED = Pattern.compile("/Map\\(|-nullable$");

  private final SchemaTypes types;

  /** Declares some operations, or all if none is named. */
  TypeFiles(Map<String, String> schemas, List<String> chosen) throws IOException {
    types = new SchemaTypes(schemas, chosen, false);
    // The members of every query are declared once, in the interface that each query extends.
    ObjectNode common = SchemaTypes.members(types.definition(SchemaTypes.ENVELOPE));
    for (String operation : types.operations()) {
      ObjectNode own = SchemaTypes.members(types.definition(SchemaTypes.query(operation)));
      own.properties().removeAll(common.properties());
    }
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

  /** Returns the declarations of the operations and of the types that they need. */
  String text() {
    StringBuilder out = new StringBuilder("\n/** The operations, by name. */\n");
    out.append("export interface Operations {\n");
    Map<String, String> names = types.names();
    for (String operation : types.operations()) {
      String pair =
          names.get(SchemaTypes.query(operation))
              + "; result: "
              + names.get(SchemaTypes.result(operation));
      out.append("  " + operation + ": { query: " + pair + " };\n");
    }
    out.append("}\n");
    Map<String, JsonNode> declared = new LinkedHashMap<>();
    names.forEach((key, name) -> declared.putIfAbsent(name, types.definition(key)));
    names.forEach((key, name) -> declared.remove(COMBINED.matcher(key).find() ? name : ""));
    declared.forEach(
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
      return COMBINED.matcher(key).find()
          ? type(types.definition(key), indent)
          : types.names().get(key);
    }
    if (node.has("const") || node.has("enum")) {
      JsonNode values =
          node.has("enum") ? node.get("enum") : JSON.createArrayNode().add(node.get("const"));
      return SchemaTypes.stream(values).map(JsonNode::toString).collect(Collectors.joining(" | "));
    }
    JsonNode type = node.path("type");
    if (type.isArray()) {
      return SchemaTypes.stream(type)
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
    return SchemaTypes.stream(parts).map(part -> type(part, indent));
  }

  private String object(JsonNode node, String indent) {
    if (!node.has("properties")) {
      JsonNode values = node.path("additionalProperties");
      return "{ [key: string]: "
          + (values.isObject() ? type(values, indent) : values.isBoolean() ? "never" : "unknown")
          + " }";
    }
    Set<JsonNode> required = SchemaTypes.stream(node.path("required")).collect(Collectors.toSet());
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
