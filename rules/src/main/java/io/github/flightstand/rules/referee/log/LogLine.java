package io.github.flightstand.rules.referee.log;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.core.JsonPointer;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.RangeBand;
import io.github.flightstand.rules.protocol.codec.Excerpt;
import io.github.flightstand.rules.protocol.codec.FaultException;
import io.github.flightstand.rules.protocol.codec.In;
import io.github.flightstand.rules.protocol.codec.NumberRange;
import io.github.flightstand.rules.protocol.codec.Shape;
import io.github.flightstand.rules.protocol.form.MoveDirection;
import io.github.flightstand.rules.protocol.form.NamedRules;
import io.github.flightstand.rules.protocol.form.ObstacleJson;
import io.github.flightstand.rules.protocol.form.PlayAreaJson;
import io.github.flightstand.rules.protocol.form.PoseErrorJson;
import io.github.flightstand.rules.protocol.form.PoseJson;
import io.github.flightstand.rules.protocol.form.RulesJson;
import io.github.flightstand.rules.protocol.form.ShipJson;
import io.github.flightstand.rules.referee.log.Event.Activation;
import io.github.flightstand.rules.referee.log.Event.AttackClaim;
import io.github.flightstand.rules.referee.log.Event.ObstaclePlaced;
import io.github.flightstand.rules.referee.log.Event.Removal;
import io.github.flightstand.rules.referee.log.Event.Reposition;
import io.github.flightstand.rules.referee.log.Event.ShipPlaced;
import java.util.Optional;

/**
 * A line of a game log as it is written: a record for each kind of line, whose first component has
 * the name by which the kind is known.
 *
 * <p>A new kind of line is a record here, with what it says in {@link Happening#event}.
 */
@JsonClassDescription(
    "The first line is the header, the others are what happened in order. Ships and obstacles are"
        + " placed before they are named.")
sealed interface LogLine {

  /** The first line. */
  record Header(
      @Shape("{\"const\": \"" + Header.VERSION + "\"}") String log,
      @JsonPropertyDescription("The rules in force; reference-2015 if absent.")
          Optional<RulesJson> rules,
      PlayAreaJson playArea,
      @JsonPropertyDescription("How far a claim may be off; 2 mm and 2 degrees if absent.")
          Optional<PoseErrorJson> claimTolerance)
      implements LogLine {

    /** The version of the log's form that can be read: as yet the first. */
    static final String VERSION = "flightstand/1";

    static Header of(RuleSet rules, PlayArea playArea, ClaimTolerance tolerance) {
      return new Header(
          VERSION,
          Optional.of(new NamedRules(rules)),
          PlayAreaJson.of(playArea),
          Optional.of(new PoseErrorJson(tolerance.position(), tolerance.heading())));
    }

    LogHeader header() {
      if (!log.equals(VERSION)) {
        throw FaultException.unexpected(
            JsonPointer.compile("/log"), Excerpt.quoted(log), "one of " + VERSION);
      }
      return new LogHeader(
          rules.map(RulesJson::rules).orElseGet(Rules::standard),
          playArea.area(),
          claimTolerance
              .map(error -> new ClaimTolerance(error.position(), error.heading()))
              .orElse(ClaimTolerance.STANDARD));
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
    Event event(PiecesOnTable pieces);
  }

  /** A ship is set down. */
  record Place(ShipJson place) implements Happening {

    @Override
    public Event event(PiecesOnTable pieces) {
      pieces.checkFree(place.id(), "place");
      try {
        Ship ship = place.on(CoordinateFrame.TABLE, pieces.parts());
        pieces.addShip(place.id(), "place");
        return new ShipPlaced(ship, place.player());
      } catch (FaultException fault) {
        throw fault.under(JsonPointer.compile("/place"));
      }
    }
  }

  /** An obstacle is set down. */
  record PlaceObstacle(ObstacleJson obstacle) implements Happening {

    @Override
    public Event event(PiecesOnTable pieces) {
      pieces.checkFree(obstacle.id(), "obstacle");
      try {
        ObstaclePlaced placed = new ObstaclePlaced(obstacle.on(CoordinateFrame.TABLE));
        pieces.addObstacle(obstacle.id(), "obstacle");
        return placed;
      } catch (FaultException fault) {
        throw fault.under(JsonPointer.compile("/obstacle"));
      }
    }
  }

  /** A ship executed a maneuver. */
  record Activate(
      String activate,
      Maneuver maneuver,
      @JsonProperty("final") PoseJson finalPose,
      @JsonPropertyDescription("Absent: false.") Optional<Boolean> bumped)
      implements Happening {

    @Override
    public Event event(PiecesOnTable pieces) {
      return new Activation(
          pieces.ship(activate, "activate"),
          maneuver,
          finalPose.on(CoordinateFrame.TABLE),
          bumped.orElse(false));
    }
  }

  /** A ship rolled. */
  record BarrelRoll(
      String barrelRoll, MoveDirection.Roll direction, @JsonProperty("final") PoseJson finalPose)
      implements Happening {

    @Override
    public Event event(PiecesOnTable pieces) {
      String ship = pieces.ship(barrelRoll, "barrelRoll");
      return moved(Reposition.Kind.BARREL_ROLL, ship, direction, finalPose);
    }
  }

  /** A ship boosted. */
  record Boost(
      String boost, MoveDirection.Boost direction, @JsonProperty("final") PoseJson finalPose)
      implements Happening {

    @Override
    public Event event(PiecesOnTable pieces) {
      String ship = pieces.ship(boost, "boost");
      return moved(Reposition.Kind.BOOST, ship, direction, finalPose);
    }
  }

  /** A ship left its cloak. */
  record Decloak(
      String decloak, MoveDirection.Decloak direction, @JsonProperty("final") PoseJson finalPose)
      implements Happening {

    @Override
    public Event event(PiecesOnTable pieces) {
      String ship = pieces.ship(decloak, "decloak");
      return moved(Reposition.Kind.DECLOAK, ship, direction, finalPose);
    }
  }

  private static Reposition moved(
      Reposition.Kind kind, String ship, MoveDirection direction, PoseJson finalPose) {
    return new Reposition(kind, ship, direction.side(), finalPose.on(CoordinateFrame.TABLE));
  }

  /** A ship attacked another. */
  @JsonClassDescription(
      "Judged if it names an arc and, at a corvette, a section; what is absent is not claimed.")
  record AttackMade(
      String attack,
      String target,
      Optional<SectionName> section,
      Optional<FiringArc> arc,
      @In(NumberRange.BAND) Optional<Integer> range,
      Optional<Boolean> obstructed)
      implements Happening {

    @Override
    public Event event(PiecesOnTable pieces) {
      return new AttackClaim(
          pieces.ship(attack, "attack"),
          pieces.ship(target, "target"),
          section,
          arc,
          range.map(band -> RangeBand.values()[band]),
          obstructed);
    }
  }

  /** A piece left the table. */
  record Remove(String remove) implements Happening {

    @Override
    public Event event(PiecesOnTable pieces) {
      pieces.remove(remove, "remove");
      return new Removal(remove);
    }
  }
}
