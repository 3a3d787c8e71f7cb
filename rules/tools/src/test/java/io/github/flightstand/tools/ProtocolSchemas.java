package io.github.flightstand.tools;

import com.fasterxml.classmate.ResolvedType;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.victools.jsonschema.generator.CustomDefinition;
import com.github.victools.jsonschema.generator.CustomDefinitionProviderV2;
import com.github.victools.jsonschema.generator.FieldScope;
import com.github.victools.jsonschema.generator.Option;
import com.github.victools.jsonschema.generator.OptionPreset;
import com.github.victools.jsonschema.generator.SchemaBuilder;
import com.github.victools.jsonschema.generator.SchemaGenerationContext;
import com.github.victools.jsonschema.generator.SchemaGenerator;
import com.github.victools.jsonschema.generator.SchemaGeneratorConfigBuilder;
import com.github.victools.jsonschema.generator.SchemaVersion;
import com.github.victools.jsonschema.generator.impl.DefinitionKey;
import com.github.victools.jsonschema.generator.naming.DefaultSchemaDefinitionNamingStrategy;
import com.github.victools.jsonschema.module.jackson.JacksonModule;
import com.github.victools.jsonschema.module.jackson.JacksonOption;
import io.github.flightstand.protocol.answer.Answerer;
import io.github.flightstand.protocol.codec.ReflectedShapes;
import io.github.flightstand.protocol.codec.Shapes;
import io.github.flightstand.protocol.format.Form;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.JsonText;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.OnlyAsked;
import io.github.flightstand.protocol.format.OrNull;
import io.github.flightstand.protocol.format.Resource;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.protocol.json.Forms;
import io.github.flightstand.protocol.json.FrameFigures;
import io.github.flightstand.protocol.json.RulesJson;
import io.github.flightstand.protocol.json.TableFigures;
import io.github.flightstand.protocol.operation.Operation;
import io.github.flightstand.protocol.operation.Operations;
import io.github.flightstand.protocol.operation.Query;
import io.github.flightstand.referee.operation.RefereeOperations;
import io.github.flightstand.rules.member.Default;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Makes the JSON Schemas of the protocol from the records that it is read and written with.
 *
 * <p>It uses nothing of the tools, so that builds of what stands below them can use it, too.
 */
public final class ProtocolSchemas {

  private static final ObjectMapper JSON = new ObjectMapper();

  /** The beginning of the schemas' ids. */
  private static final String BASE_URI = "https://flightstand.github.io/schema/";

  private static final Shapes SHAPES = new ReflectedShapes();

  private static final Map<String, String> TITLES =
      Map.of(
          "query", "A query",
          "answer", "An answer",
          "table", "A table",
          "rules", "The rules in force",
          "frame", "A frame",
          "confidence", "How probable it is that verdicts stand",
          "log", "A line of a game log",
          "game-log", "A line of the log of a whole game",
          "verdict", "A line of the referee's");

  private static final String PICTURE =
      """
      {"description": "The picture, an SVG document; there if the query asks for it.",
       "type": "string"}
      """;

  /**
   * Types of the same name are numbered by their full names, in whatever order they were met. Those
   * of judging, which came last, take other names and leave the rest theirs.
   */
  private static final class NumberedNames extends DefaultSchemaDefinitionNamingStrategy {

    private static final String JUDGING = "io.github.flightstand.referee.";

    @Override
    public void adjustDuplicateNames(
        Map<DefinitionKey, String> namesakes, SchemaGenerationContext context) {
      int number = 0;
      List<DefinitionKey> keys = new ArrayList<>(namesakes.keySet());
      keys.sort(Comparator.comparing(key -> key.getType().getFullDescription()));
      if (!keys.stream().allMatch(NumberedNames::judges)) {
        keys.stream()
            .filter(NumberedNames::judges)
            .forEach(key -> namesakes.put(key, "Judged" + namesakes.get(key)));
        keys.removeIf(NumberedNames::judges);
      }
      for (DefinitionKey key : keys) {
        number++;
        namesakes.put(key, namesakes.get(key) + (keys.size() == 1 ? "" : "-" + number));
      }
    }

    private static boolean judges(DefinitionKey key) {
      return key.getType().getErasedType().getName().startsWith(JUDGING);
    }
  }

