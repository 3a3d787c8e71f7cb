package io.github.flightstand.movement.maneuver;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The dial of a huge ship: its maneuvers, and how much energy each gains (002, heading on energy).
 *
 * <p>The energy is printed on the dial under the speed; the booklet's table of maneuvers does not
 * repeat it, so whoever has the dial writes it down.
 *
 * <pre>{@code
 * EnergyDial dial = EnergyDial.parse("1BW+2 1FW+3 1NW+2 2FW+1 4FR");
 * dial.energy(Maneuver.parse("1FW"))      // Optional[3]
 * dial.energy(Maneuver.parse("4FR"))      // Optional[0]
 * dial.energy(Maneuver.parse("3FW"))      // Optional.empty: not on the dial
 * }</pre>
 *
 * @param dial the maneuvers
 * @param gains the energy that each of them gains, at least 0
 */
public record EnergyDial(Dial dial, Map<Maneuver, Integer> gains) {

  /**
   * Checks and copies the gains.
   *
   * @throws IllegalArgumentException if a gain is negative, missing, or of no maneuver on the dial
   */
  public EnergyDial {
    gains = Map.copyOf(gains);
    if (gains.size() != dial.maneuvers().size() || !gains.keySet().containsAll(dial.maneuvers())) {
      throw new IllegalArgumentException(
          "every maneuver on the dial and no other has a gain of energy, found gains for "
              + gains.keySet().stream().map(Maneuver::code).sorted().toList()
              + " and maneuvers "
              + dial.maneuvers().stream().map(Maneuver::code).toList());
    }
    gains.forEach(
        (maneuver, gain) -> {
          if (gain < 0) {
            throw new IllegalArgumentException(
                "a maneuver gains at least 0 energy, found " + gain + " for " + maneuver.code());
          }
        });
  }

  /**
   * Reads dial codes, each with its energy after a plus sign, separated by spaces or commas; a code
   * alone gains none.
   *
   * @throws IllegalArgumentException if a code or an energy is wrong, or a speed and bearing stands
   *     twice
   */
  public static EnergyDial parse(String codes) {
    List<Maneuver> maneuvers = new ArrayList<>();
    Map<Maneuver, Integer> gains = new HashMap<>();
    for (String entry : codes.trim().split("[\\s,]+", 0)) {
      String[] parts = entry.split("\\+", 2);
      Maneuver maneuver = Maneuver.parse(parts[0]);
      maneuvers.add(maneuver);
      gains.put(maneuver, parts.length == 1 ? 0 : energy(entry, parts[1]));
    }
    return new EnergyDial(new Dial(maneuvers), gains);
  }

  private static int energy(String entry, String digits) {
    if (!digits.matches("[0-9]{1,2}")) {
      throw new IllegalArgumentException(
          "an energy is a number of one or two digits after the plus sign, found '" + entry + "'");
    }
    return Integer.parseInt(digits);
  }

  /** Returns the energy that a maneuver gains; nothing if it is not on the dial. */
  public Optional<Integer> energy(Maneuver maneuver) {
    return Optional.ofNullable(gains.get(maneuver));
  }
}
