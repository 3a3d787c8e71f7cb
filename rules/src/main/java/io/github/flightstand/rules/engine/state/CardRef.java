package io.github.flightstand.rules.engine.state;

/**
 * A card beside a ship, or a rule of the game's mission, which lies beside none.
 *
 * @param ship the ship; empty for a mission's rule
 * @param place among which of its cards
 * @param index its place there, from 0
 */
public record CardRef(String ship, Place place, int index) {

  /** Among which of a ship's cards a card lies. */
  public enum Place {
    /** Its pilot's, its upgrades and conditions. */
    HELD,
    /** Its damage cards. */
    DAMAGE,
    /** None: it is a rule of the game's mission. */
    MISSION
  }

  /** Returns the held card at a place beside a ship. */
  public static CardRef held(String ship, int index) {
    return new CardRef(ship, Place.HELD, index);
  }

  /** Returns the damage card at a place beside a ship. */
  public static CardRef damage(String ship, int index) {
    return new CardRef(ship, Place.DAMAGE, index);
  }

  /** Returns a mission's rule by its place among them. */
  public static CardRef mission(int index) {
    return new CardRef("", Place.MISSION, index);
  }
}
