package io.github.flightstand.cards;

import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.Weapon;
import io.github.flightstand.rules.engine.state.WeaponRange;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.Range;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.List;
import java.util.Optional;

/**
 * Whom a ship could attack with the weapon that a question about an attack names: as its card has
 * arcs and range, whatever other cards say.
 */
record Aim(CardContext now, ShipState attacker, Optional<Weapon> weapon) {

  /** Returns the aim of the attack that a card is asked about. */
  static Aim of(CardContext now) {
    ShipState attacker = now.subject();
    return new Aim(now, attacker, now.question().weapon().flatMap(attacker.card()::weapon));
  }

  /** Tests whether the attack could be made against a ship: arc, range, cost and contact. */
  boolean reaches(String target) {
    boolean needsLock = weapon.flatMap(Weapon::requires).equals(Optional.of(Weapon.Cost.LOCK));
    return !now.state().table().touching(attacker.id(), target)
        && (!needsLock || attacker.lockedOn(target, Optional.empty()))
        && inRange(target);
  }

  private boolean inRange(String target) {
    WeaponRange reach = weapon.map(Weapon::range).orElse(attacker.card().range());
    RangeBand nearest = RangeBand.numbered(reach.nearest());
    RangeBand farthest = RangeBand.numbered(reach.farthest());
    List<FiringArc> arcs = weapon.map(one -> List.of(one.arc())).orElse(attacker.card().arcs());
    if (arcs.contains(FiringArc.TURRET)) {
      return now.range(attacker.id(), target).isAt(nearest, farthest);
    }
    return arcs.stream()
        .flatMap(arc -> inArc(now, attacker.id(), arc, target).stream())
        .anyMatch(range -> range.isAt(nearest, farthest));
  }

  /** Returns the range to the part of a ship or remote in an arc of another, if any part is. */
  static Optional<Range> inArc(CardContext now, String from, FiringArc arc, String to) {
    Ship one = now.state().standing(from).orElseThrow();
    Ship other = now.state().standing(to).orElseThrow();
    return now.ranges().inArc(one, arc, other.base().plastic().placedIn(other.pose()));
  }
}
