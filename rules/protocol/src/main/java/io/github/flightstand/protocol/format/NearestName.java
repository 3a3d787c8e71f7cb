package io.github.flightstand.protocol.format;

import io.github.flightstand.geometry.Interruption;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** A search for the known name that a caller may have meant. */
public final class NearestName {

  /** The length above which a name is no slip. */
  private static final int LONGEST = 40;

  /**
   * Returns the first known name with the fewest insertions, deletions and replacements of letters:
   * at most a third of {@code written}, or one, and less than half of the name.
   */
  public static Optional<String> to(String written, List<String> known) {
    int least = Math.max(1, written.length() / 3) + 1;
    Optional<String> nearest = Optional.empty();
    for (String name : known) {
      Interruption.check();
      int slips = written.length() > LONGEST ? least : slips(written, name);
      if (slips < least && 2 * slips < name.length()) {
        least = slips;
        nearest = Optional.of(name);
      }
    }
    return nearest;
  }

  /** Returns the first known name with the fewest such changes, whatever their number. */
  public static Optional<String> whatever(String written, List<String> known) {
    String compared = written.substring(0, Math.min(LONGEST, written.length()));
    return known.stream().min(Comparator.comparingInt(name -> slips(compared, name)));
  }

  /** Returns the name that is meant, in parentheses after what was written, or an empty text. */
  public static String meant(String written, List<String> known) {
    return to(written, known).map(name -> " (perhaps '" + name + "' is meant)").orElse("");
  }

  /** Returns the edit distance of Levenshtein (1965), computed a row of the table at a time. */
  private static int slips(String one, String other) {
    int[] row = new int[other.length() + 1];
    for (int j = 0; j < row.length; j++) {
      row[j] = j;
    }
    for (int i = 1; i <= one.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int exchanged = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(exchanged, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[row.length - 1];
  }
}