  private final Formats formats;

  /** Whether these are schemas of what callers are told. */
  private final boolean told;

  private final CustomDefinitionProviderV2 definitions = this::definition;
  private final SchemaGenerator generator;
  private final Descriptions descriptions;

  ProtocolSchemas(Formats formats, Descriptions descriptions, boolean told) {
    this.formats = formats;
    this.told = told;
    this.descriptions = descriptions;
    SchemaGeneratorConfigBuilder config =
        new SchemaGeneratorConfigBuilder(JSON, SchemaVersion.DRAFT_2020_12, OptionPreset.PLAIN_JSON)
            .with(
                Option.FORBIDDEN_ADDITIONAL_PROPERTIES_BY_DEFAULT,
                Option.DEFINITIONS_FOR_ALL_OBJECTS,
                Option.MAP_VALUES_AS_ADDITIONAL_PROPERTIES)
            // What is optional here may be absent, and is null only where the record says so.
            .without(Option.FLATTENED_OPTIONALS);
    config
        .forTypesInGeneral()
        .withPropertySorter((unusedOne, unusedOther) -> 0)
        .withDefinitionNamingStrategy(new NumberedNames())
        .withTypeAttributeOverride(
            (node, type, context) ->
                add(type.getType().getErasedType().getAnnotation(SchemaMembers.class), node))
        // Before Jackson's, which leaves unwrapped members to another schema.
        .withCustomDefinitionProvider(definitions)
        .withDescriptionResolver(type -> descriptions.of(type.getType().getErasedType()))
        .withStringMinLengthResolver(type -> type.getType().isInstanceOf(String.class) ? 1 : null)
        .withStringMaxLengthResolver(
            type -> type.getType().isInstanceOf(String.class) ? 1000 : null);
    config.with(new JacksonModule(JacksonOption.SKIP_SUBTYPE_LOOKUP));
    config
        .forFields()
        .withIgnoreCheck(field -> field.getAnnotation(JsonUnwrapped.class) != null)
        .withIgnoreCheck(field -> told && field.getAnnotation(OnlyAsked.class) != null)
        .withTargetTypeOverridesResolver(ProtocolSchemas::held)
        .withRequiredCheck(
            field ->
                field.getAnnotation(Default.class) == null
                    && (!field.getDeclaredType().isInstanceOf(Optional.class)
                        || field.getAnnotation(OrNull.class) != null))
        .withDescriptionResolver(this::described)
        .withNullableCheck(field -> !field.isFakeContainerItemScope() && nullable(field))
        .withNumberInclusiveMinimumResolver(
            field ->
                range(field).filter(r -> !positive(r)).map(ProtocolSchemas::lowest).orElse(null))
        .withNumberExclusiveMinimumResolver(
            field ->
                range(field)
                    .filter(ProtocolSchemas::positive)
                    .map(r -> BigDecimal.ZERO)
                    .orElse(null))
        .withNumberInclusiveMaximumResolver(
            field -> range(field).map(ProtocolSchemas::highest).orElse(null))
        .withInstanceAttributeOverride(
            (node, field, context) -> {
              if (!field.isFakeContainerItemScope()) {
                preset(field.getAnnotation(Default.class), node);
                add(field.getAnnotation(SchemaMembers.class), node);
              }
            });
    generator = new SchemaGenerator(config.build());
  }

