package io.github.flightstand.rules.player;

import io.github.flightstand.rules.engine.state.ShipCard;

/**
 * What ships and damage are worth, in squad points; a ship without any counts what it can take.
 * Only a ship that is gone scores, yet damage leads there: the greater part of a ship's points is
 * spread over all that it can take, the rest is for the last of it.
 */
final class MaterialEvaluation {

  private static final double SPREAD = 0.6;

  static double of(ShipCard card) {
    return card.points() > 0 ? card.points() : toughness(card);
  }

  private static int toughness(ShipCard card) {
    return card.hull() + card.shields();
  }

  static double ofDamage(ShipCard card) {
    return SPREAD * of(card) / toughness(card);
  }

  static double of(ShipCard card, DiceOdds.Effect effect) {
    return ofDamage(card) * effect.damage() + (1 - SPREAD) * of(card) * effect.kill();
  }

  /** Returns what a ship is worth that can still take so much. */
  static double remaining(ShipCard card, int left) {
    return ofDamage(card) * Math.min(left, toughness(card)) + (1 - SPREAD) * of(card);
  }
}
