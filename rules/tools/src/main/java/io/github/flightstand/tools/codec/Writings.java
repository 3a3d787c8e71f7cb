package io.github.flightstand.tools.codec;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.Serializers;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.protocol.format.Form;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.format.JsonText;
import java.io.IOException;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The writers of every type that a record's component can have, except collections. */
final class Writings extends Serializers.Base {

  private final Formats formats;
  private final BiFunction<Type, String, Object> defaults;

  Writings(Formats formats, BiFunction<Type, String, Object> defaults) {
    this.formats = formats;
    this.defaults = defaults;
  }

  @Override
  public @Nullable JsonSerializer<?> findSerializer(
      SerializationConfig config, JavaType type, BeanDescription bean) {
    Class<?> raw = type.getRawClass();
    Optional<JsonSerializer<?>> special = formats.form(raw).flatMap(Writings::writing);
    if (special.isPresent()) {
      return special.get();
    }
    if (raw == JsonText.class) {
      return of(
          (JsonText text, JsonGenerator out, SerializerProvider any) ->
              out.writeRawValue(text.text()));
    }
    if (type.isEnumImplType()) {
      return words(raw);
    }
    return raw.isRecord() ? new RecordSerializer(raw, formats, defaults) : null;
  }

  private static Optional<JsonSerializer<?>> writing(Form form) {
    if (form instanceof Form.Special<?> special) {
      return special.writing().map(Writings::of);
    }
    return form instanceof Form.Alias<?, ?> alias ? Optional.of(of(alias)) : Optional.empty();
  }

  private static <T> JsonSerializer<T> of(Form.Writing<T> writing) {
    return of(
        (value, out, provider) ->
            provider.defaultSerializeValue(
                writing.plain(
                    value, (CoordinateFrame) provider.getAttribute(CoordinateFrame.class)),
                out));
  }

  private static <T, J> JsonSerializer<T> of(Form.Alias<T, J> alias) {
    return of(
        (value, out, provider) -> provider.defaultSerializeValue(alias.write().apply(value), out));
  }

  private static JsonSerializer<Enum<?>> words(Class<?> type) {
    Class<?> declared = type.isEnum() ? type : type.getSuperclass();
    Map<Object, String> words =
        Arrays.stream(declared.getEnumConstants())
            .collect(Collectors.toUnmodifiableMap(c -> c, c -> Formats.word((Enum<?>) c)));
    return of((constant, out, provider) -> out.writeString(words.get(constant)));
  }

  private interface Plain<T> {
    void write(T value, JsonGenerator out, SerializerProvider provider) throws IOException;
  }

  private static <T> JsonSerializer<T> of(Plain<T> plain) {
    return new JsonSerializer<>() {
      @Override
      public void serialize(T value, JsonGenerator out, SerializerProvider provider)
          throws IOException {
        plain.write(value, out, provider);
      }
    };
  }
}
