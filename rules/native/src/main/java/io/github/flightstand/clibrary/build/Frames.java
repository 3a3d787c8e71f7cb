package io.github.flightstand.clibrary.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Removes needless work for exceptions and for the collector from the compiled program.
 *
 * <p>TeaVM gives nearly every method a frame, in which the collector finds its objects. There it
 * also notes a number before each call, by which an exception finds its handler.
 *
 * <p>Here a call that no handler surrounds has no number. A method has no frame if nothing that it
 * calls makes an object, exceptions aside: when one is made, the method ends. A bump then takes
 * three quarters of the time, and the library has a fifth fewer bytes.
 */
final class Frames {

  private static final Pattern METHOD = Pattern.compile("[\\w*].*\\b(\\w+)\\(.*\\) \\{");
  private static final Pattern CALLED = Pattern.compile("\\b([A-Za-z_]\\w*)\\(");
  private static final Pattern SITE = Pattern.compile("TEAVM_WITH_CALL_SITE_ID\\((\\d+), ");
  private static final Pattern FRAME =
      Pattern.compile(" *TEAVM_(?:(?:ALLOC_STACK|GC_ROOT|GC_ROOT_RELEASE)\\(.*\\)|RELEASE_STACK);");

  private static final String SITES = "TeaVM_CallSite teavm_callSites[";
  private static final Pattern HANDLER =
      Pattern.compile("\\{ \\.firstHandler = (.+), \\.location = NULL }");
  private static final String TRY = "TEAVM_TRY";

  /** What calls a method that only the running program knows. */
  private static final List<String> UNKNOWN = List.of("(*)(", "TEAVM_METHOD(", "TEAVM_VC_METHOD(");

  /** The folder of the runtime, whose methods make objects. */
  private static final Path RUNTIME = Path.of("c", "o", "t", "r");

  /** What the names of operations on numbers begin with. */
  private static final String ARITHMETIC = "java_";

  /** The words of C, functions and macros that make no object but an exception. */
  private static final Set<String> HARMLESS =
      Set.of(
          "INT32_C",
          "INT64_C",
          "TEAVM_ALIGN",
          "TEAVM_ALLOC_STACK",
          "TEAVM_ARRAY_AT",
          "TEAVM_ARRAY_LENGTH",
          "TEAVM_CLASS_OF",
          "TEAVM_FIELD",
          "TEAVM_GC_ROOT",
          "TEAVM_GC_ROOT_RELEASE",
          "TEAVM_GET_STRING",
          "TEAVM_TO_BYTE",
          "TEAVM_TO_CHAR",
          "TEAVM_TO_SHORT",
          "TEAVM_WITH_CALL_SITE_ID",
          "ceil",
          "fabs",
          "floor",
          "fmod",
          "if",
          "isfinite",
          "isinf",
          "isnan",
          "return",
          "sizeof",
          "sqrt",
          "switch",
          "teavm_checkBounds",
          "teavm_checkLowerBound",
          "teavm_checkUpperBound",
          "teavm_checkcast",
          "teavm_compare_double",
          "teavm_compare_double_less",
          "teavm_compare_i32",
          "teavm_compare_i64",
          "teavm_compare_u32",
          "teavm_compare_u64",
          "teavm_gc_writeBarrier",
          "teavm_instanceof",
          "teavm_nullCheck",
          "teavm_reinterpretDoubleToLong",
          "teavm_reinterpretLongToDouble",
          "while");

  private final Path folder;
  private final Map<Path, List<String>> files = new TreeMap<>();
  private final List<Method> methods = new ArrayList<>();

  /** The lines of a method in its file. */
  private record Method(String name, Path file, List<String> lines) {

    boolean has(String text) {
      return lines.stream().anyMatch(line -> line.contains(text));
    }

    Set<String> calls() {
      return lines.stream()
          .skip(1)
          .flatMap(line -> CALLED.matcher(line).results())
          .map(found -> found.group(1))
          .filter(name -> !HARMLESS.contains(name) && !name.startsWith(ARITHMETIC))
          .collect(Collectors.toSet());
    }
  }

