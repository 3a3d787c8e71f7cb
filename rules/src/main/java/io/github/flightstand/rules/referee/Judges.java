package io.github.flightstand.rules.referee;

import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.reposition.Repositions;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.edition.RuleSet;
import io.github.flightstand.rules.referee.log.Activation;
import io.github.flightstand.rules.referee.log.AttackClaim;
import io.github.flightstand.rules.referee.log.Claim;
import io.github.flightstand.rules.referee.log.ClaimTolerance;
import io.github.flightstand.rules.referee.log.LogHeader;
import io.github.flightstand.rules.referee.log.Reposition;

/** The judges of one game, one for each kind of claim that is judged. */
final class Judges implements ClaimJudge<Claim> {

  private final ActivationJudge activations;
  private final RepositionJudge repositions;
  private final AttackJudge attacks;

  /** Appoints the judges for a game with this header, who measure with these parts. */
  Judges(PartsCatalogue parts, LogHeader header) {
    RuleSet rules = header.rules();
    ClaimTolerance forgiven = header.claimTolerance();
    MovementRules movement = rules.movement().withParts(parts);
    activations = new ActivationJudge(forgiven, new Resolver(movement));
    MoveRulings moves = new MoveRulings(forgiven, new Repositions(movement));
    repositions = new RepositionJudge(movement, moves);
    attacks = new AttackJudge(rules, forgiven);
  }

  @Override
  public Ruling judge(Table table, Claim claim) {
    try {
      checkMoves(table.ship(claim.ship()).orElseThrow(), claim);
    } catch (CannotFlyException refused) {
      return Ruling.impossible(claim, refused);
    }
    return judgePossible(table, claim);
  }

  /**
   * Checks that a ship of its kind can make the claimed move at all.
   *
   * @throws CannotFlyException if it cannot
   */
  private static void checkMoves(Ship ship, Claim claim) {
    if (claim instanceof Activation activation) {
      Resolver.checkFlies(ship, activation.maneuver());
    } else if (claim instanceof Reposition) {
      Repositions.checkRepositions(ship);
    }
  }

  private Ruling judgePossible(Table table, Claim claim) {
    if (claim instanceof Activation activation) {
      return activations.judge(table, activation);
    }
    if (claim instanceof Reposition move) {
      return repositions.judge(table, move);
    }
    return claim instanceof AttackClaim attack
        ? attacks.judge(table, attack)
        : Ruling.unverified(claim);
  }
}
