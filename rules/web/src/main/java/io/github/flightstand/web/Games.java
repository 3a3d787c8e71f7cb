package io.github.flightstand.web;

import io.github.flightstand.protocol.answer.Answerer;
import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.json.Kept;
import io.github.flightstand.protocol.json.KeptGame;
import io.github.flightstand.protocol.json.KeptTable;
import io.github.flightstand.protocol.operation.Operations;
import io.github.flightstand.rules.engine.DamageDecks;
import org.teavm.interop.Export;
import org.teavm.jso.core.JSString;

/** The program of the module that answers every query, those about games too. */
public final class Games {

  private static final Program PROGRAM = program();

  private Games() {}

  public static void main(String[] arguments) {}

  private static Program program() {
    Kept<KeptTable> tables = Kept.tables();
    Kept<KeptGame> games = Kept.games();
    return new Program(
        new Answerer(
            new Codec(),
            tables,
            games,
            new Operations(tables, games, () -> DamageDecks.cards().withFound()),
            Program::ignored));
  }

  /** Answers a line within {@code milliseconds}. */
  @Export(name = "answer")
  public static JSString answer(JSString line, double milliseconds) {
    return PROGRAM.answer(line, milliseconds);
  }
}
