package io.github.flightstand.web;

import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.json.Keeping;
import io.github.flightstand.referee.operation.RefereeOperations;
import io.github.flightstand.rules.engine.DamageDecks;
import org.teavm.interop.Export;
import org.teavm.jso.core.JSString;

/** The program of the module that answers every query, about tables and about games. */
public final class Games {

  private static final Keeping KEEPING = new Keeping();

  private static final Program PROGRAM =
      new Program(
          new Codec(),
          KEEPING,
          RefereeOperations.all(KEEPING, () -> DamageDecks.cards().withFound()));

  private Games() {}

  public static void main(String[] arguments) {}

  /** Answers a line within {@code milliseconds}. */
  @Export(name = "answer")
  public static JSString answer(JSString line, double milliseconds) {
    return PROGRAM.answer(line, milliseconds);
  }
}
