package io.github.flightstand.rules.engine.hook;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.rules.engine.state.CardRef;
import java.util.Optional;

/**
 * A question for a value, with what the value is needed for.
 *
 * @param of the kind of card that offers the action or is discarded; absent if the action is on the
 *     action bar or granted
 * @param weapon the secondary weapon; absent for the primary weapon
 */
public record ValueQuery(
    Optional<Maneuver> maneuver,
    Optional<String> action,
    Optional<CardKind> of,
    Optional<String> target,
    Optional<String> weapon,
    Optional<CardRef> card) {

  /** The name of the action that boarding gear adds to a ship's bar (004-001). */
  public static final String DOCKING = "dock";

  /** A query about the ship alone. */
  public static final ValueQuery PLAIN =
      new ValueQuery(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());

  /** Returns a query about a maneuver. */
  public static ValueQuery about(Maneuver maneuver) {
    return new ValueQuery(
        Optional.of(maneuver), PLAIN.action, PLAIN.of, PLAIN.target, PLAIN.weapon, PLAIN.card);
  }

  /** Returns a query about an action. */
  public static ValueQuery about(String action, Optional<CardKind> of) {
    return new ValueQuery(
        PLAIN.maneuver, Optional.of(action), of, PLAIN.target, PLAIN.weapon, PLAIN.card);
  }

  /** Returns a query about an attack. */
  public static ValueQuery aboutAttack(String target, Optional<String> weapon) {
    return new ValueQuery(
        PLAIN.maneuver, PLAIN.action, PLAIN.of, Optional.of(target), weapon, PLAIN.card);
  }

  /** Returns a query about a weapon. */
  public static ValueQuery aboutWeapon(Optional<String> weapon) {
    return new ValueQuery(PLAIN.maneuver, PLAIN.action, PLAIN.of, PLAIN.target, weapon, PLAIN.card);
  }

  /** Returns a query about cards of a kind. */
  public static ValueQuery about(CardKind kind) {
    return new ValueQuery(
        PLAIN.maneuver, PLAIN.action, Optional.of(kind), PLAIN.target, PLAIN.weapon, PLAIN.card);
  }

  /** Returns a query about a card. */
  public static ValueQuery about(CardRef card) {
    return new ValueQuery(
        PLAIN.maneuver, PLAIN.action, PLAIN.of, PLAIN.target, PLAIN.weapon, Optional.of(card));
  }
}
