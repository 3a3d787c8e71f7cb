package io.github.flightstand.web.build;

import java.io.File;
import java.util.List;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles a module of the package.
 *
 * <p>The compiler numbers some things in the order of their identity hashes, which depend on what
 * the process did before, on its threads and on its memory. So this is a program of its own, and is
 * started with the same hash for all objects: then the order is that in which they were kept.
 *
 * <pre>{@code
 * java -XX:+UnlockExperimentalVMOptions -XX:hashCode=2 ... io.github.flightstand.web.build.Compilation Tables target/package tables.wasm
 * }</pre>
 */
public final class Compilation {

  /** Whether a module is the first part, without what the second adds. */
  private static final String FIRST = "flightstand.first";

  private Compilation() {}

  /** Writes the module with a main class of this project into a folder, under a name. */
  public static void main(String[] arguments) throws TeaVMToolException {
    TeaVMTool tool = new TeaVMTool();
    tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
    tool.setMainClass("io.github.flightstand.web." + arguments[0]);
    tool.setTargetDirectory(new File(arguments[1]));
    tool.setTargetFileName(arguments[2]);
    tool.setClassLoader(Compilation.class.getClassLoader());
    tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
    tool.setStrict(true);
    tool.setObfuscated(true);
    tool.setAssertionsRemoved(true);
    tool.setDebugInformationGenerated(false);
    tool.setLog(new ConsoleTeaVMToolLog(false));
    if (Boolean.getBoolean(FIRST)) {
      tool.getProperties().setProperty(FIRST, "true");
    }
    tool.generate();
    List<Problem> problems = tool.getProblemProvider().getSevereProblems();
    if (!problems.isEmpty()) {
      throw new IllegalStateException(
          arguments[0] + ": " + problems.get(0).getText() + " " + problems.get(0).getLocation());
    }
  }
}
