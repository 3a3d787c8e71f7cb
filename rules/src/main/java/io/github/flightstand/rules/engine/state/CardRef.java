package io.github.flightstand.rules.engine.state;

/**
 * A card beside a ship, or a rule of the game's mission, which lies beside none.
 *
 * @param ship the ship; no ship for a rule of the mission
 * @param place among which of its cards
 * @param index its place there, from 0; damage cards move up when one before them is discarded
 */
public record CardRef(String ship, Place place, int index) {

  /** Among which of a ship's cards a card lies. */
  public enum Place {
    /** Its pilot's, its upgrades and conditions. */
    HELD,
    /** Its damage cards. */
    DAMAGE,
    /** None: it is a rule of the game's mission. */
    MISSION,
    /** None any more: it was one of its damage cards, and was discarded. */
    DISCARDED
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
    return new CardRef("mission", Place.MISSION, index);
  }

  /** Returns where a damage card of a ship is after it was discarded. */
  static CardRef discarded(String ship) {
    return new CardRef(ship, Place.DISCARDED, 0);
  }

  /** Returns where the card is after one of a ship's damage cards was discarded. */
  public CardRef without(String other, int gone) {
    if (place != Place.DAMAGE || !ship.equals(other) || index < gone) {
      return this;
    }
    return index == gone ? discarded(ship) : damage(ship, index - 1);
  }

  /** Returns where the card is after a ship was left with so many cards of those that it had. */
  public CardRef amongFirst(String other, int held) {
    return place == Place.HELD && ship.equals(other) && index >= held ? discarded(ship) : this;
  }

  /** Returns where the card is after all of a ship's damage cards were discarded. */
  public CardRef withoutAll(String other) {
    return place == Place.DAMAGE && ship.equals(other) ? discarded(ship) : this;
  }
}
