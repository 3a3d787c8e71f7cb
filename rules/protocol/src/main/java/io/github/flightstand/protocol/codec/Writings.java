package io.github.flightstand.protocol.codec;

import io.github.flightstand.protocol.format.Form;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.format.JsonText;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The writers of every type that a record's component can have. The writer of a component is chosen
 * once, so that writing a value does not look at its class if the declaration suffices.
 */
final class Writings {

  private final Formats formats;
  private final Shapes shapes;
  private final Readings readings;
  private final Map<Class<?>, Writing> known = new ConcurrentHashMap<>();

  Writings(Formats formats, Shapes shapes, Readings readings) {
    this.formats = formats;
    this.shapes = shapes;
    this.readings = readings;
  }

  Writing of(TypeShape type) {
    Class<?> raw = type.raw();
    if (raw == Optional.class) {
      return optional(of(type.argument(0)));
    }
    if (raw == List.class) {
      return list(of(type.argument(0)));
    }
    if (raw == Map.class) {
      return map(of(type.argument(1)));
    }
    return raw.isPrimitive()
            || raw.isEnum()
            || shapes.isRecord(raw)
            || raw == String.class
            || raw == Double.class
        ? ofClass(raw)
        : this::any;
  }

  boolean isRecord(Class<?> type) {
    return shapes.isRecord(type);
  }

  /** Writes a value by its class. */
  void any(@Nullable Object value, JsonOutput out) {
    if (value == null) {
      out.raw("null");
    } else if (value instanceof Optional<?> optional) {
      any(optional.orElse(null), out);
    } else if (value instanceof List<?> list) {
      list(this::any).write(list, out);
    } else if (value instanceof Map<?, ?> map) {
      map(this::any).write(map, out);
    } else if (value instanceof Enum<?> constant) {
      ofClass(constant.getDeclaringClass()).write(value, out);
    } else {
      ofClass(value.getClass()).write(value, out);
    }
  }

  /** Returns the writer of the values of a class that is not extended, except an enum's. */
  Writing ofClass(Class<?> raw) {
    Writing writing = known.get(raw);
    if (writing == null) {
      writing = made(raw);
      known.put(raw, writing);
    }
    return writing;
  }

  private Writing made(Class<?> raw) {
    Form form = formats.form(raw).orElse(null);
    if (form instanceof Form.Special<?> special && special.writing().isPresent()) {
      return special(special.writing().get());
    }
    if (form instanceof Form.Alias<?, ?> alias) {
      return alias(alias);
    }
    if (raw == JsonText.class) {
      return (value, out) -> out.raw(((JsonText) value).text());
    }
    if (raw == double.class || raw == Double.class) {
      return (value, out) -> out.number((Double) value);
    }
    if (raw == int.class || raw == Integer.class || raw == long.class || raw == Long.class) {
      return (value, out) -> out.number(((Number) value).longValue());
    }
    if (raw == boolean.class || raw == Boolean.class) {
      return (value, out) -> out.raw((Boolean) value ? "true" : "false");
    }
    if (raw == String.class) {
      return (value, out) -> out.text((String) value);
    }
    if (raw.isEnum()) {
      return words(raw);
    }
    if (shapes.isRecord(raw)) {
      return new RecordWriting(shapes.of(raw), raw, formats, readings, this);
    }
    throw new IllegalArgumentException("there is no writer of " + raw);
  }

  @SuppressWarnings("unchecked") // The form is that of the value's class.
  private <T> Writing special(Form.Writing<T> writing) {
    return (value, out) -> any(writing.plain((T) value, out.frame()), out);
  }

  @SuppressWarnings("unchecked") // The form is that of the value's class.
  private <T, J> Writing alias(Form.Alias<T, J> alias) {
    return (value, out) -> any(alias.write().apply((T) value), out);
  }

  private static Writing words(Class<?> type) {
    Object[] constants = type.getEnumConstants();
    String[] words = new String[constants.length];
    for (int i = 0; i < words.length; i++) {
      words[i] = Formats.word((Enum<?>) constants[i]);
    }
    return (value, out) -> out.text(words[((Enum<?>) value).ordinal()]);
  }

  private static Writing optional(Writing content) {
    return (value, out) -> {
      Optional<?> optional = (Optional<?>) value;
      if (optional.isEmpty()) {
        out.raw("null");
      } else {
        content.write(optional.get(), out);
      }
    };
  }

  private static Writing list(Writing element) {
    return (value, out) -> {
      out.begin('[');
      for (Object one : (List<?>) value) {
        element.write(one, out);
      }
      out.end(']');
    };
  }

  private static Writing map(Writing element) {
    return (value, out) -> {
      out.begin('{');
      ((Map<?, ?>) value)
          .forEach(
              (key, one) -> {
                out.name(key.toString());
                element.write(one, out);
              });
      out.end('}');
    };
  }
}
