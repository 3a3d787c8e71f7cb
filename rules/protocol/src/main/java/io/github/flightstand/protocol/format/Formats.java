package io.github.flightstand.protocol.format;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The rules by which a codec reads and writes JSON: the declarations of records, enums and sealed
 * interfaces, and the {@link Form}s.
 */
public final class Formats {

  private final Map<Class<?>, Form> forms = new LinkedHashMap<>();

  /** Creates the formats of all types that need no form, and of the types with these forms. */
  public Formats(List<Form> forms) {
    forms.forEach(form -> this.forms.put(form.type(), form));
  }

  /** Returns these formats with further forms, which replace those of the same types. */
  public Formats with(Form... others) {
    Formats more = new Formats(List.copyOf(forms.values()));
    Arrays.stream(others).forEach(form -> more.forms.put(form.type(), form));
    return more;
  }

  /** Returns the form of a type, or empty if it needs none. */
  public Optional<Form> form(Class<?> type) {
    return Optional.ofNullable(forms.get(type));
  }

  /** Returns the word for an enum's constant: {@code too-near-edge} for {@code TOO_NEAR_EDGE}. */
  public static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns the word for a record: {@code bodyHit} for {@code BodyHit}. */
  public static String word(Class<?> record) {
    String name = record.getSimpleName();
    return Character.toLowerCase(name.charAt(0)) + name.substring(1);
  }

  /** Returns the records and enums that a sealed interface permits, directly or indirectly. */
  public static List<Class<?>> members(Class<?> union) {
    return union.isSealed() && union.isInterface()
        ? Arrays.stream(union.getPermittedSubclasses())
            .flatMap(permitted -> members(permitted).stream())
            .toList()
        : List.of(union);
  }

  /** Returns the names of a union's members, in order; empty if its form has none. */
  public List<String> keys(Class<?> union, List<Class<?>> members) {
    return forms.get(union) instanceof Form.Union form && form.keyed()
        ? members.stream().map(Formats::word).toList()
        : List.of();
  }

  /**
   * Returns the name of the one member whose value is a record, if the record is written so.
   *
   * @param above the record's interfaces, and those above them
   */
  public Optional<String> key(Class<?> record, List<Class<?>> above) {
    return union(above).filter(Form.Union::keyed).map(form -> word(record));
  }

  /**
   * Returns the word in the member {@code kind} with which a record is written, if it has one.
   *
   * @param above the record's interfaces, and those above them
   */
  public Optional<String> kind(Class<?> record, List<Class<?>> above) {
    return union(above).filter(form -> !form.keyed()).map(form -> word(record));
  }

  /** Returns the form of the first of these interfaces that has one. */
  private Optional<Form.Union> union(List<Class<?>> above) {
    return above.stream()
        .map(forms::get)
        .filter(Form.Union.class::isInstance)
        .map(Form.Union.class::cast)
        .findFirst();
  }
}
