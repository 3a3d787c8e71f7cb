package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.table.ObstacleKind;
import java.util.List;
import java.util.Optional;

/** What is done while ships are activated (000, heading on the activation phase). */
public sealed interface ActivationTask extends Task {

  /**
   * Cloaked ships may decloak (000, heading on cloaking).
   *
   * @param done the ships that had their chance
   * @param ship the one that has it now
   */
  record Decloaking(List<String> done, Optional<String> ship) implements ActivationTask {}

  /** Ships are being activated (000, heading on the activation phase). */
  record Activations(List<String> done) implements ActivationTask {}

  /**
   * A ship is being activated (000, headings on the activation phase and on obstacles).
   *
   * @param revealed the maneuver that its dial showed; none for an ionised ship
   * @param obstacles the kinds of obstacle that it met and whose die is still to be rolled
   * @param beside whether the maneuver is executed beside the ship's activation: without dial and
   *     action (000-028)
   * @param wing how a wingmate moves, or one that has split and has no dial
   */
  record Activation(
      String ship,
      ActivationStep step,
      Optional<Maneuver> revealed,
      Optional<Maneuver> executed,
      boolean overlapped,
      List<ObstacleKind> obstacles,
      boolean beside,
      Optional<WingTurn> wing)
      implements ActivationTask {

    /** Copies the list. */
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
      return new Activation(ship, step, revealed, executed, false, List.of(), beside, wing);
    }

    /** Begins the activation of a ship. */
    public static Activation of(String ship) {
      return begun(
          ship, ActivationStep.REVEAL, Optional.empty(), Optional.empty(), false, Optional.empty());
    }

    /**
     * Begins the activation of a wingmate, which counts as having revealed and executed what its
     * leader did (003-010).
     */
    public static Activation inFormation(String ship, Maneuver revealed, Maneuver executed) {
      Optional<Maneuver> shown = Optional.of(revealed);
      Optional<WingTurn> mate = Optional.of(WingTurn.IN_FORMATION);
      return begun(ship, ActivationStep.REVEAL, shown, Optional.of(executed), false, mate);
    }

    /** Begins the maneuver of a ship that has split and has no dial (003-022). */
    public static Activation adrift(String ship, Maneuver maneuver) {
      return settling(ship, maneuver, false, Optional.of(WingTurn.ADRIFT));
    }

    /** Begins a maneuver beside a ship's activation. */
    public static Activation beside(String ship, Maneuver maneuver) {
      return settling(ship, maneuver, true, Optional.empty());
    }

    private static Activation settling(
        String ship, Maneuver maneuver, boolean beside, Optional<WingTurn> wing) {
      Optional<Maneuver> flown = Optional.of(maneuver);
      return begun(ship, ActivationStep.SETTLE, Optional.empty(), flown, beside, wing);
    }

    /** Returns the task at another step. */
    public Activation at(ActivationStep next) {
      return new Activation(ship, next, revealed, executed, overlapped, obstacles, beside, wing);
    }

    /** Returns the task after its dial was revealed. */
    public Activation revealing(Maneuver dial) {
      return begun(ship, ActivationStep.SETTLE, Optional.of(dial), Optional.of(dial), beside, wing);
    }

    /** Returns the task while an opponent picks its maneuver. */
    public Activation picking() {
      return begun(ship, ActivationStep.PICK, revealed, Optional.empty(), beside, wing);
    }

    /** Returns the task at another step with another maneuver. */
    public Activation executing(ActivationStep next, Maneuver maneuver) {
      return new Activation(
          ship, next, revealed, Optional.of(maneuver), overlapped, obstacles, beside, wing);
    }

    /** Returns the task of a wingmate that cannot take its place and flies by itself (003-012). */
    public Activation alone(Maneuver maneuver) {
      Optional<WingTurn> split = Optional.of(WingTurn.ALONE);
      return begun(ship, ActivationStep.SETTLE, revealed, Optional.of(maneuver), beside, split);
    }

    /** Returns the task after the move. */
    public Activation moved(Maneuver counted, boolean bumped, List<ObstacleKind> met) {
      ActivationStep next = ActivationStep.CHECK_STRESS;
      return new Activation(ship, next, revealed, Optional.of(counted), bumped, met, beside, wing);
    }

    /** Returns the task with the first obstacle's die rolled. */
    public Activation withoutFirstObstacle() {
      List<ObstacleKind> left = obstacles.subList(1, obstacles.size());
      return new Activation(ship, step, revealed, executed, overlapped, left, beside, wing);
    }
  }

  /** The steps of an activation. */
  enum ActivationStep {
    /** The dial is turned up. */
    REVEAL,
    /** The maneuver is settled, by what the dial showed or what a card made of it. */
    SETTLE,
    /** An opponent picks the maneuver of a stressed ship that revealed a red one. */
    PICK,
    /** A wingmate is set down in its place. */
    FORM,
    /** The ship moves. */
    MOVE,
    /** Its player says where a Tallon roll ends. */
    OFFSET,
    /** Its maneuver's colour tells on its stress. */
    CHECK_STRESS,
    /** Debris gives stress. */
    DEBRIS,
    /** The template goes back and ion tokens go. */
    CLEAN_UP,
    /** The ship may act. */
    ACT,
    /** The dice for obstacles are rolled. */
    OBSTACLES
  }

  /** How a wingmate moves, or one that has split (003, headings on wings). */
  enum WingTurn {
    /** It is set down in its place (003-009, -010). */
    IN_FORMATION,
    /** It could not be, and flies the leader's maneuver by itself (003-012). */
    ALONE,
    /** It has split and has no dial (003-022). */
    ADRIFT
  }

  /**
   * A ship may perform a free action (000, heading on free actions).
   *
   * @param actions the actions among which its player chooses, by name; none: those of its bar
   */
  record FreeAction(String ship, List<String> actions) implements ActivationTask {

    /** Copies the list. */
    public FreeAction {
      actions = List.copyOf(actions);
    }
  }
}
