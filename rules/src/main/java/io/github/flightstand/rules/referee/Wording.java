package io.github.flightstand.rules.referee;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.maneuver.Bearing;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolution.HugeEncounter;
import io.github.flightstand.movement.parts.TemplateKind;
import io.github.flightstand.movement.setup.PlacementRefusal;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.rules.measure.Attack;
import io.github.flightstand.rules.measure.BadAimException;
import io.github.flightstand.rules.measure.LineOfFire;
import io.github.flightstand.rules.measure.RangeBand;
import io.github.flightstand.rules.referee.ActivationJudge.Flown;
import io.github.flightstand.rules.referee.CloseCalls.Alternative;
import io.github.flightstand.rules.referee.RepositionJudge.Ends;
import io.github.flightstand.rules.referee.log.ClaimTolerance;
import io.github.flightstand.rules.referee.log.LogEvent.AttackClaim;
import io.github.flightstand.rules.referee.log.LogEvent.Claim;
import io.github.flightstand.rules.referee.log.LogEvent.Detonation;
import io.github.flightstand.rules.referee.log.LogEvent.Reposition;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/**
 * Says in words what the referee finds: every sentence of a ruling's message.
 *
 * <pre>
 * blue-4 should have stopped 49.0 mm along the bank, touching red-2; recorded 5.0 mm behind that
 * red-1's barrel roll to the left may not end there: it would overlap blue-2 by 3.10 mm; recorded
 * 12.3 mm ahead of the nearest legal end
 * red-1's attack on blue-2 is at range 3 (212.4 mm); recorded at range 2
 * </pre>
 */
final class Wording {

  /** Half a tenth of a millimetre or percent: what is nearer than this reads the same. */
  private static final double TOO_FINE = 0.05;

  /** A turn that is nearer to a half turn than this many degrees has no side. */
  private static final double NO_SIDE = 0.05;

  /** The eight sides to which a pose may be off, counter-clockwise from ahead. */
  private static final List<String> SIDES =
      List.of(
          "ahead of",
          "ahead and to the left of",
          "to the left of",
          "behind and to the left of",
          "behind",
          "behind and to the right of",
          "to the right of",
          "ahead and to the right of");

  private final ClaimTolerance tolerance;

  /** Prepares the sentences for one game; deviations within its tolerance are not worth a word. */
  Wording(ClaimTolerance tolerance) {
    this.tolerance = tolerance;
  }

  // Claims of any kind.

  /** A ship of its kind makes no such move. */
  static String notMade(Claim claim, CannotFlyException refused) {
    return claim.subject() + " cannot have made its " + claim.deed() + ": " + refused.getMessage();
  }

  /** The ship that acts, or the one that is attacked, is out of the game. */
  static String gone(Claim claim, String ship, Standing.Departure why) {
    return claim.subject() + "'s " + claim.deed() + " cannot be: " + ship + " " + why.words();
  }

  // Why a claim is not judged, to follow "is not judged".

  static final String THIS_VERSION = "by this version";
  static final String NO_ZONES = "in a log whose header names no zones";
  static final String NO_ZONE = "as the header names no zone for it";
  static final String SET_DOWN_IN_THE_GAME = "once a ship has moved or attacked";

  /** The claim is taken as recorded. */
  static String unverified(Claim claim, String why) {
    return claim.subject() + "'s " + claim.deed() + " is not judged " + why;
  }

  // What is different on the other side of a close call, to follow "with".

  static String letPass(List<String> ids) {
    return String.join(" and ", ids) + " let pass";
  }

  static String letPass(double depth) {
    return "less than " + millimetres(depth) + " let pass";
  }

  static String overlapsLetPass(double depth) {
    return "overlaps of " + letPass(depth);
  }

  static String movedIn(Collection<String> ids, double by) {
    return String.join(" and ", ids) + " moved in by " + millimetres(by);
  }

  static String elsewhere(String who, double by, double turn) {
    String turned = turn == 0 ? "" : String.format(Locale.ROOT, " and turned by %.2f deg", turn);
    return who + " " + millimetres(by) + " elsewhere" + turned;
  }

  // Maneuvers.

  /** What happened, the claim being right. */
  static String legal(Flown flown) {
    String told = flown.claim().ship() + " " + done(flown, flown.answer());
    return flown.claim().bumped() == flown.bumped()
        ? told
        : told + "; " + nearest(flown, "too close to tell whether it bumped: ");
  }

  /** What should have happened and how the claim differs from it. */
  String illegal(Flown flown) {
    String bumped = flown.claim().bumped() ? "as bumped" : "as not bumped";
    String off = difference(flown.answer().finalPose(), flown.claim().finalPose(), "that");
    String told = should(flown) + "; recorded " + off;
    return flown.claim().bumped() == flown.bumped()
        ? told
        : told + (off.isEmpty() ? "" : ", ") + bumped;
  }

