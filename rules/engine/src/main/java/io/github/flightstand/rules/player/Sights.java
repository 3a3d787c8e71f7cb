package io.github.flightstand.rules.player;

import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.measure.Aim;
import io.github.flightstand.rules.measure.Attack;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.LineOfFire;
import io.github.flightstand.rules.measure.LineOfFire.ExtraDice;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.List;
import java.util.Optional;

/** The shots that ships would have at one another. */
final class Sights {

  private static final List<Optional<SectionName>> WHOLE = List.of(Optional.empty());
  private static final List<Optional<SectionName>> SECTIONS =
      List.of(Optional.of(SectionName.FORE), Optional.of(SectionName.AFT));

  /** Returns the extra dice of a ship's first shot with its primary weapon, if it has a shot. */
  static Optional<ExtraDice> shot(Tools tools, Table table, Ship from, ShipCard card, Ship to) {
    return shot(tools, table, from, Gun.primary(card), to);
  }

  /** Returns the extra dice of a weapon's first possible shot at another ship, if there is one. */
  static Optional<ExtraDice> shot(Tools tools, Table table, Ship from, Gun gun, Ship to) {
    double farthest = RangeBand.numbered(gun.range().farthest()).farEdge();
    double beyond = farthest + from.base().reach() + to.base().reach();
    if (from.pose().position().distanceTo(to.pose().position()) > beyond) {
      return Optional.empty();
    }
    for (FiringArc arc : gun.arcs()) {
      for (Optional<SectionName> section :
          to.base().size() == BaseSize.HUGE_CORVETTE ? SECTIONS : WHOLE) {
        Attack attack = tools.attacks().measure(table, new Aim(from, to, section, arc));
        Optional<LineOfFire> line =
            attack
                .line()
                .filter(l -> l.range().filter(b -> gun.range().reaches(b.number())).isPresent());
        if (line.isPresent() && !onAsteroid(attack)) {
          return line.map(gun::extra);
        }
      }
    }
    return Optional.empty();
  }

  private static boolean onAsteroid(Attack attack) {
    return attack.forbidden().equals(Optional.of(Attack.Forbidden.ON_OBSTACLE));
  }
}
