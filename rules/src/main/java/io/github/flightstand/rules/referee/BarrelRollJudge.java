package io.github.flightstand.rules.referee;

import io.github.flightstand.movement.SidewaysMove;
import io.github.flightstand.movement.component.PartsCatalogue;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.edition.RuleSet;
import io.github.flightstand.rules.referee.log.Reposition;

/** Judges the claim that a ship did a barrel roll, under the game's rule set. */
final class BarrelRollJudge implements ClaimJudge<Reposition> {

  private final PartsCatalogue parts;
  private final RuleSet rules;
  private final MoveRulings rulings;

  BarrelRollJudge(PartsCatalogue parts, RuleSet rules, MoveRulings rulings) {
    this.parts = parts;
    this.rules = rules;
    this.rulings = rulings;
  }

  @Override
  public Ruling judge(Table table, Reposition claim) {
    Ship ship = table.ship(claim.ship()).orElseThrow();
    SidewaysMove roll =
        SidewaysMove.barrelRoll(parts, ship.base(), claim.direction())
            .barredBy(rules.barrelRollBarriers());
    return rulings.judge(table, claim, new SidewaysWay(ship, roll), Rule.BARREL_ROLL);
  }
}
