package io.github.flightstand.clibrary.build;

import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;

import io.github.flightstand.teavm.build.Compiling;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;

/**
 * Writes the C sources of a library: the compiled program, around it what C calls, and one file
 * {@code all.c} that includes everything.
 *
 * <pre>{@code
 * java ... io.github.flightstand.clibrary.build.CSources Tables 2.0.0 src/main/c target/c
 * cc -O2 -fPIC -shared target/c/all.c ...
 * }</pre>
 */
public final class CSources {

  /**
   * The call that makes the heap, and what stands for its arguments: one size that never changes,
   * since TeaVM's collector loses objects where its heap has grown and shrunk.
   */
  private static final Pattern HEAP = Pattern.compile("teavm_initHeap\\(\\d+, \\d+\\)");

  private static final String OWN_HEAP = "teavm_initHeap(flightstand_heap, flightstand_heap)";

  private CSources() {}

  /**
   * Writes the sources.
   *
   * @param arguments the program's name, the version, the folder of the sources by hand, and the
   *     folder for all sources
   */
  public static void main(String[] arguments) throws TeaVMToolException, IOException {
    Path folder = Path.of(arguments[3]);
    TeaVMTool tool =
        Compiling.tool(TeaVMTargetType.C, "io.github.flightstand.clibrary." + arguments[0], folder);
    tool.setShortFileNames(true);
    Compiling.compile(tool);
    try (Stream<Path> own = Files.list(Path.of(arguments[2]))) {
      for (Path file : own.toList()) {
        Files.copy(file, folder.resolve(file.getFileName()), REPLACE_EXISTING);
      }
    }
    Files.writeString(
        folder.resolve("flightstand_version.h"),
        "#define FLIGHTSTAND_VERSION \"" + arguments[1] + "\"\n");
    Path main = folder.resolve("main.c");
    Matcher heap = HEAP.matcher(Files.readString(main));
    if (!heap.find()) {
      throw new IllegalStateException("main.c has no call that makes a heap");
    }
    Files.writeString(main, heap.replaceFirst(OWN_HEAP));
    Path all = folder.resolve("all.c");
    List<String> lines = new ArrayList<>(Files.readAllLines(all));
    int first = lines.indexOf("#define _GNU_SOURCE") + 1;
    lines.add(first, "#include \"quiet.h\"");
    lines.add("#include \"flightstand.c\"");
    Files.write(all, lines);
  }
}
