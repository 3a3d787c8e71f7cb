package io.github.flightstand.tools.referee;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.Optional;

/**
 * What a line of a game log says. A {@link Visitor} has a case for every kind of event, so what
 * handles events handles all of them.
 *
 * <pre>{@code
 * Optional<Ruling> ruling = entry.event().accept(referee);
 * }</pre>
 */
public sealed interface LogEvent {

  /** Hands the event to the visitor's case for its kind, and returns what comes of it. */
  <R> R accept(Visitor<R> visitor);

  /**
   * One case for every kind of event.
   *
   * @param <R> what comes of an event
   */
  interface Visitor<R> {

    /** A ship is set down. */
    R shipPlaced(ShipPlaced placed);

    /** An obstacle is set down. */
    R obstaclePlaced(ObstaclePlaced placed);

    /** A token is laid down. */
    R tokenPlaced(TokenPlaced placed);

    /** A ship is said to have executed a maneuver. */
    R activation(Activation claim);

    /** A ship is said to have moved by an action. */
    R reposition(Reposition claim);

    /** A ship is said to have attacked. */
    R attack(AttackClaim claim);

    /** A bomb or mine is said to have gone off. */
    R detonation(Detonation claim);

    /** A piece leaves the table. */
    R removal(Removal removal);

    /** Nobody knows what happened: the line cannot be read. */
    R unreadable(Unreadable line);
  }

  /**
   * What a recorder says that a piece did: the events on which a referee gives a verdict. A line
   * that cannot be read may have been one.
   */
  sealed interface Claim extends LogEvent {

    /**
     * Returns the id of the piece of which something is said: the ship that acts, or what is set up
     * or goes off. It is, or was, on the table. Empty if unreadable.
     */
    String subject();

    /** Returns in a word or two what it did, such as {@code 2BW} or {@code boost}. */
    String deed();
  }

  /**
   * A ship is set down on the table.
   *
   * @param ship the ship where it stands now
   * @param player whose it is, if the recorder says
   */
  record ShipPlaced(Ship ship, Optional<String> player) implements Claim {

    /** Sets down a ship of which the recorder does not say whose it is. */
    public ShipPlaced(Ship ship) {
      this(ship, Optional.empty());
    }

    @Override
    public String subject() {
      return ship.id();
    }

    @Override
    public String deed() {
      return "set-up";
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.shipPlaced(this);
    }
  }

  /**
   * An obstacle is set down on the table.
   *
   * @param obstacle the obstacle where it lies now
   */
  record ObstaclePlaced(Obstacle obstacle) implements Claim {

    @Override
    public String subject() {
      return obstacle.id();
    }

    @Override
    public String deed() {
      return "set-up";
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.obstaclePlaced(this);
    }
  }

  /**
   * A token is laid down on the table.
   *
   * @param token the token where it lies now
   */
  record TokenPlaced(Token token) implements LogEvent {

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.tokenPlaced(this);
    }
  }

  /**
   * The claim that a ship executed a maneuver and where it came to stand.
   *
   * @param ship the id of the ship that moved
   * @param maneuver the maneuver it executed
   * @param finalPose where the recorder says it then stood
   * @param bumped whether the recorder says that it overlapped another ship
   */
  record Activation(String ship, Maneuver maneuver, Pose finalPose, boolean bumped)
      implements Claim {

    @Override
    public String subject() {
      return ship;
    }

    @Override
    public String deed() {
      return maneuver.code();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.activation(this);
    }
  }

  /**
   * The claim that a ship moved by an action.
   *
   * @param kind which action
   * @param ship the id of the ship that moved
   * @param direction where to: left, right or ahead
   * @param finalPose where the recorder says it then stood
   */
  record Reposition(Kind kind, String ship, Side direction, Pose finalPose) implements Claim {

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
    }

    @Override
    public String subject() {
      return ship;
    }

    @Override
    public String deed() {
      return kind.words;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.reposition(this);
    }
  }

  /**
   * The claim that a ship attacked another.
   *
   * @param ship the id of the attacker
   * @param target the id of the ship that it attacked; it is, or was, on the table too
   * @param section the section of a huge ship at which it attacked; empty if the recorder does not
   *     say
   * @param arc the arc from which it attacked; empty if the recorder does not say
   * @param range the band in which the target was; empty if the recorder does not say
   * @param obstructed whether the attack was obstructed; empty if the recorder does not say
   */
  record AttackClaim(
      String ship,
      String target,
      Optional<SectionName> section,
      Optional<FiringArc> arc,
      Optional<RangeBand> range,
      Optional<Boolean> obstructed)
      implements Claim {

    @Override
    public String subject() {
      return ship;
    }

    @Override
    public String deed() {
      return "attack";
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.attack(this);
    }
  }

  /**
   * The claim that a bomb or mine went off, which takes it off the table.
   *
   * @param token its id; it is, or was, on the table
   * @param by the ship that set it off, which is, or was, on the table; empty if the recorder does
   *     not say
   */
  record Detonation(String token, Optional<String> by) implements Claim {

    @Override
    public String subject() {
      return token;
    }

    @Override
    public String deed() {
      return "detonation";
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.detonation(this);
    }
  }

  /**
   * A piece leaves the table: a ship that was destroyed or has fled, an obstacle or a token.
   *
   * @param id the piece; it is on the table until this line
   */
  record Removal(String id) implements LogEvent {

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.removal(this);
    }
  }

  /**
   * A line that is faulty or cut, so that nobody knows what it says.
   *
   * @param message one sentence that says what was found and what was expected
   */
  record Unreadable(String message) implements Claim {

    @Override
    public String subject() {
      return "";
    }

    @Override
    public String deed() {
      return "";
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.unreadable(this);
    }
  }
}
