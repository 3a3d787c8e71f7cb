package io.github.flightstand.rules.engine.state;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.table.Obstacle;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What is done while the table is set up (000, headings on set-up and on initiative; 003, heading
 * on setting up scenarios).
 */
public sealed interface SetUpTask extends Task {

  /**
   * Who has initiative is being settled (000, heading on initiative).
   *
   * @param decider the player who decides; none until a die has told who that is
   */
  record Initiative(Optional<String> decider) implements SetUpTask {}

  /**
   * The two sides of an epic battle settle by a called die who decides which of them is first
   * (003-030, -059).
   *
   * @param called the faces that were called; none yet while they are to be
   */
  record CallingDie(Optional<DieCall> called) implements SetUpTask {}

  /**
   * The sides of an epic battle of three or more draw their numbers, which are the player order;
   * those {@code drawn} have the numbers from 1 on (003-058).
   */
  record DrawingNumbers(List<String> drawn) implements SetUpTask {

    /** Copies the list. */
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
    /** What is left is prepared. */
    MATERIAL
  }

  /**
   * Obstacles are being laid, one at a time and in turn (000, heading on set-up; 000-052).
   *
   * @param pool the obstacles that are left, each in a frame of its own, by id
   * @param samples for each of them a pose at which it may be laid; none at all until those are
   *     left out that fit nowhere any more (000-058)
   * @param side the side that lays all of them, if the other set a ship that stands in for its own
   *     (002-055)
   */
  record PlacingObstacles(List<Obstacle> pool, List<Pose> samples, Optional<String> side)
      implements SetUpTask {

    /** Copies the lists. */
    public PlacingObstacles {
      pool = List.copyOf(pool);
      samples = List.copyOf(samples);
    }

    /** Returns the task where the sides lay in turn. */
    public PlacingObstacles(List<Obstacle> pool, List<Pose> samples) {
      this(pool, samples, Optional.empty());
    }
  }

  /**
   * A huge ship that stands in for a player's obstacles is set up (002, heading on the corvette as
   * an obstacle; 002-055).
   *
   * @param sample a pose at which it may be set up, once that was looked for
   */
  record PlacingStandIn(String player, String ship, BaseSize base, Optional<Pose> sample)
      implements SetUpTask {}

  /** A player picks his edge of the play area (000, heading on set-up; 000-053). */
  record PickingEdge() implements SetUpTask {}

  /**
   * Ships are being set up, in ascending pilot skill; {@code sample} is a pose at which the present
   * one may be (000, heading on set-up; 000-055).
   */
  record PlacingShips(Optional<String> ship, Optional<Pose> sample) implements SetUpTask {

    /** Returns the task while no ship is set up. */
    public static PlacingShips next() {
      return new PlacingShips(Optional.empty(), Optional.empty());
    }
  }

  /** The two pairs of faces of an attack die of which a player calls one (003-030): a half each. */
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

    /** Returns the key under which it is called. */
    public String key() {
      return key;
    }

    /** Tells whether a face is one of the two. */
    public boolean names(Face face) {
      return face == first || face == second;
    }

    /** Returns the call with that key, if there is one. */
    public static Optional<DieCall> ofKey(String key) {
      return Arrays.stream(values()).filter(call -> call.key.equals(key)).findFirst();
    }
  }
}
