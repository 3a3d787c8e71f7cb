package io.github.flightstand.rules.engine.state;

/**
 * A moment at which cards may take effect, named after a step of the rulebooks (000-160).
 *
 * <p>Each window is about one ship, its subject, unless it says otherwise. A window whose name
 * begins with "would" proposes an event; a card that takes effect there replaces the event.
 */
public enum Window {
  /** The play area is staked out, before obstacles are laid; about no ship. */
  SET_UP_AREA,
  /** Obstacles have been laid; about no ship. */
  SET_UP_PIECES,
  /** Ships are set up; about no ship. */
  SET_UP_FORCES,
  /** All ships have been set up; about no ship. */
  SET_UP_MATERIAL,
  /** A round begins; about no ship. */
  ROUND_START,
  /** The planning phase begins; about no ship. */
  PLANNING_START,
  /** All dials have been set; about no ship. */
  PLANNING_END,
  /** The system phase of an epic battle begins; about no ship. */
  SYSTEM_PHASE_START,
  /** The system phase of an epic battle ends; about no ship. */
  SYSTEM_PHASE_END,
  /** The activation phase begins, before ships decloak (000-188); about no ship. */
  ACTIVATION_PHASE_START,
  /** A ship becomes the active ship in the activation phase. */
  ACTIVATION_START,
  /** A dial was revealed (000-027). */
  REVEALED,
  /** A ship is about to move by its maneuver. */
  BEFORE_MOVE,
  /** A ship has moved by its maneuver. */
  AFTER_MOVE,
  /** Stress was checked. */
  STRESS_CHECKED,
  /** A maneuver has been executed and cleaned up, before the action step. */
  AFTER_MANEUVER,
  /** A huge ship may use what its cards say under "Energy:" (002-009). */
  ENERGY,
  /** The action step begins. */
  ACTION_STEP,
  /** An action was performed, including a free action. */
  AFTER_ACTION,
  /**
   * A bomb has had its effect, and its token is about to be removed; about the ship that dropped
   * it, which may be gone.
   */
  BOMB_SPENT,
  /** A ship's activation is over. */
  ACTIVATION_END,
  /** The activation phase ends; about no ship. */
  ACTIVATION_PHASE_END,
  /** The combat phase begins; about no ship. */
  COMBAT_PHASE_START,
  /** A ship becomes the active ship in the combat phase. */
  COMBAT_TURN_START,
  /**
   * An attack was declared and its costs are paid. Its subject is the attacker, as in all windows
   * up to the attack's end.
   */
  ATTACK_DECLARED,
  /** Attack dice are about to be rolled. */
  BEFORE_ROLL_ATTACK,
  /** Attack dice were rolled. */
  AFTER_ROLL_ATTACK,
  /** Attack dice are modified: first the defender's cards, then the attacker's (000-039, -040). */
  MODIFY_ATTACK,
  /** Attack dice were rerolled. */
  REROLLED_ATTACK,
  /** Attack dice were modified. */
  AFTER_MODIFY_ATTACK,
  /** Defense dice are about to be rolled. */
  BEFORE_ROLL_DEFENCE,
  /** Defense dice were rolled. */
  AFTER_ROLL_DEFENCE,
  /** Defense dice are modified: first the attacker's cards, then the defender's (000-044). */
  MODIFY_DEFENCE,
  /** Defense dice were rerolled. */
  REROLLED_DEFENCE,
  /** Defense dice were modified. */
  AFTER_MODIFY_DEFENCE,
  /** Results are about to be compared; dice that cards cancel here no longer count (001-027). */
  BEFORE_COMPARE,
  /** The attack hit; the pool holds the results that were not canceled (000-046). */
  HIT,
  /** The attack missed. */
  MISSED,
  /** The attack is over and its damage suffered. */
  AFTER_ATTACK,
  /** A ship's chance to attack is over. */
  COMBAT_TURN_END,
  /** The combat phase ends; about no ship. */
  COMBAT_PHASE_END,
  /** The end phase begins; about no ship. */
  END_PHASE_START,
  /** The round ends; about no ship. */
  ROUND_END,
  /** A ship is about to roll dice outside an attack: for an obstacle, a mine or a card. */
  BEFORE_ROLL,
  /** A ship is about to suffer damage; once for all damage that comes together. */
  BEFORE_DAMAGE,
  /** A ship has suffered damage; once for all damage that comes together. */
  SUFFERED,
  /** A ship was dealt a damage card, whose text is still to be resolved if it lies face up. */
  BEFORE_TEXT,
  /** A ship was dealt a damage card. */
  DEALT,
  /** The card itself was turned up or dealt face up: its text is resolved at once (000-136). */
  FACE_UP,
  /** A ship gained tokens of a kind. */
  GAINED,
  /** A ship lost tokens of a kind other than by spending them or at the end of the round. */
  LOST,
  /** A ship spent tokens of a kind, or its lock. */
  SPENT,
  /** A ship acquired a lock. */
  LOCKED,
  /** A ship was destroyed; for cards of other ships. */
  DESTROYED,
  /** A ship has fled. */
  FLED,
  /** A remote was dealt a damage card; about the remote, which is not a ship (003-050). */
  REMOTE_DEALT,
  /** A remote was destroyed; about the remote. */
  REMOTE_DESTROYED,
  /** A ship would suffer one damage. */
  WOULD_SUFFER,
  /** A ship would gain tokens. */
  WOULD_GAIN,
  /** A bomb or mine would detonate; about the ship that dropped it, which may be gone. */
  WOULD_DETONATE,
  /** A ship would pay the cost of its attack, although a substitute would serve, too. */
  WOULD_PAY,
  /** A ship would be destroyed. */
  WOULD_BE_DESTROYED;

  /** Tests whether this window proposes an event that a card may replace. */
  public boolean proposes() {
    return compareTo(WOULD_SUFFER) >= 0;
  }
}
