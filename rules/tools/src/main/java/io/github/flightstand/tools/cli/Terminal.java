package io.github.flightstand.tools.cli;

import io.github.flightstand.tools.report.TableReport.Screen;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.Model.UsageMessageSpec;

/**
 * The terminal that the program may run on.
 *
 * @param attached whether standard input and output are a terminal
 * @param screen the terminal's screen; boundless and without colors if there is none
 */
record Terminal(boolean attached, Screen screen) {

  /** No terminal: files or pipes. */
  static final Terminal NONE = new Terminal(false, Screen.BOUNDLESS);

  /** The width of a screen that does not tell its own. */
  private static final int WIDTH = 80;

  /** The least width; a narrower screen breaks lines itself. */
  private static final int LEAST = 40;

  /** Returns the terminal of this process. */
  static Terminal ofProcess() {
    return isAttached() ? of(System.getenv(), Terminal::measured) : NONE;
  }

  /**
   * Returns a terminal.
   *
   * @param environment the environment variables: COLUMNS is the screen's width; NO_COLOR leaves
   *     out colors, and so does a dumb TERM, or none outside of Windows Terminal
   * @param measured measures the width if COLUMNS is no number, which takes a while
   */
  static Terminal of(Map<String, String> environment, Supplier<Integer> measured) {
    int width =
        Optional.ofNullable(environment.get("COLUMNS"))
            .filter(text -> text.matches("[1-9][0-9]{0,4}"))
            .map(Integer::valueOf)
            .orElseGet(measured);
    boolean colored =
        environment.getOrDefault("NO_COLOR", "").isEmpty()
            && (environment.containsKey("TERM")
                ? !environment.get("TERM").equals("dumb")
                : environment.containsKey("WT_SESSION"));
    return new Terminal(true, new Screen(Math.max(LEAST, width), colored));
  }

  /** Returns the width of a command's help on a terminal. */
  Optional<Integer> helpWidth() {
    return Optional.of(screen.width()).filter(known -> attached).map(known -> Math.max(55, known));
  }

  private static int measured() {
    return new UsageMessageSpec().width(WIDTH).autoWidth(true).width();
  }

  /**
   * Tests whether standard input and output are a terminal. Up to Java 21 a console exists only on
   * a terminal; from Java 22 on it always exists and must be asked.
   */
  @SuppressWarnings("SystemConsoleNull") // From Java 22 on it is never null.
  private static boolean isAttached() {
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
