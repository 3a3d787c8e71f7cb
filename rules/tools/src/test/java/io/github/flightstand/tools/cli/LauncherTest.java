package io.github.flightstand.tools.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The launcher for Unix, with a small program in place of Flightstand's jar. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "it runs a shell script")
class LauncherTest {

  private static final Path SOURCES = Path.of("src/main/launcher");

  @TempDir private Path folder;

  private Path cache;
  private Path launcher;

  /** What a process wrote, and its exit status. */
  private record Ended(int status, String out, String err) {}

  /** The small program: it prints its input, its arguments and those of the JVM. */
  static final class Printer {
    public static void main(String[] args) throws IOException, InterruptedException {
      System.out.println(new String(System.in.readAllBytes(), StandardCharsets.UTF_8));
      System.out.println(List.of(args));
      System.out.println(ManagementFactory.getRuntimeMXBean().getInputArguments());
      System.err.print(args.length);
      if (List.of(args).contains("wait")) {
        Thread.sleep(600_000);
      }
      System.exit(args.length > 1 && args[0].equals("exit") ? Integer.parseInt(args[1]) : 0);
    }
  }

  @BeforeEach
  void layOut() throws IOException {
    cache = folder.resolve("cache");
    launcher = layOut(Files.createDirectory(folder.resolve("tools")), "");
  }

  /** Puts the launcher into a folder, and a jar with a comment beside it. */
  private static Path layOut(Path tools, String comment) throws IOException {
    Path bin = Files.createDirectories(tools.resolve("bin"));
    Files.copy(SOURCES.resolve("first-start.ndjson"), bin.resolve("first-start.ndjson"));
    Path script = bin.resolve("flightstand");
    Files.copy(SOURCES.resolve("flightstand"), script);
    jar(tools, comment);
    return script;
  }

