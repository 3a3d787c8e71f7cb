package io.github.flightstand.tools;

import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.json.Forms;
import io.github.flightstand.protocol.log.GameHeader;
import io.github.flightstand.protocol.log.GameLine;
import io.github.flightstand.protocol.log.LogFormats;
import io.github.flightstand.referee.LogEvent;
import io.github.flightstand.referee.report.ReportLine;
import java.io.IOException;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Writes the JSON Schemas (those of the protocol, of game logs and of verdicts) and the OpenAPI
 * document.
 */
public final class SchemaFiles {

  private SchemaFiles() {}

  /**
   * Writes all schemas.
   *
   * @param args the folder, and that of the project, if it is not the one where this runs
   */
  public static void main(String[] args) throws IOException {
    Path folder = Files.createDirectories(Path.of(args[0]));
    Path project = Path.of(args.length > 1 ? args[1] : "");
    Map<String, String> schemas = all(project);
    for (Map.Entry<String, String> schema : schemas.entrySet()) {
      Files.writeString(folder.resolve(schema.getKey() + ".schema.json"), schema.getValue());
    }
    Files.writeString(folder.resolve("openapi.json"), OpenApiFile.text(schemas));
  }

  /**
   * Returns the text of every schema by its name.
   *
   * @param project the folder of the project, whose sources say what the schemas describe
   */
  static Map<String, String> all(Path project) throws IOException {
    Descriptions descriptions = new Descriptions(project);
    Map<String, String> texts = ProtocolSchemas.all(descriptions);
    List<Type[]> lines = new ArrayList<>();
    Formats.members(LogEvent.Written.class).forEach(line -> lines.add(new Type[] {line}));
    lines.add(named("LogHeader$HeaderLine"));
    Formats logs = LogFormats.all();
    texts.put("log", new ProtocolSchemas(logs, descriptions, false).union("log", lines));
    ProtocolSchemas plain = new ProtocolSchemas(Forms.all(), descriptions, false);
    List<Type[]> gameLines = List.of(new Type[] {GameHeader.class}, new Type[] {GameLine.class});
    texts.put("game-log", plain.union("game-log", gameLines));
    List<Type[]> verdicts = List.<Type[]>of(new Type[] {ReportLine.class});
    texts.put(
        "verdict", new ProtocolSchemas(Forms.all(), descriptions, true).union("verdict", verdicts));
    return texts;
  }

  private static Type[] named(String name) {
    try {
      return new Type[] {Class.forName("io.github.flightstand.referee." + name)};
    } catch (ClassNotFoundException wrong) {
      throw new IllegalStateException(wrong);
    }
  }
}
