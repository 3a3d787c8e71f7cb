package io.github.flightstand.tools;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.operation.Operations;
import io.github.flightstand.referee.operation.RefereeOperations;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.mission.MissionRule;
import io.github.flightstand.rules.mission.Moment;
import io.github.flightstand.rules.mission.Pieces;
import io.github.flightstand.rules.mission.Where;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Makes the pages of the reference, {@code rules/guide/reference}: from the JSON Schemas, from the
 * kinds of decisions, events and errors, and from the examples in {@code resources/reference}.
 */
final class ReferencePages {

  private static final String FIELDS = "{fields}";
  private static final String SAID = "{said}";
  private static final String INDEX = "README";
  private static final String DECISIONS = "decisions.md";

  /** A picture without a width would fill the page. */
  private static final String WIDTH = "<svg width=\"440\" ";

  /** The fields of results that are described with those of every query. */
  private static final Set<String> BESIDE = Set.of("svg", "confidence");

  private static final ObjectMapper JSON = new ObjectMapper();

  /** The page of what several pages share. */
  private static final String COMMON = "shared.md";

  private static final String STATE = "state.md";
  private static final String VERDICT = "verdict.md";
  private static final String CLAIMS = "[As in a verdict](verdict.md#on-a-claim)";

  /** Words that several pages list: what they are, and how their list begins. */
  private record Words(String name, String first) {}

  /** Words that a page has a list of, or says once. */
  private static final Set<Class<?>> KNOWN = Set.of(Moment.class, SectionName.class);

  private static final List<Words> WORDS =
      List.of(
          new Words("arc", "[\"front\",\"rear\",\"left\",\"right\",\"wide\""),
          new Words("base size", "[\"small\""),
          new Words("built-in player", "[\"random\""),
          new Words("color", "[\"blue\""),
          new Words("die face", "[\"hit\",\"critical\",\"evade\""),
          new Words("edge", "[\"left\",\"right\",\"bottom\""),
          new Words("kind of obstacle", "[\"asteroid\""),
          new Words("marker", "[\"focus\",\"evade\",\"stress\""),
          new Words("phase", "[\"setup\",\"planning\""),
          new Words("place in a wing", "[\"leader\""),
          new Words("rule set", "[\"reference-2015\",\"core-2012\",\"epic-2019\""),
          new Words("verdict", "[\"legal\",\"illegal\""));

  /**
   * An object that pages share: the page that has it, its heading there, a schema, the definition.
   */
  private record Held(String page, String heading, String schema, String definition) {

    String link() {
      return page + "#" + heading.toLowerCase(Locale.ROOT).replace(' ', '-');
    }
  }

  private static final List<Held> HELD =
      List.of(
          new Held(COMMON, "Damage owed", "maneuver-result", "OwedJson"),
          new Held(COMMON, "Margins", "maneuver-result", "ManeuverMargins"),
          new Held(COMMON, "Deviation", "why-result", "Deviation"),
          new Held(COMMON, "Obstacle met", "maneuver-result", "ObstacleMet"),
          new Held(COMMON, "Place at a mark", "barrelRoll-result", "PlaceAtMark"),
          new Held(COMMON, "Reason", "squad-result", "Reason"),
          new Held(COMMON, "Turn", "encode-result", "TurnJson"),
          new Held(STATE, "View", "view-result", "ViewJson(DecisionJson)"),
          new Held(STATE, "Seat", "view-result", "Seat"),
          new Held(STATE, "Ship in play", "view-result", "SeenShip"),
          new Held(STATE, "Section", "view-result", "SectionState"),
          new Held(STATE, "Damage card", "view-result", "DealtCard"),
          new Held(STATE, "Deck", "view-result", "DeckState"),
          new Held(STATE, "Kinds of cards", "view-result", "DamageDeck"),
          new Held(STATE, "Over", "view-result", "Over"),
          new Held(VERDICT, "On a claim", "judge-result", "OnClaim"),
          new Held(VERDICT, "On a line of a game", "judge-result", "OnGameLine"),
          new Held(VERDICT, "Summary", "judge-result", "Summary"));

  /** What several operations share has a page: its name, the schema it is in, the definition. */
  private record Shared(String page, String schema, String definition) {}

