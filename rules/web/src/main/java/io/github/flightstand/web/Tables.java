package io.github.flightstand.web;

import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.json.Forms;
import io.github.flightstand.protocol.json.Kept;
import io.github.flightstand.protocol.json.KeptTable;
import io.github.flightstand.protocol.operation.Operations;
import io.github.flightstand.web.library.SecondPart;
import org.jspecify.annotations.Nullable;
import org.teavm.interop.Export;
import org.teavm.jso.core.JSString;

/**
 * The program of the module that answers most queries about tables; what it lacks is in {@link
 * SecondPart}.
 */
public final class Tables {

  private static final Kept<KeptTable> TABLES = Kept.tables();

  private static final Program PROGRAM =
      new Program(
          new Codec(Forms.ofTables(), new ListedShapes(new TableDeclarations())),
          TABLES,
          Kept.games(),
          Operations.ofTables(TABLES, Kept.games()));

  private Tables() {}

  public static void main(String[] arguments) {}

  /**
   * Answers a line within {@code milliseconds}; returns null if only the second part has the
   * answer.
   */
  @Export(name = "answer")
  public static @Nullable JSString answer(JSString line, double milliseconds) {
    try {
      return PROGRAM.answer(line, milliseconds);
    } catch (SecondPart.Needed needed) {
      TABLES.settle(false);
      return null;
    }
  }

  /** See {@link Program#kept}. */
  @Export(name = "kept")
  public static @Nullable JSString kept(int place) {
    return PROGRAM.kept(place);
  }
}
