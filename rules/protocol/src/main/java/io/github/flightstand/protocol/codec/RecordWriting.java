package io.github.flightstand.protocol.codec;

import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.format.NumberRange;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A writer of records in the form that {@link RecordReading} reads.
 *
 * <p>For {@link Codec#canonical} the members are sorted by name, without blank ones: false, 0, an
 * empty list, an empty map, an empty {@link Optional}.
 */
final class RecordWriting implements Writing {

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

  private final RecordShape shape;
  private final Readings readings;
  private final Writings writings;
  private final Optional<String> key;
  private final Optional<String> kind;
  private volatile @Nullable Plan plan;

  RecordWriting(
      RecordShape shape, Class<?> type, Formats formats, Readings readings, Writings writings) {
    this.shape = shape;
    this.readings = readings;
    this.writings = writings;
    key = formats.key(type, shape.above());
    kind = formats.kind(type, shape.above());
  }

  /**
   * A component: its name, also in quotes with a colon, and accessor; the value with which it is
   * left out, if any; whether it is written even so, except for a hash; whether it is a record
   * whose members replace it; its blank value, if any; and its writer.
   */
  private record Member(
      String name,
      String quoted,
      Function<Object, Object> accessor,
      @Nullable Object leftOut,
      boolean written,
      boolean unwrapped,
      @Nullable Object blank,
      Writing writing) {}

  /** What is found out when the first value is written, because types may hold each other. */
  private record Plan(Member[] members, Member[] byName) {}

  private Plan plan() {
    Plan known = plan;
    if (known == null) {
      List<Member> found = new ArrayList<>();
      collect(shape, Optional.empty(), List.of(), found);
      Member[] members = found.toArray(Member[]::new);
      found.sort(Comparator.comparing(Member::name));
      known = new Plan(members, found.toArray(Member[]::new));
      plan = known;
    }
    return known;
  }

  private void collect(
      RecordShape shape,
      Optional<Function<Object, Object>> above,
      List<String> nulls,
      List<Member> found) {
    for (int i = 0; i < shape.components().size(); i++) {
      ComponentShape component = shape.components().get(i);
      TypeShape type = component.type();
      Function<Object, Object> here = shape.accessor(i);
      Function<Object, Object> path = above.map(holder -> holder.andThen(here)).orElse(here);
      // Only the value shows what a type parameter stands for.
      if (component.unwrapped() && writings.isRecord(type.raw())) {
        collect(readings.shape(type.raw()), Optional.of(path), component.nulls(), found);
      } else {
        found.add(
            new Member(
                component.name(),
                '"' + component.name() + "\":",
                path,
                leftOut(component, nulls),
                component.presetWritten(),
                component.unwrapped(),
                blank(component),
                writings.of(type)));
      }
    }
  }

  /** A coordinate or heading of 0 is blank even where callers may give something else instead. */
  private static @Nullable Object blank(ComponentShape component) {
    boolean placed =
        component.type().raw() == Optional.class
            && component
                .range()
                .filter(range -> range == NumberRange.COORDINATE || range == NumberRange.HEADING)
                .isPresent();
    return placed ? Optional.of(0.0) : BLANK.get(component.type().raw());
  }

  private @Nullable Object leftOut(ComponentShape component, List<String> nulls) {
    if (component.nullPreset()) {
      return Optional.empty();
    }
    if (component.preset().isPresent()) {
      return readings.preset(readings.of(component.type()), component.preset().get());
    }
    return component.type().raw() == Optional.class && !component.orNull(nulls)
        ? Optional.empty()
        : null;
  }

  @Override
  public void write(Object record, JsonOutput out) {
    if (key.isPresent()) {
      out.begin('{');
      out.name(key.get());
    }
    out.begin(shape.asList() ? '[' : '{');
    if (kind.isPresent()) {
      out.name("kind");
      out.text(kind.get());
    }
    writeMembers(record, out);
    out.end(shape.asList() ? ']' : '}');
    if (key.isPresent()) {
      out.end('}');
    }
  }

  private static boolean isWritten(Member member, Object value, boolean canonical) {
    if (canonical && value.equals(member.blank())) {
      return false;
    }
    return member.leftOut() == null
        || (member.written() && !canonical)
        || !value.equals(member.leftOut());
  }

  private void writeMembers(Object record, JsonOutput out) {
    Plan plan = plan();
    boolean canonical = !shape.asList() && out.isCanonical();
    for (Member member : canonical ? plan.byName : plan.members) {
      Object value = member.accessor().apply(record);
      if (member.unwrapped()) {
        Object held = value instanceof Optional<?> optional ? optional.orElse(null) : value;
        if (held != null) {
          ((RecordWriting) writings.ofClass(held.getClass())).writeMembers(held, out);
        }
      } else if (isWritten(member, value, canonical)) {
        if (!shape.asList()) {
          out.quotedName(member.quoted());
        }
        member.writing().write(value, out);
      }
    }
  }
}
