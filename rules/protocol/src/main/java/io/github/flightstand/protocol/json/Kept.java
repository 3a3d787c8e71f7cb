package io.github.flightstand.protocol.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import io.github.flightstand.protocol.codec.Excerpt;
import io.github.flightstand.protocol.codec.FaultCode;
import io.github.flightstand.protocol.codec.FaultException;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * What a caller leaves here, to speak of it by name: tables, or games.
 *
 * <p>A bounded number is kept: one more, and the one that was not asked about for longest is
 * dropped. Not for use by several threads at once.
 */
public final class Kept<V> {

  /** How many tables are kept. */
  private static final int TABLES = 64;

  /** How many games are kept. */
  private static final int GAMES = 1024;

  private final Map<String, V> values = new LinkedHashMap<>(16, 0.75f, true);
  private final String what;
  private final int most;
  private final FaultCode unknown;

  private Kept(String what, int most, FaultCode unknown) {
    this.what = what;
    this.most = most;
    this.unknown = unknown;
  }

  /** Returns a place for tables. */
  public static Kept<KeptTable> tables() {
    return new Kept<>("table", TABLES, FaultCode.BAD_VALUE);
  }

  /** Returns a place for games. */
  public static Kept<KeptGame> games() {
    return new Kept<>("game", GAMES, FaultCode.UNKNOWN_GAME);
  }

  /** Keeps something under a name, in place of what has that name. */
  public void keep(String name, V value) {
    values.put(name, value);
    if (values.size() > most) {
      values.remove(values.keySet().iterator().next());
    }
  }

  /**
   * Drops what has a name.
   *
   * @throws FaultException if nothing has
   */
  public void forget(String name) {
    if (values.remove(name) == null) {
      throw unknown(name, JsonPointer.empty().appendProperty(what));
    }
  }

  private V named(String name, JsonPointer at) {
    return Optional.ofNullable(values.get(name)).orElseThrow(() -> unknown(name, at));
  }

  private FaultException unknown(String name, JsonPointer at) {
    return FaultException.about(
        unknown,
        at,
        " is "
            + Excerpt.quoted(name)
            + ", expected a "
            + what
            + " or the name of one that is kept");
  }

  /** Returns the schema of the names. */
  static String schema(String what) {
    return """
        {"description": "The name of a %s that was kept.",
         "type": "string", "minLength": 1, "maxLength": 1000}
        """
        .formatted(what);
  }

  /** Reads a name as what has it, among what is an attribute of the reader under the same type. */
  static final class Reading<V> extends JsonDeserializer<V> {

    private final Class<V> type;

    Reading(Class<V> type) {
      this.type = type;
    }

    @Override
    public V deserialize(JsonParser parser, DeserializationContext context) throws IOException {
      Kept<?> kept = (Kept<?>) Objects.requireNonNull(context.getAttribute(type));
      if (!parser.hasToken(JsonToken.VALUE_STRING)) {
        throw FaultException.unexpected(
            parser.getParsingContext().pathAsPointer(),
            Excerpt.of(parser),
            "a " + kept.what + " or the name of one that is kept");
      }
      return type.cast(kept.named(parser.getText(), parser.getParsingContext().pathAsPointer()));
    }
  }
}
