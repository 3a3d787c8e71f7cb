package io.github.flightstand.protocol.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import io.github.flightstand.protocol.codec.Excerpt;
import io.github.flightstand.protocol.codec.FaultException;
import io.github.flightstand.protocol.codec.NearestName;
import io.github.flightstand.rules.Mission;
import java.io.IOException;
import java.util.stream.Collectors;

/**
 * A mission that comes with the library, by name.
 *
 * @param name its name
 */
public record NamedScenario(String name) implements ScenarioJson {

  static String schema() {
    return ReadyMissions.names().stream()
        .map(name -> "\"" + name + "\"")
        .collect(Collectors.joining(", ", "{\"enum\": [", "]}"));
  }

  @Override
  public Mission mission() {
    return ReadyMissions.named(name).orElseThrow();
  }

  /** Reads a name that there is. */
  static final class Reading extends JsonDeserializer<NamedScenario> {

    @Override
    public NamedScenario deserialize(JsonParser parser, DeserializationContext context)
        throws IOException {
      String name = parser.hasToken(JsonToken.VALUE_STRING) ? parser.getText() : "";
      if (!ReadyMissions.names().contains(name)) {
        throw FaultException.unexpected(
            parser.getParsingContext().pathAsPointer(),
            Excerpt.of(parser) + NearestName.meant(name, ReadyMissions.names()),
            "a mission or one of " + String.join(", ", ReadyMissions.names()));
      }
      return new NamedScenario(name);
    }
  }
}
