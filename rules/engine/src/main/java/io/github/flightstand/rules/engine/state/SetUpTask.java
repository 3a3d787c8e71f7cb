package io.github.flightstand.rules.engine.state;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.table.Obstacle;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A task of set-up (000, headings on set-up and on initiative; 003, heading on setting up
 * scenarios).
 */
public sealed interface SetUpTask extends Task {

  /**
   * The side with initiative is being settled (000, heading on initiative).
   *
   * @param decider the player who decides; absent until a die has settled who that is
   */
  record Initiative(Optional<String> decider) implements SetUpTask {}

  /**
   * Two sides in an epic battle call a die to settle who decides which is first (003-030, -059).
   *
   * @param called the called faces; absent until they are called
   */
  record CallingDie(Optional<DieCall> called) implements SetUpTask {}

  /**
   * Three or more sides of an epic battle draw the numbers of the player order. The sides {@code
   * drawn} up to now have the numbers from 1 on (003-058).
   */
  record DrawingNumbers(List<String> drawn) implements SetUpTask {

    public DrawingNumbers {
      drawn = List.copyOf(drawn);
    }
  }

  /** A mission is being set up (003, heading on setting up scenarios; 003-031 to -035). */
  record MissionSetUp(MissionStep step) implements SetUpTask {}

  /** The steps of setting up a mission. */
  enum MissionStep {
    /** The play area is staked out. */
    AREA,
    /** Markers and remotes are set up. */
    PIECES,
    /** Ships are set up. */
    FORCES,
    /** Everything else is prepared. */
    MATERIAL
  }

  /**
   * Obstacles are being laid, one at a time and in turn (000, heading on set-up; 000-052).
   *
   * @param pool the obstacles that are left, by id, each in its own frame
   * @param samples for each of them a pose at which it may be laid; empty until others are left out
   * @param side the side that lays all obstacles, if the other side set a ship that stands in for
   *     its own (002-055)
   */
  record PlacingObstacles(List<Obstacle> pool, List<Pose> samples, Optional<String> side)
      implements SetUpTask {

    public PlacingObstacles {
      pool = List.copyOf(pool);
      samples = List.copyOf(samples);
    }

    /** Creates the task with sides that lay in turn. */
    public PlacingObstacles(List<Obstacle> pool, List<Pose> samples) {
      this(pool, samples, Optional.empty());
    }
  }

  /**
   * A huge ship that stands in for a player's obstacles is set up (002, heading on the corvette as
   * an obstacle; 002-055).
   *
   * @param sample a pose at which it may be set up, once one has been searched for
   */
  record PlacingStandIn(String player, String ship, BaseSize base, Optional<Pose> sample)
      implements SetUpTask {}

  /** A player picks an edge of the play area (000, heading on set-up; 000-053). */
  record PickingEdge() implements SetUpTask {}

  /**
   * Ships are being set up in ascending pilot skill; {@code sample} is a legal pose for the present
   * ship (000, heading on set-up; 000-055).
   */
  record PlacingShips(Optional<String> ship, Optional<Pose> sample) implements SetUpTask {

    /** Returns the task before the next ship is settled. */
    public static PlacingShips next() {
      return new PlacingShips(Optional.empty(), Optional.empty());
    }
  }

  /** The two halves of an attack die's faces; a player calls one of them (003-030). */
  enum DieCall {
    /** A blank or a focus result. */
    BLANK_OR_FOCUS("blankOrFocus", Face.BLANK, Face.FOCUS),
    /** A hit or a critical hit. */
    HIT_OR_CRITICAL("hitOrCritical", Face.HIT, Face.CRITICAL);

    private final String key;
    private final Face first;
    private final Face second;

    DieCall(String key, Face first, Face second) {
      this.key = key;
      this.first = first;
      this.second = second;
    }

    /** Returns the key of the call. */
    public String key() {
      return key;
    }

    /** Tests whether a face is one of the two. */
    public boolean names(Face face) {
      return face == first || face == second;
    }

    /** Returns the call with that key, if there is one. */
    public static Optional<DieCall> ofKey(String key) {
      return Arrays.stream(values()).filter(call -> call.key.equals(key)).findFirst();
    }
  }
}
