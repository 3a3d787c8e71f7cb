package io.github.flightstand.web.build;

import io.github.flightstand.web.CompleteTables;
import io.github.flightstand.web.Games;
import io.github.flightstand.web.Tables;
import java.io.File;
import java.util.List;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles the modules of the package.
 *
 * <p>The compiler numbers some things in the order of their identity hashes. Those are the same in
 * every process that does nothing else, so this is a program of its own: within Maven the bytes of
 * a module would depend on what Maven did before.
 *
 * <pre>{@code
 * java ... io.github.flightstand.web.build.Compilation target/package
 * }</pre>
 */
public final class Compilation {

  private Compilation() {}

  /** Writes the modules into a folder. */
  public static void main(String[] arguments) throws TeaVMToolException {
    File folder = new File(arguments[0]);
    compile(Tables.class, "tables.wasm", true, folder);
    compile(CompleteTables.class, "complete.wasm", false, folder);
    compile(Games.class, "games.wasm", false, folder);
  }

  /**
   * Compiles a module.
   *
   * @param first whether it is the first part, without what the second adds
   */
  private static void compile(Class<?> main, String name, boolean first, File folder)
      throws TeaVMToolException {
    TeaVMTool tool = new TeaVMTool();
    tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
    tool.setMainClass(main.getName());
    tool.setTargetDirectory(folder);
    tool.setTargetFileName(name);
    tool.setClassLoader(Compilation.class.getClassLoader());
    tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
    tool.setStrict(true);
    tool.setObfuscated(true);
    tool.setAssertionsRemoved(true);
    tool.setDebugInformationGenerated(false);
    tool.setLog(new ConsoleTeaVMToolLog(false));
    if (first) {
      tool.getProperties().setProperty("flightstand.first", "true");
    }
    tool.generate();
    List<Problem> problems = tool.getProblemProvider().getSevereProblems();
    if (!problems.isEmpty()) {
      throw new IllegalStateException(
          name + ": " + problems.get(0).getText() + " " + problems.get(0).getLocation());
    }
  }
}
