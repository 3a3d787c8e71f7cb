package io.github.flightstand.rules.protocol.codec;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import com.fasterxml.jackson.databind.ser.ResolvableSerializer;
import com.fasterxml.jackson.databind.util.NameTransformer;
import java.io.IOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How the records of sealed interfaces are told apart that know nothing of JSON: as the one member
 * of an object, named after the record, {@code {"planning": {...}}}; or, where they are only
 * written, by a member {@code kind} before their own, {@code {"kind": "moved", "ship": ...}}.
 */
public final class Unions extends BeanSerializerModifier {

  private static final long serialVersionUID = 1L;

  private final transient Map<Class<?>, Form> forms = new HashMap<>();

  /** How a record shows which one it is. */
  enum Form {
    KEYED,
    KIND
  }

  Unions() {}

  void add(Class<?> union, Form form) {
    forms.put(union, form);
  }

  /** Returns the word for a record: its simple name with a small first letter. */
  public static String word(Class<?> record) {
    String name = record.getSimpleName();
    return Character.toLowerCase(name.charAt(0)) + name.substring(1);
  }

  /** Returns the names of a union's members, in the order of its types; none if it is not keyed. */
  public List<String> keys(Class<?> union) {
    Keyed keyed = union.getAnnotation(Keyed.class);
    if (keyed != null) {
      return Arrays.asList(keyed.value());
    }
    return forms.get(union) == Form.KEYED
        ? Arrays.stream(union.getPermittedSubclasses()).map(Unions::word).toList()
        : List.of();
  }

  /** Returns the word in the member {@code kind} with which a record is written, if it has one. */
  public Optional<String> kind(Class<?> record) {
    return form(record).filter(Form.KIND::equals).map(form -> word(record));
  }

  private Optional<Form> form(Class<?> record) {
    return Arrays.stream(record.getInterfaces())
        .flatMap(union -> Optional.ofNullable(forms.get(union)).stream())
        .findFirst();
  }

  @Override
  public JsonSerializer<?> modifySerializer(
      SerializationConfig config, BeanDescription bean, JsonSerializer<?> plain) {
    Optional<Form> form = form(bean.getBeanClass());
    if (form.isEmpty()) {
      return plain;
    }
    @SuppressWarnings("unchecked") // It writes the type that the description is of.
    JsonSerializer<Object> members = (JsonSerializer<Object>) plain;
    return new MemberSerializer(members, word(bean.getBeanClass()), form.get());
  }

  /** Writes a record with what tells which one it is. */
  private static final class MemberSerializer extends JsonSerializer<Object>
      implements ResolvableSerializer {

    private final JsonSerializer<Object> members;
    private final String word;
    private final Form form;

    MemberSerializer(JsonSerializer<Object> members, String word, Form form) {
      this.members = members;
      this.word = word;
      this.form = form;
    }

    @Override
    public void resolve(SerializerProvider provider) throws JsonMappingException {
      if (members instanceof ResolvableSerializer resolvable) {
        resolvable.resolve(provider);
      }
    }

    @Override
    public void serialize(Object value, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      out.writeStartObject();
      if (form == Form.KIND) {
        out.writeStringField("kind", word);
        members.unwrappingSerializer(NameTransformer.NOP).serialize(value, out, provider);
      } else {
        out.writeFieldName(word);
        members.serialize(value, out, provider);
      }
      out.writeEndObject();
    }
  }
}
