package io.github.flightstand.tools;

import java.util.HashSet;
import java.util.Set;

/**
 * The names of kept tables, games and logs that a line may use or change, by a glance at its text.
 * It may find too many, but misses none.
 *
 * @param all the names of tables, games and logs that the line may ask about, keep or drop
 * @param kept the names under which it may keep an object
 * @param forgets whether the line may drop what it names
 * @param tables whether what it keeps may be a table
 * @param games whether what it keeps may be a game
 * @param logs whether what it keeps may be a log
 * @param plain whether the names are sure to be all; a text with escapes may spell others
 */
record KeptNames(
    Set<String> all,
    Set<String> kept,
    boolean forgets,
    boolean tables,
    boolean games,
    boolean logs,
    boolean plain) {

  /** Returns the names in a line. */
  static KeptNames of(String line) {
    Set<String> kept = with(with(Set.of(), line, "\"keep\""), line, "\"games\"");
    Set<String> all = with(with(with(kept, line, "\"table\""), line, "\"game\""), line, "\"log\"");
    boolean keeps = !kept.isEmpty();
    return new KeptNames(
        all,
        kept,
        !all.isEmpty() && line.contains("\"forget\""),
        keeps && line.contains("\"table\""),
        keeps
            && (line.contains("\"start\"")
                || line.contains("\"act\"")
                || line.contains("\"acts\"")),
        keeps && line.contains("\"judge\""),
        line.indexOf('\\') < 0);
  }

  /**
   * Adds the texts that are a member's value, or in its list, at each place where its name occurs.
   */
  private static Set<String> with(Set<String> names, String line, String member) {
    int first = line.indexOf(member);
    if (first < 0) {
      return names;
    }
    Set<String> all = new HashSet<>(names);
    for (int at = first; at >= 0; at = line.indexOf(member, at + 1)) {
      int colon = afterSpace(line, at + member.length());
      int value = afterSpace(line, colon + 1);
      if (!line.startsWith(":", colon)) {
        continue;
      }
      boolean list = line.startsWith("[", value);
      value = list ? afterSpace(line, value + 1) : value;
      while (line.startsWith("\"", value)) {
        int end = line.indexOf('"', value + 1);
        end = end < 0 ? line.length() : end;
        all.add(line.substring(value + 1, end));
        int comma = afterSpace(line, end + 1);
        value = list && line.startsWith(",", comma) ? afterSpace(line, comma + 1) : line.length();
      }
    }
    return all;
  }

  private static int afterSpace(String line, int from) {
    int at = from;
    while (at < line.length() && line.charAt(at) <= ' ') {
      at++;
    }
    return at;
  }

  /** Tests whether the line may keep or drop what has a name. */
  boolean change(String name) {
    return forgets || kept.contains(name);
  }
}
