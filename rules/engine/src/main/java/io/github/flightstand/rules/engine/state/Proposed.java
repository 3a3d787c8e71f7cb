package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.parts.SectionName;
import java.util.Optional;

/** Something that is about to happen, whose place a card may take. */
public sealed interface Proposed {

  /** Returns the ship to which it happens. */
  String ship();

  /** Returns the moment at which cards may take its place. */
  Window window();

  /** A ship, or that section of a corvette, suffers one damage. */
  record Damage(String ship, Optional<SectionName> section, boolean critical) implements Proposed {
    @Override
    public Window window() {
      return Window.WOULD_SUFFER;
    }
  }

  /** A ship gets tokens. */
  record Tokens(String ship, TokenType marker, int count) implements Proposed {
    @Override
    public Window window() {
      return Window.WOULD_GAIN;
    }
  }

  /** A ship is destroyed. */
  record Destruction(String ship) implements Proposed {
    @Override
    public Window window() {
      return Window.WOULD_BE_DESTROYED;
    }
  }
}
