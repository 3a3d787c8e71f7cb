package io.github.flightstand.rules.protocol.form;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import io.github.flightstand.rules.protocol.codec.Excerpt;
import io.github.flightstand.rules.protocol.codec.FaultCode;
import io.github.flightstand.rules.protocol.codec.FaultException;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The games that a caller leaves here, to go on with by name.
 *
 * <p>At most {@value #MOST} are kept: one more, and the one that was not asked about for longest is
 * dropped. Not for use by several threads at once.
 */
public final class KeptGames {

  /** How many games are kept. */
  public static final int MOST = 1024;

  static final String SCHEMA =
      """
      {"description": "The name of a game that was kept.",
       "type": "string", "minLength": 1, "maxLength": 1000}
      """;

  private final Map<String, KeptGame> games = new LinkedHashMap<>(16, 0.75f, true);

  /** Keeps a game under its name, in place of another with that name. */
  public void keep(KeptGame game) {
    games.put(game.name(), game);
    if (games.size() > MOST) {
      games.remove(games.keySet().iterator().next());
    }
  }

  /**
   * Drops a game.
   *
   * @throws FaultException if none has that name
   */
  public void forget(String name) {
    if (games.remove(name) == null) {
      throw unknown(name, GameFigures.place());
    }
  }

  private static FaultException unknown(String name, JsonPointer at) {
    return FaultException.about(
        FaultCode.UNKNOWN_GAME,
        at,
        " is " + Excerpt.quoted(name) + ", expected a game or the name of one that is kept");
  }

  /** Reads a name as the game with it, among those that are an attribute of the reader. */
  static final class Reading extends JsonDeserializer<KeptGame> {

    @Override
    public KeptGame deserialize(JsonParser parser, DeserializationContext context)
        throws IOException {
      KeptGames kept = (KeptGames) Objects.requireNonNull(context.getAttribute(KeptGames.class));
      String name = parser.getText();
      return Optional.ofNullable(kept.games.get(name))
          .orElseThrow(() -> unknown(name, parser.getParsingContext().pathAsPointer()));
    }
  }
}
