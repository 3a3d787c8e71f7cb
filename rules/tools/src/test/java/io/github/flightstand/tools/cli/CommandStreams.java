package io.github.flightstand.tools.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import picocli.CommandLine;

/** What a test's commands read and print, kept from one command to the next. */
abstract class CommandStreams {

  final ByteArrayOutputStream out = new ByteArrayOutputStream();
  final ByteArrayOutputStream err = new ByteArrayOutputStream();

  /** Runs the program on a text and returns its exit status. */
  int run(String input, String... args) {
    return run(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), args);
  }

  int run(InputStream in, String... args) {
    return Main.run(Console.of(in, out, err), args);
  }

  /** Runs the command {@code referee} on a very wide terminal, or on none. */
  int referee(InputStream in, boolean onTerminal, String... args) {
    Terminal terminal = onTerminal ? Terminal.of(Map.of(), () -> 100_000) : Terminal.NONE;
    Console console = Console.of(in, out, err);
    return told(console, new RefereeCommand(console, terminal), args);
  }

  /** Runs a command whose exceptions are told as the program tells them. */
  static int told(Console console, Object command, String... args) {
    return new CommandLine(command).setExecutionExceptionHandler(Main.told(console)).execute(args);
  }

  /** Returns a console without input. */
  Console console() {
    return Console.of(InputStream.nullInputStream(), out, err);
  }

  /** Returns what was printed. */
  String out() {
    return out.toString(StandardCharsets.UTF_8);
  }

  /** Returns what was told. */
  String err() {
    return err.toString(StandardCharsets.UTF_8);
  }
}
