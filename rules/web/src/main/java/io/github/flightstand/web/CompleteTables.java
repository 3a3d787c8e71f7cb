package io.github.flightstand.web;

import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.json.Forms;
import io.github.flightstand.protocol.json.Kept;
import io.github.flightstand.protocol.json.KeptGame;
import io.github.flightstand.protocol.json.KeptTable;
import io.github.flightstand.protocol.operation.Operations;
import org.jspecify.annotations.Nullable;
import org.teavm.interop.Export;
import org.teavm.jso.core.JSString;

/** The program of the module that answers every query about tables: the second part of both. */
public final class CompleteTables {

  private static final Kept<KeptTable> TABLES = Kept.tables();
  private static final Kept<KeptGame> GAMES = Kept.games();

  private static final Program PROGRAM =
      new Program(
          new Codec(Forms.ofTables(), new ListedShapes(new CompleteDeclarations())),
          TABLES,
          GAMES,
          Operations.ofTables(TABLES, GAMES));

  private CompleteTables() {}

  public static void main(String[] arguments) {}

  /** Answers a line within {@code milliseconds}. */
  @Export(name = "answer")
  public static JSString answer(JSString line, double milliseconds) {
    return PROGRAM.answer(line, milliseconds);
  }

  /** See {@link Program#kept}. */
  @Export(name = "kept")
  public static @Nullable JSString kept(int place) {
    return PROGRAM.kept(place);
  }

  /** Knows the name of a game that the first part keeps, so that a line may forget it. */
  @Export(name = "know")
  @SuppressWarnings("unchecked") // Nothing asks for the game.
  public static void know(JSString game) {
    String name = game.stringValue();
    ((Kept<Object>) (Kept<?>) GAMES).keep(name, name);
    GAMES.settle(true);
  }
}
