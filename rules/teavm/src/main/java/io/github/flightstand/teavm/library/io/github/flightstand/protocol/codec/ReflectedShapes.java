package io.github.flightstand.teavm.library.io.github.flightstand.protocol.codec;

import io.github.flightstand.teavm.GameDeclarations;
import io.github.flightstand.teavm.ListedShapes;

/** Stands in for the shapes that the Java platform reads from the classes of records. */
public final class ReflectedShapes extends ListedShapes {

  public ReflectedShapes() {
    super(new GameDeclarations());
  }
}
