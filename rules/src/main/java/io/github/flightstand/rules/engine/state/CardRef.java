package io.github.flightstand.rules.engine.state;

/**
 * A card beside a ship.
 *
 * @param ship the ship
 * @param place among which of its cards
 * @param index its place there, from 0
 */
public record CardRef(String ship, Place place, int index) {

  /** Among which of a ship's cards a card lies. */
  public enum Place {
    /** Its pilot's, its upgrades and conditions. */
    HELD,
    /** Its damage cards. */
    DAMAGE
  }

  /** Returns the held card at a place beside a ship. */
  public static CardRef held(String ship, int index) {
    return new CardRef(ship, Place.HELD, index);
  }

  /** Returns the damage card at a place beside a ship. */
  public static CardRef damage(String ship, int index) {
    return new CardRef(ship, Place.DAMAGE, index);
  }
}
