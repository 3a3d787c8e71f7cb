package io.github.flightstand.protocol.operation;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.MovementRules.RollPositions;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.reposition.Repositions;
import io.github.flightstand.movement.reposition.RoundedEnds;
import io.github.flightstand.movement.reposition.SidewaysMove;
import io.github.flightstand.movement.table.LaidToken;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.OrNull;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.protocol.json.EndPose;
import io.github.flightstand.protocol.json.Forms;
import io.github.flightstand.protocol.json.GridJson;
import io.github.flightstand.protocol.json.IgnoredObstacles;
import io.github.flightstand.protocol.json.MoveCause;
import io.github.flightstand.protocol.json.MoveDirection;
import io.github.flightstand.protocol.json.RollTemplate;
import io.github.flightstand.protocol.json.TableJson;
import io.github.flightstand.protocol.operation.AheadOperations.AheadResult;
import io.github.flightstand.protocol.operation.CurvedRoll.CurvedResult;
import io.github.flightstand.protocol.operation.Operation.Pictured;
import io.github.flightstand.protocol.picture.Mark;
import io.github.flightstand.protocol.picture.MovePicture;
import io.github.flightstand.rules.engine.flow.Reposition;
import io.github.flightstand.rules.engine.state.LaidTemplate;
import io.github.flightstand.rules.member.Default;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** {@code barrelRoll}, {@code decloak}: legal ends to a side, or the end ahead. */
final class RepositionOperations {

  private static final Pointer TEMPLATE = Pointer.of("/template");

  /** The places where a roll by the second edition's marks may end. */
  enum Positions {
    /** At the front, the middle or the back of the template's edge. */
    MARKS,
    /** Anywhere from its front to its back. */
    ANY;

    /** Returns these positions for moves that end at {@code usual} ones by the rules. */
    RollPositions insteadOf(RollPositions usual) {
      if (usual == RollPositions.SLIDES) {
        throw FaultException.badValue(
            "/positions",
            "'positions' is for rules whose rolls end at marks, expected none by these, whose"
                + " rolls slide");
      }
      return RollPositions.valueOf(name());
    }
  }

  /**
   * Asks for every legal end of a barrel roll to one side, as an exact set.
   *
   * @param ship the ship's id; not a huge one
   * @param direction the side, as seen by the ship
   * @param template a straight, {@code 1}, {@code 2} or {@code 3}, or a code such as {@code 3T};
   *     {@code 1} if absent
   * @param positions the places where the ship may end, by rules that roll at marks; theirs if
   *     absent
   * @param by {@code tractor} if an opponent's tractor beam moves the ship; then {@code
   *     tractorBarriers} of the rules count
   * @param ignores obstacles that do not count: {@code all}, or a list of kinds
   * @param shift the net forward shift to judge; the legal one nearest to 0 if absent
   * @param laid a curved template's slide along the ship's side; if absent, the one nearest to 0
   *     that allows the shift
   * @param region whether the result of a curved template that slides lists all legal pairs of
   *     slides
   * @param grid the grid to which the caller's program rounds final poses
   * @param clearance the least distance from other ships, in millimeters; contact if absent
   */
  record RollQuery(
      TableJson table,
      String ship,
      MoveDirection.Roll direction,
      Optional<RollTemplate> template,
      Optional<Positions> positions,
      Optional<MoveCause> by,
      Optional<IgnoredObstacles> ignores,
      @In(NumberRange.COORDINATE) Optional<Double> shift,
      @In(NumberRange.COORDINATE) Optional<Double> laid,
      @Default("false") boolean region,
      Optional<GridJson> grid,
      @In(NumberRange.FIGURE) Optional<Double> clearance)
      implements OnTable {}

  /**
   * Asks for every legal end of a decloak to a side, or for its end forward.
   *
   * @param ship the ship's id; not a huge one
   * @param direction the direction, as seen by the ship
   * @param template as in {@code barrelRoll}; forward, {@code 2B} bends to the left
   * @param positions the places where the ship may end, by rules that roll at marks; theirs if
   *     absent
   * @param ignores obstacles that do not count: {@code all}, or a list of kinds
   * @param shift the net forward shift to judge; the legal one nearest to 0 if absent
   * @param laid a curved template's slide along the ship's side; if absent, the one nearest to 0
   *     that allows the shift
   * @param region whether the result of a curved template that slides lists all legal pairs of
   *     slides
   * @param grid the grid to which the caller's program rounds final poses
   * @param clearance the least distance from other ships, in millimeters; contact if absent
   */
  @SchemaMembers(
      """
      {"dependentSchemas": {
        "shift": {"properties": {"direction": {"enum": ["left", "right"]}}},
        "laid": {"properties": {"direction": {"enum": ["left", "right"]}}},
        "positions": {"properties": {"direction": {"enum": ["left", "right"]}}}}}
      """)
  record DecloakQuery(
      TableJson table,
      String ship,
      MoveDirection.Decloak direction,
      Optional<RollTemplate> template,
      Optional<Positions> positions,
      Optional<IgnoredObstacles> ignores,
      @In(NumberRange.COORDINATE) Optional<Double> shift,
      @In(NumberRange.COORDINATE) Optional<Double> laid,
      @Default("false") boolean region,
      Optional<GridJson> grid,
      @In(NumberRange.FIGURE) Optional<Double> clearance)
      implements OnTable {}

