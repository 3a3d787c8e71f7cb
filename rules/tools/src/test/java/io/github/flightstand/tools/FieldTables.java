package io.github.flightstand.tools;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Tables of the fields that a JSON Schema describes, in Markdown: one of the object itself, then
 * one of each object that is held in a field and has no page of its own.
 */
final class FieldTables {

  private static final String DEFINITIONS = "#/$defs/";

  /** The numbers of clauses in brackets. */
  static final Pattern CLAUSES = Pattern.compile(" \\(0\\d\\d\\b[^)]*\\)");

  private static final Set<String> POSE = Set.of("x", "y", "heading");

  /** The most forms of a value that are told apart. */
  private static final int MOST_FORMS = 5;

  /** The most words of which all are listed. */
  private static final int MOST_WORDS = 14;

  private final JsonNode definitions;
  private final Function<String, String> pages;
  private final Set<String> passedOver;

  /** The headings that the page has so far. */
  private final Set<String> taken;

  /** The heading of each object's own table, by the definition. */
  private final Map<String, String> headings = new LinkedHashMap<>();

  private final List<String> open = new ArrayList<>();

  /**
   * Creates the tables of one page.
   *
   * @param schema the schema, whose definitions are looked up
   * @param pages the link to the page of a definition; empty if it has none
   * @param passedOver the fields that are told elsewhere
   * @param taken the headings that the page has so far, to which those of the tables are added
   */
  FieldTables(
      JsonNode schema, Function<String, String> pages, Set<String> passedOver, Set<String> taken) {
    this.definitions = schema.path("$defs");
    this.pages = pages;
    this.passedOver = passedOver;
    this.taken = taken;
  }

  /** Returns the tables of an object, or of each form of one that has several. */
  String of(JsonNode object) {
    StringBuilder out = new StringBuilder();
    List<String> rowsBefore = new ArrayList<>();
    for (JsonNode form : forms(object).toList()) {
      String page = form.has("$ref") ? pages.apply(key(form)) : "";
      if (!page.isEmpty()) {
        if (out.indexOf(page) < 0) {
          String operation = page.replaceFirst("[.]md.*", "");
          out.append("\nThe fields of [`%s`](%s).\n".formatted(operation, page));
        }
        continue;
      }
      JsonNode fields = form.has("$ref") ? definition(form) : form;
      List<String> rows = rows(fields);
      if (!rowsBefore.isEmpty()) {
        out.append("\n").append(said(fields)).append(" Its other fields:\n");
        rows.removeAll(rowsBefore);
      }
      out.append(table(rows));
      rowsBefore.addAll(rows);
    }
    for (int i = 0; i < open.size(); i++) {
      JsonNode held = definitions.get(open.get(i));
      out.append("\n### ").append(headings.get(open.get(i))).append("\n\n");
      out.append(said(held)).append('\n');
      out.append(table(rows(held)));
    }
    return out.toString();
  }

  /** Returns what an object may be: itself, or each of several definitions. */
  private Stream<JsonNode> forms(JsonNode object) {
    JsonNode held = object.has("$ref") ? definition(object) : object;
    return held.has("properties")
        ? Stream.of(object)
        : SchemaTypes.stream(held.path("oneOf")).flatMap(this::forms);
  }

  private JsonNode definition(JsonNode reference) {
    return definitions.get(key(reference));
  }

  private static String key(JsonNode reference) {
    return reference.get("$ref").asText().substring(DEFINITIONS.length());
  }

  private static String table(List<String> rows) {
    return rows.isEmpty()
        ? "\nThere are no fields.\n"
        : "\n| field | value | meaning |\n|---|---|---|\n" + String.join("", rows);
  }

  private List<String> rows(JsonNode object) {
    Set<String> required =
        SchemaTypes.stream(object.path("required"))
            .map(JsonNode::asText)
            .collect(Collectors.toSet());
    List<String> rows = new ArrayList<>();
    for (Map.Entry<String, JsonNode> field : object.get("properties").properties()) {
      String name = field.getKey();
      if (!passedOver.contains(name)) {
        JsonNode preset = field.getValue().get("default");
        String absent =
            required.contains(name)
                ? ""
                : preset == null || preset.isNull() ? ", optional" : ", else `" + preset + "`";
        rows.add(
            "| `%s` | %s%s | %s |\n"
                .formatted(
                    name,
                    type(field.getValue(), name),
                    absent,
                    meaning(field.getValue()).replace("|", "\\|")));
      }
    }
    return rows;
  }

  /** Returns what a schema says of itself, without the numbers of clauses. */
  static String said(JsonNode schema) {
    return CLAUSES.matcher(schema.path("description").asText()).replaceAll("");
  }

