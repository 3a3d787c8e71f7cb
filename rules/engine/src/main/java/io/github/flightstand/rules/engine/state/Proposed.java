package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.parts.SectionName;
import java.util.Optional;

/** Something that is about to happen, whose place a card may take. */
public sealed interface Proposed {

  /** Returns the ship to which it happens. */
  String ship();

  /** Returns the moment at which cards may take its place. */
  Window window();

  /**
   * A ship suffers one damage.
   *
   * @param ship the ship
   * @param section the section that suffers it, if the ship is a corvette
   * @param critical whether it is critical damage
   */
  record Damage(String ship, Optional<SectionName> section, boolean critical) implements Proposed {
    @Override
    public Window window() {
      return Window.WOULD_SUFFER;
    }
  }

  /**
   * A ship gets tokens.
   *
   * @param ship the ship
   * @param marker of what kind
   * @param count how many
   */
  record Tokens(String ship, TokenType marker, int count) implements Proposed {
    @Override
    public Window window() {
      return Window.WOULD_GAIN;
    }
  }

  /**
   * A ship is destroyed.
   *
   * @param ship the ship
   */
  record Destruction(String ship) implements Proposed {
    @Override
    public Window window() {
      return Window.WOULD_BE_DESTROYED;
    }
  }
}