  /** The result of any of these moves. */
  sealed interface RepositionResult permits AsideResult, AheadResult {}

  /** The result of a move to a side. */
  sealed interface AsideResult extends RepositionResult permits SidewaysResult, CurvedResult {}

  /**
   * Every legal end of a move to a side along a straight template, or at marks.
   *
   * @param legal whether the given shift is legal; without one, whether any is
   * @param sideways the ship's distance to the side
   * @param shifts every legal net forward shift
   * @param template the slides of the template along the ship's side that keep it off the obstacles
   * @param finalPose the end at the given shift, legal or not, or else at the nearest legal one;
   *     null without one
   * @param rounded whether the final pose is rounded; present with a grid only
   * @param blockedBy the ships and obstacles that take away part of the full range
   * @param tokens the mines that the final base or the template sets off; the template lies where
   *     they are fewest
   * @param places the three places of a move that ends at marks, backmost first
   * @param confidence the probability of the verdict; present with {@code uncertainty}
   */
  record SidewaysResult(
      boolean legal,
      double sideways,
      IntervalSet shifts,
      IntervalSet template,
      @JsonProperty("final") @OrNull Optional<EndPose> finalPose,
      Optional<Boolean> rounded,
      List<String> blockedBy,
      List<String> tokens,
      Optional<List<PlaceAtMark>> places,
      Optional<LegalConfidence> confidence)
      implements AsideResult {}

  /**
   * A place to which a mark leads.
   *
   * @param shift its net forward shift
   * @param legal whether the ship may end there
   * @param blockedBy the pieces that forbid it
   * @param fled whether the ship would be outside the play area, which forbids it too
   */
  record PlaceAtMark(double shift, boolean legal, List<String> blockedBy, boolean fled) {

    private static PlaceAtMark of(SidewaysMove.Place place) {
      return new PlaceAtMark(place.shift(), place.legal(), place.blockedBy(), place.fled());
    }
  }

  /**
   * The probability of the verdict.
   *
   * @param legal the probability that {@code legal} stands
   */
  record LegalConfidence(@In(NumberRange.PROBABILITY) double legal) {

    static LegalConfidence of(Map<String, Double> sure) {
      return new LegalConfidence(sure.getOrDefault("legal", 1.0));
    }
  }

  static Operation<RollQuery, AsideResult> barrelRoll() {
    return new Operation<>(
        RollQuery.class, AsideResult.class, true, RepositionOperations::barrelRoll);
  }

  private static Pictured<AsideResult> barrelRoll(Query<RollQuery> query) {
    RollQuery asked = query.asked();
    Table table = query.table(asked.table());
    Ship ship = mover(table, asked.ship());
    Side to = asked.direction().side();
    MovementRules rules = rules(query, asked.ignores());
    SidewaysMove move =
        move(rules, ship, "barrelRoll", to, asked.template(), asked.by().isPresent())
            .aside()
            .orElseThrow();
    CurvedRoll along =
        new CurvedRoll(
            asked.shift(), asked.laid(), asked.region(), asked.grid(), asked.clearance());
    return sideways(query, table, ship, at(asked.positions(), move), along);
  }

  static Operation<DecloakQuery, RepositionResult> decloak() {
    return new Operation<>(
        DecloakQuery.class, RepositionResult.class, true, RepositionOperations::decloak);
  }

  private static Pictured<RepositionResult> decloak(Query<DecloakQuery> query) {
    DecloakQuery asked = query.asked();
    Side to = asked.direction().side();
    if (to == Side.AHEAD) {
      checkAbsent("shift", asked.shift().isPresent());
      checkAbsent("positions", asked.positions().isPresent());
      checkAbsent("laid", asked.laid().isPresent());
      checkAbsent("region", asked.region());
    }
    Table table = query.table(asked.table());
    Ship ship = mover(table, asked.ship());
    MovementRules rules = rules(query, asked.ignores());
    Reposition move = move(rules, ship, "decloak", to, asked.template(), false);
    return move.ahead().isPresent()
        ? widened(
            AheadOperations.ahead(
                query, table, ship, move.ahead().get(), asked.grid(), asked.clearance()))
        : widened(
            sideways(
                query,
                table,
                ship,
                at(asked.positions(), move.aside().orElseThrow()),
                new CurvedRoll(
                    asked.shift(), asked.laid(), asked.region(), asked.grid(), asked.clearance())));
  }

