package io.github.flightstand.rules.referee;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.distance.Separation;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.movement.Barriers;
import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.reposition.AheadMove;
import io.github.flightstand.movement.reposition.Repositions;
import io.github.flightstand.movement.reposition.SidewaysMove;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.referee.log.ClaimTolerance;
import io.github.flightstand.rules.referee.log.Event.Reposition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Judges the claim that a ship barrel rolled, boosted or decloaked.
 *
 * <p>The claim is legal if it agrees with some legal end within the log's tolerance. If not, it is
 * too close to call if it agrees with an end that is legal on the other side of a {@linkplain
 * CloseCalls close call}, and illegal if it does not.
 */
final class RepositionJudge {

  private final Rules rules;
  private final ClaimTolerance tolerance;
  private final CloseCalls closeCalls;
  private final Wording wording;
  private final Repositions exact;

  /**
   * The ends of a move that are nearest to a claimed pose.
   *
   * @param possible the nearest to which the template leads, legal or not
   * @param legal the nearest legal one; empty if there is none
   * @param blockedBy the ships and obstacles that take ends away, in id order
   */
  record Ends(Pose possible, Optional<Pose> legal, List<String> blockedBy) {}

  /** A claimed move: to a side, or ahead. */
  private interface Move {

    Barriers barriers();

    /** Returns the ends nearest to a pose. */
    Ends nearestTo(Pose pose, Repositions repositions);

    /** Returns in words which obstacles keep the template from leading to a possible end. */
    Optional<String> templateCrosses(Pose end, Repositions repositions);
  }

  RepositionJudge(Rules rules, ClaimTolerance tolerance, CloseCalls closeCalls, Wording wording) {
    this.rules = rules;
    this.tolerance = tolerance;
    this.closeCalls = closeCalls;
    this.wording = wording;
    exact = rules.repositions();
  }

  /** Returns the ruling on a claim that stands on that line. */
  Ruling judge(int line, Standing standing, Reposition claim) {
    Ship ship = standing.ship(claim.ship());
    try {
      Repositions.checkRepositions(ship);
    } catch (CannotFlyException refused) {
      return Ruling.impossible(line, claim, Rule.HUGE_SHIP, Wording.notMade(claim, refused));
    }
    Table table = standing.table();
    return switch (claim.kind()) {
      case BARREL_ROLL -> {
        SidewaysMove roll =
            SidewaysMove.barrelRoll(rules.movement(), ship.base(), claim.direction());
        yield judge(line, table, claim, new Sideways(table, ship, roll), Rule.BARREL_ROLL);
      }
      case BOOST -> {
        AheadMove boost = AheadMove.boost(rules.movement(), claim.direction());
        yield judge(line, table, claim, new Ahead(table, ship, boost), Rule.BOOST);
      }
      case DECLOAK -> {
        try {
          yield judge(line, table, claim, decloak(table, ship, claim.direction()), Rule.DECLOAK);
        } catch (CannotFlyException refused) {
          yield Ruling.impossible(line, claim, Rule.DECLOAK, Wording.noDecloakToASide(ship));
        }
      }
    };
  }

  private Move decloak(Table table, Ship ship, Side direction) {
    return direction == Side.AHEAD
        ? new Ahead(table, ship, AheadMove.decloak(rules.movement()))
        : new Sideways(table, ship, SidewaysMove.decloak(rules.movement(), ship.base(), direction));
  }

  private Ruling judge(int line, Table table, Reposition claim, Move move, Rule rule) {
    Ship ship = table.ship(claim.ship()).orElseThrow();
    Ends ends = move.nearestTo(claim.finalPose(), exact);
    Predicate<Ends> agrees =
        found ->
            found
                .legal()
                .filter(legal -> Deviation.between(legal, claim.finalPose()).isWithin(tolerance))
                .isPresent();
    if (agrees.test(ends)) {
      return ruling(line, claim, ends, rule, Verdict.LEGAL, Wording.legal(claim));
    }
    List<String> hindrances = hindrances(table, ship.at(ends.possible()), move);
    return closeCalls
        .ofReposition(
            ship.base(), lenient -> agrees.test(move.nearestTo(claim.finalPose(), lenient)))
        .map(difference -> Wording.tooClose(claim, hindrances, difference))
        .map(message -> ruling(line, claim, ends, rule, Verdict.TOO_CLOSE, message))
        .orElseGet(
            () ->
                ruling(
                    line,
                    claim,
                    ends,
                    rule,
                    Verdict.ILLEGAL,
                    wording.illegal(claim, ends, hindrances)));
  }

