package io.github.flightstand.referee;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.distance.Separation;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.movement.Barriers;
import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.MovementRules.RollPositions;
import io.github.flightstand.movement.parts.TemplateKind;
import io.github.flightstand.movement.reposition.AheadMove;
import io.github.flightstand.movement.reposition.Repositions;
import io.github.flightstand.movement.reposition.SidewaysMove;
import io.github.flightstand.movement.table.LaidToken;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.flow.Reposition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A judge of claims that a ship barrel rolled, boosted or decloaked.
 *
 * <p>A claim is legal if it agrees with some legal end within the log's tolerance. It is too close
 * to call if it agrees with an end that is legal on the other side of a {@linkplain CloseCalls
 * close call}.
 */
final class RepositionJudge {

  private final Rules rules;
  private final ClaimTolerance tolerance;
  private final CloseCalls closeCalls;
  private final Repositions exact;

  /**
   * The ends of a move that are nearest to a claimed pose.
   *
   * @param possible the nearest end to which the template leads, legal or not
   * @param blockedBy the ships and obstacles that take ends away, in id order
   */
  record Ends(Pose possible, Optional<Pose> legal, List<String> blockedBy) {

    Pose expected() {
      return legal.orElse(possible);
    }
  }

  interface Move {

    Barriers barriers();

    Ends nearestTo(Pose pose, Repositions repositions);

    /** Returns the template as it is laid for an end, legal or not; empty if there is none. */
    Optional<Shape> template(Pose end);

    /** Returns the area of the template, laid in any way that leads to an end. */
    List<Shape> everyTemplate(Pose end);

    /** Names the obstacles that keep the template from leading to a possible end. */
    Optional<String> templateCrosses(Pose end);
  }

  RepositionJudge(Rules rules, ClaimTolerance tolerance, CloseCalls closeCalls) {
    this.rules = rules;
    this.tolerance = tolerance;
    this.closeCalls = closeCalls;
    exact = rules.repositions();
  }

  Ruling judge(int line, Standing standing, LogEvent.Reposition claim) {
    Ship ship = standing.ship(claim.ship());
    try {
      Repositions.checkRepositions(ship);
    } catch (CannotFlyException refused) {
      return Ruling.impossible(line, claim, Rule.HUGE_SHIP, Wording.notMade(claim, refused));
    }
    try {
      return judge(line, standing.table(), claim, move(standing, claim));
    } catch (CannotFlyException refused) {
      return Ruling.impossible(line, claim, Rule.DECLOAK, RepositionWording.noDecloakToASide(ship));
    } catch (IllegalArgumentException refused) {
      return Ruling.impossible(line, claim, rule(claim), Wording.notMade(claim, refused));
    }
  }

  /**
   * Returns the area of a judged move: the base at its recorded and at its correct pose, and the
   * template at all its possible places.
   */
  MinesPassed.Trace trace(Standing standing, LogEvent.Reposition claim) {
    Ship ship = standing.ship(claim.ship());
    List<Shape> sure = new ArrayList<>();
    sure.add(ship.base().outline().placedIn(claim.finalPose()));
    try {
      Repositions.checkRepositions(ship);
      Move move = move(standing, claim);
      Ends ends = move.nearestTo(claim.finalPose(), exact);
      sure.add(ship.base().outline().placedIn(ends.expected()));
      sure.addAll(move.everyTemplate(ends.expected()));
    } catch (IllegalArgumentException refused) {
      // The ship stands where it is recorded, and nothing else is known.
    }
    return new MinesPassed.Trace(sure, List.of());
  }

  private Move move(Standing standing, LogEvent.Reposition claim) {
    Table table = standing.table();
    Ship ship = standing.ship(claim.ship());
    if (claim.turned() != 0) {
      return new Turn(table, ship, claim.turned());
    }
    Reposition move =
        Reposition.of(
                rules.movement(),
                ship.base(),
                claim.action(),
                claim.direction(),
                claim.along(),
                claim.byTractor())
            .orElseThrow();
    return move.aside()
        .<Move>map(
            aside ->
                aside.slidesAlongCurve()
                    ? MoveAlongCurve.of(table, ship, aside, exact)
                    : new Sideways(table, ship, aside, exact))
        .orElseGet(() -> new Ahead(table, ship, move.ahead().orElseThrow(), exact));
  }

