package io.github.flightstand.rules.engine.state;

/**
 * Two ships of which one has docked to the other.
 *
 * @param ship the one that docked
 * @param to the other
 * @param stage what is going on between them
 * @param alongside whether they are huge and lie side by side, as it takes to tow (004-042)
 */
public record Dock(String ship, String to, Stage stage, boolean alongside) {

  /** What is going on between two docked ships. */
  public enum Stage {
    /** It has not been said yet. */
    DOCKED,
    /** Their crews fight. */
    FIGHT,
    /** The one tows the other. */
    TOW
  }

  /** Returns it at another stage. */
  public Dock at(Stage next) {
    return new Dock(ship, to, next, alongside);
  }

  /** Tells whether a ship is one of the two. */
  public boolean holds(String id) {
    return ship.equals(id) || to.equals(id);
  }

  /** Returns the other one of the two. */
  public String other(String id) {
    return ship.equals(id) ? to : ship;
  }
}
