package io.github.flightstand.movement.maneuver;

import io.github.flightstand.movement.parts.BaseSize;

/**
 * How fast a ship may fly that tows another, by the size of the towed one (004, heading on towing).
 *
 * <pre>{@code
 * TowSpeeds.STANDARD.fastest(BaseSize.LARGE)   // 2
 * }</pre>
 *
 * @param small with a small ship in tow
 * @param medium with a medium one
 * @param large with a large one
 * @param huge with a huge one
 */
public record TowSpeeds(int small, int medium, int large, int huge) {

  /**
   * The figures of the rules for boarding. They do not know medium ships: those are towed as large
   * ones (the project's choice).
   */
  public static final TowSpeeds STANDARD = new TowSpeeds(3, 2, 2, 1);

  /**
   * Checks the figures.
   *
   * @throws IllegalArgumentException if one is below 1
   */
  public TowSpeeds {
    if (small < 1 || medium < 1 || large < 1 || huge < 1) {
      throw new IllegalArgumentException(
          "a ship that tows has a top speed of at least 1, found "
              + small
              + ", "
              + medium
              + ", "
              + large
              + " and "
              + huge);
    }
  }

  /** Returns the top speed with a ship of that size in tow. */
  public int fastest(BaseSize towed) {
    return switch (towed) {
      case SMALL -> small;
      case MEDIUM -> medium;
      case LARGE -> large;
      case HUGE_TRANSPORT, HUGE_CORVETTE -> huge;
    };
  }
}