  private static Rule rule(LogEvent.Reposition claim) {
    if (claim instanceof RepositionLine.BarrelRoll) {
      return Rule.BARREL_ROLL;
    }
    if (claim instanceof RepositionLine.Boost) {
      return Rule.BOOST;
    }
    return claim.turned() == 0 ? Rule.DECLOAK : Rule.ROTATE;
  }

  private Ruling judge(int line, Table table, LogEvent.Reposition claim, Move move) {
    Ship ship = table.ship(claim.ship()).orElseThrow();
    Ends ends = move.nearestTo(claim.finalPose(), exact);
    Predicate<Ends> agrees =
        found ->
            found
                .legal()
                .filter(legal -> Deviation.between(legal, claim.finalPose()).isWithin(tolerance))
                .isPresent();
    List<String> tokens =
        LaidToken.minesSetOff(
            table, ship.at(ends.expected()), move.template(ends.expected()), rules.tolerance());
    Expected expected =
        new Expected.ActionEnd(ends.expected(), ends.legal().isPresent(), ends.blockedBy(), tokens);
    Answered answered = Answered.of(line, claim, expected, ends.expected(), claim.finalPose());
    Rule rule = rule(claim);
    if (agrees.test(ends)) {
      return answered.legal(rule, RepositionWording.legal(claim));
    }
    List<String> hindrances = hindrances(table, ship.at(ends.possible()), move);
    return closeCalls
        .ofReposition(
            ship.base(), lenient -> agrees.test(move.nearestTo(claim.finalPose(), lenient)))
        .map(
            difference ->
                answered.tooClose(rule, RepositionWording.tooClose(claim, hindrances, difference)))
        .orElseGet(
            () ->
                answered.illegal(
                    rule, RepositionWording.illegal(claim, ends, hindrances, tolerance)));
  }

  /** Names the pieces that keep a ship from standing at the end of its move. */
  private List<String> hindrances(Table table, Ship ship, Move move) {
    List<String> found = new ArrayList<>();
    move.templateCrosses(ship.pose()).ifPresent(found::add);
    for (Ship other : table.ships()) {
      if (!other.id().equals(ship.id())) {
        noteOverlap(other.id(), ShipGap.between(ship, other).gap(), found);
      }
    }
    Compound outline = ship.base().outline().placedIn(ship.pose());
    for (Obstacle obstacle : table.obstacles()) {
      if (move.barriers().toBase().contains(obstacle.kind())) {
        noteOverlap(obstacle.id(), Separation.between(outline, obstacle.outline()), found);
      }
    }
    double margin =
        rules.movement().fleeing().margin(ship.base().outline(), ship.pose(), table.playArea());
    if (margin < -rules.tolerance().contact()) {
      found.add(RepositionWording.leavesTable(-margin));
    }
    return found;
  }

  private void noteOverlap(String id, double separation, List<String> found) {
    if (separation < -rules.tolerance().contact()) {
      found.add(RepositionWording.overlaps(id, -separation));
    }
  }

  /** Names the obstacles that keep a template off all slides that lead to an end. */
  static String crossing(
      Table table, Ship ship, SidewaysMove move, Repositions exact, Interval leading) {
    List<String> crossed = new ArrayList<>();
    List<String> crossedSomewhere = new ArrayList<>();
    for (Obstacle obstacle : table.asTemplatesFindIt().obstacles()) {
      Table alone = Table.builder(table.playArea()).ship(ship).obstacle(obstacle).build();
      IntervalSet slides = exact.templateSlides(alone, ship.id(), move).within(leading);
      if (slides.isEmpty()) {
        crossed.add(obstacle.id());
      } else if (!slides.equals(IntervalSet.of(leading))) {
        crossedSomewhere.add(obstacle.id());
      }
    }
    return move.positions() == RollPositions.SLIDES
        ? RepositionWording.templateCrossesAtEverySlide(crossed, crossedSomewhere)
        : RepositionWording.templateCrosses(crossed);
  }

  /** A turn on the spot, which no obstacle bars. */
  private record Turn(Table table, Ship ship, int degrees) implements Move {

    @Override
    public Barriers barriers() {
      return Barriers.NONE;
    }

    @Override
    public Ends nearestTo(Pose pose, Repositions repositions) {
      AheadMove.Option turned = repositions.turned(table, ship.id(), degrees);
      return new Ends(
          turned.finalPose(),
          Optional.of(turned.finalPose()).filter(legal -> turned.legal()),
          turned.blockedBy());
    }

    @Override
    public Optional<Shape> template(Pose end) {
      return Optional.empty();
    }

