package io.github.flightstand.tools;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
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
 * Lists of the fields that a JSON Schema describes, in Markdown.
 *
 * <p>A question mark stands after a field that may be absent. Small objects that a field holds are
 * listed with it, such as {@code margins.arc}; larger ones have a list of their own, unless they
 * have a page. A type is named only if the meaning does not show it.
 */
final class FieldLists {

  private static final String DEFINITIONS = "#/$defs/";

  /** The numbers of clauses in brackets. */
  static final Pattern CLAUSES = Pattern.compile(" \\(0\\d\\d\\b[^)]*\\)");

  /** The link of a definition that has its own list on the page. */
  static final String HERE = "#";

  /** What is said of an object without fields. */
  static final String NONE = "\nThere are no fields.\n";

  private static final Set<String> POSE = Set.of("x", "y", "heading");

  /** Types that a meaning shows, such as of "Whether ..." and of "The ships that ...". */
  private static final Pattern EVIDENT =
      Pattern.compile(
          "(list of |by name: )*(pose|text|number|whole number|boolean|object|anything"
              + "|[\\[\\], numberwholtx]+)");

  /** The values that absent fields have, where nothing is said. */
  private static final Set<String> EMPTY = Set.of("false", "[]", "{}", "0");

  /** The most forms of a value that are told apart. */
  private static final int MOST_FORMS = 5;

  /** The most words of which all are listed. */
  private static final int MOST_WORDS = 14;

  /** The most fields of an object that are listed with the field that holds it. */
  private static final int MOST_BESIDE = 4;

  private final JsonNode definitions;
  private final Function<String, String> pages;
  private final Set<String> passedOver;

  /** The headings that the page has so far. */
  private final Set<String> taken;

  /** The heading of each object's own list, by the definition. */
  private final Map<String, String> headings = new LinkedHashMap<>();

  /** How often the schema refers to each definition. */
  private final Map<String, Integer> uses = new HashMap<>();

  private final List<String> open = new ArrayList<>();

  /**
   * A line of a list.
   *
   * @param name the field
   * @param optional whether it may be absent
   * @param meaning what it means, with its type unless that is evident
   */
  record Row(String name, boolean optional, String meaning) {

    /** Returns the field as code, with a question mark if it may be absent. */
    String cell() {
      return "`" + name + "`" + (optional ? "?" : "");
    }

    /** Tests whether the row is about a field of what this row's field holds. */
    boolean holds(Row other) {
      return other.name.startsWith(name + ".") || other.name.startsWith(name + "[");
    }
  }

  /**
   * Creates the lists of one page.
   *
   * @param schema the schema, whose definitions are looked up
   * @param pages the link to the page of a definition, or of the words of an enum; empty if it has
   *     none, and {@link #HERE} if it has its own list on this page
   * @param passedOver the fields that are described elsewhere
   * @param taken the headings that the page has so far, to which those of the lists are added
   */
  FieldLists(
      JsonNode schema, Function<String, String> pages, Set<String> passedOver, Set<String> taken) {
    this.definitions = schema.path("$defs");
    schema
        .findValuesAsText("$ref")
        .forEach(use -> uses.merge(use.replaceFirst(".*/", ""), 1, Integer::sum));
    this.pages = pages;
    this.passedOver = passedOver;
    this.taken = taken;
  }

  /** Returns the fields of an object, or of each form of one that has several. */
  String of(JsonNode object) {
    return of(object, rows -> "");
  }

  /**
   * Returns the fields of an object, or of each form of one that has several.
   *
   * @param shared takes the rows that are shared out of those of an object, and returns the lines
   *     that name them
   */
  String of(JsonNode object, Function<List<Row>, String> shared) {
    StringBuilder out = new StringBuilder();
    List<String> elsewhere = new ArrayList<>();
    List<Row> above = new ArrayList<>();
    for (JsonNode form : forms(object).toList()) {
      String page = form.has("$ref") ? page(key(form)) : "";
      if (!page.isEmpty()) {
        elsewhere.add("[`%s`](%s)".formatted(page.replaceFirst("[.]md.*", ""), page));
        continue;
      }
      JsonNode fields = form.has("$ref") ? definition(form) : form;
      List<Row> rows = rows(fields, "", List.of(), above);
      if (!above.isEmpty()) {
        out.append("\n").append(said(fields)).append(" Its other fields:\n");
        rows.removeAll(above);
      }
      above.addAll(rows);
      out.append(rows.isEmpty() ? NONE : shared.apply(rows) + list(rows));
    }
    if (!elsewhere.isEmpty()) {
      String pages = elsewhere.stream().distinct().collect(Collectors.joining(" or of "));
      out.append("\nThe fields of ").append(pages).append(".\n");
    }
    for (int i = 0; i < open.size(); i++) {
      out.append("\n### ").append(headings.get(open.get(i))).append('\n');
      List<Row> rows = rows(definitions.get(open.get(i)));
      out.append(shared.apply(rows)).append(list(rows));
    }
    return out.toString();
  }

