package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.parts.SectionName;
import java.util.List;
import java.util.Optional;

/** An event that is about to happen and that a card may replace. */
public sealed interface Proposed {

  /** Returns the ship that the event happens to. */
  String ship();

  /** Returns the window at which cards may replace the event. */
  Window window();

  /** A ship, or the given section of a corvette, suffers one damage. */
  record Damage(String ship, Optional<SectionName> section, boolean critical) implements Proposed {
    @Override
    public Window window() {
      return Window.WOULD_SUFFER;
    }
  }

  /** A ship gains tokens. */
  record Tokens(String ship, TokenType marker, int count) implements Proposed {
    @Override
    public Window window() {
      return Window.WOULD_GAIN;
    }
  }

  /**
   * A bomb or mine detonates.
   *
   * @param ship the ship that dropped it, which may be gone
   * @param bomb the id of that ship's bomb card
   * @param reached the ships and remotes that it reaches
   */
  record Detonation(String ship, String bomb, String token, List<String> reached)
      implements Proposed {

    public Detonation {
      reached = List.copyOf(reached);
    }

    @Override
    public Window window() {
      return Window.WOULD_DETONATE;
    }
  }

  /** A ship pays the cost of its attack, although a substitute would serve, too. */
  record Payment(String ship, Weapon.Cost cost) implements Proposed {
    @Override
    public Window window() {
      return Window.WOULD_PAY;
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
