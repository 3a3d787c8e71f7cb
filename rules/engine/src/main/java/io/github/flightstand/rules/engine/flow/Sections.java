package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.engine.state.ShipState;
import java.util.Arrays;
import java.util.Optional;

/** Sections of huge ships: their names in keys and values. */
public final class Sections {

  /** Returns the section with that name in lower case, which options offer. */
  public static SectionName ofWord(String word) {
    return Arrays.stream(SectionName.values())
        .filter(name -> name.word().equals(word))
        .findFirst()
        .orElseThrow();
  }

  /** Tells whether a corvette's section is named, or none of another ship. */
  public static boolean names(ShipState ship, Optional<SectionName> section) {
    return section.isPresent() == (ship.card().base() == BaseSize.HUGE_CORVETTE);
  }

  /** Returns what follows a key, or an id, for a section: {@code ":fore"}, or nothing. */
  public static String suffix(Optional<SectionName> section) {
    return section.map(name -> ":" + name.word()).orElse("");
  }
}
