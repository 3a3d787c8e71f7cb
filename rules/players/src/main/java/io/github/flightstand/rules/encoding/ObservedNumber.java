package io.github.flightstand.rules.encoding;

import java.util.List;

/**
 * A number of an observation.
 *
 * @param name its subject and its meaning, such as {@code own1.shields}
 * @param low the least value; lower ones become this
 * @param high the greatest value; higher ones become this
 * @param unit {@code mm}, {@code flag} (0 or 1), {@code sign}, {@code number} (a place in a list,
 *     from 1), or what is counted
 */
public record ObservedNumber(String name, double low, double high, String unit) {

  /** Returns the numbers of an observation, in its order. */
  public static List<ObservedNumber> all() {
    return Observation.numbers();
  }
}