  private static Ruling ruling(
      int line, Reposition claim, Ends ends, Rule rule, Verdict verdict, String message) {
    Expected.ActionEnd expected =
        new Expected.ActionEnd(
            ends.legal().orElse(ends.possible()), ends.legal().isPresent(), ends.blockedBy());
    return new Ruling(
        line,
        claim,
        verdict,
        Optional.of(expected),
        Optional.of(Deviation.between(expected.finalPose(), claim.finalPose())),
        Optional.of(rule),
        message);
  }

  /** Returns in words what hinders a ship from standing at the end of its move. */
  private List<String> hindrances(Table table, Ship ship, Move move) {
    List<String> found = new ArrayList<>();
    move.templateCrosses(ship.pose(), exact).ifPresent(found::add);
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
      found.add(Wording.leavesTable(-margin));
    }
    return found;
  }

  private void noteOverlap(String id, double separation, List<String> found) {
    if (separation < -rules.tolerance().contact()) {
      found.add(Wording.overlaps(id, -separation));
    }
  }

  /** A move ahead, with its one end. */
  private record Ahead(Table table, Ship ship, AheadMove move) implements Move {

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
    public Optional<String> templateCrosses(Pose end, Repositions repositions) {
      List<String> crossed = repositions.ahead(table, ship.id(), move).underTemplate();
      return crossed.isEmpty() ? Optional.empty() : Optional.of(Wording.templateCrosses(crossed));
    }
  }

  /** A move to a side. The shift is not claimed, so it is whichever leads nearest. */
  private record Sideways(Table table, Ship ship, SidewaysMove move) implements Move {

    @Override
    public Barriers barriers() {
      return move.barriers();
    }

    @Override
    public Ends nearestTo(Pose pose, Repositions repositions) {
      SidewaysMove.Options options = repositions.sideways(table, ship.id(), move);
      double shift = nearestShift(pose, options);
      Optional<Pose> legal =
          options.legal()
              ? Optional.of(options.poseAt(options.shifts().nearestTo(shift).orElseThrow()))
              : Optional.empty();
      return new Ends(options.poseAt(shift), legal, options.blockedBy());
    }

    @Override
    public Optional<String> templateCrosses(Pose end, Repositions repositions) {
      SidewaysMove.Options options = repositions.sideways(table, ship.id(), move);
      double shift = nearestShift(end, options);
      double slack = options.greatestSlide();
      Interval leading =
          new Interval(Math.max(-slack, shift - slack), Math.min(slack, shift + slack));
      if (!options.slides().within(leading).isEmpty()) {
        return Optional.empty();
      }
      List<String> crossed = new ArrayList<>();
      List<String> crossedSomewhere = new ArrayList<>();
      for (Obstacle obstacle : table.obstacles()) {
        Table alone = Table.builder(table.playArea()).ship(ship).obstacle(obstacle).build();
        IntervalSet slides = repositions.templateSlides(alone, ship.id(), move).within(leading);
        if (slides.isEmpty()) {
          crossed.add(obstacle.id());
        } else if (!slides.equals(IntervalSet.of(leading))) {
          crossedSomewhere.add(obstacle.id());
        }
      }
      return Optional.of(Wording.templateCrossesAtEverySlide(crossed, crossedSomewhere));
    }

    /** The shift to which the template leads, legal or not, that comes nearest to a pose. */
    private static double nearestShift(Pose pose, SidewaysMove.Options options) {
      double most = 2 * options.greatestSlide();
      double ahead = options.centred().relative(pose.position()).x();
      return Math.max(-most, Math.min(most, ahead));
    }
  }
}
