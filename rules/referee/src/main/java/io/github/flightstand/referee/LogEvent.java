package io.github.flightstand.referee;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Bearing.Manner;
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
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.protocol.json.Forms;
import io.github.flightstand.referee.Expected.Explanation;
import io.github.flightstand.rules.engine.state.LaidTemplate;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.member.Default;
import java.util.Optional;

/**
 * An event in a line of a game log. Each kind of line is a record, read and written by its
 * declaration; the name of its first component in the log identifies the kind.
 */
public sealed interface LogEvent {

  /** Returns the table after the event, if everything is as the line claims. */
  default Table after(Table before) {
    return before;
  }

  String words();

  /**
   * A recorder's claim about a piece: an event on which a referee rules. A line that cannot be read
   * may have been one.
   */
  sealed interface Claim extends LogEvent {

    /**
     * Returns the id of the piece that the claim is about: the ship that acts, or the piece that is
     * set up or goes off. It is, or was, on the table. Empty if unreadable.
     */
    String subject();

    /**
     * Returns the piece's move or action, in a word or two, such as {@code 2BW} or {@code boost}.
     */
    String deed();
  }

  /** An event that a line can hold; the kinds are listed in the order in which they are tried. */
  sealed interface Written extends LogEvent permits Placed, TokenPlaced, Act, Detonation, Removal {}

  /** The claim of a ship's move or action. */
  sealed interface Act extends Written, Claim permits Move, AttackClaim {}

  /** The claim that a ship ended a move at a place. */
  sealed interface Move extends Act permits Activation, Reposition, Moved {

    /** Returns the id of the ship that moved. */
    String ship();

    /** Returns the ship's pose after the move, as recorded. */
    Pose finalPose();

    @Override
    default String subject() {
      return ship();
    }

    @Override
    default Table after(Table before) {
      // A log may make claims about pieces that are no longer there.
      return before
          .ship(ship())
          .map(there -> before.withShip(there.at(finalPose())))
          .orElse(before);
    }
  }

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
   * @param ship the ship at its pose, with its player if the recorder says
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
   * @param obstacle the obstacle at its place
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
   * @param token the token at its place
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
   * The claim that a ship executed a maneuver and where it ended.
   *
   * @param ship the id of the ship that moved
   * @param maneuver the maneuver that it executed, in the manner that the claim names
   * @param as the manner that a card gave it, if one did
   * @param finalPose its pose after the maneuver, as recorded
   * @param bumped whether it overlapped another ship, as recorded
   */
  @SchemaMembers(
      """
      {"dependentSchemas": {"as": {"properties": {"maneuver": {"pattern": "^[1-3][BNTY]"}}}},
       "if": {"properties": {"as": {"const": "segnors-loop"}}, "required": ["as"]},
       "then": {"properties": {"maneuver": {"pattern": "^.[TY]"}}}}
      """)
  record Activation(
      @JsonProperty("activate") String ship,
      Maneuver maneuver,
      Optional<Manner> as,
      @JsonProperty("final") Pose finalPose,
      @Default("false") boolean bumped)
      implements Move {

    /** Puts the maneuver in the manner that {@code as} names. */
    public Activation {
      maneuver = Forms.in(as, maneuver);
    }

    /** Creates the claim that a ship executed a maneuver in its manner. */
    public Activation(String ship, Maneuver maneuver, Pose finalPose, boolean bumped) {
      this(ship, maneuver, maneuver.bearing().manner(), finalPose, bumped);
    }

    @Override
    public String deed() {
      return maneuver.code() + as.map(manner -> " as a " + manner.words()).orElse("");
    }

    @Override
    public String words() {
      return ship + " flies a " + maneuver.words();
    }
  }

  /** The claim that a ship moved by an action, or turned on the spot. */
  sealed interface Reposition extends Move permits RepositionLine {

    /**
     * Returns the claim that a ship moved by an action.
     *
     * @param action {@code barrelRoll}, {@code boost} or {@code decloak}
     * @throws IllegalArgumentException if the action does not lead in that direction
     */
    static Reposition of(String action, String ship, Side direction, Pose finalPose) {
      return RepositionLine.of(action, ship, direction, finalPose);
    }

    /** Returns the name of the move in the log. */
    String action();

    /** Returns the direction: left, right or ahead. */
    Side direction();

    /** Returns the template; empty for the action's own. */
    Optional<LaidTemplate> along();

    /** Tests whether an opponent's tractor beam moved the ship. */
    boolean byTractor();

    /** Returns the degrees of a turn on the spot, to the left; 0 for any other move. */
    int turned();

    /**
     * Returns the claim of the same move in a direction to a pose.
     *
     * @throws IllegalArgumentException if the move does not lead in that direction
     */
    Reposition ending(Side direction, Pose finalPose);

    @Override
    default String words() {
      return ship() + " makes a " + deed();
    }
  }

  /**
   * The claim that a ship has moved to a place, without a word about how.
   *
   * @param ship the id of the ship that moved
   * @param finalPose its pose after the move, as recorded
   */
  record Moved(@JsonProperty("moved") String ship, @JsonProperty("final") Pose finalPose)
      implements Move {

    @Override
    public String deed() {
      return "move";
    }

    @Override
    public String words() {
      return ship + " has moved";
    }

    /** Returns the claim that says how the ship has moved. */
    public Move by(Explanation explanation) {
      return explanation
          .maneuver()
          .<Move>map(
              maneuver ->
                  new Activation(ship, maneuver, finalPose, explanation.bumped().orElse(false)))
          .orElseGet(
              () ->
                  Reposition.of(
                      explanation.action().orElseThrow(),
                      ship,
                      explanation.direction().orElseThrow(),
                      finalPose));
    }
  }

  /**
   * The claim that a ship attacked another. It is judged if it names an arc and, at a corvette, a
   * section; an absent field claims nothing.
   *
   * @param ship the id of the attacker
   * @param target the id of the ship that it attacked; it also is, or was, on the table
   * @param section the section of a huge ship that it attacked; empty if the recorder does not say
   * @param arc the arc from which it attacked; empty if the recorder does not say
   * @param range the range band of the target; empty if the recorder does not say
   * @param obstructed whether the attack was obstructed; empty if the recorder does not say
   */
  record AttackClaim(
      @JsonProperty("attack") String ship,
      String target,
      Optional<SectionName> section,
      Optional<FiringArc> arc,
      @In(NumberRange.BAND) Optional<Integer> range,
      Optional<Boolean> obstructed)
      implements Act {

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
   * The claim that a bomb or mine went off, which removes it from the table. It is judged for
   * mines, if it names a ship.
   *
   * @param token the id of the bomb or mine; it is, or was, on the table
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
   * @param id the id of the piece, which is on the table until this line
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
   * A line that is faulty or cut off, so that its meaning is unknown.
   *
   * @param message one sentence with what was found and what was expected
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

  private static Table without(Table before, String id) {
    return before.holds(id) ? before.without(id) : before;
  }
}