  /** Returns the text of every schema by its name: of queries, answers and their parts. */
  public static Map<String, String> all(Descriptions descriptions) {
    ProtocolSchemas files = new ProtocolSchemas(Forms.all(), descriptions, false);
    ProtocolSchemas answered = new ProtocolSchemas(Forms.all(), descriptions, true);
    Map<String, List<Type[]>> types = new LinkedHashMap<>();
    Map<String, Operation<?, ?>> operations = operations();
    List<Type[]> answers = new ArrayList<>();
    Map<String, List<Type[]>> told = new LinkedHashMap<>();
    Set<Class<?>> results = new LinkedHashSet<>();
    Set<Class<?>> confidences = new LinkedHashSet<>();
    Map<String, String> texts = new LinkedHashMap<>();
    operations.forEach(
        (name, operation) -> {
          Formats.members(operation.result()).forEach(results::add);
          texts.put(name + "-query", files.query(name + "-query", Map.of(name, operation)));
          told.put(name + "-result", List.<Type[]>of(new Type[] {operation.result()}));
        });
    texts.put("query", files.query("query", operations));
    for (Class<?> result : results) {
      answers.add(new Type[] {Answerer.Success.class, result});
      for (RecordComponent component : result.getRecordComponents()) {
        if (component.getName().equals("confidence")) {
          confidences.add(
              (Class<?>)
                  ((ParameterizedType) component.getGenericType()).getActualTypeArguments()[0]);
        }
      }
    }
    answers.add(new Type[] {Answerer.Failure.class});
    told.put("answer", answers);
    types.put("table", List.<Type[]>of(new Type[] {TableFigures.class}));
    types.put("rules", List.<Type[]>of(new Type[] {RulesJson.class}));
    types.put("frame", List.<Type[]>of(new Type[] {FrameFigures.class}));
    told.put("confidence", confidences.stream().map(type -> new Type[] {type}).toList());
    types.forEach((name, of) -> texts.put(name, files.union(name, of)));
    told.forEach((name, of) -> texts.put(name, answered.union(name, of)));
    return texts;
  }

  private static Map<String, Operation<?, ?>> operations() {
    Operations operations = RefereeOperations.all();
    Map<String, Operation<?, ?>> byName = new LinkedHashMap<>();
    operations.names().forEach(name -> byName.put(name, operations.named(name).orElseThrow()));
    return byName;
  }

  /** Returns the schema of a query of one of some operations. */
  private String query(String name, Map<String, Operation<?, ?>> operations) {
    SchemaBuilder builder = generator.buildMultipleSchemaDefinitions();
    ObjectNode common = builder.createSchemaReference(Query.class);
    List<ObjectNode> own =
        operations.values().stream().map(op -> builder.createSchemaReference(op.query())).toList();
    // Only now do the references lead anywhere.
    ObjectNode definitions = builder.collectDefinitions("$defs");
    ObjectNode envelope = (ObjectNode) definitions.remove(nameOf(common));
    List<ObjectNode> forms = new ArrayList<>();
    List<String> names = List.copyOf(operations.keySet());
    for (int i = 0; i < own.size(); i++) {
      ObjectNode asked = (ObjectNode) definitions.remove(nameOf(own.get(i)));
      asked.withArray("required").insert(0, "op");
      ObjectNode members = envelope.get("properties").deepCopy();
      members.putObject("op").put("const", names.get(i));
      members.setAll(asked.withObject("properties"));
      asked.set("properties", members);
      forms.add(asked);
    }
    return text(name, forms, definitions);
  }

  private static String nameOf(ObjectNode reference) {
    return reference.get("$ref").asText().substring("#/$defs/".length());
  }

  /** Returns the schema of what has one of some types, each with its type arguments. */
  String union(String name, List<Type[]> types) {
    SchemaBuilder builder = generator.buildMultipleSchemaDefinitions();
    List<ObjectNode> forms = new ArrayList<>();
    for (Type[] type : types) {
      forms.add(builder.createSchemaReference(type[0], Arrays.copyOfRange(type, 1, type.length)));
    }
    ObjectNode definitions = builder.collectDefinitions("$defs");
    addPictures(definitions);
    return text(name, forms, definitions);
  }

  /**
   * The result of an operation that is drawn may have a picture, which no record of its own has.
   */
  private static void addPictures(ObjectNode definitions) {
    for (Operation<?, ?> operation : operations().values()) {
      if (operation.drawn()) {
        Formats.members(operation.result()).stream()
            .map(result -> (ObjectNode) definitions.get(result.getSimpleName()))
            .filter(Objects::nonNull)
            .map(result -> (ObjectNode) result.get("properties"))
            .forEach(members -> members.set("svg", object(PICTURE)));
      }
    }
  }

