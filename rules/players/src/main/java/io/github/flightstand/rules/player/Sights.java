package io.github.flightstand.rules.player;

import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.WeaponRange;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.LineOfFire.ExtraDice;
import io.github.flightstand.rules.measure.RangeBand;
import io.github.flightstand.rules.player.Memory.Placed;
import io.github.flightstand.rules.player.Memory.Shot;
import java.util.List;
import java.util.Optional;

/** The shots that ships would have at one another. */
final class Sights {

  private static final List<Optional<SectionName>> SECTIONS =
      List.of(Optional.of(SectionName.FORE), Optional.of(SectionName.AFT));
  private static final List<Optional<SectionName>> WHOLE = List.of(Optional.empty());

  /** Returns a ship's first shot with its primary weapon, if it has a shot. */
  static Optional<Shot> shot(Tools tools, Table table, Placed from, ShipCard card, Placed to) {
    WeaponRange range = card.huge().isEmpty() ? WeaponRange.PRIMARY : card.range();
    return shot(tools, table, from, range, card.arcs(), to);
  }

  /** Returns the extra dice of a weapon's first possible shot at another ship, if there is one. */
  static Optional<ExtraDice> shot(Tools tools, Table table, Placed from, Gun gun, Placed to) {
    return shot(tools, table, from, gun.range(), gun.arcs(), to).map(gun::extra);
  }

  private static Optional<Shot> shot(
      Tools tools, Table table, Placed one, WeaponRange range, List<FiringArc> arcs, Placed other) {
    Ship from = one.ship();
    Ship to = other.ship();
    double farthest = RangeBand.numbered(range.farthest()).farEdge();
    double beyond = farthest + from.base().reach() + to.base().reach();
    double dx = to.pose().x() - from.pose().x();
    double dy = to.pose().y() - from.pose().y();
    if (dx * dx + dy * dy > beyond * beyond) {
      return Optional.empty();
    }
    boolean corvette = to.base().size() == BaseSize.HUGE_CORVETTE;
    List<Optional<SectionName>> sections = corvette ? SECTIONS : WHOLE;
    for (int i = 0; i < arcs.size(); i++) {
      for (int k = 0; k < sections.size(); k++) {
        Optional<Shot> shot = tools.memory().shot(table, one, arcs.get(i), other, sections.get(k));
        if (shot.isPresent() && range.reaches(shot.get().range().number())) {
          return shot;
        }
      }
    }
    return Optional.empty();
  }
}
