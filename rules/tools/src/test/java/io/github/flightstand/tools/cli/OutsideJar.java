package io.github.flightstand.tools.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.rules.engine.hook.CardSource;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import javax.tools.ToolProvider;

/** A jar with cards, as a user compiles it outside of the project. */
final class OutsideJar {

  /** A card that gives its ship a focus token as the combat phase starts. */
  static final String NERVES = source("Nerves", "nerves");

  private OutsideJar() {}

  /** The source of a class that brings one card. */
  static String source(String name, String card) {
    return """
    package outside;
    import io.github.flightstand.rules.engine.hook.*;
    import io.github.flightstand.rules.engine.state.*;
    import java.util.List;
    public final class %s implements CardSource {
      public List<Card> cards() {
        return List.of(
            Card.of("%s", CardKind.ELITE)
                .must(Window.COMBAT_PHASE_START, now -> true, Later::focus)
                .build());
      }
      /** A class that is loaded when the card acts. */
      static final class Later {
        static List<Effect> focus(CardContext now) {
          return List.of(now.gain(TokenType.FOCUS, 1));
        }
      }
    }
    """
        .formatted(name, card);
  }

  /**
   * Compiles a class and packs it.
   *
   * @param services the lines of the jar's service file; no line: there is no such file
   */
  static String of(Path folder, String name, String source, String... services) throws IOException {
    Path classes = Files.createDirectories(folder.resolve(name + "-classes"));
    String type = source.replaceFirst("(?s).*? class (\\w+).*", "$1");
    Path java = Files.writeString(classes.resolve(type + ".java"), source);
    assertEquals(
        0,
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-proc:none",
                "-classpath",
                System.getProperty("java.class.path"),
                "-d",
                classes.toString(),
                java.toString()));
    // A loader may hold the jar to the end of the process, so that its folder could not go before.
    Path jar = Files.createTempFile(name, ".jar");
    jar.toFile().deleteOnExit();
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(file);
        Stream<Path> found = Files.walk(classes)) {
      for (Path each : found.filter(path -> path.toString().endsWith(".class")).toList()) {
        add(out, classes.relativize(each).toString().replace('\\', '/'), Files.readAllBytes(each));
      }
      if (services.length > 0) {
        byte[] lines = String.join("\n", List.of(services)).getBytes(StandardCharsets.UTF_8);
        add(out, "META-INF/services/" + CardSource.class.getName(), lines);
      }
    }
    return jar.toString();
  }

  private static void add(JarOutputStream out, String name, byte[] content) throws IOException {
    out.putNextEntry(new ZipEntry(name));
    out.write(content);
    out.closeEntry();
  }
}
