package io.github.flightstand.tools.codec;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.ResolvableSerializer;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.format.OrNull;
import io.github.flightstand.rules.member.Default;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * A writer of records in the form that {@link RecordDeserializer} reads. Numbers, texts and lists
 * of them, most of what records hold, go straight to the generator, so an answer costs little more
 * than its digits.
 *
 * <p>For {@link Codec#canonical} the members are sorted by name, without blank ones: false, 0, an
 * empty list, an empty map, an empty {@link Optional}.
 */
final class RecordSerializer extends JsonSerializer<Object> implements ResolvableSerializer {

  /** The attribute that makes records be written in their canonical form. */
  static final Object CANONICAL = new Object();

  /** The blank values, by the declared type. */
  private static final Map<Class<?>, Object> BLANK =
      Map.of(
          boolean.class,
          false,
          int.class,
          0,
          long.class,
          0L,
          double.class,
          0.0,
          List.class,
          List.of(),
          Map.class,
          Map.of(),
          Optional.class,
          Optional.empty());

  private static final MethodType OF_ANY = MethodType.methodType(Object.class, Object.class);

  private final Class<?> type;
  private final boolean asList;
  private final Optional<String> key;
  private final Optional<String> kind;
  private final BiFunction<Type, String, Object> defaults;
  private Member[] members = {};
  private Member[] byName = {};

  RecordSerializer(Class<?> type, Formats formats, BiFunction<Type, String, Object> defaults) {
    this.type = type;
    this.defaults = defaults;
    key = formats.key(type);
    kind = formats.kind(type);
    JsonFormat format = type.getAnnotation(JsonFormat.class);
    asList = format != null && format.shape() == JsonFormat.Shape.ARRAY;
  }

  /**
   * A component: its name and accessor; the value with which it is left out, if any; whether it is
   * written even so, except for a hash; whether it is a record whose members replace it; its blank
   * value, if any; and its writer.
   */
  private record Member(
      SerializedString name,
      MethodHandle accessor,
      @Nullable Object leftOut,
      boolean written,
      boolean unwrapped,
      Optional<Object> blank,
      ValueWriting writing) {

    boolean saysNothing(Object value) {
      return blank.isPresent() && blank.get().equals(value);
    }

    Object of(Object holder) {
      try {
        return (Object) accessor.invokeExact(holder);
      } catch (RuntimeException | Error failed) {
        throw failed;
      } catch (Throwable impossible) {
        throw new IllegalStateException(impossible);
      }
    }
  }

  @Override
  public void resolve(SerializerProvider provider) throws JsonMappingException {
    List<Member> found = new ArrayList<>();
    collect(type, MethodHandles.identity(Object.class), Set.of(), provider, found);
    members = found.toArray(Member[]::new);
    found.sort(Comparator.comparing(member -> member.name().getValue()));
    byName = found.toArray(Member[]::new);
  }

  private void collect(
      Class<?> type,
      MethodHandle above,
      Set<String> nulls,
      SerializerProvider provider,
      List<Member> found)
      throws JsonMappingException {
    for (RecordComponent component : type.getRecordComponents()) {
      Method accessor = component.getAccessor();
      MethodHandle path = MethodHandles.filterReturnValue(above, handle(accessor));
      boolean unwrapped = accessor.isAnnotationPresent(JsonUnwrapped.class);
      // Only the value shows what a type argument stands for.
      if (unwrapped && component.getType().isRecord()) {
        collect(component.getType(), path, RecordDeserializer.nulls(accessor), provider, found);
      } else {
        JsonProperty property = accessor.getAnnotation(JsonProperty.class);
        found.add(
            new Member(
                new SerializedString(property == null ? accessor.getName() : property.value()),
                path,
                leftOut(accessor, nulls),
                accessor.isAnnotationPresent(Default.class)
                    && accessor.getAnnotation(Default.class).written(),
                unwrapped,
                Optional.ofNullable(BLANK.get(component.getType())),
                ValueWriting.of(component.getGenericType(), provider)));
      }
    }
  }

  private @Nullable Object leftOut(Method accessor, Set<String> nulls) {
    Default preset = accessor.getAnnotation(Default.class);
    if (preset != null) {
      return defaults.apply(accessor.getGenericReturnType(), preset.value());
    }
    boolean optional =
        accessor.getReturnType() == Optional.class
            && !accessor.isAnnotationPresent(OrNull.class)
            && !nulls.contains(accessor.getName());
    return optional ? Optional.empty() : null;
  }

  private static MethodHandle handle(Method accessor) {
    accessor.setAccessible(true);
    try {
      return MethodHandles.lookup().unreflect(accessor).asType(OF_ANY);
    } catch (IllegalAccessException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  @Override
  public void serialize(Object holder, JsonGenerator out, SerializerProvider provider)
      throws IOException {
    if (key.isPresent()) {
      out.writeStartObject();
      out.writeFieldName(key.get());
    }
    if (asList) {
      out.writeStartArray();
    } else {
      out.writeStartObject();
    }
    if (kind.isPresent()) {
      out.writeStringField("kind", kind.get());
    }
    writeMembers(holder, out, provider);
    if (asList) {
      out.writeEndArray();
    } else {
      out.writeEndObject();
    }
    if (key.isPresent()) {
      out.writeEndObject();
    }
  }

  private void writeMembers(Object holder, JsonGenerator out, SerializerProvider provider)
      throws IOException {
    boolean canonical = !asList && provider.getAttribute(CANONICAL) != null;
    for (Member member : canonical ? byName : members) {
      Object value = member.of(holder);
      if (member.unwrapped()) {
        Optional<?> held = value instanceof Optional<?> optional ? optional : Optional.of(value);
        if (held.isPresent()) {
          ((RecordSerializer) provider.findValueSerializer(held.get().getClass()))
              .writeMembers(held.get(), out, provider);
        }
      } else if (((member.written() && !canonical) || !value.equals(member.leftOut()))
          && !(canonical && member.saysNothing(value))) {
        if (!asList) {
          out.writeFieldName(member.name());
        }
        member.writing().write(value, out, provider);
      }
    }
  }
}
