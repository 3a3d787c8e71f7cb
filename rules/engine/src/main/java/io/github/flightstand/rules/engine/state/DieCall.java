package io.github.flightstand.rules.engine.state;

import java.util.Arrays;
import java.util.Optional;

/** The two pairs of faces of an attack die of which a player calls one (003-030): a half each. */
public enum DieCall {
  /** A blank or a focus result. */
  BLANK_OR_FOCUS("blankOrFocus", Face.BLANK, Face.FOCUS),
  /** A hit or a critical hit. */
  HIT_OR_CRITICAL("hitOrCritical", Face.HIT, Face.CRITICAL);

  private final String key;
  private final Face first;
  private final Face second;

  DieCall(String key, Face first, Face second) {
    this.key = key;
    this.first = first;
    this.second = second;
  }

  /** Returns the key under which it is called. */
  public String key() {
    return key;
  }

  /** Tells whether a face is one of the two. */
  public boolean names(Face face) {
    return face == first || face == second;
  }

  /** Returns the call with that key, if there is one. */
  public static Optional<DieCall> ofKey(String key) {
    return Arrays.stream(values()).filter(call -> call.key.equals(key)).findFirst();
  }
}