  /** What should have happened, and what else would agree with the claim. */
  static String tooClose(Flown flown, Alternative other) {
    return should(flown)
        + "; with "
        + other.difference()
        + " it would have "
        + done(flown, other.answer())
        + ", as recorded";
  }

  /** What should have happened, and that the claim too may be right. */
  static String mayHaveStopped(Flown flown, double reach) {
    return should(flown)
        + "; with some ships let pass and others moved in by less than "
        + millimetres(reach)
        + " it may have stopped as recorded";
  }

  private static String should(Flown flown) {
    String told = flown.claim().ship() + " should have " + done(flown, flown.answer());
    return flown.claim().bumped() && !flown.bumped()
        ? told
            + ", touching no"
            + (flown.base().size().isHuge() ? " huge ship" : "thing")
            + nearest(flown, ": ")
        : told;
  }

  /** The nearest ship with its distance, after a lead, or nothing if there is no ship. */
  private static String nearest(Flown flown, String lead) {
    return flown
        .nearestAtEnd()
        .map(
            gap ->
                String.format(
                    Locale.ROOT,
                    "%s%s is %.2f mm %s at the maneuver's end",
                    lead,
                    gap.other().id(),
                    Math.abs(gap.gap()),
                    gap.gap() < 0 ? "deep" : "away"))
        .orElse("");
  }

  /** What the ship did, in a form that follows both its name and "should have". */
  private static String done(Flown flown, Resolution resolution) {
    return stood(flown, resolution)
        + resolution.huge().map(Wording::cleared).orElse("")
        + (resolution.fled() ? " and fled from the play area" : "");
  }

  /** Which ships and obstacles a huge ship took off the table. */
  private static String cleared(HugeEncounter encounter) {
    return listed(", ramming ", encounter.rammed()) + listed(", removing ", encounter.removed());
  }

  private static String listed(String lead, List<String> ids) {
    return ids.isEmpty() ? "" : lead + String.join(" and ", ids);
  }

  /** Where a ship came to stand, and which ships it touches. */
  private static String stood(Flown flown, Resolution resolution) {
    Maneuver maneuver = flown.claim().maneuver();
    Bearing bearing = maneuver.bearing();
    if (bearing == Bearing.STATIONARY) {
      return "stayed where it was";
    }
    if (!ActivationJudge.bumped(resolution)) {
      String completed = "completed its " + maneuver.speed() + " " + bearing.words();
      return resolution.offsets().isPresent() ? completed + " at a free offset" : completed;
    }
    String template =
        bearing.template().map(TemplateKind::name).orElseThrow().toLowerCase(Locale.ROOT);
    String stopped =
        flown.base().size().isHuge()
            ? stoppedOnTheWay(resolution, template)
            : stoppedOnTheTemplate(flown, resolution, template);
    String unturned =
        switch (bearing.endRotation()) {
          case NONE -> "";
          case HALF_TURN -> " and not turned round";
          case QUARTER_TURN_INWARD -> " and not rolled";
        };
    return stopped + unturned + listed(", touching ", resolution.touching());
  }

  /** Where a huge ship stopped, which its progress tells. */
  private static String stoppedOnTheWay(Resolution resolution, String template) {
    double percent = 100 * resolution.huge().orElseThrow().progress().orElseThrow();
    if (100 - percent < TOO_FINE) {
      return "stopped at the end of the " + template;
    }
    return percent < TOO_FINE
        ? "stayed where it was"
        : String.format(
            Locale.ROOT, "stopped %.1f %% of the way through the %s", percent, template);
  }

  private static String stoppedOnTheTemplate(Flown flown, Resolution resolution, String template) {
    double rail = resolution.rail().orElseThrow();
    boolean reverse = flown.claim().maneuver().bearing().reverse();
    if (resolution.length().orElseThrow() - rail < TOO_FINE) {
      return "stopped at the end of the " + template;
    }
    if (rail + flown.base().length() < TOO_FINE) {
      return "stayed where it was";
    }
    return rail >= 0
        ? String.format(
            Locale.ROOT,
            "stopped %.1f mm %s the %s",
            rail,
            reverse ? "back along" : "along",
            template)
        : String.format(
            Locale.ROOT,
            "stopped with its %s edge %.1f mm short of the %s",
            reverse ? "front" : "rear",
            -rail,
            template);
  }

  // Barrel rolls, boosts and decloaks.

  /** What happened, the claim being right. */
  static String legal(Reposition claim) {
    return claim.ship() + " completed its " + move(claim);
  }

  /** What forbids the end, and what would have to pass for it to be legal. */
  static String tooClose(Reposition claim, List<String> hindrances, String difference) {
    return forbidden(claim, hindrances) + "; with " + difference + " it may, as recorded";
  }

