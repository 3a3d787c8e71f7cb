package io.github.flightstand.clibrary;

import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.json.Forms;
import io.github.flightstand.protocol.operation.Operations;
import io.github.flightstand.teavm.ListedShapes;
import io.github.flightstand.teavm.TableDeclarations;

/** The program of the library, which answers queries about tables. */
public final class Tables {

  private Tables() {}

  public static void main(String[] arguments) {
    Instances.register(
        new Codec(Forms.ofTables(), new ListedShapes(new TableDeclarations())),
        Operations::ofTables);
  }
}
