package io.github.flightstand.tools.codec;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.deser.ResolvableDeserializer;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Formerly;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NearestName;
import io.github.flightstand.protocol.format.OrNull;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.rules.member.Default;
import io.github.flightstand.rules.member.Expected;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A reader of a record, from an object with a member for each component, or with {@code
 * JsonFormat.Shape.ARRAY} from a list of the components in order.
 *
 * <p>It is stricter than Jackson's own reader, and reports each fault with its code and place. A
 * member must be present unless its component is an {@link Optional} or has a {@link Default}. It
 * is null only if it is marked {@link OrNull}. No member may be duplicate or unknown. The members
 * of a record marked {@link JsonUnwrapped} stand among the others.
 */
final class RecordDeserializer extends JsonDeserializer<Object> implements ResolvableDeserializer {

  private static final JsonFactory DEFAULTS =
      JsonFactory.builder().enable(JsonReadFeature.ALLOW_SINGLE_QUOTES).build();

  private final JavaType type;
  private final boolean asList;
  private Member[] members = {};
  private Object[] blank = {};
  private Maker maker = slots -> slots;

  RecordDeserializer(JavaType type) {
    this.type = type;
    JsonFormat format = type.getRawClass().getAnnotation(JsonFormat.class);
    asList = format != null && format.shape() == JsonFormat.Shape.ARRAY;
  }

  JsonToken begins() {
    return asList ? JsonToken.START_ARRAY : JsonToken.START_OBJECT;
  }

  /** A component's name and reader, and its value if absent; it fills the slot of its index. */
  private record Member(
      SerializedString written,
      Optional<String> formerly,
      JsonDeserializer<?> reading,
      boolean optional,
      boolean nullable,
      Optional<?> absent) {

    String name() {
      return written.getValue();
    }
  }

  /** A maker of a value from the filled slots: one of them, or a record of several. */
  private interface Maker {
    Object make(Object[] slots) throws IOException;
  }

  @Override
  public void resolve(DeserializationContext context) throws JsonMappingException {
    List<Member> found = new ArrayList<>();
    maker = collect(type, Set.of(), context, found);
    members = found.toArray(Member[]::new);
    blank = found.stream().map(member -> member.absent().orElse(null)).toArray();
  }

