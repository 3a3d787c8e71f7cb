package io.github.flightstand.rules.engine.state;

import io.github.flightstand.geometry.internal.Lists;
import java.util.List;
import java.util.Optional;

/** What is done to dock to ships and to board them (004). */
public sealed interface BoardingTask extends Task {

  /**
   * A ship is about to be activated, and its player may announce that its maneuver is to take it to
   * a ship to which it can dock (004-020).
   */
  record Announcing(String ship) implements BoardingTask {}

  /** The attack that lies on top of this is a precision shot at the engines (004-012). */
  record PrecisionShot(String attacker, String target) implements BoardingTask {}

  /**
   * The first part of the combat phase: what docked ships are about is said, and their crews fight,
   * each once (004-025 to -040).
   *
   * @param done the ships that had their say, or their fight
   * @param fighter the ship whose fighter picks his opponent now
   */
  record HandToHand(FightStep step, List<String> done, Optional<String> fighter)
      implements BoardingTask {

    /** Copies the list. */
    public HandToHand {
      done = List.copyOf(done);
    }

    /** Begins it. */
    public static HandToHand begin() {
      return at(FightStep.DECLARE);
    }

    /** Begins another step. */
    public static HandToHand at(FightStep step) {
      return new HandToHand(step, List.of(), Optional.empty());
    }

    /** Returns it where some more ships had their turn. */
    public HandToHand with(List<String> ships) {
      return new HandToHand(step, Lists.joined(done, ships), Optional.empty());
    }

    /** Returns it where a fighter picks his opponent. */
    public HandToHand picking(String ship) {
      return new HandToHand(step, done, Optional.of(ship));
    }
  }

  /** The steps of the first part of the combat phase. */
  enum FightStep {
    /** Who docked says whether he boards or tows. */
    DECLARE,
    /** Whose ship is towed may open a fight. */
    RESIST,
    /** It is picked which stack of a huge ship fights. */
    STACKS,
    /** The lowest cards are turned up. */
    SHOW,
    /** The crews fight. */
    FIGHT
  }

  /**
   * Two fighters fight: one attacks, then the other (004-030 to -034).
   *
   * @param attacker the ship of the one who attacks now
   * @param defender the ship of the other
   * @param answer whether the other has attacked before
   */
  record Exchange(
      String attacker,
      String defender,
      boolean answer,
      ExchangeStep step,
      Pool attack,
      Pool defence)
      implements BoardingTask {

    /** Begins an attack. */
    public static Exchange of(String attacker, String defender, boolean answer) {
      return new Exchange(attacker, defender, answer, ExchangeStep.ATTACK, Pool.EMPTY, Pool.EMPTY);
    }
  }

  /** The steps of a fighter's attack. */
  enum ExchangeStep {
    /** The attack dice are rolled. */
    ATTACK,
    /** The defence dice are rolled. */
    DEFENCE,
    /** Evades cancel hits. */
    COMPARE
  }

  /**
   * A player in a fight may break it off, if the other accepts (004-037).
   *
   * @param asked the ships whose players were asked
   * @param offered the ship whose player would break off, while the other has not answered
   * @param leaving the ship whose player says whether it tows the other or flees
   */
  record BreakingOff(List<String> asked, Optional<String> offered, Optional<String> leaving)
      implements BoardingTask {

    /** Copies the list. */
    public BreakingOff {
      asked = List.copyOf(asked);
    }

    /** Begins it. */
    public static BreakingOff begin() {
      return new BreakingOff(List.of(), Optional.empty(), Optional.empty());
    }

    /** Returns it where some more ships' players were asked, and nothing is open. */
    public BreakingOff with(List<String> ships) {
      return new BreakingOff(Lists.joined(asked, ships), Optional.empty(), Optional.empty());
    }
  }
}