  /** Checks that a decloak forward has nothing that only one to a side has. */
  private static void checkAbsent(String name, boolean present) {
    if (present) {
      throw FaultException.badValue(
          "/" + name, "'" + name + "' is for decloaks to a side only, not forward");
    }
  }

  private static Pictured<RepositionResult> widened(Pictured<? extends RepositionResult> one) {
    return new Pictured<>(one.result(), one.picture());
  }

  /** Returns a move to a side along a template, or says why no such base makes it. */
  private static Reposition move(
      MovementRules rules,
      Ship ship,
      String action,
      Side to,
      Optional<RollTemplate> template,
      boolean tractored) {
    Optional<LaidTemplate> laid = template.map(RollTemplate::laid);
    try {
      return Reposition.of(rules, ship.base(), action, to, laid, tractored).orElseThrow();
    } catch (CannotFlyException refused) {
      throw FaultException.badValue(
          "/direction",
          "'direction' is to a side, but " + refused.getMessage() + ", expected forward");
    } catch (IllegalArgumentException tooLong) {
      throw FaultException.badValue(
          TEMPLATE, "'template' is " + template.orElseThrow() + ", but " + tooLong.getMessage());
    }
  }

  /** Returns the rules in force, in which ignored obstacles forbid nothing. */
  static MovementRules rules(Query<?> query, Optional<IgnoredObstacles> ignores) {
    MovementRules rules = query.inForce().movement();
    return ignores.map(ignored -> rules.ignoring(ignored.kinds())).orElse(rules);
  }

  /** Returns a move with the places that a query asks for. */
  private static SidewaysMove at(Optional<Positions> positions, SidewaysMove move) {
    return positions.map(at -> move.at(at.insteadOf(move.positions()))).orElse(move);
  }

  static Ship mover(Table table, String id) {
    Ship ship = Query.ship(table, "ship", id);
    try {
      Repositions.checkRepositions(ship);
    } catch (CannotFlyException refused) {
      throw FaultException.badValue("/ship", "'ship': " + refused.getMessage());
    }
    return ship;
  }

  private static Pictured<AsideResult> sideways(
      Query<?> query, Table table, Ship ship, SidewaysMove move, CurvedRoll along) {
    if (move.slidesAlongCurve()) {
      return along.answer(query, table, ship, move);
    }
    along.check(move);
    Optional<Double> asked = along.shift();
    Repositions repositions = query.repositions(along.clearance());
    SidewaysMove.Options options = repositions.sideways(table, ship.id(), move);
    Optional<Double> shift = asked.or(() -> Forms.of(options.nearestToCentred()));
    double to = shift.orElse(0.0);
    // An illegal shift has no template of its own, so this is the slide that would lead there.
    double slide =
        repositions
            .templateSlide(table, ship.id(), move, options, to)
            .orElseGet(() -> options.slideTowards(to));
    Optional<Pose> end = shift.map(options::poseAt);
    List<String> mines =
        end.map(
                pose ->
                    LaidToken.minesSetOff(
                        table,
                        ship.at(pose),
                        Optional.of(move.templateAt(ship.base(), ship.pose(), slide)),
                        repositions.rules().tolerance()))
            .orElse(List.of());
    HostEnd host =
        HostEnd.of(
            query,
            along.grid(),
            end,
            on ->
                new RoundedEnds(repositions, on)
                    .sideways(table, ship, move, options, asked.orElse(0.0)));
    OptionalDouble judged = asked.map(OptionalDouble::of).orElseGet(OptionalDouble::empty);
    return new Pictured<>(
        new SidewaysResult(
            asked.map(options.shifts()::contains).orElse(options.legal()),
            options.sideways(),
            options.shifts(),
            options.slides(),
            host.pose(),
            host.rounded(),
            options.blockedBy(),
            mines,
            Optional.of(options.places().stream().map(PlaceAtMark::of).toList())
                .filter(places -> !places.isEmpty()),
            query.confidence(
                table,
                verdicts ->
                    LegalConfidence.of(verdicts.ofSideways(repositions, ship.id(), move, judged)))),
        () ->
            MovePicture.of(table, ship, move, options, shift, slide)
                .highlight(Mark.BLOCKING, mines)
                .tell("sets off", mines));
  }
}
