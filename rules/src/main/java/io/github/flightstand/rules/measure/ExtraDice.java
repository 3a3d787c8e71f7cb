package io.github.flightstand.rules.measure;

import java.util.Optional;

/**
 * The dice that range and obstruction add to an attack with a primary weapon.
 *
 * <pre>{@code
 * ExtraDice.at(Optional.of(RangeBand.THREE), true) // one for range and one for the rock: (0, 2)
 * }</pre>
 *
 * @param attack how many more dice the attacker rolls
 * @param defence how many more dice the defender rolls
 */
public record ExtraDice(int attack, int defence) {

  /**
   * Returns the dice for an attack.
   *
   * @param range its band; nothing beyond band 5, where there are none for range
   * @param obstructed whether it is obstructed, by one obstacle or by several
   */
  public static ExtraDice at(Optional<RangeBand> range, boolean obstructed) {
    int forRange =
        range
            .map(
                band ->
                    switch (band) {
                      case ZERO, ONE, TWO -> 0;
                      case THREE -> 1;
                      case FOUR -> 2;
                      case FIVE -> 3;
                    })
            .orElse(0);
    boolean close = range.filter(band -> band.compareTo(RangeBand.ONE) <= 0).isPresent();
    return new ExtraDice(close ? 1 : 0, forRange + (obstructed ? 1 : 0));
  }
}
