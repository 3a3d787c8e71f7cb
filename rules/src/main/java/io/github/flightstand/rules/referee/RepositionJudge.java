package io.github.flightstand.rules.referee;

import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.reposition.AheadMove;
import io.github.flightstand.movement.reposition.SidewaysMove;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.referee.log.Reposition;
import java.util.Optional;

/** Judges the claim that a ship barrel rolled, boosted or decloaked. */
final class RepositionJudge implements ClaimJudge<Reposition> {

  private final MovementRules rules;
  private final MoveRulings rulings;

  RepositionJudge(MovementRules rules, MoveRulings rulings) {
    this.rules = rules;
    this.rulings = rulings;
  }

  @Override
  public Ruling judge(Table table, Reposition claim) {
    Ship ship = table.ship(claim.ship()).orElseThrow();
    return switch (claim.kind()) {
      case BARREL_ROLL -> {
        SidewaysMove roll = SidewaysMove.barrelRoll(rules, ship.base(), claim.direction());
        yield rulings.judge(table, claim, new SidewaysWay(ship, roll), Rule.BARREL_ROLL);
      }
      case BOOST -> {
        AheadMove boost = AheadMove.boost(rules, claim.direction());
        yield rulings.judge(table, claim, new AheadWay(ship, boost), Rule.BOOST);
      }
      case DECLOAK -> decloak(table, claim, ship);
    };
  }

  private Ruling decloak(Table table, Reposition claim, Ship ship) {
    try {
      return rulings.judge(table, claim, decloakWay(ship, claim.direction()), Rule.DECLOAK);
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

  private ClaimedWay decloakWay(Ship ship, Side direction) {
    return direction == Side.AHEAD
        ? new AheadWay(ship, AheadMove.decloak(rules))
        : new SidewaysWay(ship, SidewaysMove.decloak(rules, ship.base(), direction));
  }
}
