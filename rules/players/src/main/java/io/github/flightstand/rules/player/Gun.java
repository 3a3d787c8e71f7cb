package io.github.flightstand.rules.player;

import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.Weapon;
import io.github.flightstand.rules.engine.state.WeaponRange;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.LineOfFire.ExtraDice;
import io.github.flightstand.rules.measure.RangeBand;
import io.github.flightstand.rules.player.Memory.Shot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A weapon as players see it; without a card the primary weapon. */
record Gun(Optional<Weapon> card, int attack, WeaponRange range, List<FiringArc> arcs) {

  static Gun primary(ShipCard card) {
    return new Gun(Optional.empty(), card.attack(), card.range(), card.arcs());
  }

  /** Returns a ship's weapons, without those that it discarded, which are face down (000-063). */
  static List<Gun> of(ShipState ship) {
    List<Gun> guns = new ArrayList<>();
    guns.add(primary(ship.card()));
    for (Weapon weapon : ship.card().weapons()) {
      if (ship.cards().stream().anyMatch(card -> card.up() && card.id().equals(weapon.id()))) {
        guns.add(
            new Gun(Optional.of(weapon), weapon.attack(), weapon.range(), List.of(weapon.arc())));
      }
    }
    return guns;
  }

  /** Tests whether an attack with it requires a token. */
  boolean needs(Weapon.Cost cost) {
    return card.flatMap(weapon -> weapon.requires().or(weapon::spends)).equals(Optional.of(cost));
  }

  /** Tests whether an attack with it costs a token, which then does not help its dice. */
  boolean spends(Weapon.Cost cost) {
    return card.flatMap(Weapon::spends).equals(Optional.of(cost));
  }

  /** Returns the extra dice along a line: range counts for primary weapons only (000-170). */
  ExtraDice extra(Shot shot) {
    return card.isEmpty() ? shot.dice() : ExtraDice.of(RangeBand.TWO, shot.obstructed());
  }
}
