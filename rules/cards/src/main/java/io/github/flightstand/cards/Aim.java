package io.github.flightstand.cards;

import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.ValueQuery;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Weapon;
import io.github.flightstand.rules.engine.state.WeaponRange;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.Range;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.List;
import java.util.Optional;

/** Whom a ship could attack with the weapon that a question about an attack names. */
record Aim(CardContext now, ShipState attacker, Optional<Weapon> weapon) {

  /** Returns the aim of the attack that a card is asked about. */
  static Aim of(CardContext now) {
    ShipState attacker = now.subject();
    return new Aim(now, attacker, now.question().weapon().flatMap(attacker.card()::weapon));
  }

  /** Tests whether the attack could be made against a ship: arc, range, cost and contact. */
  boolean reaches(String target) {
    return !now.state().table().touching(attacker.id(), target)
        && weapon.flatMap(Weapon::requires).filter(cost -> !has(cost, target)).isEmpty()
        && inRange(target);
  }

  /** Tests whether the attacker has something that serves for what its weapon requires. */
  private boolean has(Weapon.Cost cost, String target) {
    return value(Value.COSTS, List.of(cost)).stream()
        .anyMatch(
            way ->
                way == Weapon.Cost.LOCK
                    ? attacker.lockedOn(target, Optional.empty())
                    : attacker.tokens().of(TokenType.FOCUS) > 0);
  }

  private <T> T value(Value<T> value, T printed) {
    return now.value(value, attacker.id(), printed, ValueQuery.aboutWeapon(weapon.map(Weapon::id)));
  }

  private boolean inRange(String target) {
    WeaponRange reach =
        value(Value.RANGE, weapon.map(Weapon::range).orElse(attacker.card().range()));
    RangeBand nearest = RangeBand.numbered(reach.nearest());
    RangeBand farthest = RangeBand.numbered(reach.farthest());
    List<FiringArc> arcs =
        weapon.isPresent()
            ? List.of(value(Value.WEAPON_ARC, weapon.get().arc()))
            : value(Value.ARCS, attacker.card().arcs());
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
