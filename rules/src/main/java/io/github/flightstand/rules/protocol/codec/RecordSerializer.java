package io.github.flightstand.rules.protocol.codec;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Writes a record as {@link RecordDeserializer} reads it. What most records hold, numbers, texts
 * and lists of them, goes straight to the generator, so that an answer costs little more than its
 * digits.
 */
final class RecordSerializer extends JsonSerializer<Object> {

  private static final MethodType OF_ANY = MethodType.methodType(Object.class, Object.class);

  private final boolean asList;
  private final Optional<String> key;
  private final Optional<String> kind;
  private final List<Member> members = new ArrayList<>();

  RecordSerializer(Class<?> type, Unions unions) {
    key = unions.key(type);
    kind = unions.kind(type);
    JsonFormat format = type.getAnnotation(JsonFormat.class);
    asList = format != null && format.shape() == JsonFormat.Shape.ARRAY;
    collect(type, List.of());
  }

  /**
   * A component: its name, the accessors that lead to it one after the other, whether it is written
   * null where it is empty, and whether it is a record whose members stand in its place.
   */
  private record Member(
      SerializedString name, List<MethodHandle> path, boolean nullable, boolean unwrapped) {

    Object of(Object holder) {
      try {
        Object value = holder;
        for (MethodHandle step : path) {
          value = (Object) step.invokeExact(value);
        }
        return value;
      } catch (RuntimeException | Error failed) {
        throw failed;
      } catch (Throwable impossible) {
        throw new IllegalStateException(impossible);
      }
    }
  }

  private void collect(Class<?> type, List<MethodHandle> above) {
    for (RecordComponent component : type.getRecordComponents()) {
      Method accessor = component.getAccessor();
      List<MethodHandle> path = new ArrayList<>(above);
      path.add(handle(accessor));
      boolean unwrapped = accessor.isAnnotationPresent(JsonUnwrapped.class);
      // What a type argument stands for, only the value tells.
      if (unwrapped && component.getType().isRecord()) {
        collect(component.getType(), path);
      } else {
        JsonProperty property = accessor.getAnnotation(JsonProperty.class);
        String name = property == null ? accessor.getName() : property.value();
        members.add(
            new Member(
                new SerializedString(name),
                List.copyOf(path),
                accessor.isAnnotationPresent(OrNull.class),
                unwrapped));
      }
    }
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
    for (Member member : members) {
      Object value = member.of(holder);
      if (member.unwrapped()) {
        ((RecordSerializer) provider.findValueSerializer(value.getClass()))
            .writeMembers(value, out, provider);
        continue;
      }
      if (value instanceof Optional<?> optional) {
        if (optional.isEmpty() && !member.nullable()) {
          continue;
        }
        value = optional.orElse(null);
      }
      if (!asList) {
        out.writeFieldName(member.name());
      }
      write(value, out, provider);
    }
  }

  private static void write(@Nullable Object value, JsonGenerator out, SerializerProvider provider)
      throws IOException {
    if (value == null) {
      out.writeNull();
    } else if (value instanceof Double number) {
      out.writeNumber(number);
    } else if (value instanceof String text) {
      out.writeString(text);
    } else if (value instanceof Boolean flag) {
      out.writeBoolean(flag);
    } else if (value instanceof Optional<?> optional) {
      write(optional.orElse(null), out, provider);
    } else if (value instanceof List<?> list) {
      out.writeStartArray();
      for (Object element : list) {
        write(element, out, provider);
      }
      out.writeEndArray();
    } else if (value instanceof Map<?, ?> map) {
      out.writeStartObject();
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        out.writeFieldName(entry.getKey().toString());
        write(entry.getValue(), out, provider);
      }
      out.writeEndObject();
    } else {
      provider.findValueSerializer(value.getClass()).serialize(value, out, provider);
    }
  }
}