  private static final List<Shared> SHARED =
      List.of(
          new Shared("the-table", "table-query", "TableFigures"),
          new Shared("pose", "table", "PoseJson"),
          new Shared("frame", "frame", "FrameFigures"),
          new Shared("grid", "maneuver-query", "GridJson"),
          new Shared("uncertainty", "maneuver-query", "UncertaintyJson"),
          new Shared("parts", "maneuver-query", "PartsJson"),
          new Shared("path", "maneuver-query", "PathJson"),
          new Shared("rules", "rules", "AdjustedRules"),
          new Shared("set-up", "start-query", "SetupJson"),
          new Shared("squad-ship", "start-query", "SquadJson"));

  /** The pages of definitions; no other page repeats their fields. */
  private static final Map<String, String> LINKS =
      Map.ofEntries(
          Map.entry("ViewJson(JsonText)", "state.md#view"),
          Map.entry("ManeuverResult", "maneuver.md#result"),
          Map.entry("PathPieceJson", "path.md#pieces"),
          Map.entry("PoseErrorJson", "log.md#claimtolerance"),
          Map.entry("SidewaysResult", "barrelRoll.md#result"),
          Map.entry("CurvedResult", "barrelRoll.md#result"),
          Map.entry("AheadResult", "boost.md#result"),
          Map.entry("GameResult", "start.md#result"),
          Map.entry("LimitFigures", "limits.md"),
          Map.entry("ShipJson", "the-table.md#ships"),
          Map.entry("ObstacleJson", "the-table.md#obstacles"),
          Map.entry("TokenJson", "the-table.md#tokens"),
          Map.entry("PlayAreaJson", "the-table.md#playarea"),
          Map.entry("Scenario", "../epic-and-missions.md#a-mission-of-your-own"),
          Map.entry("WrittenScenario", "../epic-and-missions.md#a-mission-of-your-own"),
          Map.entry("ShipCard", "squad-ship.md"),
          Map.entry("RemoteState", "set-up.md#remotes"),
          Map.entry("MissionState", "../epic-and-missions.md"),
          Map.entry("Boarding", "../boarding.md"),
          Map.entry("ShipBoarding", "../boarding.md"),
          Map.entry("ManeuverEnd", "../referee.md#verdicts"),
          Map.entry("JudgedActivation", "../referee.md#claims"),
          Map.entry("InitiativeDie", "events.md"),
          Map.entry("OverJson", "../games.md#how-a-game-ends"),
          Map.entry("Command", "decisions.md#command"),
          Map.entry("DecisionJson", "decisions.md#decision"),
          Map.entry("Event", "events.md"),
          Map.entry("GameFigures", "query.md#game"));

  private final Map<String, JsonNode> schemas = new LinkedHashMap<>();
  private final Descriptions descriptions;
  private final Operations operations = RefereeOperations.all();
  private final Map<String, String> links = new LinkedHashMap<>(LINKS);
  private final Map<String, String> pages = new LinkedHashMap<>();

  /** The lists of words that have names, as JSON. */
  private final Map<String, Words> lists = new LinkedHashMap<>();

  /** The fields that several operations share, by their names: of queries, and of results. */
  private final Map<String, FieldLists.Row> inQueries;

  private final Map<String, FieldLists.Row> inResults;

  /** The fields of a verdict on a claim, which {@code why} has too. */
  private final Map<String, FieldLists.Row> ofClaims = new LinkedHashMap<>();

  private ReferencePages(Path project) throws IOException {
    descriptions = new Descriptions(project);
    for (Map.Entry<String, String> schema : SchemaFiles.all(project).entrySet()) {
      schemas.put(schema.getKey(), JSON.readTree(schema.getValue()));
    }
    SHARED.forEach(shared -> links.put(shared.definition(), shared.page() + ".md"));
    HELD.forEach(held -> links.put(held.definition(), held.link()));
    schemas
        .values()
        .forEach(
            schema ->
                schema.findValues("enum").stream()
                    .map(JsonNode::toString)
                    .forEach(words -> listed(words).ifPresent(found -> lists.put(words, found))));
    inQueries = shared("-query", envelope());
    inResults = shared("-result", BESIDE);
    JsonNode verdicts = schemas.get("judge-result");
    lists(verdicts, VERDICT, Set.of())
        .rowsOf(verdicts.at("/$defs/OnClaim"))
        .forEach(row -> ofClaims.put(row.name(), row));
  }

