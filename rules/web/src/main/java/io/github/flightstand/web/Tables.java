package io.github.flightstand.web;

import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.json.Forms;
import io.github.flightstand.protocol.json.Keeping;
import io.github.flightstand.protocol.operation.Operations;
import io.github.flightstand.teavm.ListedShapes;
import io.github.flightstand.teavm.TableDeclarations;
import org.teavm.interop.Export;
import org.teavm.jso.core.JSString;

/** The program of the module that answers every query about tables. */
public final class Tables {

  private static final Keeping KEEPING = new Keeping();

  private static final Program PROGRAM =
      new Program(
          new Codec(Forms.ofTables(), new ListedShapes(new TableDeclarations())),
          KEEPING,
          Operations.ofTables(KEEPING));

  private Tables() {}

  public static void main(String[] arguments) {}

  /** Answers a line within {@code milliseconds}. */
  @Export(name = "answer")
  public static JSString answer(JSString line, double milliseconds) {
    return PROGRAM.answer(line, milliseconds);
  }
}
