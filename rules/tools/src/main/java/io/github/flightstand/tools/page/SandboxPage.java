package io.github.flightstand.tools.page;

import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.picture.PictureParts;
import io.github.flightstand.protocol.squad.CatalogueFiles;
import io.github.flightstand.rules.squad.Catalogue;
import io.github.flightstand.tools.EventWords;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/**
 * The sandbox: one page that holds the package for browsers and asks it, so that it needs no server
 * and loads nothing. Its policy names its scripts and its style by their hashes.
 */
public final class SandboxPage {

  /** Where the package for browsers is on the class path, if it is there. */
  private static final String PACKAGE = "flightstand/web/";

  private static final String MODULE = PACKAGE + "games.wasm";

  /** The bump of the README, with which a page opens if it is given nothing else. */
  private static final String BUMP =
      """
      {"op": "maneuver", "ship": "red", "maneuver": "3BW", "table": {
        "playArea": {"width": 914.4, "height": 914.4},
        "ships": [
          {"id": "red", "base": "small", "player": "A", "pose": {"x": 200, "y": 100, "heading": 90}},
          {"id": "blue", "base": "large", "player": "B", "pose": {"x": 150, "y": 240, "heading": 200}}]}}
      """;

  private SandboxPage() {}

  /**
   * The data of a page: the games that can be begun, the sentences for events, the names of cards,
   * what it opens with.
   */
  private record Opening(
      ReadyGames games,
      Map<String, String> words,
      Map<String, String> names,
      Map<String, String> flies,
      Optional<String> start,
      int line) {}

  /** Tests whether this program was built with the package for browsers. */
  public static boolean isPossible() {
    return SandboxPage.class.getClassLoader().getResource(MODULE) != null;
  }

  /**
   * Writes a page.
   *
   * @param start a table, or a query about one, that the page opens with; absent, an example
   * @param log a log that the page opens with instead, if there is one
   * @param line the page shows the table before this line of the log
   */
  public static void write(Writer out, Optional<String> start, Optional<Chapter> log, int line)
      throws IOException {
    Optional<String> first = log.isPresent() ? Optional.empty() : Optional.of(start.orElse(BUMP));
    Opening opening =
        new Opening(ReadyGames.all(), EventWords.sentences(), names(), flies(), first, line);
    String style =
        PictureParts.style()
            + Modules.text("page.css")
            + Modules.text("sandbox.css")
            + Modules.text("play.css");
    // The page and its worker run the same text, which leaves one name behind.
    String program =
        "globalThis.flightstand = (() => {\n"
            + Modules.ofResource(PACKAGE + "program.js")
            + "return { Program };\n})();\n";
    String script = Modules.joined("sandbox/main.js");
    out.write(
        Modules.text("head.html")
            .replaceFirst("content=\"default-src[^\"]*\"", policy(style, program, script)));
    out.write("<style>" + style + "</style>\n");
    out.write(Modules.text("sandbox.html"));
    writeModule(out);
    Codec codec = new Codec();
    PageWriter.data(out, "opening", codec.write(opening));
    PageWriter.data(out, "flown", Modules.text("flown.json"));
    if (log.isPresent()) {
      PageWriter.data(out, "chapter", codec.write(log.get()));
    }
    out.write("<script id=\"package\">" + program + "</script>\n");
    out.write("<script>" + script + "</script>\n</body>\n</html>\n");
    out.flush();
  }

  /** Returns the printed names of ships, upgrades and pilots by their ids. */
  private static Map<String, String> names() {
    Catalogue catalogue = CatalogueFiles.standard();
    Map<String, String> names = new TreeMap<>();
    catalogue.ships().forEach(type -> names.put(type.id(), type.names().get(0)));
    catalogue.upgrades().forEach(upgrade -> names.put(upgrade.id(), upgrade.name()));
    catalogue.pilots().forEach(pilot -> names.put(pilot.id(), pilot.name()));
    return names;
  }

  /** Returns the ids of pilots' ships by the pilots' ids. */
  private static Map<String, String> flies() {
    Map<String, String> flies = new TreeMap<>();
    CatalogueFiles.standard()
        .pilots()
        .forEach(pilot -> flies.putIfAbsent(pilot.id(), pilot.ship()));
    return flies;
  }

  /** Returns the policy as an attribute: nothing runs but these texts, and nothing is loaded. */
  private static String policy(String style, String... scripts) {
    return "content=\"default-src 'none'; script-src "
        + Stream.of(scripts).map(SandboxPage::hash).collect(Collectors.joining(" "))
        + " 'wasm-unsafe-eval'; style-src "
        + hash(style)
        + "; worker-src blob:; img-src blob:; connect-src 'none'; base-uri 'none'; form-action 'none'\"";
  }

  private static String hash(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Writes the module as a script: gzipped, in base64. */
  private static void writeModule(Writer out) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (InputStream in = SandboxPage.class.getClassLoader().getResourceAsStream(MODULE);
        GZIPOutputStream gzip =
            new GZIPOutputStream(bytes) {
              {
                def.setLevel(Deflater.BEST_COMPRESSION);
              }
            }) {
      if (in == null) {
        throw new IllegalStateException("there is no " + MODULE);
      }
      in.transferTo(gzip);
    }
    String text = Base64.getEncoder().encodeToString(bytes.toByteArray());
    out.write("<script type=\"text/plain\" id=\"module\">" + text + "</script>\n");
  }
}