  /** Returns the fields of which several operations say the same, by their names. */
  private Map<String, FieldLists.Row> shared(String side, Set<String> passedOver) {
    Map<FieldLists.Row, Integer> counts = new LinkedHashMap<>();
    for (String name : operations.names()) {
      JsonNode schema = schemas.get(name + side);
      List<FieldLists.Row> rows = lists(schema, name + ".md", passedOver).rowsOf(schema);
      rows.stream()
          .filter(row -> !row.name().contains(".") && rows.stream().noneMatch(row::holds))
          .filter(row -> !row.meaning().contains("](#"))
          .map(row -> new FieldLists.Row(row.name(), false, row.meaning()))
          .distinct()
          .forEach(row -> counts.merge(row, 1, Integer::sum));
    }
    Map<String, FieldLists.Row> shared = new TreeMap<>();
    counts.forEach(
        (row, count) -> {
          FieldLists.Row other = shared.get(row.name());
          if (count > 1 && (other == null || counts.get(other) < count)) {
            shared.put(row.name(), row);
          }
        });
    return shared;
  }

  /** Takes the fields that are shared out of those of an object; returns a line that names them. */
  private static String named(
      List<FieldLists.Row> rows, Map<String, FieldLists.Row> shared, String link) {
    List<FieldLists.Row> named =
        rows.stream()
            .filter(row -> shared.containsKey(row.name()))
            .filter(row -> shared.get(row.name()).meaning().equals(row.meaning()))
            .toList();
    rows.removeAll(named);
    return named.isEmpty()
        ? ""
        : named.stream()
            .map(FieldLists.Row::cell)
            .collect(Collectors.joining(", ", "\n" + link + ": ", ".\n"));
  }

  private static Optional<Words> listed(String words) {
    return WORDS.stream().filter(one -> words.startsWith(one.first())).findFirst();
  }

  /**
   * Returns the text of each page and picture, by its path in the folder of the reference.
   *
   * @param project the folder of the project, whose sources say what the fields mean
   */
  static Map<String, String> all(Path project) throws IOException {
    ReferencePages made = new ReferencePages(project);
    made.operations.names().stream()
        .filter(name -> !DECISIONS.startsWith(name + "."))
        .forEach(made::addOperation);
    SHARED.forEach(made::addShared);
    made.addQuery();
    made.addCommon();
    made.addDecisions();
    made.addEvents();
    made.addCards();
    made.addMissions();
    made.addLog();
    made.addErrors();
    made.addLimits();
    made.addIndex();
    return made.pages;
  }

  private void addOperation(String name) {
    JsonNode query = schemas.get(name + "-query");
    JsonNode result = schemas.get(name + "-result");
    String page = name + ".md";
    Set<String> taken = new TreeSet<>();
    boolean drawn = operations.named(name).orElseThrow().drawn();
    Optional<String> picture =
        drawn
            ? ReferencePage.written(name).flatMap(found -> found.picture(name))
            : Optional.empty();
    picture
        .map(svg -> svg.replaceFirst("<svg ", WIDTH) + "\n")
        .ifPresent(svg -> pages.put("pictures/" + name + ".svg", svg));
    String asked =
        lists(query, page, envelope(), taken)
            .of(query, rows -> named(rows, inQueries, "[Shared](%s#query)".formatted(COMMON)));
    String fields =
        picture.map(svg -> "![the answer](pictures/%s.svg)\n\n".formatted(name)).orElse("")
            + (asked.equals(FieldLists.NONE) ? "" : "## Query\n" + asked)
            + "\n## Result\n"
            + lists(result, page, BESIDE, taken)
                .of(
                    result,
                    rows ->
                        named(rows, inResults, "[Shared](%s#result)".formatted(COMMON))
                            + (name.equals("why") ? named(rows, ofClaims, CLAIMS) : ""));
    add(name, "`" + name + "`", query.path("description").asText(), fields);
  }

  private void addShared(Shared shared) {
    JsonNode schema = schemas.get(shared.schema());
    JsonNode definition = schema.path("$defs").path(shared.definition());
    JsonNode form = definition.isMissingNode() ? schema : definition;
    String page = shared.page() + ".md";
    String title = shared.page().substring(0, 1).toUpperCase(Locale.ROOT);
    add(
        shared.page(),
        title + shared.page().substring(1).replace('-', ' '),
        ReferencePage.written(shared.page()).isPresent() ? "" : FieldLists.said(form),
        lists(schema, page, Set.of()).of(form));
    pages.computeIfPresent(page, (name, text) -> text.replace(SAID, FieldLists.said(form)));
  }

