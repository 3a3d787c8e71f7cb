package io.github.flightstand.web.build;

import io.github.flightstand.teavm.build.Compiling;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;

/**
 * Compiles the modules of the package, side by side.
 *
 * <p>Each is compiled in a process of its own: the compiler uses one processor, and its bytes
 * depend on what the process did before.
 *
 * <pre>{@code
 * java ... io.github.flightstand.web.build.Compilation target/package Tables Games
 * }</pre>
 */
public final class Compilation {

  private Compilation() {}

  /** Writes modules, each named by its main class, into a folder. */
  public static void main(String[] arguments)
      throws IOException, InterruptedException, TeaVMToolException {
    String folder = arguments[0];
    if (arguments.length == 2) {
      compile(arguments[1], Path.of(folder));
      return;
    }
    // A compiler fails if another makes the folder between its look and its own try.
    Files.createDirectories(Path.of(folder));
    List<Process> processes = new ArrayList<>();
    for (String main : List.of(arguments).subList(1, arguments.length)) {
      processes.add(start(folder, main));
    }
    for (Process process : processes) {
      if (process.waitFor() != 0) {
        throw new IllegalStateException("a module does not compile");
      }
    }
  }

  private static Process start(String folder, String main) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(ProcessHandle.current().info().command().orElse("java"));
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.addAll(List.of("-classpath", System.getProperty("java.class.path")));
    command.addAll(List.of(Compilation.class.getName(), folder, main));
    return new ProcessBuilder(command).inheritIO().start();
  }

  private static void compile(String main, Path folder) throws TeaVMToolException {
    TeaVMTool tool =
        Compiling.tool(TeaVMTargetType.WEBASSEMBLY_GC, "io.github.flightstand.web." + main, folder);
    tool.setTargetFileName(main.toLowerCase(Locale.ROOT) + ".wasm");
    Compiling.compile(tool);
  }
}
