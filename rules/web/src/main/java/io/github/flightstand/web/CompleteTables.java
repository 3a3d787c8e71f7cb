package io.github.flightstand.web;

import io.github.flightstand.protocol.answer.Answerer;
import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.json.Forms;
import io.github.flightstand.protocol.json.Kept;
import io.github.flightstand.protocol.json.KeptTable;
import io.github.flightstand.protocol.operation.Operations;
import org.teavm.interop.Export;
import org.teavm.jso.core.JSString;

/** The program of the module that answers every query about tables: both parts. */
public final class CompleteTables {

  private static final Program PROGRAM = program();

  private CompleteTables() {}

  public static void main(String[] arguments) {}

  private static Program program() {
    Kept<KeptTable> tables = Kept.tables();
    return new Program(
        new Answerer(
            new Codec(Forms.ofTables(), new ListedShapes(new CompleteDeclarations())),
            tables,
            Kept.games(),
            Operations.ofTables(tables),
            Program::ignored));
  }

  /** Answers a line within {@code milliseconds}. */
  @Export(name = "answer")
  public static JSString answer(JSString line, double milliseconds) {
    return PROGRAM.answer(line, milliseconds);
  }
}
