package io.github.flightstand.movement.maneuver;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A ship's dial: the maneuvers among which its player chooses.
 *
 * <pre>{@code
 * Dial dial = Dial.parse("1FG 2FG 3FW 2BW 2NW 4KR");
 * dial.maneuvers().size()                     // 6
 * dial.find(4, Bearing.KOIOGRAN)              // the red Koiogran turn of speed 4
 * }</pre>
 *
 * @param maneuvers the maneuvers in the dial's order, no speed and bearing twice
 */
public record Dial(List<Maneuver> maneuvers) {

  /**
   * Checks and copies the maneuvers.
   *
   * @throws IllegalArgumentException if a speed and bearing stands twice
   */
  public Dial {
    maneuvers = List.copyOf(maneuvers);
    for (int i = 0; i < maneuvers.size(); i++) {
      for (int j = 0; j < i; j++) {
        if (maneuvers.get(i).speed() == maneuvers.get(j).speed()
            && maneuvers.get(i).bearing() == maneuvers.get(j).bearing()) {
          throw new IllegalArgumentException(
              "a dial shows a speed and bearing once, found "
                  + maneuvers.get(j).code()
                  + " and "
                  + maneuvers.get(i).code());
        }
      }
    }
  }

  /**
   * Reads dial codes separated by spaces or commas.
   *
   * @throws IllegalArgumentException if a code is wrong or a speed and bearing stands twice
   */
  public static Dial parse(String codes) {
    List<Maneuver> maneuvers = new ArrayList<>();
    for (String code : codes.trim().split("[\\s,]+", 0)) {
      maneuvers.add(Maneuver.parse(code));
    }
    return new Dial(maneuvers);
  }

  /** Returns the maneuver of that speed and bearing, if the dial has it. */
  public Optional<Maneuver> find(int speed, Bearing bearing) {
    return maneuvers.stream().filter(m -> m.speed() == speed && m.bearing() == bearing).findFirst();
  }
}
