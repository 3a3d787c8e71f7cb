package io.github.flightstand.tools;

import java.util.HashSet;
import java.util.Set;

/**
 * The names of kept tables and games that a line may use or change, by a glance at its text. It may
 * find too many, but misses none.
 *
 * @param used the names of tables and games that the line may ask about
 * @param kept the names under which it may keep a table or a game
 * @param forgets whether the line may drop what it names
 * @param tables whether what it keeps may be a table
 * @param games whether what it keeps may be a game
 * @param plain whether the names are sure to be all; a text with escapes may spell others
 */
record KeptNames(
    Set<String> used,
    Set<String> kept,
    boolean forgets,
    boolean tables,
    boolean games,
    boolean plain) {

  private static final KeptNames NONE = names("");

  /** Returns the names in a line that is no text and gets an error. */
  static KeptNames none() {
    return NONE;
  }

  /** Returns the names in a line. */
  static KeptNames of(String line) {
    return line.indexOf('\\') < 0
        ? names(line)
        : new KeptNames(Set.of(), Set.of(), true, true, true, false);
  }

  private static KeptNames names(String line) {
    Set<String> used = new HashSet<>(2);
    Set<String> kept = new HashSet<>(2);
    collect(line, "\"table\"", used);
    collect(line, "\"game\"", used);
    collect(line, "\"keep\"", kept);
    boolean keeps = !kept.isEmpty();
    return new KeptNames(
        used,
        kept,
        !used.isEmpty() && line.contains("\"forget\""),
        keeps && line.contains("\"table\""),
        keeps && (line.contains("\"start\"") || line.contains("\"act\"")),
        true);
  }

  /** Adds the texts that stand as a member's value, wherever the member's name occurs. */
  private static void collect(String line, String member, Set<String> names) {
    for (int at = line.indexOf(member); at >= 0; at = line.indexOf(member, at + 1)) {
      int colon = afterSpace(line, at + member.length());
      if (colon < line.length() && line.charAt(colon) == ':') {
        int value = afterSpace(line, colon + 1);
        if (value < line.length() && line.charAt(value) == '"') {
          int end = line.indexOf('"', value + 1);
          names.add(line.substring(value + 1, end < 0 ? line.length() : end));
        }
      }
    }
  }

  private static int afterSpace(String line, int from) {
    int at = from;
    while (at < line.length() && line.charAt(at) <= ' ') {
      at++;
    }
    return at;
  }
}
