package io.github.flightstand.tools.cli;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** Tells whether a person is looking. */
final class Terminal {

  /**
   * Up to Java 21 there is a console only on a terminal; from Java 22 on there always is one, and
   * it has to be asked.
   */
  @SuppressWarnings("SystemConsoleNull") // That it is never null from Java 22 on is dealt with.
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
