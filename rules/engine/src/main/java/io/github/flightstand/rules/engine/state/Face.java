package io.github.flightstand.rules.engine.state;

import java.util.List;
import java.util.Optional;

/** What a die shows. An attack die has faces 0 to 7 of {@link #ATTACK}, a defence die its own. */
public enum Face {
  HIT,
  CRITICAL,
  EVADE,
  FOCUS,
  BLANK;

  /** How many of eight faces each result has on an attack die (the project's rules, section 8). */
  public static final List<Face> ATTACK =
      List.of(HIT, HIT, HIT, CRITICAL, FOCUS, FOCUS, BLANK, BLANK);

  /** How many of eight faces each result has on a defence die. */
  public static final List<Face> DEFENCE =
      List.of(EVADE, EVADE, EVADE, FOCUS, FOCUS, BLANK, BLANK, BLANK);

  private static final List<Face> ALL = List.of(values());

  /** Returns the face in lower case, as callers write it. */
  public String word() {
    return switch (this) {
      case HIT -> "hit";
      case CRITICAL -> "critical";
      case EVADE -> "evade";
      case FOCUS -> "focus";
      case BLANK -> "blank";
    };
  }

  /** Returns all faces in the order in which pools list them. */
  public static Optional<Face> ofWord(String word) {
    return ALL.stream().filter(face -> face.word().equals(word)).findFirst();
  }

  public static List<Face> all() {
    return ALL;
  }
}