  private void addQuery() {
    JsonNode query = schemas.get("about-query");
    JsonNode failure = schemas.get("answer");
    String fields =
        "## Query\n"
            + lists(query, "query.md", Set.of("cards", "op")).of(query)
            + "\n## Error\n"
            + lists(failure, "query.md", Set.of()).of(failure.at("/$defs/Fault"));
    add("query", "Every query", "", fields);
  }

  /** The fields, objects and words that several pages share. */
  private void addCommon() {
    StringBuilder fields = new StringBuilder("## Query\n");
    fields.append(FieldLists.list(List.copyOf(inQueries.values())));
    fields.append("\n## Result\n").append(FieldLists.list(List.copyOf(inResults.values())));
    fields.append(held(COMMON));
    fields.append("\n## Words\n\n| type | values |\n|---|---|\n");
    for (Words words : WORDS) {
      Set<String> all = new LinkedHashSet<>();
      lists.forEach(
          (list, name) -> {
            if (name.equals(words)) {
              all.addAll(List.of(list.replaceAll("[\\[\\]\"]", "").split(",")));
            }
          });
      String values = all.stream().map(one -> "`" + one + "`").collect(Collectors.joining(", "));
      fields.append("| %s | %s |\n".formatted(words.name(), values));
    }
    add("shared", "Shared fields", "", fields.toString());
    add("state", "State of a game", "", held(STATE));
    add("verdict", "Verdicts", "", held(VERDICT));
  }

  /** Returns the fields of the objects that a page has. */
  private String held(String page) {
    StringBuilder lists = new StringBuilder();
    for (Held held : HELD) {
      if (held.page().equals(page)) {
        JsonNode schema = schemas.get(held.schema());
        JsonNode form = schema.path("$defs").path(held.definition());
        lists.append("\n## ").append(held.heading()).append('\n');
        lists.append(lists(schema, page, Set.of()).of(form));
      }
    }
    return lists.toString();
  }

  private void addDecisions() {
    JsonNode decisions = schemas.get("decisions-result");
    JsonNode act = schemas.get("act-query");
    JsonNode query = schemas.get("decisions-query");
    StringBuilder fields = new StringBuilder("## Query\n");
    fields.append(lists(query, DECISIONS, envelope()).of(query));
    fields
        .append("\n## Decision\n")
        .append(own(decisions, "DecisionJson"))
        .append("\n## Command\n");
    fields.append(own(act, "Command")).append("\n## Kinds\n");
    fields.append("\n| kind | key | choice | what it does |\n|---|---|---|---|\n");
    StringBuilder drawn = new StringBuilder("\n| kind | what chance decides |\n|---|---|\n");
    for (Kind kind : Kind.values()) {
      String said = descriptions.of(kind);
      if (kind.ofChance()) {
        drawn.append("| `%s` | %s |\n".formatted(kind.word(), said.replaceFirst("^Chance: ", "")));
      } else {
        fields.append("| `%s` | | | **%s** |\n".formatted(kind.word(), said));
        for (String item : descriptions.items(kind)) {
          String[] parts = item.split(": ", 2);
          String[] keys = parts[0].split("; ", 2);
          String choice = keys.length > 1 ? keys[1] : "";
          fields.append(
              "| `%s` | %s | %s | %s |\n".formatted(kind.word(), keys[0], choice, parts[1]));
        }
      }
    }
    add("decisions", "Decisions", "", fields.toString() + "\n## Chance\n" + drawn);
  }

  private String own(JsonNode schema, String definition) {
    return lists(schema, DECISIONS, Set.of()).of(schema.at("/$defs/" + definition));
  }

  /** Returns types by their names: in a sealed interface they stand in the order of compilation. */
  private static List<Class<?>> sorted(List<Class<?>> types) {
    return types.stream().sorted(Comparator.comparing(Class::getSimpleName)).toList();
  }

  private void addEvents() {
    StringBuilder fields = new StringBuilder("| kind | fields | what happened |\n|---|---|---|\n");
    sorted(Formats.members(Event.class)).forEach(event -> fields.append(row(event)));
    add("events", "Events", "", fields.toString());
  }

