package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.parts.SectionName;
import java.util.Optional;

/**
 * A reference to a card beside a ship, or to a rule of the game's mission.
 *
 * @param index the card's index there, from 0; damage cards move up after a discard
 */
public record CardRef(String ship, Place place, int index) {

  /** The place of a card. */
  public enum Place {
    /** Among the ship's own cards: pilot, upgrades and conditions. */
    HELD,
    /** Among the damage cards of a ship that is not a corvette. */
    DAMAGE,
    /** Beside no ship: it is a rule of the game's mission. */
    MISSION,
    /** Among the damage cards of a corvette's fore section. */
    FORE,
    /** Among the damage cards of a corvette's aft section. */
    AFT,
    /** Nowhere: the card is gone. */
    DISCARDED
  }

  /** Returns a reference to one of a ship's own cards. */
  public static CardRef held(String ship, int index) {
    return new CardRef(ship, Place.HELD, index);
  }

  /** Returns a reference to a mission's rule by its index. */
  public static CardRef mission(int index) {
    return new CardRef("mission", Place.MISSION, index);
  }

  /** Returns a reference to a damage card of a ship, or of a section of a corvette. */
  public static CardRef damage(String ship, Optional<SectionName> section, int index) {
    return new CardRef(
        ship,
        section.map(name -> name == SectionName.FORE ? Place.FORE : Place.AFT).orElse(Place.DAMAGE),
        index);
  }

  /** Returns the section of a corvette beside which the card lies, if any. */
  public Optional<SectionName> section() {
    return switch (place) {
      case FORE -> Optional.of(SectionName.FORE);
      case AFT -> Optional.of(SectionName.AFT);
      case HELD, DAMAGE, DISCARDED, MISSION -> Optional.empty();
    };
  }

  /** Tests whether it refers to a damage card beside a ship. */
  public boolean damages() {
    return place == Place.DAMAGE || place == Place.FORE || place == Place.AFT;
  }

  /** Returns a reference to a card of a ship that is gone. */
  static CardRef discarded(String ship) {
    return new CardRef(ship, Place.DISCARDED, 0);
  }

  /** Returns this reference after a damage card was discarded. */
  public CardRef without(CardRef gone) {
    if (place != gone.place || !ship.equals(gone.ship) || index < gone.index) {
      return this;
    }
    return index == gone.index ? discarded(ship) : new CardRef(ship, place, index - 1);
  }

  /** Returns this reference after a ship has kept only its first {@code held} cards. */
  public CardRef amongFirst(String other, int held) {
    return place == Place.HELD && ship.equals(other) && index >= held ? discarded(ship) : this;
  }

  /** Returns this reference after all of a ship's damage cards were discarded. */
  public CardRef withoutAll(String other) {
    return place != Place.HELD && ship.equals(other) ? discarded(ship) : this;
  }
}
