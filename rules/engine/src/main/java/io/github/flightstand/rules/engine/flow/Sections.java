package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.engine.state.ShipState;
import java.util.List;
import java.util.Optional;

/** The names of ships' sections in keys and values. */
public final class Sections {

  private static final List<SectionName> NAMES = List.of(SectionName.values());

  /** Returns the section with that lower-case name, as options offer it. */
  public static SectionName ofWord(String word) {
    for (int i = 0; i < NAMES.size(); i++) {
      if (NAMES.get(i).word().equals(word)) {
        return NAMES.get(i);
      }
    }
    throw new IllegalArgumentException("no section is called '" + word + "'");
  }

  /** Tests whether a section is named exactly if the ship is a corvette. */
  public static boolean names(ShipState ship, Optional<SectionName> section) {
    return section.isPresent() == (ship.card().base() == BaseSize.HUGE_CORVETTE);
  }

  /** Returns the suffix of a key or id for a section, such as {@code ":fore"}, or nothing. */
  public static String suffix(Optional<SectionName> section) {
    return section.isPresent() ? ":" + section.get().word() : "";
  }
}
