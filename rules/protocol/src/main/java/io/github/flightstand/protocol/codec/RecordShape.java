package io.github.flightstand.protocol.codec;

import java.util.List;

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

  /** Creates a record of its components' values; throws what its constructor throws. */
  public abstract Object make(Object[] values);

  /** Returns the value of a component, by its index. */
  public abstract Object get(Object record, int component);
}
