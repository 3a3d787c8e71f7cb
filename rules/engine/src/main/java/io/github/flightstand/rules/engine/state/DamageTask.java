package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.member.Default;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** A task about damage and damage cards (000, heading on damage). */
public sealed interface DamageTask extends Task {

  /**
   * A ship is dealt damage cards face up, which is not suffering damage (000-086), and then suffers
   * damage, one at a time (000, heading on damage; 002-030 to -040).
   *
   * @param section the section; absent if there are no sections, or until an opponent picks one
   * @param cards the number of cards still to be dealt face up, despite shields
   * @param normal how much normal damage is still to be suffered
   * @param critical how much critical damage is still to be suffered
   * @param hurt whether some damage was suffered
   */
  record Damage(
      String ship,
      Optional<SectionName> section,
      @Default("0") int cards,
      int normal,
      int critical,
      @Default("false") boolean hurt)
      implements DamageTask {

    /** Creates damage that has not begun to be suffered. */
    public Damage(String ship, Optional<SectionName> section, int cards, int normal, int critical) {
      this(ship, section, cards, normal, critical, false);
    }

    /** Returns this task after a ship, which may be another one, suffered some damage. */
    public Damage after(String suffering) {
      return new Damage(ship, section, cards, normal, critical, hurt || ship.equals(suffering));
    }
  }

  /**
   * A ship is dealt a damage card.
   *
   * @param up whether it is dealt face up
   * @param dealt whether it already lies beside the ship
   * @param unread the dealt card, while cards may take effect before its text does; discarded if it
   *     is gone by now
   */
  record Dealing(
      String ship,
      Optional<SectionName> section,
      boolean up,
      boolean dealt,
      Optional<CardRef> unread)
      implements DamageTask {

    /** Creates a deal whose card has no text left to be resolved. */
    public Dealing(String ship, Optional<SectionName> section, boolean up, boolean dealt) {
      this(ship, section, up, dealt, Optional.empty());
    }

    @Override
    public Dealing withCards(UnaryOperator<CardRef> moved) {
      return new Dealing(ship, section, up, dealt, unread.map(moved));
    }
  }

  /** The damage cards of a ship that is gone are turned up and discarded (000-141, 002-036). */
  record Discarding(String ship) implements DamageTask {}
}
