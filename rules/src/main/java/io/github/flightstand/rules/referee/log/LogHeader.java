package io.github.flightstand.rules.referee.log;

import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.rules.Rules;

/**
 * The first line of a game log: what holds for the whole game.
 *
 * @param rules the rules in force
 * @param playArea the play area
 * @param claimTolerance how far a claim may be off
 */
public record LogHeader(Rules rules, PlayArea playArea, ClaimTolerance claimTolerance) {}
