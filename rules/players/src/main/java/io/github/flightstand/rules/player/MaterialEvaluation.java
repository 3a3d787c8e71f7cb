package io.github.flightstand.rules.player;

import io.github.flightstand.rules.engine.state.ShipCard;

/**
 * The worth of ships and damage, in squad points; a ship without points is worth the damage it can
 * take. Only a ship that is gone scores, but damage leads there. Most of a ship's worth is spread
 * evenly over the damage it can take; the rest counts for the last damage.
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

  /** Returns the worth of a ship that can still take {@code left} damage. */
  static double remaining(ShipCard card, int left) {
    return ofDamage(card) * Math.min(left, toughness(card)) + (1 - SPREAD) * of(card);
  }
}
