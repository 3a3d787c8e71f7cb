package io.github.flightstand.tools;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.github.flightstand.protocol.format.Resource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What is written by hand of one page of the reference: its examples, and what no field can say.
 *
 * <p>The generator puts the answer after each query, unless another query follows at once, or its
 * answer is shown in part.
 *
 * @param text the Markdown, in which <code>{fields}</code> stands for the tables of fields
 */
record ReferencePage(String text) {

  private static final Pattern ASKED =
      Pattern.compile("(?ms)^```json query(?: after (\\w+))?\n(.*?)^```\n");
  private static final int WIDEST = 116;

  /** The most characters of an answer, or of a part of one, that is shown whole. */
  private static final int LONG = 420;

  private static final int MOST_ENTRIES = 3;
  private static final int DEEPEST = 3;
  private static final String ANYTHING = "…";

  /** Returns what is written by hand of a page, if anything is. */
  static Optional<ReferencePage> written(String name) {
    return Optional.ofNullable(
            ReferencePage.class.getResourceAsStream("/reference/" + name + ".md"))
        .map(text -> new ReferencePage(Resource.text(text)));
  }

  /** Asks the queries of the page that a query comes after, if there is one. */
  private static void ask(Asking asking, MatchResult query) {
    Optional.ofNullable(query.group(1))
        .flatMap(ReferencePage::written)
        .ifPresent(
            other -> ASKED.matcher(other.text).results().forEach(one -> asking.text(line(one))));
  }

  private static String line(MatchResult query) {
    return query.group(2).replaceAll("\\R *", "");
  }

  /** Returns the page with the answers. */
  String answered() {
    Asking asking = new Asking();
    StringBuilder out = new StringBuilder();
    Matcher queries = ASKED.matcher(text);
    while (queries.find()) {
      ask(asking, queries);
      String answer = asking.text(line(queries));
      boolean goesOn = text.substring(queries.end()).stripLeading().startsWith("```json");
      String block = goesOn ? "" : "\n```json\n" + wrapped(shortened(answer)) + "\n```\n";
      queries.appendReplacement(out, Matcher.quoteReplacement(queries.group() + block));
    }
    return queries.appendTail(out).toString();
  }

  /**
   * Returns the picture of the first answer about an operation.
   *
   * @param operation its name
   */
  Optional<String> picture(String operation) {
    Asking asking = new Asking();
    for (MatchResult asked : ASKED.matcher(text).results().toList()) {
      ask(asking, asked);
      ObjectNode query = (ObjectNode) Asking.tree(asked.group(2));
      if (query.get("op").asText().equals(operation)) {
        return Optional.of(asking.result(query.put("picture", true).toString()))
            .map(result -> result.get("svg").asText());
      }
      asking.text(query.toString());
    }
    return Optional.empty();
  }

  /** Returns the result or the error of an answer, without what is too long to be read. */
  static String shortened(String answer) {
    JsonNode whole = Asking.tree(answer);
    JsonNode part = whole.has("result") ? whole.get("result") : whole.get("error");
    String text = answer.replaceFirst("^\\{\"ok\":\\w+,\"(?:result|error)\":", "");
    text = text.substring(0, text.length() - 1);
    return whole.has("note") || text.length() > LONG
        ? cut(part, 0).toString().replace("\"…\"", "…").replace("\"{…}\"", "{…}")
        : text;
  }

  private static JsonNode cut(JsonNode node, int depth) {
    if (node.toString().length() <= LONG / (depth + 1)) {
      return node;
    }
    if (node.isTextual()) {
      return TextNode.valueOf(node.asText().substring(0, 12) + ANYTHING);
    }
    JsonNode copy = node.deepCopy();
    if (copy instanceof ArrayNode list) {
      while (list.size() > MOST_ENTRIES + 1) {
        list.remove(list.size() - 1);
        list.set(MOST_ENTRIES, TextNode.valueOf(ANYTHING));
      }
      for (int i = 0; i < list.size(); i++) {
        list.set(i, cut(list.get(i), depth + 1));
      }
    } else if (copy instanceof ObjectNode object) {
      if (depth > DEEPEST) {
        return TextNode.valueOf("{" + ANYTHING + "}");
      }
      object.properties().forEach(member -> member.setValue(cut(member.getValue(), depth + 1)));
    }
    return copy;
  }

  /** Returns JSON in lines that fit a page; they break after commas. */
  static String wrapped(String json) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    int from = 0;
    boolean quoted = false;
    for (int i = 0; i < json.length(); i++) {
      char letter = json.charAt(i);
      quoted ^= letter == '"' && json.charAt(Math.max(0, i - 1)) != '\\';
      boolean breaks = letter == ',' && !quoted && i + 1 < json.length();
      if (breaks || i + 1 == json.length()) {
        String piece = json.substring(from, i + 1);
        if (line.length() + piece.length() > WIDEST && line.length() > 2) {
          lines.add(line.toString());
          line = new StringBuilder("  ");
        }
        line.append(piece);
        from = i + 1;
      }
    }
    lines.add(line.toString());
    return String.join("\n", lines);
  }
}
