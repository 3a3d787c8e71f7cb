package io.github.flightstand.rules.measure;

import io.github.flightstand.movement.parts.Base;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The kinds of firing arc. Where their lines run is said by {@link ArcFigures}.
 *
 * <p>A mobile arc covers one quadrant at a time: it is whichever of {@link #FRONT}, {@link #REAR},
 * {@link #LEFT} and {@link #RIGHT} its pointer is set to.
 */
public enum FiringArc {
  /** The primary arc: between the lines through the front edge. */
  FRONT("front"),
  /** The auxiliary arc behind: the front arc turned by half a circle. */
  REAR("rear"),
  /** Between the front and the rear arc on the left. */
  LEFT("left"),
  /** Between the front and the rear arc on the right. */
  RIGHT("right"),
  /** The auxiliary arc of 180 degrees ahead. */
  WIDE("wide"),
  /** All round, and any weapon that may fire out of arc. */
  TURRET("turret"),
  /** The strip ahead of the middle of the front edge. */
  BULLSEYE("bullseye"),
  /** Everything ahead of the middle of the base. */
  FULL_FRONT("full-front"),
  /** Everything behind the middle of the base. */
  FULL_REAR("full-rear");

  private static final Set<FiringArc> ALL =
      Collections.unmodifiableSet(EnumSet.allOf(FiringArc.class));
  private static final Set<FiringArc> OF_TRANSPORTS =
      Collections.unmodifiableSet(EnumSet.of(TURRET));
  private static final Set<FiringArc> OF_CORVETTES =
      Collections.unmodifiableSet(EnumSet.of(FRONT, LEFT, RIGHT, TURRET));

  private final String word;

  FiringArc(String word) {
    this.word = word;
  }

  /**
   * Returns the arcs that may be printed on a base: any on a square one; on a corvette's one ahead,
   * on the fore section, and one to either side, on the aft section; none on a transport's. What
   * fires all round may stand on any (002, heading on the corvette's arcs).
   */
  public static Set<FiringArc> on(Base base) {
    return switch (base.size()) {
      case SMALL, MEDIUM, LARGE -> ALL;
      case HUGE_TRANSPORT -> OF_TRANSPORTS;
      case HUGE_CORVETTE -> OF_CORVETTES;
    };
  }

  /** Returns the name that callers use. */
  public String word() {
    return word;
  }

  /** Returns the arc with that name, if there is one. */
  public static Optional<FiringArc> ofWord(String word) {
    return Arrays.stream(values()).filter(arc -> arc.word.equals(word)).findFirst();
  }

  /** Returns the names of all arcs. */
  public static List<String> words() {
    return Arrays.stream(values()).map(FiringArc::word).toList();
  }
}
