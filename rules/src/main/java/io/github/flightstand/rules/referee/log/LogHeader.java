package io.github.flightstand.rules.referee.log;

import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.rules.edition.RuleSet;

/**
 * The first line of a game log: what holds for the whole game.
 *
 * @param rules the rule set in force
 * @param playArea the play area
 * @param claimTolerance how far a claim may be off
 */
public record LogHeader(RuleSet rules, PlayArea playArea, ClaimTolerance claimTolerance) {}
