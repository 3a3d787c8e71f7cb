package io.github.flightstand.tools;

import io.github.flightstand.protocol.format.Resource;
import io.github.flightstand.referee.operation.RefereeOperations;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The JSON Schemas (draft 2020-12) of queries, answers, adjusted rules, game logs and verdicts.
 *
 * <p>The build makes them from the records of the lines and puts them into the jar, under {@code
 * /flightstand/schema/}. They leave out conditions on several fields at once, such as unique ids or
 * outlines that do not cross themselves. Those are checked when a line is read.
 *
 * <pre>{@code
 * Schemas.text("query") // the schema of any query
 * }</pre>
 */
public final class Schemas {

  /** The beginning of the schemas' ids; the name and {@code .schema.json} follow. */
  public static final String BASE_URI = "https://flightstand.github.io/schema/";

  private Schemas() {}

  public static List<String> names() {
    List<String> names = new ArrayList<>(List.of("query", "answer", "table"));
    for (String operation : RefereeOperations.all().names()) {
      names.add(operation + "-query");
      names.add(operation + "-result");
    }
    names.addAll(List.of("rules", "frame", "confidence", "log", "game-log", "verdict"));
    return names;
  }

  public static Optional<String> text(String name) {
    return names().contains(name) ? Optional.of(resource(name + ".schema.json")) : Optional.empty();
  }

  /** Returns the OpenAPI 3.1 document of the service over HTTP, with these schemas. */
  public static String openApi() {
    return resource("openapi.json");
  }

  private static String resource(String file) {
    return Resource.text(Schemas.class.getResourceAsStream("/flightstand/schema/" + file));
  }
}
