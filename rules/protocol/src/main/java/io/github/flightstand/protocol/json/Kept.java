package io.github.flightstand.protocol.json;

import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.JsonReader;
import io.github.flightstand.protocol.format.Pointer;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What a caller leaves here, to speak of it by name: tables, or games.
 *
 * <p>A bounded number is kept: one more, and the one that was not asked about for longest is
 * dropped. What a line changes here counts once its answer is written ({@link #settle}), so that a
 * line with an error as its answer changes nothing. Not for use by several threads at once.
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
  private Optional<Runnable> change = Optional.empty();

  private Kept(String what, int most, FaultCode unknown) {
    this.what = what;
    this.most = most;
    this.unknown = unknown;
  }

  /** Returns a place for tables. */
  public static Kept<KeptTable> tables() {
    return new Kept<>("table", TABLES, FaultCode.UNKNOWN_TABLE);
  }

  /** Returns a place for games. */
  public static Kept<KeptGame> games() {
    return new Kept<>("game", GAMES, FaultCode.UNKNOWN_GAME);
  }

  /** Keeps something under a name, in place of what has that name. */
  public void keep(String name, V value) {
    change =
        Optional.of(
            () -> {
              values.put(name, value);
              if (values.size() > most) {
                values.remove(values.keySet().iterator().next());
              }
            });
  }

  /** Does what a line wanted to have kept or dropped, or leaves it. */
  public void settle(boolean answered) {
    change.filter(wanted -> answered).ifPresent(Runnable::run);
    change = Optional.empty();
  }

  /**
   * Drops what has a name.
   *
   * @throws FaultException if nothing has
   */
  public void forget(String name) {
    if (!values.containsKey(name)) {
      throw unknown(name, Pointer.ROOT.append(what));
    }
    change = Optional.of(() -> values.remove(name));
  }

  private FaultException unknown(String name, Pointer at) {
    return FaultException.about(
        unknown,
        at,
        " is %s, expected a %s or the name of one that is kept"
            .formatted(Excerpt.quoted(name), what));
  }

  /** Returns the schema of the names. */
  static String schema(String what) {
    return """
    {"description": "The name of a %s that was kept.",
     "type": "string", "minLength": 1, "maxLength": 1000}
    """
        .formatted(what);
  }

  /** Reads a name as what has it, among what the reader was given under the same type. */
  static <V> V read(JsonReader in, Class<V> type) {
    Kept<?> kept = (Kept<?>) in.given(type).orElseThrow();
    String name = in.text("a " + kept.what + " or the name of one that is kept");
    return type.cast(
        Optional.<Object>ofNullable(kept.values.get(name))
            .orElseThrow(() -> kept.unknown(name, in.at())));
  }
}
