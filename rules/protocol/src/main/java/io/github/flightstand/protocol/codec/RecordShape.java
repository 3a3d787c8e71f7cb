package io.github.flightstand.protocol.codec;

import java.util.List;
import java.util.function.Function;

/** The declaration of a record, and how it is made and taken apart. */
public abstract class RecordShape {

  private final boolean asList;
  private final List<Class<?>> above;
  private final List<ComponentShape> components;

  /**
   * @param asList whether it is a list of its components, and not an object
   * @param above its interfaces, and those above them, each before what is above it
   */
  protected RecordShape(boolean asList, List<Class<?>> above, List<ComponentShape> components) {
    this.asList = asList;
    this.above = List.copyOf(above);
    this.components = List.copyOf(components);
  }

  public final boolean asList() {
    return asList;
  }

  public final List<Class<?>> above() {
    return above;
  }

  public final List<ComponentShape> components() {
    return components;
  }

  /**
   * Returns what creates a record of its components' values and throws what its constructor throws.
   * It is asked for once, and only to read, as finding it takes a while.
   */
  public abstract Function<Object[], Object> maker();

  /** Returns what takes a component out of a record. It is asked for once, and only to write. */
  public abstract Function<Object, Object> accessor(int component);
}
