package io.github.flightstand.tools.referee;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.member.Default;
import java.util.Optional;

/**
 * What a line of a game log says happened. Each kind of line is a record, read and written as it is
 * declared; the first component's name in the log tells the kind.
 */
public sealed interface LogEvent {

  /** The table after the event, if everything is as the line claims. */
  default Table after(Table before) {
    return before;
  }

  String words();

  /**
   * What a recorder says that a piece did: the events on which a referee gives a verdict. A line
   * that cannot be read may have been one.
   */
  sealed interface Claim extends LogEvent {

    /**
     * The id of the piece of which something is said: the ship that acts, or what is set up or goes
     * off. It is, or was, on the table. Empty if unreadable.
     */
    String subject();

    /** What it did in a word or two, such as {@code 2BW} or {@code boost}. */
    String deed();
  }

  /** What a line can say, in the order in which the kinds of line are told. */
  sealed interface Written extends LogEvent
      permits Placed, TokenPlaced, Activation, Reposition, AttackClaim, Detonation, Removal {}

  /** A ship or obstacle is set down on the table. */
  sealed interface Placed extends Written, Claim {

    @Override
    default String deed() {
      return "set-up";
    }

    @Override
    default String words() {
      return subject() + " is set up";
    }
  }

  /**
   * A ship is set down on the table.
   *
   * @param ship the ship where it stands now, and whose it is if the recorder says
   */
  record ShipPlaced(@JsonProperty("place") Ship ship) implements Placed {

    @Override
    public String subject() {
      return ship.id();
    }

    @Override
    public Table after(Table before) {
      return before.toBuilder().ship(ship).build();
    }
  }

  /**
   * An obstacle is set down on the table.
   *
   * @param obstacle the obstacle where it lies now
   */
  record ObstaclePlaced(@JsonProperty("obstacle") Obstacle obstacle) implements Placed {

    @Override
    public String subject() {
      return obstacle.id();
    }

    @Override
    public Table after(Table before) {
      return before.toBuilder().obstacle(obstacle).build();
    }
  }

  /**
   * A token is laid down on the table.
   *
   * @param token the token where it lies now
   */
  record TokenPlaced(@JsonProperty("token") Token token) implements Written {

    @Override
    public Table after(Table before) {
      return before.toBuilder().token(token).build();
    }

    @Override
    public String words() {
      return token.id() + " is laid, a " + Formats.word(token.kind());
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
  record Activation(
      @JsonProperty("activate") String ship,
      Maneuver maneuver,
      @JsonProperty("final") Pose finalPose,
      @Default("false") boolean bumped)
      implements Written, Claim {

    @Override
    public String subject() {
      return ship;
    }

    @Override
    public String deed() {
      return maneuver.code();
    }

    @Override
    public Table after(Table before) {
      return moved(before, ship, finalPose);
    }

    @Override
    public String words() {
      return ship + " flies a " + maneuver.words();
    }
  }

  /** The claim that a ship moved by an action. */
  sealed interface Reposition extends Written, Claim permits RepositionLine {

    /**
     * Returns the claim that a ship moved by an action.
     *
     * @param action {@code barrelRoll}, {@code boost} or {@code decloak}
     * @throws IllegalArgumentException if the action does not lead there
     */
    static Reposition of(String action, String ship, Side direction, Pose finalPose) {
      return RepositionLine.of(action, ship, direction, finalPose);
    }

    /** Returns the name of the action in the log. */
    String action();

    /** Returns the id of the ship that moved. */
    String ship();

    /** Returns where to: left, right or ahead. */
    Side direction();

    /** Returns where the recorder says it then stood. */
    Pose finalPose();

    @Override
    default String subject() {
      return ship();
    }

    @Override
    default Table after(Table before) {
      return moved(before, ship(), finalPose());
    }

    @Override
    default String words() {
      return ship() + " makes a " + deed();
    }
  }

  /**
   * The claim that a ship attacked another. Judged if it names an arc and, at a corvette, a
   * section; what is absent is not claimed.
   *
   * @param ship the id of the attacker
   * @param target the id of the ship that it attacked; it is, or was, on the table too
   * @param section the section of a huge ship at which it attacked; empty if the recorder does not
   *     say
   * @param arc the arc from which it attacked; empty if the recorder does not say
   * @param range the number of the band in which the target was; empty if the recorder does not say
   * @param obstructed whether the attack was obstructed; empty if the recorder does not say
   */
  record AttackClaim(
      @JsonProperty("attack") String ship,
      String target,
      Optional<SectionName> section,
      Optional<FiringArc> arc,
      @In(NumberRange.BAND) Optional<Integer> range,
      Optional<Boolean> obstructed)
      implements Written, Claim {

    @Override
    public String subject() {
      return ship;
    }

    @Override
    public String deed() {
      return "attack";
    }

    @Override
    public String words() {
      return ship + " attacks " + target;
    }
  }

  /**
   * The claim that a bomb or mine went off, which takes it off the table. Judged for mines, if it
   * says by which ship.
   *
   * @param token its id; it is, or was, on the table
   * @param by the ship that set it off, which is, or was, on the table; empty if the recorder does
   *     not say
   */
  record Detonation(@JsonProperty("detonate") String token, Optional<String> by)
      implements Written, Claim {

    @Override
    public String subject() {
      return token;
    }

    @Override
    public String deed() {
      return "detonation";
    }

    @Override
    public Table after(Table before) {
      return without(before, token);
    }

    @Override
    public String words() {
      return token + " goes off";
    }
  }

  /**
   * A piece leaves the table: a ship that was destroyed or has fled, an obstacle or a token.
   *
   * @param id the piece; it is on the table until this line
   */
  record Removal(@JsonProperty("remove") String id) implements Written {

    @Override
    public Table after(Table before) {
      return without(before, id);
    }

    @Override
    public String words() {
      return id + " is removed";
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
    public String words() {
      return message;
    }
  }

  /** A log may claim things of what is no longer there. */
  private static Table moved(Table before, String ship, Pose to) {
    return before.ship(ship).map(there -> before.withShip(there.at(to))).orElse(before);
  }

  private static Table without(Table before, String id) {
    return before.holds(id) ? before.without(id) : before;
  }
}
