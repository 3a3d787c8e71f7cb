package io.github.flightstand.teavm.build;

import java.nio.file.Path;
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
 * A run of TeaVM.
 *
 * <p>The compiler numbers some things in the order of their identity hashes, which depend on what
 * the process did before, on its threads and on its memory. So what compiles is a program of its
 * own, and is started with the same hash for all objects: then the order is that in which they were
 * kept.
 *
 * <pre>{@code
 * java -XX:+UnlockExperimentalVMOptions -XX:hashCode=2 ...
 * }</pre>
 */
public final class Compiling {

  private Compiling() {}

  /** Returns the compiler of a program into a folder. */
  public static TeaVMTool tool(TeaVMTargetType target, String main, Path folder) {
    TeaVMTool tool = new TeaVMTool();
    tool.setTargetType(target);
    tool.setMainClass(main);
    tool.setTargetDirectory(folder.toFile());
    tool.setClassLoader(Compiling.class.getClassLoader());
    tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
    tool.setStrict(true);
    tool.setObfuscated(true);
    tool.setAssertionsRemoved(true);
    tool.setDebugInformationGenerated(false);
    tool.setLog(new ConsoleTeaVMToolLog(false));
    return tool;
  }

  /**
   * Compiles.
   *
   * @throws IllegalStateException with all problems, if there are any
   */
  public static void compile(TeaVMTool tool) throws TeaVMToolException {
    tool.generate();
    List<Problem> problems = tool.getProblemProvider().getSevereProblems();
    if (!problems.isEmpty()) {
      throw new IllegalStateException(
          problems.stream().map(Compiling::words).distinct().collect(Collectors.joining("\n")));
    }
  }

  private static String words(Problem problem) {
    DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
    problem.render(text);
    String place = problem.getLocation() == null ? "" : " in " + problem.getLocation().getMethod();
    return text.getText() + place;
  }
}
