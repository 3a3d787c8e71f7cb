package io.github.flightstand.teavm.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.teavm.backend.c.CTarget;
import org.teavm.backend.c.generate.ShorteningFileNameProvider;
import org.teavm.backend.c.generate.SimpleFileNameProvider;
import org.teavm.cache.AlwaysStaleCacheStatus;
import org.teavm.cache.EmptyProgramCache;
import org.teavm.dependency.PreciseDependencyAnalyzer;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.diagnostics.ProblemProvider;
import org.teavm.model.PreOptimizingClassHolderSource;
import org.teavm.model.ReferenceCache;
import org.teavm.model.transformation.AssertionRemoval;
import org.teavm.parsing.ClasspathClassHolderSource;
import org.teavm.parsing.ClasspathResourceProvider;
import org.teavm.parsing.resource.ResourceProvider;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.DirectoryBuildTarget;
import org.teavm.vm.TeaVM;
import org.teavm.vm.TeaVMBuilder;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * A run of TeaVM.
 *
 * <p>The compiler numbers some things in the order of their identity hashes, which depend on what
 * the process did before, on its threads and on its memory. So the compiler runs as a program of
 * its own, started with the same hash for all objects. The order is then that in which objects were
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
    check(tool.getProblemProvider());
  }

  /**
   * Compiles to C, by the given target.
   *
   * @throws IllegalStateException with all problems, if there are any
   */
  public static void compile(CTarget target, String main, Path folder) throws IOException {
    target.setObfuscated(true);
    target.setFileNames(new ShorteningFileNameProvider(new SimpleFileNameProvider()));
    ClassLoader loader = Compiling.class.getClassLoader();
    ReferenceCache references = new ReferenceCache();
    try (ResourceProvider resources = new ClasspathResourceProvider(loader)) {
      TeaVM compiler =
          new TeaVMBuilder(target)
              .setReferenceCache(references)
              .setClassLoader(loader)
              .setClassSource(
                  new PreOptimizingClassHolderSource(
                      new ClasspathClassHolderSource(resources, references, loader)))
              .setResourceProvider(resources)
              .setDependencyAnalyzerFactory(PreciseDependencyAnalyzer::new)
              .setObfuscated(true)
              .setStrict(true)
              .build();
      compiler.add(new AssertionRemoval());
      compiler.setProgramCache(EmptyProgramCache.INSTANCE);
      compiler.setCacheStatus(AlwaysStaleCacheStatus.INSTANCE);
      compiler.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
      compiler.installPlugins();
      compiler.setEntryPoint(main);
      Files.createDirectories(folder);
      compiler.build(new DirectoryBuildTarget(folder.toFile()), "classes.c");
      check(compiler.getProblemProvider());
    }
  }

  private static void check(ProblemProvider provider) {
    List<Problem> problems = provider.getSevereProblems();
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
