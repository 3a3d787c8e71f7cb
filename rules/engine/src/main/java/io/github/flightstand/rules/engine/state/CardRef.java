package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.parts.SectionName;
import java.util.Optional;

/**
 * A card beside a ship, or a rule of the game's mission, which lies beside no ship.
 *
 * @param index its place there, from 0; damage cards move up when one before them is discarded
 */
public record CardRef(String ship, Place place, int index) {

  /** Among which of a ship's cards a card lies. */
  public enum Place {
    /** Its pilot's, its upgrades and conditions. */
    HELD,
    /** Its damage cards; those of a corvette lie beside its sections. */
    DAMAGE,
    /** None: it is a rule of the game's mission. */
    MISSION,
    /** The damage cards of a corvette's fore section. */
    FORE,
    /** The damage cards of a corvette's aft section. */
    AFT,
    /** None any more: it was one of its damage cards, and was discarded. */
    DISCARDED
  }

  /** Returns the held card at a place beside a ship. */
  public static CardRef held(String ship, int index) {
    return new CardRef(ship, Place.HELD, index);
  }

  /** Returns a mission's rule by its place among them. */
  public static CardRef mission(int index) {
    return new CardRef("mission", Place.MISSION, index);
  }

  /** Returns the damage card at a place beside a ship, or beside a section of a corvette. */
  public static CardRef damage(String ship, Optional<SectionName> section, int index) {
    return new CardRef(
        ship,
        section.map(name -> name == SectionName.FORE ? Place.FORE : Place.AFT).orElse(Place.DAMAGE),
        index);
  }

  /** Returns beside which section of a corvette it lies, if it lies beside one. */
  public Optional<SectionName> section() {
    return switch (place) {
      case FORE -> Optional.of(SectionName.FORE);
      case AFT -> Optional.of(SectionName.AFT);
      case HELD, DAMAGE, DISCARDED, MISSION -> Optional.empty();
    };
  }

  /** Tells whether it is a damage card that lies beside a ship. */
  public boolean damages() {
    return place == Place.DAMAGE || place == Place.FORE || place == Place.AFT;
  }

  /** Returns where a damage card of a ship is after it was discarded. */
  static CardRef discarded(String ship) {
    return new CardRef(ship, Place.DISCARDED, 0);
  }

  /** Returns where the card is after a damage card was discarded. */
  public CardRef without(CardRef gone) {
    if (place != gone.place || !ship.equals(gone.ship) || index < gone.index) {
      return this;
    }
    return index == gone.index ? discarded(ship) : new CardRef(ship, place, index - 1);
  }

  /** Returns where the card is after a ship was left with so many cards of those that it had. */
  public CardRef amongFirst(String other, int held) {
    return place == Place.HELD && ship.equals(other) && index >= held ? discarded(ship) : this;
  }

  /** Returns where the card is after all of a ship's damage cards were discarded. */
  public CardRef withoutAll(String other) {
    return place != Place.HELD && ship.equals(other) ? discarded(ship) : this;
  }
}