  /** Returns the rows of an object, or of all forms of one that has several. */
  List<Row> rowsOf(JsonNode object) {
    List<Row> rows =
        forms(object)
            .filter(form -> !form.has("$ref") || page(key(form)).isEmpty())
            .flatMap(form -> rows(form.has("$ref") ? definition(form) : form).stream())
            .collect(Collectors.toCollection(ArrayList::new));
    for (int i = 0; i < open.size(); i++) {
      rows.addAll(rows(definitions.get(open.get(i))));
    }
    return rows;
  }

  /** Returns what an object may be: itself, or each of several definitions. */
  private Stream<JsonNode> forms(JsonNode object) {
    JsonNode held = object.has("$ref") ? definition(object) : object;
    return held.has("properties")
        ? Stream.of(object)
        : SchemaTypes.stream(held.path("oneOf")).flatMap(this::forms);
  }

  /** Returns the link to another page that a definition has; empty if there is none. */
  private String page(String key) {
    String page = pages.apply(key);
    return page.equals(HERE) ? "" : page;
  }

  private JsonNode definition(JsonNode reference) {
    return definitions.get(key(reference));
  }

  private static String key(JsonNode reference) {
    return reference.get("$ref").asText().substring(DEFINITIONS.length());
  }

  /** Returns rows as a list. */
  static String list(List<Row> rows) {
    return rows.stream()
        .map(row -> "- %s: %s\n".formatted(row.cell(), row.meaning()))
        .collect(Collectors.joining("", "\n", ""));
  }

  private List<Row> rows(JsonNode object) {
    return rows(object, "", List.of(), List.of());
  }

  /**
   * Returns the rows of an object.
   *
   * @param before what stands before the names of its fields
   * @param within the definitions that hold it
   * @param above the rows that stand above on the page
   */
  private List<Row> rows(JsonNode object, String before, List<String> within, List<Row> above) {
    Set<String> required =
        SchemaTypes.stream(object.path("required"))
            .map(JsonNode::asText)
            .collect(Collectors.toSet());
    List<Row> rows = new ArrayList<>();
    for (Map.Entry<String, JsonNode> field : object.get("properties").properties()) {
      String name = field.getKey();
      if (before.isEmpty() && passedOver.contains(name)) {
        continue;
      }
      JsonNode value = field.getValue();
      boolean optional = !required.contains(name);
      String meaning = meaning(value).replace("|", "\\|");
      if (names(meaning, held(value))) {
        rows.add(new Row(before + name, optional, meaning));
        continue;
      }
      String held = beside(value, within);
      if (held.isEmpty()) {
        String typed = typed(meaning, shown(type(value, name)), value.path("default"));
        rows.add(new Row(before + name, optional, typed));
        continue;
      }
      List<String> around = new ArrayList<>(within);
      around.add(held);
      List<Row> known = new ArrayList<>(above);
      known.addAll(rows);
      JsonNode inside = definitions.get(held);
      String list = value.path("type").asText().equals("array") ? "[]." : ".";
      if (known.containsAll(rows(inside, "", around, known))) {
        rows.add(new Row(before + name, optional, ending(meaning, "fields as above")));
      } else {
        String others = others(value, name);
        // What holds other fields and nothing else is named by them.
        if (optional || !(value.has("$ref") || value.has("allOf"))) {
          rows.add(new Row(before + name, optional, typed(meaning, others, value.path("default"))));
        }
        rows.addAll(rows(inside, before + name + list, around, known));
      }
    }
    return rows;
  }

  /** Tests whether a meaning names all fields of an object. */
  private boolean names(String meaning, List<String> held) {
    return held.size() == 1
        && definitions.get(held.get(0)).has("properties")
        && definitions.get(held.get(0)).get("properties").properties().stream()
            .allMatch(field -> meaning.matches(".*[`\"]" + field.getKey() + "[`\"].*"));
  }

  /** Returns the words that a field may have in place of the object that it may hold. */
  private String others(JsonNode field, String name) {
    return Stream.of("oneOf", "anyOf")
        .flatMap(several -> SchemaTypes.stream(field.path(several)))
        .filter(part -> !part.has("$ref"))
        .map(part -> shown(type(part, name)))
        .filter(type -> !type.isEmpty())
        .collect(Collectors.joining(" or "));
  }

