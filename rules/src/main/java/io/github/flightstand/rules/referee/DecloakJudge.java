package io.github.flightstand.rules.referee;

import io.github.flightstand.movement.AheadMove;
import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.SidewaysMove;
import io.github.flightstand.movement.component.PartsCatalogue;
import io.github.flightstand.movement.component.Side;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.edition.RuleSet;
import io.github.flightstand.rules.referee.log.Reposition;
import java.util.Optional;

/** Judges the claim that a ship decloaked, to a side or forward. */
final class DecloakJudge implements ClaimJudge<Reposition> {

  private final PartsCatalogue parts;
  private final RuleSet rules;
  private final MoveRulings rulings;

  DecloakJudge(PartsCatalogue parts, RuleSet rules, MoveRulings rulings) {
    this.parts = parts;
    this.rules = rules;
    this.rulings = rulings;
  }

  @Override
  public Ruling judge(Table table, Reposition claim) {
    Ship ship = table.ship(claim.ship()).orElseThrow();
    try {
      return rulings.judge(table, claim, way(ship, claim.direction()), Rule.DECLOAK);
    } catch (CannotFlyException refused) {
      return new Ruling(
          claim,
          Verdict.ILLEGAL,
          Optional.empty(),
          Optional.empty(),
          Optional.of(Rule.DECLOAK),
          ship.id() + " is a " + ship.base().name() + " ship, which does not decloak to a side");
    }
  }

  private ClaimedWay way(Ship ship, Side direction) {
    return direction == Side.AHEAD
        ? new AheadWay(ship, AheadMove.decloak(parts).barredBy(rules.decloakBarriers()))
        : new SidewaysWay(
            ship,
            SidewaysMove.decloak(parts, ship.base(), direction).barredBy(rules.decloakBarriers()));
  }
}
