package io.github.flightstand.rules.measure;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

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

  private final String word;

  FiringArc(String word) {
    this.word = word;
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
