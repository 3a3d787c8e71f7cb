package io.github.flightstand.protocol.format;

import io.github.flightstand.geometry.interop.CoordinateFrame;

/** What writes an answer, as a {@link Form} sees it. */
public interface JsonWriter {

  /** Returns the frame in which the reader of the answer has places and headings. */
  CoordinateFrame frame();

  /** Writes a text. */
  void text(String text);

  /** Writes a number. */
  void number(double number);

  /** Writes a whole number. */
  void whole(long number);

  /** Begins a list; what follows are its elements. */
  void beginList();

  /** Ends a list. */
  void endList();

  /** Begins an object; what follows are its members, each a name and a value. */
  void beginObject();

  /** Writes the name of a member. */
  void name(String name);

  /** Ends an object. */
  void endObject();
}