  private Frames(Path folder) {
    this.folder = folder;
  }

  /** Changes the sources in a folder. */
  static void slim(Path folder) throws IOException {
    Frames frames = new Frames(folder);
    frames.read();
    frames.renumber();
    frames.dropFrames();
    frames.dropEmptyCalls();
    for (Map.Entry<Path, List<String>> file : frames.files.entrySet()) {
      Files.write(file.getKey(), file.getValue());
    }
  }

  private void read() throws IOException {
    try (Stream<Path> all = Files.walk(folder.resolve("c"))) {
      for (Path file : all.filter(one -> one.toString().endsWith(".c")).toList()) {
        List<String> lines = new ArrayList<>(Files.readAllLines(file));
        files.put(file, lines);
        for (int i = 0; i < lines.size(); i++) {
          Matcher method = METHOD.matcher(lines.get(i));
          if (method.matches()) {
            int end = i + lines.subList(i, lines.size()).indexOf("}");
            methods.add(new Method(method.group(1), file, lines.subList(i, end)));
            i = end;
          } else if (SITE.matcher(lines.get(i)).find()) {
            throw new IllegalStateException(file + " calls outside of methods");
          }
        }
      }
    }
  }

  /** Keeps the numbers of calls that a handler surrounds, counted anew. */
  private void renumber() throws IOException {
    Path file = folder.resolve("callsites.c");
    String text = Files.readString(file);
    int begin = text.indexOf(SITES);
    List<String> kept = new ArrayList<>();
    List<Integer> numbers = new ArrayList<>();
    Matcher handlers = HANDLER.matcher(text.substring(begin));
    while (handlers.find()) {
      boolean surrounded = !handlers.group(1).equals("NULL");
      numbers.add(surrounded ? kept.size() : -1);
      if (surrounded) {
        kept.add(handlers.group());
      }
    }
    for (Method method : methods) {
      boolean surrounds = method.has(TRY);
      for (int i = 0; i < method.lines().size(); i++) {
        Matcher sites = SITE.matcher(method.lines().get(i));
        StringBuilder line = new StringBuilder();
        while (sites.find()) {
          int number = numbers.get(Integer.parseInt(sites.group(1)));
          sites.appendReplacement(
              line, surrounds ? "TEAVM_WITH_CALL_SITE_ID(" + number + ", " : "(");
        }
        method.lines().set(i, sites.appendTail(line).toString());
      }
    }
    String sites = SITES + kept.size() + "] = {\n" + String.join(",\n", kept) + "\n};\n";
    Files.writeString(file, text.substring(0, begin) + sites);
  }

  private void dropFrames() {
    Map<String, Set<String>> calls = new HashMap<>();
    Set<String> framed = new HashSet<>();
    for (Method method : methods) {
      if (calls.put(method.name(), method.calls()) != null
          || method.file().startsWith(folder.resolve(RUNTIME))
          || method.has(TRY)
          || UNKNOWN.stream().anyMatch(method::has)) {
        framed.add(method.name());
      }
    }
    boolean more = true;
    while (more) {
      more = false;
      for (Map.Entry<String, Set<String>> method : calls.entrySet()) {
        if (!framed.contains(method.getKey())
            && method.getValue().stream()
                .anyMatch(name -> framed.contains(name) || !calls.containsKey(name))) {
          more = framed.add(method.getKey());
        }
      }
    }
    for (Method method : methods) {
      if (!framed.contains(method.name())) {
        method.lines().replaceAll(line -> FRAME.matcher(line).matches() ? "" : line);
      }
    }
  }

  /** Removes calls of empty methods from the program's start. */
  private void dropEmptyCalls() throws IOException {
    Set<String> empty =
        methods.stream()
            .filter(method -> method.lines().size() == 1)
            .map(method -> "    " + method.name() + "();")
            .collect(Collectors.toSet());
    Path main = folder.resolve("main.c");
    List<String> lines = new ArrayList<>(Files.readAllLines(main));
    lines.removeAll(empty);
    Files.write(main, lines);
  }
}
