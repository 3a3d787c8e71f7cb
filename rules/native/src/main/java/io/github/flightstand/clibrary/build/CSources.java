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
   * The call that makes the heap, and what stands for its arguments: bytes at first and at most.
   */
  private static final Pattern HEAP = Pattern.compile("teavm_initHeap\\(\\d+, \\d+\\)");

  private static final String OWN_HEAP =
      "teavm_initHeap(flightstand_first_heap(), flightstand_heap)";

  /**
   * The size of an array's entries where it is copied by {@code clone}. TeaVM asks whether the
   * array is of a primitive type, not whether its entries are, and so writes beyond the copy's end.
   */
  private static final Pattern ENTRY_SIZE =
      Pattern.compile("(RuntimeClass_isPrimitive\\()(\\w+)(\\)\\) \\? sizeof\\(void\\*\\))");

  private static final String OWN_ENTRY_SIZE = "$1TEAVM_FIELD($2, TeaVM_Class, itemType)$3";

  /**
   * Where a lock is taken or given back, in {@code Object.c}. TeaVM keeps the object that counts
   * its holders where the hash was, packed so that the collector does not see it: it is freed in
   * use, and the count is written into whatever comes there. An instance answers one query at a
   * time, so no lock is needed.
   */
  private static final Pattern LOCK =
      Pattern.compile(
          "if \\(\\(TEAVM_WITH_CALL_SITE_ID\\(\\d+, meth_jl_Thread_currentThread\\(\\)\\)"
              + " != NULL\\)\\)");

  private static final String OWN_LOCK = "if (0)";

  /**
   * Where the collector runs for lack of memory. TeaVM's collects young objects alone at first,
   * after which a process ended within some 370,000 queries. Collecting all of them takes no more
   * time, since few objects live on.
   */
  private static final Pattern COLLECTION =
      Pattern.compile(
          "(?<=IfPossible\\(teavm_local_1\\)\\)\\) \\{\\s{1,20}meth_otr_GC_collectGarbage)Impl");

  private static final String OWN_COLLECTION = "FullImpl";

  /** Where a frame is made. Until a number is noted, no handler surrounds its calls. */
  private static final Pattern NEW_FRAME =
      Pattern.compile("(\\h+teavm_shadowStack\\.header\\.)size = \\(sz\\); \\\\\\n");

  private static final String OWN_NEW_FRAME = "$0$1callSiteId = -1; \\\\\n";

  /** The two comparisons of an index with an array's bounds, and one that does for both. */
  private static final Pattern BOUNDS =
      Pattern.compile(Pattern.quote("index < 0 || index >= TEAVM_ARRAY_LENGTH(array)"));

  private static final String OWN_BOUNDS =
      "(uint32_t) index >= (uint32_t) TEAVM_ARRAY_LENGTH(array)";

  /** Shifts to the left in TeaVM's own sources, which C leaves undefined for what is negative. */
  private static final Pattern LEFT = Pattern.compile("\\(\\((i|cls)\\) << (\\d+)\\)");

  private static final String OWN_LEFT = "java_shift_left_int($1, $2)";

  /** The hash of a text, which wraps. */
  private static final Pattern HASH = Pattern.compile("31 \\* hashCode");

  private static final String OWN_HASH = "31u * (uint32_t) hashCode";

  /** The beginning of a structure. */
  private static final Pattern STRUCTURE = Pattern.compile("typedef struct (?=(?:\\w+ )?\\{)");

  private static final String OWN_STRUCTURE = "typedef struct FLIGHTSTAND_OBJECT ";

  private CSources() {}

  /**
   * Writes the sources.
   *
   * @param arguments the program's name, the version, the folder of the sources by hand, and the
   *     folder for all sources
   */
  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[3]);
    Compiling.compile(
        new JavaArithmetic(), "io.github.flightstand.clibrary." + arguments[0], folder);
    try (Stream<Path> own = Files.list(Path.of(arguments[2]))) {
      for (Path file : own.toList()) {
        Files.copy(file, folder.resolve(file.getFileName()), REPLACE_EXISTING);
      }
    }
    Files.writeString(
        folder.resolve("flightstand_version.h"),
        "#define FLIGHTSTAND_VERSION \"" + arguments[1] + "\"\n");
    replace(folder.resolve("main.c"), HEAP, OWN_HEAP);
    Path object = folder.resolve(Path.of("c", "j", "l", "Object.c"));
    replace(object, ENTRY_SIZE, OWN_ENTRY_SIZE);
    replace(object, LOCK, OWN_LOCK);
    replace(folder.resolve(Path.of("c", "o", "t", "r", "GC.c")), COLLECTION, OWN_COLLECTION);
    replace(folder.resolve("stack.h"), NEW_FRAME, OWN_NEW_FRAME);
    replace(folder.resolve("exceptions.h"), BOUNDS, OWN_BOUNDS);
    replace(folder.resolve("core.h"), LEFT, OWN_LEFT);
    replace(folder.resolve("string.c"), HASH, OWN_HASH);
    markStructures(folder);
    Frames.slim(folder);
    // Tells debuggers which line of Java a call comes from.
    Files.delete(folder.resolve("callsites.json"));
    Path all = folder.resolve("all.c");
    List<String> lines = new ArrayList<>(Files.readAllLines(all));
    int first = lines.indexOf("#define _GNU_SOURCE") + 1;
    lines.add(first, "#include \"quiet.h\"");
    lines.add("#include \"flightstand.c\"");
    Files.write(all, lines);
  }

  /** Marks structures that may alias: an object takes memory of the heap that another had. */
  private static void markStructures(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(one -> one.toString().matches(".*\\.[ch]")).toList()) {
        String text = Files.readString(file);
        Files.writeString(file, STRUCTURE.matcher(text).replaceAll(OWN_STRUCTURE));
      }
    }
  }

  private static void replace(Path file, Pattern found, String with) throws IOException {
    Matcher places = found.matcher(Files.readString(file));
    if (!places.find()) {
      throw new IllegalStateException(file + " has nothing that matches " + found);
    }
    Files.writeString(file, places.replaceAll(with));
  }
}
