package io.github.flightstand.protocol.codec;

import io.github.flightstand.protocol.codec.JsonInput.Token;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.NearestName;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A reader of a record, from an object with a member for each component, or from a list of the
 * components in order.
 *
 * <p>It is strict, and reports each fault with its code and place. A member must be present unless
 * its component is an {@link Optional} or has a default. It is null only if it is marked so. No
 * member may be duplicate or unknown. The members of an unwrapped record stand among the others.
 */
final class RecordReading implements Reading {

  private final TypeShape type;
  private final RecordShape shape;
  private final Readings readings;
  private volatile @Nullable Plan plan;

  RecordReading(TypeShape type, RecordShape shape, Readings readings) {
    this.type = type;
    this.shape = shape;
    this.readings = readings;
  }

  Token begins() {
    return shape.asList() ? Token.START_LIST : Token.START_OBJECT;
  }

  /**
   * A component: its name, as text and as characters, its reader, and its value if absent. It fills
   * the slot of its index.
   */
  private record Member(
      String name,
      char[] letters,
      Optional<String> formerly,
      Reading reading,
      boolean optional,
      boolean nullable,
      @Nullable Object absent) {}

  /** A maker of a value from the filled slots: one of them, or a record of several. */
  private interface Maker {
    Object make(Object[] slots);
  }

  /**
   * What is found out when the first value is read, because types may hold each other.
   *
   * @param needed the slots of members that must be present, a bit each
   */
  private record Plan(Member[] members, @Nullable Object[] blank, long needed, Maker maker) {}

  private Plan plan() {
    Plan known = plan;
    if (known == null) {
      List<Member> found = new ArrayList<>();
      Maker maker = collect(type, shape, List.of(), found);
      Object[] blank = found.stream().map(Member::absent).toArray();
      long needed = 0;
      for (int i = 0; i < blank.length; i++) {
        needed |= blank[i] == null ? 1L << i : 0;
      }
      known = new Plan(found.toArray(Member[]::new), blank, needed, maker);
      plan = known;
    }
    return known;
  }

  private Maker collect(TypeShape type, RecordShape shape, List<String> nulls, List<Member> found) {
    List<ComponentShape> components = shape.components();
    Maker[] arguments = new Maker[components.size()];
    boolean flat = true;
    for (int i = 0; i < arguments.length; i++) {
      ComponentShape component = components.get(i);
      TypeShape of = component.type().in(type);
      if (component.unwrapped()) {
        flat = false;
        arguments[i] = collect(of, readings.shape(of.raw()), component.nulls(), found);
        continue;
      }
      int slot = found.size();
      found.add(member(component, of, component.orNull(nulls)));
      arguments[i] = slots -> slots[slot];
    }
    boolean whole = flat;
    Function<Object[], Object> maker = shape.maker();
    return slots ->
        maker.apply(whole && slots.length == arguments.length ? slots : values(arguments, slots));
  }

  private Member member(ComponentShape component, TypeShape of, boolean nullable) {
    boolean optional = of.raw() == Optional.class;
    Reading reading = readings.of(component, optional ? of.argument(0) : of);
    Object absent =
        component.preset().isPresent() && !component.nullPreset()
            ? readings.preset(reading, component.preset().get())
            : optional && (!nullable || component.nullPreset()) ? Optional.empty() : null;
    return new Member(
        component.name(),
        component.name().toCharArray(),
        component.formerly(),
        reading,
        optional,
        nullable,
        absent);
  }

  private static Object[] values(Maker[] arguments, Object[] slots) {
    Object[] values = new Object[arguments.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = arguments[i].make(slots);
    }
    return values;
  }

  @Override
  public Object read(Source in) {
    Plan plan = plan();
    Object[] slots = plan.blank.clone();
    if (shape.asList()) {
      readList(in, plan.members, slots);
    } else {
      readObject(in, plan, slots);
    }
    try {
      return plan.maker.make(slots);
    } catch (IllegalArgumentException refused) {
      throw FaultException.refusedValue(in.at(), refused);
    } catch (FaultException inside) {
      throw inside.under(in.at());
    }
  }

  private static void readList(Source in, Member[] members, Object[] slots) {
    if (!in.isList()) {
      throw in.unexpected(Source.listWords(names(members)));
    }
    for (int i = 0; i < slots.length; i++) {
      if (!in.next()) {
        throw in.shortList(i, names(members));
      }
      slots[i] = value(members[i], in);
    }
    if (in.next()) {
      throw in.longList(slots.length, names(members));
    }
  }

  private static void readObject(Source in, Plan plan, Object[] slots) {
    JsonInput json = in.json();
    Member[] members = plan.members;
    if (!json.at(Token.START_OBJECT)) {
      throw in.unexpected("an object");
    }
    long seen = 0;
    for (int slot = next(json, members, 0); slot >= 0; slot = next(json, members, slot + 1)) {
      if ((seen >> slot & 1) != 0) {
        throw JsonInput.twice(members[slot].name());
      }
      seen |= 1L << slot;
      slots[slot] = value(members[slot], in);
    }
    long missing = plan.needed & ~seen;
    if (missing != 0) {
      String first = members[Long.numberOfTrailingZeros(missing)].name();
      throw FaultException.missing(in.at().append(first));
    }
  }

  /**
   * Goes to the next member's value and returns its slot, or −1 at the object's end.
   *
   * @param likely the slot after that of the member before: mostly they come in that order
   */
  private static int next(JsonInput json, Member[] members, int likely) {
    if (likely < members.length && json.nextIs(members[likely].letters())) {
      return likely;
    }
    if (!json.nextMember()) {
      return -1;
    }
    int slot = slot(json, members);
    json.next();
    return slot;
  }

  /** Returns the slot of the member at the input. */
  private static int slot(JsonInput json, Member[] members) {
    for (int i = 0; i < members.length; i++) {
      if (json.named(members[i].letters())) {
        return i;
      }
    }
    throw unknown(json, members);
  }

  private static FaultException unknown(JsonInput json, Member[] members) {
    String name = json.name();
    for (Member member : members) {
      if (member.formerly().filter(name::equals).isPresent()) {
        return FaultException.about(
            FaultCode.UNKNOWN_FIELD,
            json.at(),
            " is not known any more, expected '" + member.name() + "'");
      }
    }
    return unknown(json, name, List.of(names(members)));
  }

  /** Returns the fault of an unknown member; the input stands at its name. */
  static FaultException unknown(JsonInput json, String name, List<String> known) {
    return FaultException.about(
        FaultCode.UNKNOWN_FIELD,
        json.at(),
        " is not known in %s%s, expected one of %s"
            .formatted(
                Excerpt.place(json.at().holder()),
                NearestName.meant(name, known),
                String.join(", ", known)));
  }

  private static Object value(Member member, Source in) {
    if (member.nullable() && in.json().at(Token.NULL)) {
      return Optional.empty();
    }
    Object value = member.reading().read(in);
    return member.optional() ? Optional.of(value) : value;
  }

  private static String[] names(Member[] members) {
    return Arrays.stream(members).map(Member::name).toArray(String[]::new);
  }
}
