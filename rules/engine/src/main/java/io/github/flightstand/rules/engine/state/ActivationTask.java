package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.rules.engine.state.Die.Announced;
import io.github.flightstand.rules.member.Default;
import java.util.List;
import java.util.Optional;

/** A task of the activation phase (000, heading on the activation phase). */
public sealed interface ActivationTask extends Task {

  /**
   * Cloaked ships may decloak (000, heading on cloaking).
   *
   * @param done the ships that have had their chance
   * @param ship the ship that has its chance now
   */
  record Decloaking(List<String> done, Optional<String> ship) implements ActivationTask {}

  /** Ships are being activated (000, heading on the activation phase). */
  record Activations(List<String> done) implements ActivationTask {}

  /**
   * A ship is being activated (000, headings on the activation phase and on obstacles).
   *
   * @param revealed the maneuver that the dial showed; absent for an ionized ship
   * @param obstacles the kinds of the obstacles that it met, with dice still to be rolled
   * @param beside whether the maneuver is outside the ship's activation, without dial and action
   *     (000-028)
   * @param wing how the ship moves as a wingmate, or after it has split without a dial
   * @param stressLater whether the maneuver gives or takes stress after the action step
   * @param announced the roll for the first obstacle, once cards have taken effect before it
   */
  record Activation(
      String ship,
      ActivationStep step,
      Optional<Maneuver> revealed,
      Optional<Maneuver> executed,
      boolean overlapped,
      List<ObstacleKind> obstacles,
      boolean beside,
      Optional<WingTurn> wing,
      @Default("false") boolean stressLater,
      Optional<Announced> announced)
      implements ActivationTask {

    public Activation {
      obstacles = List.copyOf(obstacles);
    }

    private static Activation begun(
        String ship,
        ActivationStep step,
        Optional<Maneuver> revealed,
        Optional<Maneuver> executed,
        boolean beside,
        Optional<WingTurn> wing) {
      return new Activation(
          ship, step, revealed, executed, false, List.of(), beside, wing, false, Optional.empty());
    }

    /** Begins the activation of a ship. */
    public static Activation of(String ship) {
      return begun(
          ship, ActivationStep.REVEAL, Optional.empty(), Optional.empty(), false, Optional.empty());
    }

    /**
     * Begins the activation of a wingmate, which counts as revealing and executing its leader's
     * maneuvers (003-010).
     */
    public static Activation inFormation(String ship, Maneuver revealed, Maneuver executed) {
      Optional<Maneuver> shown = Optional.of(revealed);
      Optional<WingTurn> mate = Optional.of(WingTurn.IN_FORMATION);
      return begun(ship, ActivationStep.REVEAL, shown, Optional.of(executed), false, mate);
    }

    /** Begins the maneuver of a ship that has split without a dial (003-022). */
    public static Activation adrift(String ship, Maneuver maneuver) {
      return settling(ship, maneuver, false, Optional.of(WingTurn.ADRIFT));
    }

    /** Begins a maneuver outside a ship's activation. */
    public static Activation beside(String ship, Maneuver maneuver) {
      return settling(ship, maneuver, true, Optional.empty());
    }

    private static Activation settling(
        String ship, Maneuver maneuver, boolean beside, Optional<WingTurn> wing) {
      Optional<Maneuver> flown = Optional.of(maneuver);
      return begun(ship, ActivationStep.SETTLE, Optional.empty(), flown, beside, wing);
    }

    /** Returns a copy at another step. */
    public Activation at(ActivationStep next) {
      return copy(next, executed, overlapped, obstacles, announced);
    }

    /** Returns a copy after the dial was revealed. */
    public Activation revealing(Maneuver dial) {
      return begun(ship, ActivationStep.SETTLE, Optional.of(dial), Optional.of(dial), beside, wing);
    }

    /** Returns a copy while an opponent picks the maneuver. */
    public Activation picking() {
      return begun(ship, ActivationStep.PICK, revealed, Optional.empty(), beside, wing);
    }

    /** Returns a copy at another step with another maneuver. */
    public Activation executing(ActivationStep next, Maneuver maneuver) {
      return copy(next, Optional.of(maneuver), overlapped, obstacles, announced);
    }

    /** Returns a copy for a wingmate that cannot take its place and flies alone (003-012). */
    public Activation alone(Maneuver maneuver) {
      Optional<WingTurn> split = Optional.of(WingTurn.ALONE);
      return begun(ship, ActivationStep.SETTLE, revealed, Optional.of(maneuver), beside, split);
    }

    /** Returns a copy after the move. */
    public Activation moved(Maneuver counted, boolean bumped, List<ObstacleKind> met) {
      ActivationStep next = ActivationStep.CHECK_STRESS;
      return copy(next, Optional.of(counted), bumped, met, announced);
    }

    /** Returns a copy whose stress is checked after the ship has acted. */
    public Activation withStressLater(boolean later) {
      return new Activation(
          ship, step, revealed, executed, overlapped, obstacles, beside, wing, later, announced);
    }

    /** Returns a copy after the first obstacle's die was rolled. */
    public Activation withoutFirstObstacle() {
      List<ObstacleKind> left = obstacles.subList(1, obstacles.size());
      return copy(step, executed, overlapped, left, Optional.empty());
    }

    /** Returns a copy whose roll for the first obstacle is announced. */
    public Activation announcing(Optional<Announced> roll) {
      return copy(step, executed, overlapped, obstacles, roll);
    }

    private Activation copy(
        ActivationStep next,
        Optional<Maneuver> flown,
        boolean bumped,
        List<ObstacleKind> left,
        Optional<Announced> roll) {
      return new Activation(
          ship, next, revealed, flown, bumped, left, beside, wing, stressLater, roll);
    }
  }

  /** The steps of an activation. */
  enum ActivationStep {
    /** The dial is turned up. */
    REVEAL,
    /** The maneuver is settled: the one on the dial, or what a card made of it. */
    SETTLE,
    /** An opponent picks the maneuver of a stressed ship that revealed a red one. */
    PICK,
    /** A wingmate is set down in its place. */
    FORM,
    /** The ship moves. */
    MOVE,
    /** The player chooses where a Tallon roll ends. */
    OFFSET,
    /** The maneuver's color changes the ship's stress. */
    CHECK_STRESS,
    /** Debris gives stress. */
    DEBRIS,
    /** The template and the ion tokens are removed. */
    CLEAN_UP,
    /** The ship may perform an action. */
    ACT,
    /** The dice for obstacles are rolled. */
    OBSTACLES
  }

  /** The way in which a wingmate moves, or a ship that has split (003, headings on wings). */
  enum WingTurn {
    /** It is set down in its place (003-009, -010). */
    IN_FORMATION,
    /** It did not fit there, and flies the leader's maneuver alone (003-012). */
    ALONE,
    /** It has split without a dial (003-022). */
    ADRIFT
  }

  /**
   * A ship may perform a free action (000, heading on free actions).
   *
   * @param actions the actions to choose from, as {@link Effect.FreeAction} has them
   */
  record FreeAction(String ship, List<String> actions) implements ActivationTask {

    public FreeAction {
      actions = List.copyOf(actions);
    }
  }
}
