package io.github.flightstand.rules.referee;

import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.referee.log.Reposition;

/** Judges the claim that a ship boosted. */
final class BoostJudge implements ClaimJudge<Reposition> {

  private final MoveRulings rulings;

  BoostJudge(MoveRulings rulings) {
    this.rulings = rulings;
  }

  @Override
  public Ruling judge(Table table, Reposition claim) {
    Ship ship = table.ship(claim.ship()).orElseThrow();
    AheadWay boost =
        new AheadWay(
            ship, (on, repositions) -> repositions.boost(on, ship.id(), claim.direction()));
    return rulings.judge(table, claim, boost, Rule.BOOST);
  }
}
