package io.github.flightstand.rules.squad;

import io.github.flightstand.rules.engine.state.Bomb;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * An upgrade card: figures and limits, without what it says it does in a game.
 *
 * @param id the community's id, as in {@code "protontorpedoes"}
 * @param name the name on the card
 * @param slot its kind
 * @param points squad points; some are negative
 * @param unique whether a squad has it at most once (000-064)
 * @param mostInSquad how many a squad may have, where that is limited to more than one (003-064)
 * @param limited whether a ship has it at most once (000-061)
 * @param needs what the ship must have
 * @param icons how many icons it takes (002-054)
 * @param gains the icons that the upgrade bar gains
 * @param loses the icons that the upgrade bar loses
 * @param widening the icons of one kind that take other kinds as well
 * @param distinct a kind of which the ship must not have two of one name
 * @param discount what it makes cheaper
 * @param changes the figures that it raises
 * @param actions the icons that the action bar gains
 * @param energy the most energy that the card holds
 * @param weapon its figures as a weapon, if it is one
 * @param bomb what it drops, if it is a bomb card that games know
 */
public record Upgrade(
    String id,
    String name,
    Slot slot,
    int points,
    boolean unique,
    Optional<Integer> mostInSquad,
    boolean limited,
    Needs needs,
    int icons,
    List<Icon> gains,
    List<Slot> loses,
    Optional<Widening> widening,
    Optional<Slot> distinct,
    Optional<Discount> discount,
    Changes changes,
    List<ActionIcon> actions,
    Optional<Integer> energy,
    Optional<WeaponFigures> weapon,
    Optional<Bomb> bomb) {

  /**
   * Copies the lists.
   *
   * @throws IllegalArgumentException if it takes no icon, or a squad may have none
   */
  public Upgrade {
    if (icons < 1 || mostInSquad.orElse(1) < 1) {
      throw new IllegalArgumentException(
          "an upgrade takes at least 1 icon and a squad may have at least 1, found "
              + icons
              + " and "
              + mostInSquad.orElse(1));
    }
    gains = List.copyOf(gains);
    loses = List.copyOf(loses);
    actions = List.copyOf(actions);
  }

  /**
   * Icons of one kind that take other kinds as well.
   *
   * @param slot the kind
   * @param to the others
   */
  public record Widening(Slot slot, Set<Slot> to) {

    /** Copies the kinds. */
    public Widening {
      to = Set.copyOf(to);
    }
  }

  /**
   * Other upgrades of the ship made cheaper, none below 0 points.
   *
   * @param slots their kinds; empty: all
   * @param less by how many points each
   */
  public record Discount(Set<Slot> slots, int less) {

    /** Copies the kinds. */
    public Discount {
      slots = Set.copyOf(slots);
    }

    int on(Upgrade card, int points) {
      boolean meant = slots.isEmpty() || slots.contains(card.slot());
      return meant ? Math.max(Math.min(0, points), points - less) : points;
    }
  }
}
