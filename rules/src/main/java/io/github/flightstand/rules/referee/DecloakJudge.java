package io.github.flightstand.rules.referee;

import io.github.flightstand.movement.AheadMove;
import io.github.flightstand.movement.SidewaysMove;
import io.github.flightstand.movement.component.BaseSize;
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
    if (claim.direction() == Side.AHEAD) {
      AheadMove ahead = AheadMove.decloak(parts).barredBy(rules.decloakBarriers());
      return rulings.judge(table, claim, new AheadWay(ship, ahead), Rule.DECLOAK);
    }
    if (ship.base().size() == BaseSize.MEDIUM) {
      return new Ruling(
          claim,
          Verdict.ILLEGAL,
          Optional.empty(),
          Optional.empty(),
          Optional.of(Rule.DECLOAK),
          ship.id() + " is a medium ship, which does not decloak to a side");
    }
    SidewaysMove roll =
        SidewaysMove.decloak(parts, ship.base(), claim.direction())
            .barredBy(rules.decloakBarriers());
    return rulings.judge(table, claim, new SidewaysWay(ship, roll), Rule.DECLOAK);
  }
}
