package io.github.flightstand.rules.squad;

import io.github.flightstand.rules.engine.state.Action;
import java.util.Arrays;
import java.util.Optional;

/** The icons of a ship's action bar, including actions that games do not know. */
public enum ActionIcon {
  FOCUS("focus"),
  LOCK("lock", "targetlock"),
  EVADE("evade"),
  BARREL_ROLL("barrelRoll"),
  BOOST("boost"),
  CLOAK("cloak"),
  /** A second maneuver. */
  SLAM("slam"),
  /** Restores discarded torpedoes and missiles. */
  RELOAD("reload"),
  REINFORCE("reinforce"),
  COORDINATE("coordinate"),
  RECOVER("recover"),
  JAM("jam"),
  ROTATE_ARC("rotateArc");

  private final String word;
  private final String builders;

  ActionIcon(String word) {
    this(word, word);
  }

  ActionIcon(String word, String builders) {
    this.word = word;
    this.builders = Names.plain(builders);
  }

  /** Returns the icon's name, such as {@code "barrelRoll"}. */
  public String word() {
    return word;
  }

  /** Returns the game action that the icon stands for, if games know it. */
  public Optional<Action> action() {
    return Action.ofWord(word);
  }

  /** Returns the icon that a word stands for, by its name or by squad builders' spelling. */
  public static Optional<ActionIcon> of(String written) {
    String plain = Names.plain(written);
    return Arrays.stream(values())
        .filter(icon -> icon.builders.equals(plain) || Names.plain(icon.word).equals(plain))
        .findFirst();
  }
}