  private static Maker collect(
      JavaType type, Set<String> nulls, DeserializationContext context, List<Member> found)
      throws JsonMappingException {
    RecordComponent[] components = type.getRawClass().getRecordComponents();
    Class<?>[] parameters = new Class<?>[components.length];
    Maker[] arguments = new Maker[components.length];
    for (int i = 0; i < components.length; i++) {
      RecordComponent component = components[i];
      parameters[i] = component.getType();
      JavaType of =
          context
              .getTypeFactory()
              .resolveMemberType(component.getGenericType(), type.getBindings());
      Method accessor = component.getAccessor();
      if (unwrapped(component)) {
        arguments[i] = collect(of, nulls(accessor), context, found);
        continue;
      }
      boolean optional = of.hasRawClass(Optional.class);
      JavaType value = optional ? of.containedType(0) : of;
      In range = accessor.getAnnotation(In.class);
      Expected expected = accessor.getAnnotation(Expected.class);
      JsonDeserializer<?> reading =
          range != null
              ? new NumberDeserializer(range.value(), value.hasRawClass(Integer.class))
              : expected != null
                  ? new Readings.Name(expected.value())
                  : context.findContextualValueDeserializer(value, null);
      boolean nullable =
          accessor.isAnnotationPresent(OrNull.class) || nulls.contains(accessor.getName());
      Default preset = accessor.getAnnotation(Default.class);
      Optional<?> absent =
          preset != null
              ? Optional.of(read(preset, reading, context))
              : Optional.of(Optional.empty()).filter(none -> optional && !nullable);
      int slot = found.size();
      Optional<String> formerly =
          Optional.ofNullable(accessor.getAnnotation(Formerly.class)).map(Formerly::value);
      found.add(
          new Member(
              new SerializedString(nameOf(accessor)),
              formerly,
              reading,
              optional,
              nullable,
              absent));
      arguments[i] = slots -> slots[slot];
    }
    try {
      Constructor<?> constructor = type.getRawClass().getDeclaredConstructor(parameters);
      constructor.setAccessible(true);
      boolean flat = Arrays.stream(components).noneMatch(RecordDeserializer::unwrapped);
      return slots ->
          make(
              constructor,
              flat && slots.length == arguments.length ? slots : values(arguments, slots));
    } catch (NoSuchMethodException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static boolean unwrapped(RecordComponent component) {
    // Jackson's annotations are on the accessor, not the component.
    return component.getAccessor().isAnnotationPresent(JsonUnwrapped.class);
  }

  private static Object read(
      Default preset, JsonDeserializer<?> reading, DeserializationContext context)
      throws JsonMappingException {
    try (JsonParser parser = DEFAULTS.createParser(preset.value())) {
      parser.nextToken();
      return reading.deserialize(parser, context);
    } catch (IOException impossible) {
      throw JsonMappingException.fromUnexpectedIOE(impossible);
    }
  }

  /** Returns the names of an unwrapped record's components that are null if empty. */
  static Set<String> nulls(Method accessor) {
    OrNull marked = accessor.getAnnotation(OrNull.class);
    return marked == null ? Set.of() : Set.of(marked.value());
  }

  private static String nameOf(Method accessor) {
    JsonProperty property = accessor.getAnnotation(JsonProperty.class);
    return property == null ? accessor.getName() : property.value();
  }

  private static Object[] values(Maker[] arguments, Object[] slots) throws IOException {
    Object[] values = new Object[arguments.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = arguments[i].make(slots);
    }
    return values;
  }

  private static Object make(Constructor<?> constructor, Object[] values) throws IOException {
    try {
      return constructor.newInstance(values);
    } catch (InvocationTargetException refused) {
      if (refused.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IOException(refused);
    } catch (InstantiationException | IllegalAccessException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  @Override
  public Object deserialize(JsonParser parser, DeserializationContext context) throws IOException {
    Object[] slots = blank.clone();
    if (asList) {
      readList(parser, context, slots);
    } else {
      readObject(parser, context, slots);
    }
    try {
      return maker.make(slots);
    } catch (IllegalArgumentException refused) {
      throw FaultException.refusedValue(at(parser), refused);
    } catch (FaultException inside) {
      throw inside.under(at(parser));
    }
  }

  private void readList(JsonParser parser, DeserializationContext context, Object[] slots)
      throws IOException {
    if (!parser.isExpectedStartArrayToken()) {
      throw unexpected(parser, listWords(names()));
    }
    for (int i = 0; i < slots.length; i++) {
      if (parser.nextToken() == JsonToken.END_ARRAY) {
        throw shortList(parser, i, names());
      }
      slots[i] = value(members[i], parser, context);
    }
    if (parser.nextToken() != JsonToken.END_ARRAY) {
      throw longList(parser, slots.length, names());
    }
  }

  static String listWords(String... names) {
    return "a list of " + names.length + ": " + String.join(", ", names);
  }

  /** Returns the fault of a list that ended, at the parser, after {@code found} elements. */
  static FaultException shortList(JsonParser parser, int found, String... names) {
    return FaultException.unexpected(at(parser), "a list of " + found, listWords(names));
  }

  /** Returns the fault of a list that continues, at the parser, after {@code read} elements. */
  static FaultException longList(JsonParser parser, int read, String... names) throws IOException {
    Pointer list = listAt(parser);
    int found = read;
    for (JsonToken token = parser.currentToken();
        token != null && token != JsonToken.END_ARRAY;
        token = parser.nextToken()) {
      parser.skipChildren();
      found++;
    }
    return FaultException.unexpected(list, "a list of " + found, listWords(names));
  }

  private void readObject(JsonParser parser, DeserializationContext context, Object[] slots)
      throws IOException {
    if (!parser.isExpectedStartObjectToken()) {
      throw unexpected(parser, "an object");
    }
    long seen = 0;
    for (int slot = next(parser, 0); slot >= 0; slot = next(parser, slot + 1)) {
      if ((seen >> slot & 1) != 0) {
        throw LineParser.twice(members[slot].name());
      }
      seen |= 1L << slot;
      parser.nextToken();
      slots[slot] = value(members[slot], parser, context);
    }
    for (int i = 0; i < slots.length; i++) {
      if (slots[i] == null) {
        Pointer object = at(parser);
        throw FaultException.missing(
            object.append(members[i].name()), "in " + Excerpt.place(object));
      }
    }
  }

  /**
   * Advances to the next member and returns its slot, or -1 at the object's end. Members mostly
   * come in the components' order, so the parser first compares the name in place with the likely
   * one.
   */
  private int next(JsonParser parser, int likely) throws IOException {
    if (likely == members.length) {
      parser.nextToken();
    } else if (parser.nextFieldName(members[likely].written())) {
      return likely;
    }
    if (!parser.hasToken(JsonToken.FIELD_NAME)) {
      return -1;
    }
    String name = parser.currentName();
    for (int i = 0; i < members.length; i++) {
      if (members[i].name().equals(name)) {
        return i;
      }
    }
    throw unknown(parser, name);
  }

  private FaultException unknown(JsonParser parser, String name) {
    return Arrays.stream(members)
        .filter(member -> member.formerly().filter(name::equals).isPresent())
        .findFirst()
        .map(
            member ->
                FaultException.about(
                    FaultCode.UNKNOWN_FIELD,
                    at(parser),
                    " is not known any more, expected '" + member.name() + "'"))
        .orElseGet(() -> unknown(parser, name, List.of(names())));
  }

  /** Returns the fault of an unknown member; the parser stands at its name. */
  static FaultException unknown(JsonParser parser, String name, List<String> known) {
    return FaultException.about(
        FaultCode.UNKNOWN_FIELD,
        at(parser),
        " is not known in %s%s, expected one of %s"
            .formatted(
                Excerpt.place(at(parser).holder()),
                NearestName.meant(name, known),
                String.join(", ", known)));
  }

  private static Object value(Member member, JsonParser parser, DeserializationContext context)
      throws IOException {
    if (member.nullable() && parser.hasToken(JsonToken.VALUE_NULL)) {
      return Optional.empty();
    }
    Object value = member.reading().deserialize(parser, context);
    return member.optional() ? Optional.of(value) : value;
  }

  private String[] names() {
    return Arrays.stream(members).map(Member::name).toArray(String[]::new);
  }

  /** Returns the place of the list at whose element the parser stands. */
  static Pointer listAt(JsonParser parser) {
    JsonStreamContext inside = parser.getParsingContext();
    boolean begins = parser.currentToken().isStructStart();
    return at((begins ? inside.getParent() : inside).getParent());
  }

  private static Pointer at(JsonStreamContext context) {
    return Pointer.of(context.pathAsPointer().toString());
  }

  static Pointer at(JsonParser parser) {
    return at(parser.getParsingContext());
  }

  /** Returns the fault of a wrong value; the parser stands at it. */
  static FaultException unexpected(JsonParser parser, String expected) throws IOException {
    return FaultException.unexpected(at(parser), found(parser), expected);
  }

  /** Describes the value at the parser: texts and numbers quoted or shortened. */
  private static String found(JsonParser parser) throws IOException {
    return switch (parser.currentToken()) {
      case VALUE_STRING -> Excerpt.quoted(parser.getText());
      case START_ARRAY -> "a list";
      case START_OBJECT -> "an object";
      default -> Excerpt.shortened(parser.getText());
    };
  }
}