  /** Returns the meaning, with the type at its end unless it names all that the type does. */
  private static String typed(String meaning, String type, JsonNode preset) {
    String word = "`" + (preset.isTextual() ? preset.asText() : preset) + "`";
    String unnamed =
        Stream.of(type.split(" or "))
            .filter(
                part ->
                    !part.startsWith("`")
                        || !Stream.of(part.split(", ")).allMatch(meaning::contains))
            .map(part -> part.replaceFirst("^(list of )+(?=\\[)", ""))
            .collect(Collectors.joining(" or "));
    boolean named =
        unnamed.isEmpty() || EVIDENT.matcher(unnamed).matches() || meaning.startsWith("As in ");
    boolean empty =
        preset.isMissingNode()
            || preset.isNull()
            || EMPTY.contains(preset.toString())
            || meaning.contains("absent");
    if (!named && !empty && type.contains(word)) {
      return ending(meaning, unnamed.replace(word, word + " if absent"));
    }
    String otherwise = empty ? "" : " " + word + " if absent.";
    return (named ? meaning : ending(meaning, unnamed)) + otherwise;
  }

  private static String ending(String meaning, String type) {
    return meaning.replaceFirst("[.]$", "")
        + " ("
        + type
        + ")"
        + (meaning.endsWith(".") ? "." : "");
  }

  /** Returns the definitions that a field, or an entry of its list, may hold. */
  private static List<String> held(JsonNode field) {
    JsonNode node = field.has("items") ? field.get("items") : field;
    Stream<JsonNode> parts =
        Stream.of("allOf", "oneOf", "anyOf")
            .flatMap(several -> SchemaTypes.stream(node.path(several)));
    return Stream.concat(Stream.of(node), parts)
        .filter(part -> part.has("$ref"))
        .map(FieldLists::key)
        .toList();
  }

  /** Returns the definition that a field holds if it is so small that it is listed beside it. */
  private String beside(JsonNode field, List<String> within) {
    List<String> held = held(field);
    if (held.size() != 1 || within.contains(held.get(0)) || !pages.apply(held.get(0)).isEmpty()) {
      return "";
    }
    JsonNode object = definitions.get(held.get(0));
    boolean small =
        object.has("properties")
            && object.get("properties").size() <= MOST_BESIDE
            && uses.getOrDefault(held.get(0), 0) < 2
            && !headings.containsKey(held.get(0));
    return small ? held.get(0) : "";
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

  /** Returns what is shown of a type: nothing of one that is evident. */
  private static String shown(String type) {
    String bare = type.replace(" or `null`", "").replace("`null` or ", "");
    String one = bare.replaceFirst("^(list of )+(?=[\\[`])", "");
    return EVIDENT.matcher(bare).matches() || one.equals("`null`") ? "" : one;
  }

  private String type(JsonNode node, String field) {
    if (node.has("$ref")) {
      return referred(key(node), field);
    }
    if (node.has("const")) {
      return "`" + node.get("const").asText() + "`";
    }
    if (node.has("enum") && node.get("enum").size() <= MOST_WORDS) {
      String page = pages.apply(node.get("enum").toString());
      return !page.isEmpty()
          ? page
          : SchemaTypes.stream(node.get("enum"))
              .map(word -> "`" + word.asText() + "`")
              .collect(Collectors.joining(", "));
    }
    for (String several : List.of("allOf", "oneOf", "anyOf")) {
      if (node.path(several).size() > MOST_FORMS) {
        return SchemaTypes.stream(node.get(several))
            .filter(part -> part.has("$ref"))
            .map(part -> page(key(part)))
            .filter(page -> !page.isEmpty())
            .map(FieldLists::link)
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
        if (several.equals("allOf") && types.size() > 1) {
          // The last one narrows those before it.
          return types.get(types.size() - 1);
        }
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
      return "pose";
    }
    if (names.size() > MOST_WORDS) {
      return "object";
    }
    return node.get("properties").properties().stream()
        .map(one -> member(one.getKey(), shown(type(one.getValue(), one.getKey()))))
        .collect(Collectors.joining(", ", "object with ", ""));
  }

  private static String member(String name, String type) {
    return "`" + name + "`" + (type.isEmpty() ? "" : ": " + type);
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

  /** Returns the link to where a definition has its list, which is made if there is none yet. */
  private String referred(String key, String field) {
    JsonNode definition = definitions.get(key);
    String page = page(key);
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
    return "[fields](#" + anchor.toLowerCase(Locale.ROOT) + ")";
  }
}
