package io.github.flightstand.web;

import io.github.flightstand.protocol.codec.RecordShape;
import io.github.flightstand.protocol.codec.Shapes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The shapes that the build has generated, of all records or of those about tables alone. */
public class ListedShapes implements Shapes {

  private final Map<Class<?>, RecordShape> records = new HashMap<>();
  private final Map<Class<?>, List<Class<?>>> members = new HashMap<>();
  private final Map<Class<?>, List<String>> keys = new HashMap<>();

  /** Returns the shapes of the records that operations about tables alone read and write. */
  static Shapes ofTables() {
    ListedShapes shapes = new ListedShapes();
    GeneratedShapes.tables(shapes);
    return shapes;
  }

  /** Adds those of all records. */
  protected final void addAll() {
    GeneratedShapes.all(this);
  }

  public final void add(Class<?> record, RecordShape shape) {
    records.put(record, shape);
  }

  public final void add(Class<?> union, List<Class<?>> types, List<String> names) {
    members.put(union, types);
    keys.put(union, names);
  }

  @Override
  public RecordShape of(Class<?> record) {
    return Objects.requireNonNull(records.get(record));
  }

  @Override
  public boolean isRecord(Class<?> type) {
    return records.containsKey(type);
  }

  @Override
  public List<Class<?>> members(Class<?> type) {
    return members.getOrDefault(type, List.of());
  }

  @Override
  public List<String> keys(Class<?> union) {
    return keys.getOrDefault(union, List.of());
  }
}