  private static String text(String name, List<ObjectNode> forms, ObjectNode definitions) {
    ObjectNode schema =
        JSON.createObjectNode()
            .put("$schema", "https://json-schema.org/draft/2020-12/schema")
            .put("$id", BASE_URI + name + ".schema.json")
            .put("title", TITLES.getOrDefault(name, name.replaceAll("(.*)-(.*)", "$2: $1")));
    if (forms.size() == 1) {
      schema.setAll(forms.get(0));
    } else {
      schema.putArray("oneOf").addAll(forms);
    }
    if (!definitions.isEmpty()) {
      schema.set("$defs", definitions);
    }
    DefaultPrettyPrinter printer =
        new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n"));
    try {
      return JSON.writer(printer).writeValueAsString(schema) + "\n";
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private String described(FieldScope field) {
    return field.isFakeContainerItemScope()
        ? null
        : descriptions.of(field.getDeclaringType().getErasedType(), field.getDeclaredName());
  }

  private static boolean nullable(FieldScope field) {
    Default preset = field.getAnnotation(Default.class);
    return field.getAnnotation(OrNull.class) != null
        || (preset != null && preset.value().equals("null"));
  }

  private static void preset(Default preset, ObjectNode node) {
    if (preset != null) {
      try {
        node.set("default", JSON.readTree(preset.value().replace('\'', '"')));
      } catch (JsonProcessingException wrong) {
        throw new IllegalStateException(preset.value(), wrong);
      }
    }
  }

  private void add(SchemaMembers shape, ObjectNode node) {
    if (shape != null) {
      node.setAll(object(told && !shape.told().isEmpty() ? shape.told() : shape.value()));
    }
  }

  /** What an optional component holds, which is what stands in its place. */
  private static List<ResolvedType> held(FieldScope field) {
    if (field.isFakeContainerItemScope()) {
      return null;
    }
    ResolvedType type = field.getDeclaredType();
    return type.isInstanceOf(Optional.class) ? type.getTypeParameters() : null;
  }

  private static Optional<NumberRange> range(FieldScope field) {
    return Optional.ofNullable(field.getAnnotation(In.class)).map(In::value);
  }

  private static boolean positive(NumberRange range) {
    return range.lowest() == Double.MIN_VALUE;
  }

  private static BigDecimal lowest(NumberRange range) {
    return new BigDecimal(range.lowest() == 1e-6 ? "0.000001" : "" + (long) range.lowest());
  }

  private static BigDecimal highest(NumberRange range) {
    return new BigDecimal((long) range.highest());
  }

  private CustomDefinition definition(ResolvedType type, SchemaGenerationContext context) {
    Class<?> raw = type.getErasedType();
    if (raw == JsonText.class) {
      return inline(JSON.createObjectNode());
    }
    Form form = formats.form(raw).orElse(null);
    if (form instanceof Form.Special<?> special) {
      String schema = special.schema();
      return inline(
          object(
              schema.startsWith("{")
                  ? schema
                  : Resource.text(Forms.class.getResourceAsStream("schemas/" + schema + ".json"))));
    }
    if (form instanceof Form.Alias<?, ?> alias) {
      // A reference alone would be copied before it leads anywhere.
      ObjectNode node = JSON.createObjectNode();
      node.putArray("allOf").add(reference(alias.written(), context));
      return inline(node);
    }
    if (raw.isEnum()) {
      ArrayNode words = JSON.createArrayNode();
      for (Object constant : raw.getEnumConstants()) {
        words.add(Formats.word((Enum<?>) constant));
      }
      return inline(JSON.createObjectNode().set("enum", words));
    }
    if (raw.isSealed()) {
      return inline(union(raw, context));
    }
    if (raw.isRecord()) {
      Optional<String> kind = formats.kind(raw, SHAPES.of(raw).above());
      if (kind.isPresent()) {
        return kind(type, kind.get(), context);
      }
    }
    JsonFormat format = raw.getAnnotation(JsonFormat.class);
    if (raw.isRecord() && format != null && format.shape() == JsonFormat.Shape.ARRAY) {
      return inline(list(raw, context));
    }
    if (raw.isRecord()
        && Arrays.stream(raw.getRecordComponents()).anyMatch(c -> spread(c).isPresent())) {
      return spreading(type, context);
    }
    return null;
  }

  /** Returns the record whose members stand in the place of a component, if there is one. */
  private static Optional<Type> spread(RecordComponent component) {
    Type type = component.getGenericType();
    Type held =
        component.getType() == Optional.class
            ? ((ParameterizedType) type).getActualTypeArguments()[0]
            : type;
    return Optional.of(held)
        .filter(of -> of instanceof Class<?> raw && raw.isRecord())
        .filter(of -> component.getAccessor().isAnnotationPresent(JsonUnwrapped.class));
  }

  /** Returns the schema of a record among whose members stand those of another. */
  private CustomDefinition spreading(ResolvedType type, SchemaGenerationContext context) {
    return new CustomDefinition(
        spread(type, context),
        CustomDefinition.DefinitionType.STANDARD,
        CustomDefinition.AttributeInclusion.YES);
  }

  private ObjectNode spread(ResolvedType type, SchemaGenerationContext context) {
    ObjectNode node = context.createStandardDefinition(type, definitions);
    node.remove("allOf");
    ObjectNode members = node.withObject("properties");
    ArrayNode required = node.withArray("required");
    for (RecordComponent component : type.getErasedType().getRecordComponents()) {
      Optional<Type> spread = spread(component);
      if (spread.isPresent()) {
        ObjectNode inner = spread(context.getTypeContext().resolve(spread.get()), context);
        members.setAll(inner.withObject("properties"));
        if (component.getType() != Optional.class) {
          required.addAll(inner.withArray("required"));
        }
        OrNull nulls = component.getAccessor().getAnnotation(OrNull.class);
        for (String name : nulls == null ? new String[0] : nulls.value()) {
          ObjectNode orNull = JSON.createObjectNode();
          orNull.putArray("anyOf").add(members.get(name)).addObject().put("type", "null");
          members.set(name, orNull);
          required.add(name);
        }
      }
    }
    return node;
  }

  private static CustomDefinition inline(JsonNode node) {
    return new CustomDefinition(
        (ObjectNode) node,
        CustomDefinition.DefinitionType.INLINE,
        CustomDefinition.AttributeInclusion.NO);
  }

  /** Returns the schema of a record that is written with its kind before its members. */
  private CustomDefinition kind(ResolvedType type, String kind, SchemaGenerationContext context) {
    ObjectNode node = context.createStandardDefinition(type, definitions);
    ObjectNode members = JSON.createObjectNode();
    members.putObject("kind").put("const", kind);
    if (node.get("properties") instanceof ObjectNode own) {
      members.setAll(own);
    }
    node.set("properties", members);
    node.withArray("required").insert(0, "kind");
    return new CustomDefinition(
        node, CustomDefinition.DefinitionType.STANDARD, CustomDefinition.AttributeInclusion.YES);
  }

  private ObjectNode union(Class<?> union, SchemaGenerationContext context) {
    List<String> keys = new ArrayList<>(SHAPES.keys(union));
    keys.addAll(formats.keys(union, SHAPES.members(union)));
    ObjectNode node = JSON.createObjectNode();
    if (keys.isEmpty()) {
      ArrayNode types = node.putArray("oneOf");
      Formats.members(union).forEach(type -> types.add(reference(type, context)));
      return node;
    }
    node.put("type", "object").put("minProperties", 1).put("maxProperties", 1);
    node.put("additionalProperties", false);
    ObjectNode members = node.putObject("properties");
    for (int i = 0; i < keys.size(); i++) {
      members.set(keys.get(i), reference(Formats.members(union).get(i), context));
    }
    return node;
  }

  private ObjectNode list(Class<?> record, SchemaGenerationContext context) {
    ObjectNode node = JSON.createObjectNode().put("type", "array");
    ArrayNode items = node.putArray("prefixItems");
    for (RecordComponent component : record.getRecordComponents()) {
      In in = component.getAccessor().getAnnotation(In.class);
      if (in == null) {
        items.add(reference(component.getType(), context));
      } else {
        items
            .addObject()
            .put("type", "number")
            .put("minimum", lowest(in.value()))
            .put("maximum", highest(in.value()));
      }
    }
    node.put("items", false);
    node.put("minItems", items.size()).put("maxItems", items.size());
    add(record.getAnnotation(SchemaMembers.class), node);
    return node;
  }

  private static ObjectNode reference(Class<?> type, SchemaGenerationContext context) {
    return context.createDefinitionReference(context.getTypeContext().resolve(type));
  }

  private static ObjectNode object(String json) {
    try {
      return (ObjectNode) JSON.readTree(json);
    } catch (JsonProcessingException wrong) {
      throw new IllegalStateException(json, wrong);
    }
  }
}
