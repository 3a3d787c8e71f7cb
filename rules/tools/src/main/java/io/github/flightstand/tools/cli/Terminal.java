package io.github.flightstand.tools.cli;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** The terminal that the program may run on. */
final class Terminal {

  /**
   * Tests whether standard input and output are a terminal. Up to Java 21 a console exists only on
   * a terminal; from Java 22 on it always exists and must be asked.
   */
  @SuppressWarnings("SystemConsoleNull") // From Java 22 on it is never null.
  static boolean isAttached() {
    java.io.Console console = System.console();
    if (console == null) {
      return false;
    }
    try {
      Method isTerminal = java.io.Console.class.getMethod("isTerminal");
      return (Boolean) isTerminal.invoke(console);
    } catch (NoSuchMethodException upTo21) {
      return true;
    } catch (IllegalAccessException | InvocationTargetException unanswered) {
      return false;
    }
  }
}
