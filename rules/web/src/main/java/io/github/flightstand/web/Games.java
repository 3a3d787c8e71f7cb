package io.github.flightstand.web;

import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.json.Kept;
import io.github.flightstand.protocol.json.KeptGame;
import io.github.flightstand.protocol.json.KeptTable;
import io.github.flightstand.protocol.operation.Operations;
import io.github.flightstand.rules.engine.DamageDecks;
import org.teavm.interop.Export;
import org.teavm.jso.core.JSString;

/** The program of the module that answers every query, about tables and about games. */
public final class Games {

  private static final Kept<KeptTable> TABLES = Kept.tables();
  private static final Kept<KeptGame> GAMES = Kept.games();

  private static final Program PROGRAM =
      new Program(
          new Codec(),
          TABLES,
          GAMES,
          new Operations(TABLES, GAMES, () -> DamageDecks.cards().withFound()));

  private Games() {}

  public static void main(String[] arguments) {}

  /** Answers a line within {@code milliseconds}. */
  @Export(name = "answer")
  public static JSString answer(JSString line, double milliseconds) {
    return PROGRAM.answer(line, milliseconds);
  }
}
