package io.github.flightstand.tools.bridge;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Ids for a log's pieces: their names, with a number where two pieces share a name. */
public final class UniqueIds {

  /** The most characters (Unicode code points) of a name in an id. */
  private static final int LONGEST = 60;

  private final Map<String, String> byKey = new HashMap<>();
  private final Set<String> taken = new HashSet<>();

  /** The highest number that was tried for each name. */
  private final Map<String, Integer> numbers = new HashMap<>();

  /** Returns the id of a piece, always the same for the same key. */
  public String of(String key, String name) {
    return byKey.computeIfAbsent(key, first -> of(name));
  }

  /** Returns the id of another piece. */
  public String of(String name) {
    String plain = name.replaceAll("\\p{C}", " ").strip();
    int length = Math.min(LONGEST, plain.codePointCount(0, plain.length()));
    String wanted =
        plain.isEmpty() ? "piece" : plain.substring(0, plain.offsetByCodePoints(0, length));
    String id = wanted;
    int number = numbers.getOrDefault(wanted, 1);
    while (!taken.add(id)) {
      number++;
      id = wanted + " #" + number;
    }
    numbers.put(wanted, number);
    return id;
  }
}
