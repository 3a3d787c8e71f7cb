package io.github.flightstand.rules.engine.state;

import java.util.List;
import java.util.Optional;

/** An action on a ship's action bar (000, heading on actions). */
public enum Action {
  /** Take a focus token. */
  FOCUS("focus"),
  /** Take an evade token. */
  EVADE("evade"),
  /** Lock on to an enemy at range 1 to 3. */
  LOCK("lock"),
  /** Move ahead along a straight or bank 1. */
  BOOST("boost"),
  /** Roll to a side. */
  BARREL_ROLL("barrelRoll"),
  /** Take a cloak token. */
  CLOAK("cloak"),
  /** Turn a huge ship's energy into shields. */
  RECOVER("recover"),
  /** Reinforce a section of a huge ship. */
  REINFORCE("reinforce"),
  /** Give another friendly ship a free action. */
  COORDINATE("coordinate");

  private static final List<Action> ALL = List.of(values());

  private final String word;

  Action(String word) {
    this.word = word;
  }

  /** Returns the action's word, as callers write it. */
  public String word() {
    return word;
  }

  /** Tests whether the books give it only to huge ships. */
  public boolean onlyHuge() {
    return switch (this) {
      case RECOVER, REINFORCE -> true;
      case FOCUS, EVADE, LOCK, BOOST, BARREL_ROLL, CLOAK, COORDINATE -> false;
    };
  }

  /** Returns the action with that word, if there is one. */
  public static Optional<Action> ofWord(String word) {
    for (Action action : ALL) {
      if (action.word.equals(word)) {
        return Optional.of(action);
      }
    }
    return Optional.empty();
  }

  /** Returns the words of all actions. */
  public static List<String> words() {
    return ALL.stream().map(Action::word).toList();
  }
}
