package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.rules.member.Default;
import java.util.List;
import java.util.Optional;

/**
 * A kind of bomb token by its reference card: when it detonates, and its effect on each ship that
 * it reaches (000, heading on bombs; 000-080, -086 to -088).
 *
 * @param set how many tokens are dropped together, side by side
 */
public record BombToken(String name, Detonates detonates, Effect effect, int set) {

  /** Creates a kind of token that is dropped alone. */
  public BombToken(String name, Detonates detonates, Effect effect) {
    this(name, detonates, effect, 1);
  }

  /** Throws IllegalArgumentException if a set has not 1 to 12 tokens. */
  public BombToken {
    if (set < 1 || set > MOST) {
      throw new IllegalArgumentException(
          "a set of '" + name + "' has 1 to " + MOST + " tokens, found " + set);
    }
  }

  /** When a token detonates, and which ships it then reaches. */
  public enum Detonates {
    /** At the end of the activation phase; it reaches every ship at range 1. */
    ACTIVATION_END,
    /**
     * As soon as a ship's base, or the part of a template that the ship used, overlaps it; it
     * reaches that ship.
     */
    OVERLAP
  }

  /** More than any reference card gives of anything. */
  private static final int MOST = 12;

  /**
   * The effect on each ship that is reached, in this order: tokens, cards dealt face up despite
   * shields, damage, and attack dice whose hits it suffers.
   *
   * @param stress stress tokens
   * @param ion ion tokens
   * @param cards damage cards dealt face up
   * @param damage damage
   * @param dice attack dice that are rolled
   * @param plain whether critical hits of those dice do normal damage
   * @param condition the id of a card that is put beside the ship, if the game has that card
   */
  public record Effect(
      @Default(value = "0", written = true) int stress,
      @Default(value = "0", written = true) int ion,
      @Default(value = "0", written = true) int cards,
      @Default(value = "0", written = true) int damage,
      @Default(value = "0", written = true) int dice,
      @Default("false") boolean plain,
      Optional<String> condition) {

    /** Creates an effect whose dice do critical damage, too, and that brings no card. */
    public Effect(int stress, int ion, int cards, int damage, int dice) {
      this(stress, ion, cards, damage, dice, false, Optional.empty());
    }

    /** Throws IllegalArgumentException if a count is not from 0 to 12. */
    public Effect {
      for (int count : new int[] {stress, ion, cards, damage, dice}) {
        if (count < 0 || count > MOST) {
          throw new IllegalArgumentException(
              "a bomb has 0 to " + MOST + " of each effect, found " + count);
        }
      }
    }
  }

  /** Deals a face-up card to each ship at range 1 (000-086). */
  public static final BombToken PROTON_BOMB =
      new BombToken("proton-bomb", Detonates.ACTIVATION_END, new Effect(0, 0, 1, 0, 0));

  /** Does 1 damage to each ship at range 1 (000-088). */
  public static final BombToken SEISMIC_BOMB =
      new BombToken("seismic-bomb", Detonates.ACTIVATION_END, new Effect(0, 0, 0, 1, 0));

  /** Makes the ship that sets it off roll 3 attack dice (000-087). */
  public static final BombToken PROXIMITY_MINE =
      new BombToken("proximity-mine", Detonates.OVERLAP, new Effect(0, 0, 0, 0, 3));

  /** The kinds that the rules reference describes. */
  public static final List<BombToken> KNOWN = List.of(PROTON_BOMB, SEISMIC_BOMB, PROXIMITY_MINE);

  /** Returns the kind with that name, if the rules reference describes one. */
  public static Optional<BombToken> named(String name) {
    return KNOWN.stream().filter(token -> token.name().equals(name)).findFirst();
  }

  /** Returns the kind of token that lies on the table. */
  public TokenKind kind() {
    return detonates == Detonates.OVERLAP ? TokenKind.MINE : TokenKind.BOMB;
  }
}