  /** What forbids the end, or how far it is from where the template leads. */
  String illegal(Reposition claim, Ends ends, List<String> hindrances) {
    String off =
        difference(ends.possible(), claim.finalPose(), "the nearest place to which it leads");
    if (!off.isEmpty()) {
      return claim.ship()
          + "'s "
          + move(claim)
          + " does not lead there: recorded "
          + off
          + (ends.legal().isPresent() ? "" : "; no end of it is legal");
    }
    return forbidden(claim, hindrances)
        + "; "
        + ends.legal()
            .map(legal -> "recorded " + distance(legal, claim.finalPose(), "the nearest legal end"))
            .orElse("no end of it is legal");
  }

  static String noDecloakToASide(Ship ship) {
    return ship.id() + " is a " + ship.base().name() + " ship, which does not decloak to a side";
  }

  static String templateCrosses(List<String> obstacles) {
    return "the template crosses " + String.join(" and ", obstacles);
  }

  /**
   * No slide that leads there keeps the template off the obstacles.
   *
   * @param everywhere those that are crossed at every slide
   * @param somewhere those that are crossed at some; named if there are none of the first
   */
  static String templateCrossesAtEverySlide(List<String> everywhere, List<String> somewhere) {
    return (everywhere.isEmpty()
            ? "the template crosses " + String.join(" or ", somewhere)
            : templateCrosses(everywhere))
        + " at every slide that leads there";
  }

  static String overlaps(String id, double depth) {
    return "it would overlap " + id + " by " + millimetres(depth);
  }

  static String leavesTable(double by) {
    return "it would leave the table by " + millimetres(by);
  }

  private static String forbidden(Reposition claim, List<String> hindrances) {
    return claim.ship()
        + "'s "
        + move(claim)
        + " may not end there"
        + (hindrances.isEmpty() ? "" : ": " + String.join(", ", hindrances));
  }

  private static String move(Reposition claim) {
    String where =
        switch (claim.direction()) {
          case LEFT -> "to the left";
          case RIGHT -> "to the right";
          case AHEAD -> "straight ahead";
        };
    return claim.deed() + " " + where;
  }

  // Attacks.

  static String cannotAttack(AttackClaim claim, BadAimException refused) {
    return claim.ship()
        + " cannot attack "
        + claim.target()
        + " so, expected "
        + refused.expected();
  }

  /** What was measured, the claim being right. */
  static String legal(AttackClaim claim, Attack answer) {
    LineOfFire line = answer.line().orElseThrow();
    return attack(claim) + " is " + range(line) + ", " + obstruction(line);
  }

  /** What was measured and how the claim differs from it. */
  static String illegal(AttackClaim claim, Attack answer, Rule broken) {
    return switch (broken) {
      case TOUCHING -> attack(claim) + " is forbidden: their bases are in contact";
      case FIRING_ARC ->
          String.format(
              Locale.ROOT,
              "%s is %s %s's %s arc",
              target(claim),
              outside(answer.arcDepth().orElseThrow()),
              claim.ship(),
              claim.arc().orElseThrow().word());
      case SECTION ->
          String.format(
              Locale.ROOT,
              "%s cannot be chosen from where %s stands: the line between the middles crosses the"
                  + " section line by %.2f mm",
              target(claim),
              claim.ship(),
              -answer.sight().orElseThrow().margin());
      case RANGE ->
          attack(claim)
              + " is "
              + answer.line().map(Wording::range).orElseThrow()
              + claim
                  .range()
                  .filter(said -> !answer.line().flatMap(LineOfFire::range).equals(claim.range()))
                  .map(said -> "; recorded at range " + said.number())
                  .orElse(", out of reach");
      default ->
          attack(claim)
              + " is "
              + answer.line().map(Wording::obstruction).orElseThrow()
              + "; recorded as "
              + (claim.obstructed().orElseThrow() ? "obstructed" : "not obstructed");
    };
  }

  /** The rules forbid the attack, however it is measured. */
  static String forbidden(AttackClaim claim, String why) {
    return claim.ship() + "'s attack on " + claim.target() + " is forbidden: " + why;
  }

  /** The rules may forbid the attack, which is right in all else. */
  static String tooCloseToForbid(AttackClaim claim, String why) {
    return claim.ship()
        + "'s attack on "
        + claim.target()
        + " is too close to forbid: it may be that "
        + why;
  }

  /** How the claim differs, and what has to be different for it to be right. */
  static String tooClose(AttackClaim claim, Attack answer, Rule broken, String difference) {
    return illegal(claim, answer, broken) + "; with " + difference + " it would be right";
  }

  private static String attack(AttackClaim claim) {
    return claim.ship() + "'s attack on " + target(claim);
  }

  private static String target(AttackClaim claim) {
    return claim.target()
        + claim.section().map(section -> "'s " + section.word() + " section").orElse("");
  }

