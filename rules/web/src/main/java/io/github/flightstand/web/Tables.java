package io.github.flightstand.web;

import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.json.Forms;
import io.github.flightstand.protocol.json.Kept;
import io.github.flightstand.protocol.json.KeptGame;
import io.github.flightstand.protocol.json.KeptTable;
import io.github.flightstand.protocol.operation.Operations;
import org.teavm.interop.Export;
import org.teavm.jso.core.JSString;

/** The program of the module that answers every query about tables. */
public final class Tables {

  private static final Kept<KeptTable> TABLES = Kept.tables();

  /** No query about tables keeps a game; a line may still ask to forget one. */
  private static final Kept<KeptGame> GAMES = Kept.games();

  private static final Program PROGRAM =
      new Program(
          new Codec(Forms.ofTables(), new ListedShapes(new TableDeclarations())),
          TABLES,
          GAMES,
          Operations.ofTables(TABLES, GAMES));

  private Tables() {}

  public static void main(String[] arguments) {}

  /** Answers a line within {@code milliseconds}. */
  @Export(name = "answer")
  public static JSString answer(JSString line, double milliseconds) {
    return PROGRAM.answer(line, milliseconds);
  }
}
