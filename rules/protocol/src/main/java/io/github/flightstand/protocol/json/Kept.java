package io.github.flightstand.protocol.json;

import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.JsonReader;
import io.github.flightstand.protocol.format.Pointer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The values that a caller keeps here under a name: tables, games or logs.
 *
 * <p>Their number is bounded: when it is exceeded, the least recently used value is dropped. A
 * line's change takes effect only after its answer is written ({@link #settle}), so a line that is
 * answered with an error changes nothing.
 *
 * <p>Several threads may answer lines about the same values, each through a store of its own
 * ({@link #beside}). What was used least recently depends on the turns of the lines, and not on
 * which thread was quicker. The store of one thread is not safe for use by others.
 */
public final class Kept<V> {

  /** The number of tables that are kept. */
  private static final int TABLES = 64;

  /** The number of games that are kept, and of logs. */
  private static final int GAMES = 1024;

  /** The most uses by one line; a line is too short for more. */
  private static final long USES = 1 << 22;

  private final String what;
  private final FaultCode unknown;
  private final Shelf<V> shelf;
  private long now;
  private final List<Runnable> changes = new ArrayList<>(1);

  private Kept(String what, FaultCode unknown, Shelf<V> shelf) {
    this.what = what;
    this.unknown = unknown;
    this.shelf = shelf;
  }

  /** Creates an empty store of tables. */
  public static Kept<KeptTable> tables() {
    return new Kept<>("table", FaultCode.UNKNOWN_TABLE, new Shelf<>(TABLES));
  }

  /** Creates an empty store of games. */
  public static Kept<KeptGame> games() {
    return new Kept<>("game", FaultCode.UNKNOWN_GAME, new Shelf<>(GAMES));
  }

  /** Creates an empty store of logs that are being judged. */
  public static Kept<KeptLog> logs() {
    return new Kept<>("log", FaultCode.UNKNOWN_LOG, new Shelf<>(GAMES));
  }

  /** Returns a store of the same values for another thread. */
  public Kept<V> beside() {
    return new Kept<>(what, unknown, shelf);
  }

  /** Begins a line; the lines' turns, at least 0, are in the order of the lines. */
  public void begin(long turn) {
    now = turn * USES;
  }

  /** Keeps a value under a name, replacing the value of that name. */
  public void keep(String name, V value) {
    changes.add(() -> shelf.put(name, value, ++now));
  }

  /** Applies the changes that a line asked for if {@code answered}, and otherwise discards them. */
  public void settle(boolean answered) {
    if (answered) {
      changes.forEach(Runnable::run);
    }
    changes.clear();
  }

  /**
   * Drops the value of a name.
   *
   * @throws FaultException if no value has the name
   */
  public void forget(String name) {
    if (!shelf.has(name)) {
      throw unknown(name, Pointer.ROOT.append(what));
    }
    changes.add(() -> shelf.remove(name));
  }

  /** Tests whether a value has this name. */
  public boolean has(String name) {
    return shelf.has(name);
  }

  /** Tests whether {@code more} values can be added without dropping any. */
  public boolean hasRoom(int more) {
    return shelf.hasRoom(more);
  }

  /** Returns the names, that of the least recently used value first. */
  public List<String> names() {
    return shelf.names();
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
    return type.cast(kept.used(name).orElseThrow(() -> kept.unknown(name, in.at())));
  }

  /** Returns the value of a name, which is used now, or empty if there is none. */
  public Optional<V> used(String name) {
    return shelf.used(name, ++now);
  }

  /** The values, which threads share. */
  private static final class Shelf<V> {

    private final int most;
    private final Map<String, Entry<V>> entries = new HashMap<>();

    private record Entry<V>(V value, long used) {}

    Shelf(int most) {
      this.most = most;
    }

    synchronized boolean has(String name) {
      return entries.containsKey(name);
    }

    synchronized boolean hasRoom(int more) {
      return entries.size() + more <= most;
    }

    synchronized Optional<V> used(String name, long now) {
      Entry<V> entry =
          entries.computeIfPresent(
              name, (same, was) -> new Entry<>(was.value(), Math.max(was.used(), now)));
      return Optional.ofNullable(entry).map(Entry::value);
    }

    synchronized void put(String name, V value, long now) {
      entries.put(name, new Entry<>(value, now));
      if (entries.size() > most) {
        entries.entrySet().stream()
            .min(Comparator.comparingLong(entry -> entry.getValue().used()))
            .map(Map.Entry::getKey)
            .ifPresent(entries::remove);
      }
    }

    synchronized List<String> names() {
      return entries.entrySet().stream()
          .sorted(Comparator.comparingLong(entry -> entry.getValue().used()))
          .map(Map.Entry::getKey)
          .toList();
    }

    synchronized void remove(String name) {
      entries.remove(name);
    }
  }
}