  private static String outside(double depth) {
    return depth < 0 ? millimetres(-depth) + " outside" : "just on the line of";
  }

  private static String range(LineOfFire line) {
    Optional<Integer> band = line.range().map(RangeBand::number);
    String where = band.map(number -> "at range " + number).orElse("beyond range 5");
    return String.format(Locale.ROOT, "%s (%.1f mm)", where, line.lines().distance());
  }

  private static String obstruction(LineOfFire line) {
    String by = String.join(" and ", line.obstructedBy());
    if (line.choice()) {
      return "obstructed by " + by + " or clear, as the attacker chooses";
    }
    return line.obstructed() ? "obstructed by " + by : "not obstructed";
  }

  // Set-up.

  /** Nothing speaks against the place. */
  static String setUp(Claim claim) {
    return claim.subject() + " may be set up there";
  }

  /** What speaks against the place. */
  static String notSetUp(Claim claim, List<PlacementRefusal> reasons) {
    return claim.subject()
        + " may not be set up there: "
        + reasons.stream().map(Wording::reason).collect(Collectors.joining(", "));
  }

  /** What speaks against the place, all of it by little. */
  static String tooClose(Claim claim, List<PlacementRefusal> reasons, double reach) {
    return notSetUp(claim, reasons) + "; with " + letPass(reach) + " it may";
  }

  private static String reason(PlacementRefusal refusal) {
    return switch (refusal.code()) {
      case OVERLAP -> "it overlaps " + refusal.of() + " by " + millimetres(-refusal.distance());
      case OUTSIDE_ZONE -> "it is " + millimetres(-refusal.distance()) + " outside its zone";
      case OUTSIDE_AREA ->
          "it is " + millimetres(-refusal.distance()) + " beyond the " + refusal.of() + " edge";
      case TOO_NEAR_EDGE -> tooNear(refusal, "the " + refusal.of() + " edge");
      case TOO_NEAR_OBSTACLE, TOO_NEAR, TOO_FAR -> tooNear(refusal, refusal.of());
    };
  }

  private static String tooNear(PlacementRefusal refusal, String what) {
    return "it is "
        + millimetres(refusal.distance())
        + " from "
        + what
        + ", which takes more than "
        + millimetres(refusal.required());
  }

  // Mines.

  /** The ship came over the mine. */
  static String setOff(Detonation claim, String ship) {
    return ship + " set off " + claim.token();
  }

  /** The ship came near the mine, by so many millimetres. */
  static String tooClose(Detonation claim, String ship, double separation) {
    return ship
        + " came within "
        + millimetres(Math.max(0, separation))
        + " of "
        + claim.token()
        + ": too close to tell whether it set it off";
  }

  /** Where the ship flew is too close to call. */
  static String perhapsSetOff(Detonation claim, String ship) {
    return ship
        + " set off "
        + claim.token()
        + " if it flew as recorded, which is too close to call";
  }

  /** The ship did not come near the mine, or nowhere at all. */
  static String notSetOff(Detonation claim, String ship, OptionalDouble separation) {
    return ship
        + " did not set off "
        + claim.token()
        + ": "
        + (separation.isPresent()
            ? "it came no nearer than " + millimetres(separation.getAsDouble())
            : "it has not come near it");
  }

  // Poses and lengths.

  /**
   * How a claimed pose differs from the expected one: "5.0 mm behind that, turned by 3.1 degrees to
   * the left"; nothing if it does not by more than the tolerance.
   *
   * @param place what the expected place is called
   */
  private String difference(Pose expected, Pose claimed, String place) {
    Deviation deviation = Deviation.between(expected, claimed);
    String off =
        deviation.position() > tolerance.position() ? distance(expected, claimed, place) : "";
    if (deviation.heading() <= tolerance.heading()) {
      return off;
    }
    String side =
        expected.heading().degreesTo(claimed.heading()) > 0 ? " to the left" : " to the right";
    return (off.isEmpty() ? "" : off + ", ")
        + String.format(Locale.ROOT, "turned by %.1f degrees", deviation.heading())
        + (deviation.heading() > 180 - NO_SIDE ? "" : side);
  }

  /** How far and on which side of one pose another stands: "5.0 mm behind that". */
  private static String distance(Pose from, Pose to, String place) {
    Point off = from.relative(to.position());
    double eighths = StrictMath.atan2(off.y(), off.x()) / (StrictMath.PI / 4);
    String side = SIDES.get(Math.floorMod((int) StrictMath.rint(eighths), SIDES.size()));
    return String.format(
        Locale.ROOT, "%.1f mm %s %s", from.position().distanceTo(to.position()), side, place);
  }

  private static String millimetres(double length) {
    return String.format(Locale.ROOT, "%.2f mm", length);
  }
}
