package io.github.flightstand.rules.squad;

import io.github.flightstand.rules.engine.state.Bomb;
import io.github.flightstand.rules.member.Default;
import java.util.List;
import java.util.Optional;

/**
 * An upgrade card: its figures and limits, without its effect in a game.
 *
 * @param id the community's id, such as {@code "protontorpedoes"}
 * @param points squad points; some are negative
 * @param unique whether a squad may have it at most once (000-064)
 * @param mostInSquad the most copies in a squad, if limited to more than one (003-064)
 * @param limited whether a ship may have it at most once (000-061)
 * @param icons the number of icons it takes (002-054)
 * @param gains the icons that the upgrade bar gains
 * @param loses the icons that the upgrade bar loses
 * @param widening the icons of one kind that take other kinds as well
 * @param distinct a kind of upgrade that the ship must not have twice by one name
 * @param discount the upgrades that it makes cheaper
 * @param changes the figures that it raises
 * @param actions the icons that the action bar gains
 * @param energy the most energy that the card holds
 * @param bomb its bomb, if it is a bomb card that games know
 */
public record Upgrade(
    String id,
    String name,
    Slot slot,
    int points,
    @Default("false") boolean unique,
    Optional<Integer> mostInSquad,
    @Default("false") boolean limited,
    @Default("{}") Needs needs,
    @Default("1") int icons,
    @Default("[]") List<Icon> gains,
    @Default("[]") List<Slot> loses,
    Optional<Widening> widening,
    Optional<Slot> distinct,
    Optional<Discount> discount,
    @Default("{}") Changes changes,
    @Default("[]") List<ActionIcon> actions,
    Optional<Integer> energy,
    Optional<WeaponFigures> weapon,
    Optional<Bomb> bomb) {

  /** Throws an {@link IllegalArgumentException} if it takes no icon, or a squad may have none. */
  public Upgrade {
    if (icons < 1 || mostInSquad.orElse(1) < 1) {
      throw new IllegalArgumentException(
          "an upgrade takes at least 1 icon and a squad may have at least 1, found %s and %s"
              .formatted(icons, mostInSquad.orElse(1)));
    }
    gains = List.copyOf(gains);
    loses = List.copyOf(loses);
    actions = List.copyOf(actions);
  }

  public record Widening(Slot slot, List<Slot> to) {

    public Widening {
      to = List.copyOf(to);
    }
  }

  /** Other upgrades of these kinds (empty: all) cost {@code less} points less, not below 0. */
  public record Discount(List<Slot> slots, int less) {

    public Discount {
      slots = List.copyOf(slots);
    }

    int on(Upgrade card, int points) {
      boolean meant = slots.isEmpty() || slots.contains(card.slot());
      return meant ? Math.max(Math.min(0, points), points - less) : points;
    }
  }
}
