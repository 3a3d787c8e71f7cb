package io.github.flightstand.rules.referee.log;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.parts.Side;
import java.util.Optional;

/**
 * The claim that a ship moved by an action.
 *
 * @param line which line of the log it is, from 1
 * @param kind which action
 * @param ship the id of the ship that moved
 * @param direction where to: left, right or ahead
 * @param finalPose where the recorder says it then stood
 */
public record Reposition(int line, Kind kind, String ship, Side direction, Pose finalPose)
    implements Claim {

  /** The actions that move a ship. */
  public enum Kind {
    /** Sideways, the heading kept. */
    BARREL_ROLL("barrelRoll", "barrel roll"),
    /** One more short template ahead. */
    BOOST("boost", "boost"),
    /** Out of the cloak: a longer roll, or a template ahead. */
    DECLOAK("decloak", "decloak");

    private final String field;
    private final String words;

    Kind(String field, String words) {
      this.field = field;
      this.words = words;
    }

    /** Returns the field that names such a line's ship in a log. */
    public String field() {
      return field;
    }

    /** Returns the action in plain words. */
    public String words() {
      return words;
    }
  }

  @Override
  public String deed() {
    return kind.words();
  }

  @Override
  public Optional<Pose> standsAt() {
    return Optional.of(finalPose);
  }
}
