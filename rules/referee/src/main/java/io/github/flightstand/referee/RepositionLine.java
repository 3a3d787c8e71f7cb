package io.github.flightstand.referee;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.protocol.json.MoveCause;
import io.github.flightstand.protocol.json.MoveDirection;
import io.github.flightstand.protocol.json.RollTemplate;
import io.github.flightstand.rules.engine.state.LaidTemplate;
import java.util.Arrays;
import java.util.Optional;

/** The lines for moves by actions, each with its own words for the direction. */
sealed interface RepositionLine extends LogEvent.Reposition {

  static RepositionLine of(String action, String ship, Side direction, Pose finalPose) {
    return switch (action) {
      case "barrelRoll" ->
          new BarrelRoll(
              ship,
              to(direction, MoveDirection.Roll.values()),
              finalPose,
              Optional.empty(),
              Optional.empty());
      case "boost" ->
          new Boost(
              ship,
              Optional.of(to(direction, MoveDirection.Boost.values())),
              finalPose,
              Optional.empty(),
              Optional.empty());
      case "decloak" ->
          new Decloak(
              ship, to(direction, MoveDirection.Decloak.values()), finalPose, Optional.empty());
      default -> throw new IllegalArgumentException("no ship moves by '" + action + "'");
    };
  }

  private static <D extends MoveDirection> D to(Side side, D[] directions) {
    return Arrays.stream(directions)
        .filter(direction -> direction.side() == side)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("it does not lead " + side));
  }

  MoveDirection towards();

  @Override
  default Side direction() {
    return towards().side();
  }

  /** Returns the cause of the move, if it is not the ship's own action. */
  default Optional<MoveCause> by() {
    return Optional.empty();
  }

  @Override
  default boolean byTractor() {
    return by().isPresent();
  }

  @Override
  default int turned() {
    return 0;
  }

  @Override
  default Optional<LaidTemplate> along() {
    return Optional.empty();
  }

  @Override
  default String action() {
    return this instanceof BarrelRoll
        ? "barrelRoll"
        : this instanceof Boost ? "boost" : this instanceof Decloak ? "decloak" : "rotate";
  }

  @Override
  default String deed() {
    return this instanceof BarrelRoll ? "barrel roll" : turned() == 0 ? action() : "turn";
  }

  /**
   * The claim of a barrel roll: a move to a side, which keeps the heading along a straight.
   *
   * @param ship the id of the ship
   * @param towards the side, as seen by the ship
   * @param template the template; the straight 1 if absent
   * @param by the cause of the move, if it is not the ship's own action
   */
  record BarrelRoll(
      @JsonProperty("barrelRoll") String ship,
      @JsonProperty("direction") MoveDirection.Roll towards,
      @JsonProperty("final") Pose finalPose,
      Optional<RollTemplate> template,
      Optional<MoveCause> by)
      implements RepositionLine {

    @Override
    public Optional<LaidTemplate> along() {
      return template.map(RollTemplate::laid);
    }

    @Override
    public BarrelRoll ending(Side direction, Pose end) {
      return new BarrelRoll(ship, to(direction, MoveDirection.Roll.values()), end, template, by);
    }
  }

  /**
   * The claim of a boost: one more short template ahead.
   *
   * @param ship the id of the ship
   * @param where the direction of the straight 1 or a bank 1; absent if there is a template
   * @param template any template
   * @param by the cause of the move, if it is not the ship's own action
   */
  @SchemaMembers(
      """
      {"oneOf": [{"required": ["direction"]}, {"required": ["template"]}]}
      """)
  record Boost(
      @JsonProperty("boost") String ship,
      @JsonProperty("direction") Optional<MoveDirection.Boost> where,
      @JsonProperty("final") Pose finalPose,
      Optional<LaidTemplate> template,
      Optional<MoveCause> by)
      implements RepositionLine {

    /** Checks that the line says in one way where the template leads. */
    public Boost {
      MoveCause.checkBoost(by, where, template);
    }

    @Override
    public MoveDirection towards() {
      return template
          .map(laid -> to(laid.bearing().side(), MoveDirection.Boost.values()))
          .orElseGet(where::orElseThrow);
    }

    @Override
    public Optional<LaidTemplate> along() {
      return template;
    }

    @Override
    public Boost ending(Side direction, Pose end) {
      return new Boost(
          ship, where.map(leads -> to(direction, MoveDirection.Boost.values())), end, template, by);
    }
  }

  /**
   * The claim of a decloak: a longer roll, or a template ahead.
   *
   * @param ship the id of the ship
   * @param towards the direction, as seen by the ship
   * @param template the template; if absent, the straight that the rules give the ship
   */
  record Decloak(
      @JsonProperty("decloak") String ship,
      @JsonProperty("direction") MoveDirection.Decloak towards,
      @JsonProperty("final") Pose finalPose,
      Optional<RollTemplate> template)
      implements RepositionLine {

    @Override
    public Optional<LaidTemplate> along() {
      return template.map(RollTemplate::laid);
    }

    @Override
    public Decloak ending(Side direction, Pose end) {
      return new Decloak(ship, to(direction, MoveDirection.Decloak.values()), end, template);
    }
  }

  /**
   * The claim of a turn on the spot.
   *
   * @param ship the id of the ship
   * @param turn the degrees of the turn, to the left as seen by the ship; negative to the right
   */
  record Rotate(
      @JsonProperty("rotate") String ship,
      @SchemaMembers("{\"enum\": [90, -90, 180]}") Integer turn,
      @JsonProperty("final") Pose finalPose)
      implements RepositionLine {

    /** Checks the turn. */
    public Rotate {
      MoveDirection.checkTurn(turn);
    }

    @Override
    public int turned() {
      return turn;
    }

    @Override
    public Rotate ending(Side direction, Pose end) {
      return new Rotate(ship, turn, end);
    }

    @Override
    public MoveDirection towards() {
      return turn == 180
          ? MoveDirection.Boost.STRAIGHT
          : turn > 0 ? MoveDirection.Roll.LEFT : MoveDirection.Roll.RIGHT;
    }
  }
}
