package io.github.flightstand.protocol.codec;

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
public final class Unions {

  /** How a record shows which one it is. */
  enum Form {
    KEYED,
    KIND
  }

  private final Map<Class<?>, Form> forms = new HashMap<>();

  Unions() {}

  void add(Class<?> union, Form form) {
    forms.put(union, form);
  }

  private static String word(Class<?> record) {
    String name = record.getSimpleName();
    return Character.toLowerCase(name.charAt(0)) + name.substring(1);
  }

  /**
   * Returns the records and enums that a sealed interface may be, those of the sealed interfaces
   * that it permits among them.
   */
  public static List<Class<?>> members(Class<?> union) {
    return union.isSealed() && union.isInterface()
        ? Arrays.stream(union.getPermittedSubclasses())
            .flatMap(permitted -> members(permitted).stream())
            .toList()
        : List.of(union);
  }

  /** Returns the names of a union's members, in the order of its types; none if it is not keyed. */
  public List<String> keys(Class<?> union) {
    Keyed keyed = union.getAnnotation(Keyed.class);
    if (keyed != null) {
      return Arrays.asList(keyed.value());
    }
    return forms.get(union) == Form.KEYED
        ? members(union).stream().map(Unions::word).toList()
        : List.of();
  }

  /** Returns the name of the one member of which a record is the value, if it is written so. */
  Optional<String> key(Class<?> record) {
    return form(record).filter(Form.KEYED::equals).map(form -> word(record));
  }

  /** Returns the word in the member {@code kind} with which a record is written, if it has one. */
  public Optional<String> kind(Class<?> record) {
    return form(record).filter(Form.KIND::equals).map(form -> word(record));
  }

  /** Returns the form of the first of a type's interfaces, or of those above them, that has one. */
  private Optional<Form> form(Class<?> type) {
    return Arrays.stream(type.getInterfaces())
        .flatMap(union -> Optional.ofNullable(forms.get(union)).or(() -> form(union)).stream())
        .findFirst();
  }
}
