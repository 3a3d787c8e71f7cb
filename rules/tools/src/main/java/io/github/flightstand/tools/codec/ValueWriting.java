package io.github.flightstand.tools.codec;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A writer of the values of one declared type. It is chosen once for each type, so that writing a
 * value does not look at its class if the declaration suffices.
 */
interface ValueWriting {

  void write(Object value, JsonGenerator out, SerializerProvider provider) throws IOException;

  static ValueWriting of(Type type, SerializerProvider provider) throws JsonMappingException {
    if (type instanceof ParameterizedType generic) {
      Type[] arguments = generic.getActualTypeArguments();
      if (generic.getRawType() == Optional.class) {
        return optional(of(arguments[0], provider));
      }
      if (generic.getRawType() == List.class) {
        return list(of(arguments[0], provider));
      }
      if (generic.getRawType() == Map.class) {
        return map(of(arguments[1], provider));
      }
      return of(generic.getRawType(), provider);
    }
    if (type == double.class || type == Double.class) {
      return (value, out, any) -> out.writeNumber((Double) value);
    }
    if (type == boolean.class) {
      return (value, out, any) -> out.writeBoolean((Boolean) value);
    }
    if (type == String.class) {
      return (value, out, any) -> out.writeString((String) value);
    }
    if (type instanceof Class<?> raw && (raw.isEnum() || Modifier.isFinal(raw.getModifiers()))) {
      JsonSerializer<Object> serializer = provider.findValueSerializer(raw);
      return serializer::serialize;
    }
    return (value, out, any) ->
        any.findValueSerializer(value.getClass()).serialize(value, out, any);
  }

  private static ValueWriting optional(ValueWriting content) {
    return (value, out, provider) -> {
      Optional<?> optional = (Optional<?>) value;
      if (optional.isEmpty()) {
        out.writeNull();
      } else {
        content.write(optional.get(), out, provider);
      }
    };
  }

  private static ValueWriting list(ValueWriting element) {
    return (value, out, provider) -> {
      out.writeStartArray();
      for (Object one : (List<?>) value) {
        element.write(one, out, provider);
      }
      out.writeEndArray();
    };
  }

  private static ValueWriting map(ValueWriting element) {
    return (value, out, provider) -> {
      out.writeStartObject();
      for (Map.Entry<?, ?> entry : ((Map<?, ?>) value).entrySet()) {
        out.writeFieldName(entry.getKey().toString());
        element.write(entry.getValue(), out, provider);
      }
      out.writeEndObject();
    };
  }
}
