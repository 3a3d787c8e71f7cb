package io.github.flightstand.tools.referee;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.protocol.json.FrameJson;
import io.github.flightstand.protocol.json.MoveDirection;
import io.github.flightstand.protocol.json.NamedRules;
import io.github.flightstand.protocol.json.ObstacleJson;
import io.github.flightstand.protocol.json.PlayAreaJson;
import io.github.flightstand.protocol.json.PointJson;
import io.github.flightstand.protocol.json.PoseErrorJson;
import io.github.flightstand.protocol.json.PoseJson;
import io.github.flightstand.protocol.json.RulesJson;
import io.github.flightstand.protocol.json.ShipJson;
import io.github.flightstand.protocol.json.TokenJson;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.RangeBand;
import io.github.flightstand.rules.member.Default;
import io.github.flightstand.tools.referee.LogEvent.Activation;
import io.github.flightstand.tools.referee.LogEvent.AttackClaim;
import io.github.flightstand.tools.referee.LogEvent.Detonation;
import io.github.flightstand.tools.referee.LogEvent.ObstaclePlaced;
import io.github.flightstand.tools.referee.LogEvent.Removal;
import io.github.flightstand.tools.referee.LogEvent.Reposition;
import io.github.flightstand.tools.referee.LogEvent.ShipPlaced;
import io.github.flightstand.tools.referee.LogEvent.TokenPlaced;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A line of a game log. The first line is the header, the others are what happened in order. Ships,
 * obstacles and tokens are placed before they are named.
 *
 * <p>There is a record for each kind of line, whose first component has the name by which the kind
 * is known.
 *
 * <p>A new kind of line is a record here, with what it says in {@link Happening#event}.
 */
sealed interface LogLine {

  /**
   * The first line.
   *
   * @param rules the rules in force; reference-2015 if absent
   * @param claimTolerance how far a claim may be off; 2 mm and 2 degrees if absent
   * @param frame the frame of all poses, outlines and zones of the log, and of the referee's
   *     answers; absent: the table's own. Lengths stay millimetres.
   * @param zones where whose ships are set up, by player, the corners in order; set-up is judged if
   *     they are there
   */
  record Header(
      @SchemaMembers("{\"const\": \"" + Header.VERSION + "\"}") String log,
      Optional<RulesJson> rules,
      PlayAreaJson playArea,
      Optional<PoseErrorJson> claimTolerance,
      Optional<FrameJson> frame,
      Optional<Map<String, List<PointJson>>> zones)
      implements LogLine {

    /** The version of the log's form that can be read: as yet the first. */
    static final String VERSION = "flightstand/1";

    static Header of(RuleSet rules, PlayArea playArea, ClaimTolerance tolerance) {
      return new Header(
          VERSION,
          Optional.of(new NamedRules(rules)),
          PlayAreaJson.of(playArea),
          Optional.of(new PoseErrorJson(tolerance.position(), tolerance.heading())),
          Optional.empty(),
          Optional.empty());
    }

    LogHeader header() {
      if (!log.equals(VERSION)) {
        throw FaultException.unexpected(
            Pointer.of("/log"), Excerpt.quoted(log), "one of " + VERSION);
      }
      CoordinateFrame coordinates = frame.map(FrameJson::frame).orElse(CoordinateFrame.TABLE);
      return new LogHeader(
          rules.map(RulesJson::rules).orElseGet(Rules::standard),
          playArea.area(),
          claimTolerance
              .map(error -> new ClaimTolerance(error.position(), error.heading()))
              .orElse(ClaimTolerance.STANDARD),
          coordinates,
          zones.map(byPlayer -> zones(byPlayer, coordinates)));
    }

    private static Map<String, SimplePolygon> zones(
        Map<String, List<PointJson>> byPlayer, CoordinateFrame frame) {
      Map<String, SimplePolygon> zones = new HashMap<>();
      byPlayer.forEach(
          (player, corners) -> {
            try {
              zones.put(player, PointJson.outline(corners, frame));
            } catch (FaultException fault) {
              throw fault.under(Pointer.of("/zones").append(player));
            }
          });
      return zones;
    }
  }

  /** A line after the first. */
  sealed interface Happening extends LogLine {

    /**
     * Returns what the line says happened.
     *
     * @param pieces what is on the table before it, and then after it
     * @throws FaultException if it cannot have happened there
     */
    LogEvent event(PiecesOnTable pieces);
  }

  /** A ship is set down. */
  record Place(ShipJson place) implements Happening {

    @Override
    public LogEvent event(PiecesOnTable pieces) {
      pieces.checkFree(place.id(), "place");
      try {
        Ship ship = place.on(pieces.frame(), pieces.parts());
        pieces.addShip(place.id(), "place");
        return new ShipPlaced(ship, place.player());
      } catch (FaultException fault) {
        throw fault.under(Pointer.of("/place"));
      }
    }
  }

  /** An obstacle is set down. */
  record PlaceObstacle(ObstacleJson obstacle) implements Happening {

    @Override
    public LogEvent event(PiecesOnTable pieces) {
      pieces.checkFree(obstacle.id(), "obstacle");
      try {
        ObstaclePlaced placed = new ObstaclePlaced(obstacle.on(pieces.frame()));
        pieces.addObstacle(obstacle.id(), "obstacle");
        return placed;
      } catch (FaultException fault) {
        throw fault.under(Pointer.of("/obstacle"));
      }
    }
  }

  /** A token is laid down. */
  record PlaceToken(TokenJson token) implements Happening {

    @Override
    public LogEvent event(PiecesOnTable pieces) {
      pieces.checkFree(token.id(), "token");
      try {
        TokenPlaced placed = new TokenPlaced(token.on(pieces.frame(), pieces.parts()));
        pieces.addToken(token.id(), "token");
        return placed;
      } catch (FaultException fault) {
        throw fault.under(Pointer.of("/token"));
      }
    }
  }

  /** A ship executed a maneuver. */
  record Activate(
      String activate,
      Maneuver maneuver,
      @JsonProperty("final") PoseJson finalPose,
      @Default("false") boolean bumped)
      implements Happening {

    @Override
    public LogEvent event(PiecesOnTable pieces) {
      return new Activation(
          pieces.ship(activate, "activate"), maneuver, pieces.finalPose(finalPose), bumped);
    }
  }

  /** A ship moved by an action. */
  sealed interface ActionMove extends Happening {

    /** Returns which action, whose name is the field that names the ship. */
    Reposition.Kind kind();

    /** Returns the id of the ship. */
    String ship();

    /** Returns where the action moves it. */
    MoveDirection direction();

    /** Returns where it then stood. */
    PoseJson finalPose();

    @Override
    default LogEvent event(PiecesOnTable pieces) {
      return new Reposition(
          kind(),
          pieces.ship(ship(), kind().field()),
          direction().side(),
          pieces.finalPose(finalPose()));
    }
  }

  /** A ship rolled. */
  record BarrelRollMade(
      String barrelRoll, MoveDirection.Roll direction, @JsonProperty("final") PoseJson finalPose)
      implements ActionMove {

    @Override
    public Reposition.Kind kind() {
      return Reposition.Kind.BARREL_ROLL;
    }

    @Override
    public String ship() {
      return barrelRoll;
    }
  }

  /** A ship boosted. */
  record BoostMade(
      String boost, MoveDirection.Boost direction, @JsonProperty("final") PoseJson finalPose)
      implements ActionMove {

    @Override
    public Reposition.Kind kind() {
      return Reposition.Kind.BOOST;
    }

    @Override
    public String ship() {
      return boost;
    }
  }

  /** A ship left its cloak. */
  record DecloakMade(
      String decloak, MoveDirection.Decloak direction, @JsonProperty("final") PoseJson finalPose)
      implements ActionMove {

    @Override
    public Reposition.Kind kind() {
      return Reposition.Kind.DECLOAK;
    }

    @Override
    public String ship() {
      return decloak;
    }
  }

  /**
   * A ship attacked another. Judged if it names an arc and, at a corvette, a section; what is
   * absent is not claimed.
   */
  record AttackMade(
      String attack,
      String target,
      Optional<SectionName> section,
      Optional<FiringArc> arc,
      @In(NumberRange.BAND) Optional<Integer> range,
      Optional<Boolean> obstructed)
      implements Happening {

    @Override
    public LogEvent event(PiecesOnTable pieces) {
      return new AttackClaim(
          pieces.ship(attack, "attack"),
          pieces.ship(target, "target"),
          section,
          arc,
          range.map(band -> RangeBand.numbered(band)),
          obstructed);
    }
  }

  /** A bomb or mine went off. Judged for mines, if it says by which ship. */
  record Detonate(String detonate, Optional<String> by) implements Happening {

    @Override
    public LogEvent event(PiecesOnTable pieces) {
      Optional<String> ship = by.map(id -> pieces.ship(id, "by"));
      return new Detonation(pieces.detonated(detonate, "detonate"), ship);
    }
  }

  /** A piece left the table. */
  record Remove(String remove) implements Happening {

    @Override
    public LogEvent event(PiecesOnTable pieces) {
      pieces.remove(remove, "remove");
      return new Removal(remove);
    }
  }
}
