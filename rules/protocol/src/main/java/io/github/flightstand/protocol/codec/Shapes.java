package io.github.flightstand.protocol.codec;

import java.util.List;

/** The declarations of the types that a codec reads and writes. */
public interface Shapes {

  /** Returns the declaration of a record. */
  RecordShape of(Class<?> record);

  /** Tests whether a type is a record. */
  boolean isRecord(Class<?> type);

  /** Returns the records and enums of a sealed interface, in order; empty for another type. */
  List<Class<?>> members(Class<?> type);

  /** Returns the names that {@code Keyed} gives to the members of a sealed interface, if any. */
  List<String> keys(Class<?> union);
}
