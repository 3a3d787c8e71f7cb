package io.github.flightstand.movement.maneuver;

import java.util.Optional;

/** How hard a maneuver is on the pilot, with its letter in the dial code. */
public enum Difficulty {
  /** Removes a stress token. */
  GREEN('G'),
  /** Neither adds nor removes stress. */
  WHITE('W'),
  /** Adds a stress token. */
  RED('R'),
  /** The second edition's green: removes a stress token. */
  BLUE('B');

  private final char letter;

  Difficulty(char letter) {
    this.letter = letter;
  }

  /** Returns the third character of the dial code. */
  public char letter() {
    return letter;
  }

  /** Returns the difficulty with that letter, if there is one. */
  public static Optional<Difficulty> ofLetter(char letter) {
    for (Difficulty difficulty : values()) {
      if (difficulty.letter == letter) {
        return Optional.of(difficulty);
      }
    }
    return Optional.empty();
  }
}
