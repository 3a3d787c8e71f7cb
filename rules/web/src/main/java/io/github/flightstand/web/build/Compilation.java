package io.github.flightstand.web.build;

import java.io.File;
import java.util.List;
import java.util.stream.Collectors;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles the modules of the package.
 *
 * <p>The compiler numbers some things in the order of their identity hashes, which depend on what
 * the process did before, on its threads and on its memory. So this is a program of its own, and is
 * started with the same hash for all objects: then the order is that in which they were kept.
 *
 * <pre>{@code
 * java -XX:+UnlockExperimentalVMOptions -XX:hashCode=2 ... io.github.flightstand.web.build.Compilation target/package
 * }</pre>
 */
public final class Compilation {

  private Compilation() {}

  /** Writes the modules into a folder. */
  public static void main(String[] arguments) throws TeaVMToolException {
    File folder = new File(arguments[0]);
    compile(tool("Tables", folder, "tables.wasm"));
    compile(tool("Games", folder, "games.wasm"));
  }

  private static TeaVMTool tool(String main, File folder, String file) {
    TeaVMTool tool = new TeaVMTool();
    tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
    tool.setMainClass("io.github.flightstand.web." + main);
    tool.setTargetDirectory(folder);
    tool.setTargetFileName(file);
    tool.setClassLoader(Compilation.class.getClassLoader());
    tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
    tool.setStrict(true);
    tool.setObfuscated(true);
    tool.setAssertionsRemoved(true);
    tool.setDebugInformationGenerated(false);
    tool.setLog(new ConsoleTeaVMToolLog(false));
    return tool;
  }

  private static void compile(TeaVMTool tool) throws TeaVMToolException {
    tool.generate();
    List<Problem> problems = tool.getProblemProvider().getSevereProblems();
    if (!problems.isEmpty()) {
      throw new IllegalStateException(
          problems.stream().map(Compilation::words).distinct().collect(Collectors.joining("\n")));
    }
  }

  private static String words(Problem problem) {
    DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
    problem.render(text);
    String place = problem.getLocation() == null ? "" : " in " + problem.getLocation().getMethod();
    return text.getText() + place;
  }
}
