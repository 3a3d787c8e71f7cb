package io.github.flightstand.rules.referee;

import io.github.flightstand.movement.AheadMove;
import io.github.flightstand.movement.component.PartsCatalogue;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.edition.RuleSet;
import io.github.flightstand.rules.referee.log.Reposition;

/** Judges the claim that a ship boosted. */
final class BoostJudge implements ClaimJudge<Reposition> {

  private final PartsCatalogue parts;
  private final RuleSet rules;
  private final MoveRulings rulings;

  BoostJudge(PartsCatalogue parts, RuleSet rules, MoveRulings rulings) {
    this.parts = parts;
    this.rules = rules;
    this.rulings = rulings;
  }

  @Override
  public Ruling judge(Table table, Reposition claim) {
    Ship ship = table.ship(claim.ship()).orElseThrow();
    AheadMove boost = AheadMove.boost(parts, claim.direction()).barredBy(rules.boostBarriers());
    return rulings.judge(table, claim, new AheadWay(ship, boost), Rule.BOOST);
  }
}
