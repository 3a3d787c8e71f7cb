package io.github.flightstand.movement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.function.Executable;

/** Checks that arguments are refused. */
public final class Illegal {

  private Illegal() {}

  /** Checks that a call throws an IllegalArgumentException, and returns it. */
  public static IllegalArgumentException assertIllegal(Executable call) {
    return assertThrows(IllegalArgumentException.class, call);
  }

  /** Checks that a call throws an IllegalArgumentException with a message. */
  public static void assertIllegal(String message, Executable call) {
    assertEquals(message, assertIllegal(call).getMessage());
  }
}