  /** Returns what a field says of itself, or else what its type says first. */
  private String meaning(JsonNode field) {
    if (field.has("description")) {
      return said(field);
    }
    String found = "";
    // What a field says of itself comes after what its type says.
    for (JsonNode part : field.path("allOf")) {
      found = part.has("description") ? said(part) : found;
    }
    if (!found.isEmpty()) {
      return found;
    }
    if (field.has("$ref")) {
      found = said(definition(field));
    }
    for (JsonNode part : field.has("anyOf") ? field.get("anyOf") : field.path("oneOf")) {
      found = found.isEmpty() ? meaning(part) : found;
    }
    found = found.isEmpty() && field.has("items") ? meaning(field.get("items")) : found;
    return found
        .replaceAll("(?s)(?<=[.])\\s.*|:\\s.*", "")
        .replaceAll("(?<![.])$", found.isEmpty() ? "" : ".");
  }

  private String type(JsonNode node, String field) {
    if (node.has("$ref")) {
      return referred(key(node), field);
    }
    if (node.has("const")) {
      return "`" + node.get("const").asText() + "`";
    }
    if (node.has("enum") && node.get("enum").size() <= MOST_WORDS) {
      return SchemaTypes.stream(node.get("enum"))
          .map(word -> "`" + word.asText() + "`")
          .collect(Collectors.joining(", "));
    }
    for (String several : List.of("allOf", "oneOf", "anyOf")) {
      if (node.path(several).size() > MOST_FORMS) {
        return SchemaTypes.stream(node.get(several))
            .filter(part -> part.has("$ref"))
            .map(part -> pages.apply(key(part)))
            .filter(page -> !page.isEmpty())
            .map(FieldTables::link)
            .findFirst()
            .orElse("object");
      }
      if (node.has(several)) {
        List<String> types =
            SchemaTypes.stream(node.get(several))
                .map(part -> type(part, field))
                .filter(part -> !part.equals("anything"))
                .distinct()
                .toList();
        // The page of that name has the other forms too.
        return types.stream()
            .filter(type -> type.startsWith("[" + field + "]("))
            .findFirst()
            .orElse(String.join(" or ", types));
      }
    }
    if (node.path("type").isArray()) {
      return SchemaTypes.stream(node.get("type"))
          .map(type -> typed(type.asText(), node, field))
          .collect(Collectors.joining(" or "));
    }
    return typed(node.has("enum") ? "string" : node.path("type").asText(), node, field);
  }

  private String typed(String type, JsonNode node, String field) {
    return switch (type) {
      case "object" -> object(node, field);
      case "array" -> list(node, field);
      default -> plain(type);
    };
  }

  private static String plain(String type) {
    return switch (type) {
      case "string" -> "text";
      case "integer" -> "whole number";
      case "null" -> "`null`";
      case "" -> "anything";
      default -> type;
    };
  }

  private String object(JsonNode node, String field) {
    if (!node.has("properties")) {
      JsonNode values = node.path("additionalProperties");
      return "by name: " + (values.isObject() ? type(values, field) : "anything");
    }
    Set<String> names =
        node.get("properties").properties().stream()
            .map(Map.Entry::getKey)
            .collect(Collectors.toSet());
    if (names.equals(POSE)) {
      return link(pages.apply("PoseJson"));
    }
    if (names.size() > MOST_WORDS) {
      return "object";
    }
    return node.get("properties").properties().stream()
        .map(one -> "`" + one.getKey() + "`: " + type(one.getValue(), one.getKey()))
        .collect(Collectors.joining(", ", "object with ", ""));
  }

  private String list(JsonNode node, String field) {
    if (node.has("prefixItems")) {
      String first =
          SchemaTypes.stream(node.get("prefixItems"))
              .map(part -> type(part, field))
              .collect(Collectors.joining(", ", "[", ""));
      return first + (node.path("items").isBoolean() ? "]" : ", …]");
    }
    JsonNode items = node.path("items");
    if (items.path("type").asText().equals("number") && node.path("maxItems").asInt() == 2) {
      return "[number, number]";
    }
    return "list of " + (items.isObject() ? type(items, field) : "anything");
  }

  /** Returns a link whose words are the page's or the heading's. */
  private static String link(String page) {
    String words = page.replaceFirst("^.*[#/]", "").replaceFirst("[.]md$", "");
    return "[" + words.replace('-', ' ') + "](" + page + ")";
  }

  /** Returns the link to where a definition has its table, which is made if there is none yet. */
  private String referred(String key, String field) {
    JsonNode definition = definitions.get(key);
    String page = pages.apply(key);
    if (!page.isEmpty()) {
      return link(page);
    }
    if (!forms(definition).findAny().isPresent() || key.endsWith("-nullable")) {
      return type(definition, field);
    }
    if (!headings.containsKey(key)) {
      String heading = "`" + field + "`";
      String free = taken.contains(heading) ? heading + " of the result" : heading;
      headings.put(key, taken.contains(free) ? heading + " of " + key : free);
      taken.add(headings.get(key));
      open.add(key);
    }
    String heading = headings.get(key);
    String anchor = heading.replace("`", "").replace(" ", "-");
    return "[object](#" + anchor.toLowerCase(Locale.ROOT) + ")";
  }
}
