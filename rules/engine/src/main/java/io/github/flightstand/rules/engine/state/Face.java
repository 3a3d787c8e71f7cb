package io.github.flightstand.rules.engine.state;

import java.util.List;
import java.util.Optional;

/** A result of a die; {@link #ATTACK} and {@link #DEFENCE} list the faces of the two kinds. */
public enum Face {
  HIT,
  CRITICAL,
  EVADE,
  FOCUS,
  BLANK;

  /** The eight faces of an attack die (the project's rules, section 8). */
  public static final List<Face> ATTACK =
      List.of(HIT, HIT, HIT, CRITICAL, FOCUS, FOCUS, BLANK, BLANK);

  /** The eight faces of a defense die. */
  public static final List<Face> DEFENCE =
      List.of(EVADE, EVADE, EVADE, FOCUS, FOCUS, BLANK, BLANK, BLANK);

  private static final List<Face> ALL = List.of(values());

  /** Returns the face's word, as callers write it. */
  public String word() {
    return switch (this) {
      case HIT -> "hit";
      case CRITICAL -> "critical";
      case EVADE -> "evade";
      case FOCUS -> "focus";
      case BLANK -> "blank";
    };
  }

  /** Returns the face with that word, if there is one. */
  public static Optional<Face> ofWord(String word) {
    for (int i = 0; i < ALL.size(); i++) {
      if (ALL.get(i).word().equals(word)) {
        return Optional.of(ALL.get(i));
      }
    }
    return Optional.empty();
  }

  /** Returns all faces in the order in which pools list them. */
  public static List<Face> all() {
    return ALL;
  }
}