    @Override
    public List<Shape> everyTemplate(Pose end) {
      return List.of();
    }

    @Override
    public Optional<String> templateCrosses(Pose end) {
      return Optional.empty();
    }
  }

  private record Ahead(Table table, Ship ship, AheadMove move, Repositions exact) implements Move {

    @Override
    public Barriers barriers() {
      return move.barriers();
    }

    @Override
    public Ends nearestTo(Pose pose, Repositions repositions) {
      AheadMove.Option ahead = repositions.ahead(table, ship.id(), move);
      Optional<Pose> legal = ahead.legal() ? Optional.of(ahead.finalPose()) : Optional.empty();
      return new Ends(ahead.finalPose(), legal, ahead.blockedBy());
    }

    @Override
    public Optional<Shape> template(Pose end) {
      return Optional.of(move.templateAt(ship.base(), ship.pose()));
    }

    @Override
    public List<Shape> everyTemplate(Pose end) {
      return template(end).stream().toList();
    }

    @Override
    public Optional<String> templateCrosses(Pose end) {
      List<String> crossed = exact.ahead(table, ship.id(), move).underTemplate();
      return crossed.isEmpty()
          ? Optional.empty()
          : Optional.of(RepositionWording.templateCrosses(crossed));
    }
  }

  /** A move to a side. Its shift is not claimed, so it is the one that leads nearest. */
  private record Sideways(
      Table table, Ship ship, SidewaysMove move, SidewaysMove.Options options, Repositions exact)
      implements Move {

    Sideways(Table table, Ship ship, SidewaysMove move, Repositions exact) {
      this(table, ship, move, exact.sideways(table, ship.id(), move), exact);
    }

    @Override
    public Barriers barriers() {
      return move.barriers();
    }

    @Override
    public Ends nearestTo(Pose pose, Repositions repositions) {
      SidewaysMove.Options found = repositions.sideways(table, ship.id(), move);
      double shift = nearestShift(pose);
      Optional<Pose> legal =
          found.legal()
              ? Optional.of(found.poseAt(found.shifts().nearestTo(shift).orElseThrow()))
              : Optional.empty();
      return new Ends(found.poseAt(shift), legal, found.blockedBy());
    }

    @Override
    public Optional<Shape> template(Pose end) {
      double slide = options.slideTowards(legalShift(end));
      return Optional.of(move.templateAt(ship.base(), ship.pose(), slide));
    }

    @Override
    public List<Shape> everyTemplate(Pose end) {
      if (move.template().kind() != TemplateKind.STRAIGHT) {
        return template(end).stream().toList();
      }
      IntervalSet free = options.slides().within(leading(end));
      IntervalSet laid = free.isEmpty() ? IntervalSet.of(leading(end)) : free;
      return laid.intervals().stream().<Shape>map(this::swept).toList();
    }

    /** Returns the area of a template that is laid at any slide of an interval. */
    private ConvexPolygon swept(Interval slides) {
      double across = move.sideways(ship.base()) - ship.base().width();
      double aside = move.direction().sign() * move.sideways(ship.base()) / 2;
      return ConvexPolygon.rectangle(move.contactWidth() + slides.length(), across)
          .placedIn(ship.pose().shiftedBy((slides.lo() + slides.hi()) / 2, aside));
    }

    private Interval leading(Pose end) {
      double most = move.greatestSlide(ship.base());
      double shift = nearestShift(end);
      double slack = options.greatestSlide();
      return new Interval(Math.max(-most, shift - slack), Math.min(most, shift + slack));
    }

    @Override
    public Optional<String> templateCrosses(Pose end) {
      Interval leading = leading(end);
      if (!options.slides().within(leading).isEmpty()) {
        return Optional.empty();
      }
      return Optional.of(crossing(table, ship, move, exact, leading));
    }

    /** Returns the legal shift, if there is one, that comes nearest to a pose. */
    private double legalShift(Pose pose) {
      double nearest = nearestShift(pose);
      return options.shifts().nearestTo(nearest).orElse(nearest);
    }

    /** Returns the shift, legal or not, with which the template leads nearest to a pose. */
    private double nearestShift(Pose pose) {
      double most = options.greatestShift();
      double ahead = options.centred().relative(pose.position()).x();
      if (!options.places().isEmpty()) {
        return most * Math.rint(Math.max(-1, Math.min(1, ahead / most)));
      }
      return Math.max(-most, Math.min(most, ahead));
    }
  }
}
