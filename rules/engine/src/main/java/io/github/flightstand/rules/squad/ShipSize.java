package io.github.flightstand.rules.squad;

import io.github.flightstand.movement.parts.BaseSize;
import java.util.Locale;

/** A ship's size, as cards name it. */
public enum ShipSize {
  SMALL,
  MEDIUM,
  LARGE,
  /** On a base of two squares or a transport's. */
  HUGE;

  /** Returns the size of ships on a base. */
  public static ShipSize of(BaseSize base) {
    return switch (base) {
      case SMALL -> SMALL;
      case MEDIUM -> MEDIUM;
      case LARGE -> LARGE;
      case HUGE_TRANSPORT, HUGE_CORVETTE -> HUGE;
      case OWN -> throw new IllegalArgumentException("a card's ship has a published base");
    };
  }

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
