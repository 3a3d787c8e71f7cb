package io.github.flightstand.rules.engine.state;

/** Damage that is suffered and damage cards that are dealt (000, heading on damage). */
public sealed interface DamageTask extends Task {

  /**
   * A ship suffers damage, one after the other (000, heading on damage).
   *
   * @param ship the ship
   * @param normal how much normal damage is left
   * @param critical how much critical damage is left
   */
  record Damage(String ship, int normal, int critical) implements DamageTask {}

  /**
   * A ship is dealt a damage card.
   *
   * @param ship the ship
   * @param up whether it is dealt face up
   * @param dealt whether it lies there already
   */
  record Dealing(String ship, boolean up, boolean dealt) implements DamageTask {}

  /**
   * A ship is dealt damage cards face up, whatever its shields: that is no damage suffered
   * (000-086).
   *
   * @param ship the ship
   * @param count how many are left
   */
  record FaceUpCards(String ship, int count) implements DamageTask {}

  /**
   * The damage cards of a ship that is gone are turned up and discarded (000-141).
   *
   * @param ship the ship
   */
  record Discarding(String ship) implements DamageTask {}
}
