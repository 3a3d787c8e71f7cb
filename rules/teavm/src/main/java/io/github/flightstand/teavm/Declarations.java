package io.github.flightstand.teavm;

/**
 * What the build has written of the declarations of types: one line for each record and union, with
 * types by their places in one list, and how records are made and taken apart.
 */
public interface Declarations {

  /** Returns all types, in several lists, in order. */
  Class<?>[][] types();

  /** Returns the lines, in several texts. */
  String[] lines();

  /** Creates the record of a number. */
  Object make(int record, Object[] values);

  /** Returns a component of a record of a number. */
  Object get(int record, Object of, int component);
}