  /** Returns the row of an event: its kind, its fields, and the first sentence about it. */
  private String row(Class<?> event) {
    String name = event.getSimpleName();
    List<String> fields = new ArrayList<>();
    StringBuilder said = new StringBuilder(sentence(descriptions.of(event)));
    for (RecordComponent component : event.getRecordComponents()) {
      String field = "`" + component.getName() + "`";
      boolean optional = component.getType() == Optional.class;
      String more = descriptions.of(event, component.getName());
      String words = words(component);
      boolean linked = words.startsWith("[");
      fields.add(
          (linked ? words.replaceFirst("\\[[^]]*]", "[" + field + "]") : field)
              + (optional ? "?" : ""));
      if (more != null || (!words.isEmpty() && !linked)) {
        said.append(' ').append(field).append(": ");
        said.append(more == null ? words + "." : more);
      }
    }
    return "| `%s` | %s | %s |\n"
        .formatted(
            name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1),
            String.join(", ", fields),
            FieldLists.CLAUSES.matcher(said).replaceAll(""));
  }

  /** What cards written in Java are made of. */
  private void addCards() {
    StringBuilder fields = new StringBuilder("## Windows\n\n| window | when |\n|---|---|\n");
    for (Window window : Window.values()) {
      fields.append(row(window.name(), descriptions.of(window)));
    }
    fields.append("\n## Effects\n\n| effect | what it does |\n|---|---|\n");
    for (Class<?> effect : sorted(List.of(Effect.class.getPermittedSubclasses()))) {
      String components =
          Arrays.stream(effect.getRecordComponents())
              .map(RecordComponent::getName)
              .collect(Collectors.joining(", "));
      fields.append(
          "| `%s(%s)` | %s |\n".formatted(effect.getSimpleName(), components, said(effect)));
    }
    fields.append("\n## Values\n\n| value | type | what it is |\n|---|---|---|\n");
    for (Field value : Value.class.getFields()) {
      String type =
          ((ParameterizedType) value.getGenericType())
              .getActualTypeArguments()[0]
              .getTypeName()
              .replaceAll("\\w+[.$]", "");
      String of = clean(descriptions.of(value));
      fields.append("| `%s` | `%s` | %s |\n".formatted(value.getName(), type, of));
    }
    fields.append("\n## What a card can see\n\n| `now` | what it does |\n|---|---|\n");
    Arrays.stream(CardContext.class.getDeclaredMethods())
        .filter(method -> Modifier.isPublic(method.getModifiers()))
        .map(Method::getName)
        .sorted()
        .distinct()
        .map(name -> row(name + "()", descriptions.ofMethod(CardContext.class, name)))
        .forEach(fields::append);
    fields.append("\n## Kinds of cards\n\n| kind | which cards |\n|---|---|\n");
    for (CardKind kind : CardKind.values()) {
      String said = descriptions.of(kind);
      fields.append(row(kind.name(), said == null ? "As on printed cards." : said));
    }
    add("cards", "Cards", "", fields.toString());
  }

  /** The rules that a mission's file is made of. */
  private void addMissions() {
    StringBuilder fields =
        new StringBuilder(
            "## Kinds of rules\n\n| kind | members | what it does |\n|---|---|---|\n");
    sorted(Formats.members(MissionRule.class)).forEach(rule -> fields.append(row(rule)));
    fields.append("\n## Moments\n\n| `at` | when |\n|---|---|\n");
    for (Moment moment : Moment.values()) {
      fields.append(row(Formats.word(moment), descriptions.of(moment)));
    }
    fields.append("\n## Pieces\n").append(components(Pieces.class));
    fields.append("\n## Where\n").append(components(Where.class));
    add("missions", "Missions", "", fields.toString());
  }

  /** The lines of a log of claims. */
  private void addLog() {
    JsonNode log = schemas.get("log");
    Set<String> taken = new TreeSet<>();
    StringBuilder fields = new StringBuilder();
    for (JsonNode line : log.path("oneOf")) {
      String name = line.path("$ref").asText().replaceFirst(".*/", "");
      String title =
          name.charAt(0) + name.substring(1).replaceAll("([A-Z])", " $1").toLowerCase(Locale.ROOT);
      String said = FieldLists.said(log.path("$defs").path(name));
      fields.append("\n## %s\n\n%s\n".formatted(title, said));
      fields.append(lists(log, "log.md", Set.of(), taken).of(line));
    }
    add("log", "Log of claims", "", fields.toString());
  }

  private String components(Class<?> record) {
    StringBuilder rows = new StringBuilder("\n| member | meaning |\n|---|---|\n");
    for (RecordComponent component : record.getRecordComponents()) {
      String name = component.getName();
      rows.append(row(name, descriptions.of(record, name)));
    }
    return rows.toString();
  }

  /** Returns what a record is, and what its components are. */
  private String said(Class<?> record) {
    StringBuilder said = new StringBuilder(clean(descriptions.of(record)));
    for (RecordComponent component : record.getRecordComponents()) {
      String more = descriptions.of(record, component.getName());
      if (more != null) {
        said.append(" `%s`: %s".formatted(component.getName(), clean(more)));
      }
    }
    return said.toString();
  }

  private static String row(String name, String said) {
    return "| `%s` | %s |\n".formatted(name, clean(said));
  }

  private static String clean(String said) {
    return FieldLists.CLAUSES.matcher(said).replaceAll("");
  }

  /** Returns the words that a component may be, if it is one of an enum without a list. */
  private static String words(RecordComponent component) {
    Object type =
        component.getType() == Optional.class
            ? ((ParameterizedType) component.getGenericType()).getActualTypeArguments()[0]
            : component.getType();
    if (!(type instanceof Class<?> word) || !word.isEnum() || KNOWN.contains(word)) {
      return "";
    }
    List<String> words =
        Arrays.stream(word.getEnumConstants())
            .map(constant -> Formats.word((Enum<?>) constant))
            .toList();
    return listed(JSON.valueToTree(words).toString())
        .map(ReferencePages::link)
        .orElseGet(
            () -> words.stream().map(one -> "`" + one + "`").collect(Collectors.joining(", ")));
  }

  private static String link(Words list) {
    return "[%s](%s#words)".formatted(list.name(), COMMON);
  }

  private void addErrors() {
    StringBuilder fields = new StringBuilder("| code | meaning |\n|---|---|\n");
    for (FaultCode code : FaultCode.values()) {
      fields.append("| `%s` | %s |\n".formatted(Formats.word(code), descriptions.of(code)));
    }
    add("errors", "Errors", "", fields.toString());
  }

  private void addLimits() {
    JsonNode limits = new Asking().result("{\"op\": \"about\"}").get("limits");
    JsonNode said = schemas.get("about-result").at("/$defs/LimitFigures/properties");
    StringBuilder fields = new StringBuilder();
    for (Map.Entry<String, JsonNode> limit : limits.properties()) {
      String of = said.at("/" + limit.getKey() + "/description").asText();
      long most = limit.getValue().asLong();
      fields.append("- `%s` %s: %s\n".formatted(limit.getKey(), counted(most), of));
    }
    add("limits", "Limits", "", fields.toString());
  }

  private static String sentence(String text) {
    return text.replaceFirst("(?s)(?<=[.])\\s.*", "");
  }

  private static String counted(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  private void addIndex() {
    String fields =
        new TreeSet<>(operations.names())
            .stream()
                .map(name -> "[`%s`](%s.md)".formatted(name, name))
                .collect(Collectors.joining(",\n", "", "."));
    add(INDEX, "Reference", "", fields);
  }

  private FieldLists lists(JsonNode schema, String page, Set<String> passedOver) {
    return lists(schema, page, passedOver, new TreeSet<>());
  }

  private FieldLists lists(
      JsonNode schema, String page, Set<String> passedOver, Set<String> taken) {
    return new FieldLists(
        schema,
        key -> {
          if (lists.containsKey(key)) {
            return link(lists.get(key));
          }
          String link = links.getOrDefault(key, "");
          // What is at home on this page has its list here.
          return HELD.stream().anyMatch(held -> held.link().equals(link))
              ? link
              : link.startsWith(page + "#") ? FieldLists.HERE : link.equals(page) ? "" : link;
        },
        passedOver,
        taken);
  }

  private Set<String> envelope() {
    Set<String> names = new TreeSet<>(Asking.names(schemas.get("about-query").get("properties")));
    names.remove("cards");
    return names;
  }

  private void add(String name, String title, String said, String fields) {
    String body = ReferencePage.written(name).map(ReferencePage::answered).orElse(FIELDS + "\n");
    String text =
        Stream.of("# " + title, said, body.replace(FIELDS, fields.strip()).strip())
            .filter(part -> !part.isBlank())
            .collect(Collectors.joining("\n\n", "", "\n"));
    pages.put(name + ".md", text.replaceAll("\n{3,}", "\n\n"));
  }
}