  private static void jar(Path tools, String comment) throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, Printer.class.getName());
    String path = Printer.class.getName().replace('.', '/') + ".class";
    Path jar = tools.resolve("flightstand.jar");
    try (InputStream type = Printer.class.getClassLoader().getResourceAsStream(path);
        JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
      out.setComment(comment);
      out.putNextEntry(new ZipEntry(path));
      out.write(type.readAllBytes());
    }
  }

  private Process start(Path script, Map<String, String> environment, String... args)
      throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(
            Stream.concat(Stream.of("/bin/sh", script.toString()), Stream.of(args)).toList());
    builder.environment().keySet().removeIf(name -> name.contains("JAVA"));
    builder.environment().put("JAVA_HOME", java());
    builder.environment().put("XDG_CACHE_HOME", cache.toString());
    builder.environment().putAll(environment);
    return builder.start();
  }

  private static Ended end(Process process, String in) throws Exception {
    try (var out = process.getOutputStream()) {
      out.write(in.getBytes(StandardCharsets.UTF_8));
    }
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Ended(process.waitFor(), out, err);
  }

  private Ended run(String... args) throws Exception {
    return end(start(launcher, Map.of(), args), "");
  }

  private List<Path> archives() throws IOException {
    try (Stream<Path> files = Files.list(cache.resolve("flightstand"))) {
      return files.toList();
    }
  }

  /** Tests whether the program's class comes from the archive. */
  private boolean fromArchive() throws Exception {
    Path loads = folder.resolve("loads.txt");
    Map<String, String> told = Map.of("FLIGHTSTAND_OPTS", "-Xlog:class+load:file=" + loads);
    assertEquals(0, end(start(launcher, told), "").status());
    return Files.readAllLines(loads).stream()
        .anyMatch(line -> line.contains("Printer source: shared"));
  }

  @Test
  void theFirstStartMakesTheArchiveThatLaterOnesUse() throws Exception {
    assertEquals("0", run().err());
    List<Path> made = archives();
    assertEquals(1, made.size());
    assertTrue(Files.size(made.get(0)) > 0);
    assertTrue(fromArchive());
    assertEquals(made, archives());
  }

  @Test
  void streamsArgumentsAndStatusPassUnchanged() throws Exception {
    String[] args = {
      "exit", "7", "a b", "", "*", "$HOME", "`x`", "\"q\"", "'", "\\n", "ü", "--", "-"
    };
    for (int i = 0; i < 2; i++) {
      Ended ended = end(start(launcher, Map.of(), args), "line 1\nline 2");
      assertEquals(7, ended.status(), ended.err());
      assertEquals("13", ended.err());
      assertTrue(
          ended.out().startsWith("line 1\nline 2\n[exit, 7, a b, , *, $HOME, `x`, \"q\", ', \\n, "),
          ended.out());
    }
  }

  @Test
  void aSignalReachesTheProgram() throws Exception {
    Process process = start(launcher, Map.of(), "serve", "wait");
    process.getOutputStream().close();
    assertNotEquals(-1, process.getInputStream().read());
    process.destroy();
    assertEquals(143, process.waitFor());
  }

  @Test
  void aSignalDuringTheFirstStartLeavesNothingBehind() throws Exception {
    Process process = start(launcher, Map.of());
    Path folder = cache.resolve("flightstand");
    while (!Files.isDirectory(folder) || archives().isEmpty()) {
      Thread.sleep(5);
    }
    process.destroy();
    assertEquals(143, process.waitFor());
    assertEquals(List.of(), archives());
  }

  @Test
  void onlyBriefCommandsCompileQuickly() throws Exception {
    String quick = "-XX:TieredStopAtLevel=1, -XX:CompileThresholdScaling=2, -XX:+UseSerialGC";
    for (String brief : List.of("query f", "play --games 999 --log search-1", "draw serve")) {
      assertTrue(run(brief.split(" ")).out().contains(quick), brief);
    }
    for (String lasting :
        List.of(
            "serve",
            "referee a",
            "play --games 1000",
            "play --games=20000 --json",
            "play --players greedy search",
            "play --players=look-ahead --games=9",
            "play --players all")) {
      String options = run(lasting.split(" ")).out();
      assertFalse(options.contains("TieredStopAtLevel"), lasting);
      assertTrue(options.contains("-XX:+UseParallelGC"), options);
    }
    Map<String, String> chosen = Map.of("FLIGHTSTAND_OPTS", "-XX:+UseG1GC  -Da=*");
    String out = end(start(launcher, chosen, "draw"), "").out();
    assertTrue(out.contains("-XX:CompileThresholdScaling=2, -XX:+UseG1GC, -Da=*]"), out);
    assertFalse(end(start(launcher, chosen, "serve"), "").out().contains("ParallelGC"));
  }

  @Test
  void aChangedJarGetsAnArchiveOfItsOwn() throws Exception {
    run();
    List<Path> first = archives();
    jar(launcher.getParent().getParent(), "another");
    assertEquals("0", run().err());
    assertTrue(fromArchive());
    assertEquals(1, archives().size());
    assertNotEquals(first, archives());
  }

  @Test
  void anArchiveThatDoesNotFitIsIgnored() throws Exception {
    run();
    Path archive = archives().get(0);
    Files.delete(archive);
    Files.writeString(archive, "no archive");
    Ended ended = run();
    assertEquals("0", ended.err());
    assertTrue(ended.out().startsWith("\n[]\n["), ended.out());
    Files.writeString(archive, "");
    assertFalse(run().out().contains("SharedArchiveFile"));
  }

  @Test
  void aCacheThatCannotBeWrittenIsNotNeeded() throws Exception {
    for (String none : List.of(launcher + "/cache", "relative", folder + "/a:b")) {
      Ended ended = end(start(launcher, Map.of("XDG_CACHE_HOME", none), "exit", "3"), "");
      assertEquals(3, ended.status());
      assertEquals("2", ended.err());
      assertFalse(ended.out().contains("SharedArchiveFile"), ended.out());
    }
  }

  @Test
  void startsAtOnceDoNotDisturbEachOther() throws Exception {
    List<Process> all =
        List.of(
            start(launcher, Map.of(), "x"),
            start(launcher, Map.of(), "x"),
            start(launcher, Map.of(), "x"));
    for (Process each : all) {
      assertEquals("1", end(each, "").err());
    }
    assertEquals(1, archives().size());
    assertTrue(fromArchive());
  }

  @Test
  void pathsMayHaveSpacesAndLeadThroughLinks() throws Exception {
    Path spaced = layOut(folder.resolve("a b 'c'"), "");
    Path link = Files.createSymbolicLink(folder.resolve("flight stand"), spaced);
    Path second = Files.createSymbolicLink(folder.resolve("second"), link.getFileName());
    for (Path script : List.of(spaced, second)) {
      Ended ended = end(start(script, Map.of("XDG_CACHE_HOME", folder + "/c d"), "x"), "");
      assertEquals(0, ended.status(), ended.err());
      assertEquals("1", ended.err());
    }
    assertTrue(Files.exists(folder.resolve("c d/flightstand")));
  }

  /** The shell moves and starts it, because this JVM may not know the letters. */
  @Test
  void pathsMayHaveLettersOfAnyLanguage() throws Exception {
    String script =
        """
        mv tools 'Flüge 漢'
        export XDG_CACHE_HOME="$PWD/Müll"
        for i in 1 2; do
          'Flüge 漢/bin/flightstand' 'für Jörg' || exit 9
        done
        ls 'Müll/flightstand' | wc -l
        """;
    Path file = Files.writeString(folder.resolve("moved.sh"), script);
    assertTrue(launcher.toFile().setExecutable(true));
    ProcessBuilder builder =
        new ProcessBuilder("/bin/sh", file.toString()).directory(folder.toFile());
    builder.environment().keySet().removeIf(name -> name.contains("JAVA"));
    builder.environment().putAll(Map.of("JAVA_HOME", java(), "LC_ALL", "C.UTF-8"));
    Ended ended = end(builder.start(), "");
    assertEquals(0, ended.status(), ended.err());
    assertEquals("11", ended.err());
    assertTrue(ended.out().contains("[für Jörg]"), ended.out());
    assertTrue(ended.out().contains("SharedArchiveFile="), ended.out());
    assertEquals("1", ended.out().lines().reduce((one, next) -> next).orElse("").strip());
  }

  @Test
  void whereThereIsNoFitJavaASentenceSaysSo() throws Exception {
    Path old = Files.createDirectories(folder.resolve("old/bin")).resolve("java");
    Files.writeString(old, "#!/bin/sh\necho 'openjdk version \"11.0.2\" 2019-01-15' >&2\n");
    assertTrue(old.toFile().setExecutable(true));
    String home = old.getParent().getParent().toString();
    Map<Map<String, String>, String> sentences =
        Map.of(
            Map.of("JAVA_HOME", home),
            "'" + old + "' is Java 11, expected 17 or later; set JAVA_HOME",
            Map.of("JAVA_HOME", folder.toString()),
            "JAVA_HOME is '"
                + folder
                + "', expected the folder of a Java 17 or later, which has bin/java in it");
    for (Map.Entry<Map<String, String>, String> each : sentences.entrySet()) {
      Ended ended = end(start(launcher, each.getKey(), "query"), "");
      assertEquals(new Ended(2, "", "flightstand: " + each.getValue() + "\n"), ended);
    }
  }

  @Test
  void theArchiveWithJavaUsesItsOwn() throws Exception {
    Path own = Files.createDirectories(folder.resolve("tools/jre/bin")).resolve("java");
    Files.writeString(own, "#!/bin/sh\nexec '%s/bin/java' \"$@\"\n".formatted(java()));
    assertTrue(own.toFile().setExecutable(true));
    Map<String, String> elsewhere = Map.of("JAVA_HOME", folder.resolve("nowhere").toString());
    assertEquals(0, end(start(launcher, elsewhere), "").status());
  }

  private static String java() {
    return System.getProperty("java.home");
  }

  @Test
  void theFirstStartsQueriesAreSound() throws IOException {
    byte[] queries = Files.readAllBytes(SOURCES.resolve("first-start.ndjson"));
    Console console =
        Console.of(
            new ByteArrayInputStream(queries),
            new ByteArrayOutputStream(),
            new ByteArrayOutputStream());
    assertEquals(0, Main.run(console, "query", "-"));
  }
}
