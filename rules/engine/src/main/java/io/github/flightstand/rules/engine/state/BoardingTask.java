package io.github.flightstand.rules.engine.state;

import io.github.flightstand.geometry.internal.Lists;
import java.util.List;
import java.util.Optional;

/** A task of docking and boarding (004). */
public sealed interface BoardingTask extends Task {

  /**
   * A ship is about to be activated. Its player may announce that its maneuver is meant to reach a
   * ship that it can dock to (004-020).
   */
  record Announcing(String ship) implements BoardingTask {}

  /** The attack above this task on the agenda is a precision shot at the engines (004-012). */
  record PrecisionShot(String attacker, String target) implements BoardingTask {}

  /**
   * The first part of the combat phase: players declare what their docked ships do, and crews fight
   * once each (004-025 to -040).
   *
   * @param done the ships that have had their turn in this step
   * @param fighter the ship whose fighter picks an opponent now
   */
  record HandToHand(FightStep step, List<String> done, Optional<String> fighter)
      implements BoardingTask {

    public HandToHand {
      done = List.copyOf(done);
    }

    /** Begins the first part of the combat phase. */
    public static HandToHand begin() {
      return at(FightStep.DECLARE);
    }

    /** Begins another step. */
    public static HandToHand at(FightStep step) {
      return new HandToHand(step, List.of(), Optional.empty());
    }

    /** Returns a copy after more ships have had their turn. */
    public HandToHand with(List<String> ships) {
      return new HandToHand(step, Lists.joined(done, ships), Optional.empty());
    }

    /** Returns a copy while a fighter picks an opponent. */
    public HandToHand picking(String ship) {
      return new HandToHand(step, done, Optional.of(ship));
    }
  }

  /** The steps of the first part of the combat phase. */
  enum FightStep {
    /** Players of docked ships declare whether they board or tow. */
    DECLARE,
    /** Players of towed ships may open a fight. */
    RESIST,
    /** The stack of a huge ship that fights is picked. */
    STACKS,
    /** The lowest cards are turned up. */
    SHOW,
    /** The crews fight. */
    FIGHT
  }

  /**
   * Two fighters fight: one attacks, then the other (004-030 to -034).
   *
   * @param attacker the ship of the fighter who attacks now
   * @param defender the ship of the other fighter
   * @param answer whether the other fighter has attacked before
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
    /** The defense dice are rolled. */
    DEFENCE,
    /** Evades cancel hits. */
    COMPARE
  }

  /**
   * A player in a fight may break it off if the other player accepts (004-037).
   *
   * @param asked the ships whose players have been asked
   * @param offered the ship whose player offers to break off, until the other player has answered
   * @param leaving the ship whose player chooses whether it tows the other ship or flees
   */
  record BreakingOff(List<String> asked, Optional<String> offered, Optional<String> leaving)
      implements BoardingTask {

    public BreakingOff {
      asked = List.copyOf(asked);
    }

    /** Begins the task. */
    public static BreakingOff begin() {
      return new BreakingOff(List.of(), Optional.empty(), Optional.empty());
    }

    /** Returns a copy after more ships' players were asked, with nothing open. */
    public BreakingOff with(List<String> ships) {
      return new BreakingOff(Lists.joined(asked, ships), Optional.empty(), Optional.empty());
    }
  }
}
