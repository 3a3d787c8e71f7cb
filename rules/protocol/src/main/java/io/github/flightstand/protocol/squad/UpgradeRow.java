package io.github.flightstand.protocol.squad;

import io.github.flightstand.rules.engine.state.Bomb;
import io.github.flightstand.rules.engine.state.BombToken;
import io.github.flightstand.rules.engine.state.BombToken.Detonates;
import io.github.flightstand.rules.engine.state.BombToken.Effect;
import io.github.flightstand.rules.engine.state.LaidTemplate;
import io.github.flightstand.rules.engine.state.WeaponRange;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.squad.ActionIcon;
import io.github.flightstand.rules.squad.Changes;
import io.github.flightstand.rules.squad.Icon;
import io.github.flightstand.rules.squad.Needs;
import io.github.flightstand.rules.squad.Needs.Limits;
import io.github.flightstand.rules.squad.ShipSize;
import io.github.flightstand.rules.squad.Slot;
import io.github.flightstand.rules.squad.Upgrade;
import io.github.flightstand.rules.squad.WeaponFigures;
import io.github.flightstand.rules.squad.WeaponFigures.Resource;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A line of {@code upgrades.json}: what is absent is no, none or 0, and 1 for {@code icons}. */
record UpgradeRow(
    String id,
    String name,
    Slot slot,
    int points,
    Optional<Boolean> unique,
    Optional<Integer> mostInSquad,
    Optional<Boolean> limited,
    Optional<NeedsRow> needs,
    Optional<Integer> icons,
    Optional<List<IconRow>> gains,
    Optional<List<Slot>> loses,
    Optional<WideningRow> widens,
    Optional<Slot> distinct,
    Optional<DiscountRow> discount,
    Optional<ChangesRow> changes,
    Optional<List<ActionIcon>> actions,
    Optional<Integer> energy,
    Optional<WeaponRow> weapon,
    Optional<BombRow> bomb) {

  /** What the ship must have. */
  record NeedsRow(
      Optional<List<String>> factions,
      Optional<String> orWith,
      Optional<List<ShipSize>> sizes,
      Optional<List<String>> ships,
      Optional<Integer> minSkill,
      Optional<Integer> maxAgility,
      Optional<Integer> maxHull,
      Optional<Integer> minShields,
      Optional<Integer> maxShields,
      Optional<ActionIcon> action,
      Optional<List<Slot>> icons,
      Optional<Slot> withoutIcon,
      Optional<String> card) {

    private Needs needs() {
      return new Needs(
          factions.orElse(List.of()),
          orWith,
          Set.copyOf(sizes.orElse(List.of())),
          ships.orElse(List.of()),
          limits(minSkill, Optional.empty()),
          limits(Optional.empty(), maxAgility),
          limits(Optional.empty(), maxHull),
          limits(minShields, maxShields),
          action,
          icons.orElse(List.of()),
          withoutIcon,
          card);
    }

    private static Limits limits(Optional<Integer> least, Optional<Integer> most) {
      return new Limits(least.orElse(Limits.ANY.least()), most.orElse(Limits.ANY.most()));
    }
  }

  /** An icon that the upgrade bar gains. */
  record IconRow(
      List<Slot> slots,
      Optional<Integer> mostPoints,
      Optional<Boolean> unique,
      Optional<String> only) {

    private Icon icon() {
      return new Icon(Set.copyOf(slots), mostPoints, unique.orElse(false), only);
    }
  }

  /** Icons that take other kinds as well. */
  record WideningRow(Slot slot, List<Slot> to) {

    private Upgrade.Widening widening() {
      return new Upgrade.Widening(slot, Set.copyOf(to));
    }
  }

  /** Other upgrades made cheaper. */
  record DiscountRow(List<Slot> slots, int less) {

    private Upgrade.Discount discount() {
      return new Upgrade.Discount(Set.copyOf(slots), less);
    }
  }

  /** By how much figures are raised. */
  record ChangesRow(
      Optional<Integer> skill,
      Optional<Integer> attack,
      Optional<Integer> agility,
      Optional<Integer> hull,
      Optional<Integer> shields,
      Optional<Integer> energy) {

    private Changes changes() {
      return new Changes(
          skill.orElse(0),
          attack.orElse(0),
          agility.orElse(0),
          hull.orElse(0),
          shields.orElse(0),
          energy.orElse(0));
    }
  }

  /** A weapon's figures; in the front arc if none is named. */
  record WeaponRow(
      int attack,
      List<Integer> range,
      Optional<FiringArc> arc,
      Optional<Resource> requires,
      Optional<Resource> spends,
      Optional<Integer> energy,
      Optional<Boolean> discards) {

    private WeaponFigures figures() {
      return new WeaponFigures(
          attack,
          new WeaponRange(range.get(0), range.get(1)),
          arc.orElse(FiringArc.FRONT),
          requires,
          spends,
          energy.orElse(0),
          discards.orElse(false));
    }
  }

  /**
   * What a bomb card drops with the straight 1, one token unless it says more; of a kind that the
   * rules reference does not describe, also when it detonates and what befalls each ship that it
   * reaches.
   */
  record BombRow(
      String token,
      Bomb.Window when,
      Optional<Detonates> detonates,
      Optional<Integer> stress,
      Optional<Integer> ion,
      Optional<Integer> damage,
      Optional<Integer> dice,
      Optional<Integer> count) {

    private Bomb bomb(String id) {
      BombToken kind =
          BombToken.named(token)
              .orElseGet(
                  () ->
                      new BombToken(
                          token,
                          detonates.orElseThrow(),
                          new Effect(
                              stress.orElse(0),
                              ion.orElse(0),
                              0,
                              damage.orElse(0),
                              dice.orElse(0))));
      return new Bomb(id, kind, when, List.of(LaidTemplate.STRAIGHT_1), count.orElse(1));
    }
  }

  Upgrade upgrade() {
    return new Upgrade(
        id,
        name,
        slot,
        points,
        unique.orElse(false),
        mostInSquad,
        limited.orElse(false),
        needs.map(NeedsRow::needs).orElse(Needs.NOTHING),
        icons.orElse(1),
        gains.orElse(List.of()).stream().map(IconRow::icon).toList(),
        loses.orElse(List.of()),
        widens.map(WideningRow::widening),
        distinct,
        discount.map(DiscountRow::discount),
        changes.map(ChangesRow::changes).orElse(Changes.NONE),
        actions.orElse(List.of()),
        energy,
        weapon.map(WeaponRow::figures),
        bomb.map(row -> row.bomb(id)));
  }
}
