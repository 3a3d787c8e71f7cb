package io.github.flightstand.movement.maneuver;

import io.github.flightstand.geometry.internal.Digits;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringTokenizer;

/**
 * A ship's dial: the maneuvers that its player chooses from, and the energy that each gains a huge
 * ship (002, heading on energy).
 *
 * <p>The dial shows the energy under the speed. The booklet's table of maneuvers does not repeat
 * it, so these figures are read from the dial.
 *
 * <pre>{@code
 * Dial dial = Dial.parse("1FG 2FG 3FW 2BW 2NW 4KR");
 * dial.maneuvers().size()                               // 6
 * dial.find(4, Bearing.KOIOGRAN)                        // the red Koiogran turn of speed 4
 * Dial huge = Dial.parse("1BW+2 1FW+3 1NW+2 2FW+1 4FR");
 * huge.energy(Maneuver.parse("1FW"))                    // Optional[3]
 * huge.energy(Maneuver.parse("4FR"))                    // Optional[0]
 * huge.energy(Maneuver.parse("3FW"))                    // Optional.empty: not on the dial
 * }</pre>
 *
 * @param maneuvers the maneuvers in the dial's order; no speed and bearing occurs twice
 * @param gains the energy that maneuvers gain, more than 0; 0 for a maneuver without an entry
 */
public record Dial(List<Maneuver> maneuvers, Map<Maneuver, Integer> gains) {

  /** The separators of codes. */
  private static final String SEPARATORS = " ,\t\n\u000B\f\r";

  /**
   * Checks and copies the maneuvers and gains. A gain of 0 is left out, so a dial with it equals
   * one without.
   *
   * @throws IllegalArgumentException if a speed and bearing occurs twice, only cards make one of
   *     the maneuvers, or a gain is negative or belongs to no maneuver on the dial
   */
  public Dial {
    maneuvers = List.copyOf(maneuvers);
    for (int i = 0; i < maneuvers.size(); i++) {
      if (maneuvers.get(i).bearing().manner().isPresent()) {
        throw new IllegalArgumentException(
            "a dial shows no maneuver that only cards make, found a " + maneuvers.get(i).words());
      }
      for (int j = 0; j < i; j++) {
        if (maneuvers.get(i).speed() == maneuvers.get(j).speed()
            && maneuvers.get(i).bearing() == maneuvers.get(j).bearing()) {
          throw new IllegalArgumentException(
              "a dial shows a speed and bearing once, found %s and %s"
                  .formatted(maneuvers.get(j).code(), maneuvers.get(i).code()));
        }
      }
    }
    for (Map.Entry<Maneuver, Integer> gain : gains.entrySet()) {
      if (gain.getValue() < 0 || !maneuvers.contains(gain.getKey())) {
        throw new IllegalArgumentException(
            "a maneuver on the dial gains at least 0 energy, found %s for %s"
                .formatted(gain.getValue(), gain.getKey().code()));
      }
    }
    Map<Maneuver, Integer> some = new HashMap<>(gains);
    some.values().removeIf(energy -> energy == 0);
    gains = Map.copyOf(some);
  }

  /**
   * Reads dial codes separated by spaces or commas. A plus sign after a code precedes its energy.
   *
   * @throws IllegalArgumentException if a code or an energy is malformed, or a speed and bearing
   *     occurs twice
   */
  public static Dial parse(String codes) {
    List<Maneuver> maneuvers = new ArrayList<>();
    Map<Maneuver, Integer> gains = new HashMap<>();
    for (String entry : entries(codes.trim())) {
      int plus = entry.indexOf('+');
      Maneuver maneuver = Maneuver.parse(plus < 0 ? entry : entry.substring(0, plus));
      maneuvers.add(maneuver);
      if (plus >= 0) {
        gains.put(maneuver, energy(entry, entry.substring(plus + 1)));
      }
    }
    return new Dial(maneuvers, gains);
  }

  /** Returns the texts between separators. The first may be empty. */
  private static List<String> entries(String codes) {
    List<String> entries = new ArrayList<>();
    StringTokenizer tokens = new StringTokenizer(codes, SEPARATORS);
    while (tokens.hasMoreTokens()) {
      entries.add(tokens.nextToken());
    }
    if (codes.isEmpty() || codes.charAt(0) == ',') {
      entries.add(0, "");
    }
    return entries;
  }

  private static int energy(String entry, String digits) {
    if (digits.length() > 2 || !Digits.only(digits, 0)) {
      throw new IllegalArgumentException(
          "an energy is a number of one or two digits after the plus sign, found '" + entry + "'");
    }
    return Integer.parseInt(digits);
  }

  /** Returns the energy that a maneuver gains; empty if it is not on the dial. */
  public Optional<Integer> energy(Maneuver maneuver) {
    return maneuvers.contains(maneuver)
        ? Optional.of(gains.getOrDefault(maneuver, 0))
        : Optional.empty();
  }

  /** Returns the maneuver with that speed and bearing; empty if the dial lacks it. */
  public Optional<Maneuver> find(int speed, Bearing bearing) {
    return maneuvers.stream().filter(m -> m.speed() == speed && m.bearing() == bearing).findFirst();
  }
}
