package io.github.flightstand.web.build;

import io.github.flightstand.teavm.build.Compiling;
import java.nio.file.Path;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;

/**
 * Compiles the modules of the package.
 *
 * <pre>{@code
 * java ... io.github.flightstand.web.build.Compilation target/package
 * }</pre>
 */
public final class Compilation {

  private Compilation() {}

  /** Writes the modules into a folder. */
  public static void main(String[] arguments) throws TeaVMToolException {
    Path folder = Path.of(arguments[0]);
    compile("Tables", folder, "tables.wasm");
    compile("Games", folder, "games.wasm");
  }

  private static void compile(String main, Path folder, String file) throws TeaVMToolException {
    TeaVMTool tool =
        Compiling.tool(TeaVMTargetType.WEBASSEMBLY_GC, "io.github.flightstand.web." + main, folder);
    tool.setTargetFileName(file);
    Compiling.compile(tool);
  }
}
