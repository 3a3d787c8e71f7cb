package io.github.flightstand.protocol.codec;

import java.util.List;

/**
 * A declared type: a class and its type arguments.
 *
 * @param raw the class; {@link Object} for the one type parameter that a record may have
 */
public record TypeShape(Class<?> raw, List<TypeShape> arguments) {

  /** Returns the type of a class and the classes that are its arguments. */
  public static TypeShape of(Class<?> raw, Class<?>... arguments) {
    return new TypeShape(raw, List.of(arguments).stream().map(TypeShape::of).toList());
  }

  /** Returns the type of a class without arguments. */
  public static TypeShape of(Class<?> raw) {
    return new TypeShape(raw, List.of());
  }

  /** Returns this type as a component of a type that says what its type parameter stands for. */
  TypeShape in(TypeShape holder) {
    if (holder.arguments.isEmpty()) {
      return this;
    }
    return raw == Object.class
        ? holder.arguments.get(0)
        : new TypeShape(raw, arguments.stream().map(argument -> argument.in(holder)).toList());
  }

  TypeShape argument(int index) {
    return arguments.get(index);
  }

  // As a record's own, but Java links those when they are first called: milliseconds of a start.
  @Override
  public boolean equals(Object other) {
    return other instanceof TypeShape type && raw == type.raw && arguments.equals(type.arguments);
  }

  @Override
  public int hashCode() {
    return 31 * raw.hashCode() + arguments.hashCode();
  }
}
