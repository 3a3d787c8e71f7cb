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
 * The values that a caller keeps here under a name: tables or games.
 *
 * <p>Their number is bounded: when it is exceeded, the least recently used value is dropped. A
 * line's change takes effect only after its answer is written ({@link #settle}), so a line that is
 * answered with an error changes nothing. Not safe for use by several threads at once.
 */
public final class Kept<V> {

  /** The number of tables that are kept. */
  private static final int TABLES = 64;

  /** The number of games that are kept. */
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

  /** Creates an empty store of tables. */
  public static Kept<KeptTable> tables() {
    return new Kept<>("table", TABLES, FaultCode.UNKNOWN_TABLE);
  }

  /** Creates an empty store of games. */
  public static Kept<KeptGame> games() {
    return new Kept<>("game", GAMES, FaultCode.UNKNOWN_GAME);
  }

  /** Keeps a value under a name, replacing the value of that name. */
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

  /** Applies the change that a line asked for if {@code answered}, and otherwise discards it. */
  public void settle(boolean answered) {
    change.filter(wanted -> answered).ifPresent(Runnable::run);
    change = Optional.empty();
  }

  /**
   * Drops the value of a name.
   *
   * @throws FaultException if no value has the name
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

  /** Reads a name and returns its value from the store that the reader was given for this type. */
  static <V> V read(JsonReader in, Class<V> type) {
    Kept<?> kept = (Kept<?>) in.given(type).orElseThrow();
    String name = in.text("a " + kept.what + " or the name of one that is kept");
    return type.cast(
        Optional.<Object>ofNullable(kept.values.get(name))
            .orElseThrow(() -> kept.unknown(name, in.at())));
  }
}
