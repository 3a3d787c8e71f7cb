package io.github.flightstand.movement.parts;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.arithmetic.Elementary;
import io.github.flightstand.geometry.sweep.CentreBox;
import io.github.flightstand.geometry.sweep.CurvedMotion;
import io.github.flightstand.geometry.sweep.Motion;
import io.github.flightstand.geometry.sweep.MotionState;
import io.github.flightstand.geometry.sweep.StraightMotion;
import java.util.Optional;

/**
 * The path of a base through a maneuver, and back along it when it backs up.
 *
 * <p>Small, medium and large bases follow a rail: the template's center line, extended straight at
 * both ends. A base of length L on it has its rear edge's midpoint at arc length s. Its front
 * edge's midpoint is at the next point of the line exactly L away. So the parameter s runs from −L,
 * the start, to the template's length, the end (the project's rules, section on the rail; the
 * rulebooks ask to keep the template centered between both pairs of guides while backing up: 000,
 * heading on overlapping ships). Poses are in the template's frame: its start is the origin and +x
 * leads along it.
 *
 * <p>In a sideslip a square base goes along a curve's rail with a flank first. Then the rear edge
 * stands for the flank that trails, and the front edge for the one that leads.
 *
 * <p>Huge bases slide ahead, or turn about the notch of their template. After the turn they slide
 * along the new heading and drift evenly to the outside (the project's choice; rules, section on
 * huge ships). The parameter starts at 0. On a slide it is the distance. On a turn it is the arc
 * length at the base's farthest point from the notch. So no point moves by more than the parameter.
 * Poses are in the base's frame at the start.
 *
 * <p>Millimeters. The relative error of a pose is below 1e-12. Immutable.
 *
 * <pre>{@code
 * Template bank3 = PartsCatalogue.standard().template(TemplateKind.BANK, 3);
 * ManeuverPath path = ManeuverPath.along(bank3, Side.LEFT, 40);
 * path.poseAt(-40)               // (-20, 0), heading 0: the start
 * path.poseAt(path.length())     // the end of the bank, heading 45
 * }</pre>
 */
@SuppressWarnings("exports") // Search structures for the project's own modules.
public final class ManeuverPath {

  private final Optional<Template> template;
  private final Side side;
  private final Motion motion;
  private final double facing;
  private final Pose end;
  private final CentreBox centreBox;

  private ManeuverPath(
      Optional<Template> template,
      Side side,
      Motion motion,
      double facing,
      Pose end,
      CentreBox centreBox) {
    this.template = template;
    this.side = side;
    this.motion = motion;
    this.facing = facing;
    this.end = end;
    this.centreBox = centreBox;
  }

  /**
   * Returns the path along a template of a base {@code baseLength} mm long.
   *
   * @param side the side to which a curve bends; ignored for a straight
   * @throws IllegalArgumentException if the length is not positive and finite, or a curve's side is
   *     ahead
   */
  public static ManeuverPath along(Template template, Side side, double baseLength) {
    if (!(baseLength > 0) || !Double.isFinite(baseLength)) {
      throw new IllegalArgumentException(
          "a base's length is positive, found " + baseLength + " mm");
    }
    if (template.kind() == TemplateKind.STRAIGHT) {
      return straight(Optional.of(template), template.length(), baseLength);
    }
    if (side == Side.AHEAD) {
      throw new IllegalArgumentException(
          "a curve is laid to the left or to the right, found " + side);
    }
    Pose end = template.end(side).shiftedBy(baseLength / 2, 0);
    // The tangents at the two midpoints lie between those of the entry and the exit line. So on a
    // template of up to a quarter turn the center never moves back along either axis.
    return new ManeuverPath(
        Optional.of(template),
        side,
        new CurvedRail(template, side, baseLength),
        0,
        end,
        CentreBox.spanning(Pose.at(-baseLength / 2, 0, 0), end));
  }

  /**
   * Returns the path along a template of any form, which has no joint.
   *
   * @param chord the distance in millimeters between two points of the base: the one on the
   *     template's end after the move, and the one on its start before it. It is at least 0
   * @throws IllegalArgumentException if the center line turns by 90 degrees or more from the chord
   *     between its ends somewhere
   */
  public static ManeuverPath along(PathTemplate template, double chord) {
    if (template.pieces().stream().allMatch(PathPiece.Straight.class::isInstance)) {
      return straight(Optional.empty(), template.length(), chord);
    }
    PathRail rail = new PathRail(template, chord);
    // No point of the chord moves faster than its front, and no base strays farther than its way.
    double way = 0;
    for (int piece = 0; piece < rail.pieces(); piece++) {
      way += rail.bounds(piece).speed() * (rail.pieceStart(piece + 1) - rail.pieceStart(piece));
    }
    return new ManeuverPath(
        Optional.empty(),
        Side.AHEAD,
        rail,
        0,
        template.end().shiftedBy(chord / 2, 0),
        new CentreBox(-chord / 2, 0, way, way));
  }

  /**
   * Returns the path along a curve of a square base that slips sideways. Its flank leads, and it
   * faces the side to which the curve bends. Its guides, front and rear, face so too.
   *
   * @param side the side to which the curve bends
   * @throws IllegalArgumentException if the length is not positive and finite, or nothing bends
   */
  public static ManeuverPath sideslip(Template template, Side side, double baseLength) {
    if (side == Side.AHEAD) {
      throw new IllegalArgumentException(
          "a sideslip leads along a curve to the left or to the right, found " + side);
    }
    template.checkBends(side);
    ManeuverPath ahead = along(template, side, baseLength);
    double facing = 90 * side.sign();
    return new ManeuverPath(
        ahead.template,
        side,
        new FlankFirst((CurvedMotion) ahead.motion, side.sign()),
        facing,
        ahead.end.turnedBy(facing),
        ahead.centreBox);
  }

  /**
   * Returns the path of a huge base through a maneuver.
   *
   * @param side the side to which a bank turns; ahead for a straight
   * @throws IllegalArgumentException if the template has no such speed
   */
  public static ManeuverPath huge(HugeTemplate template, Base base, Side side, int speed) {
    if (side == Side.AHEAD) {
      return straight(Optional.empty(), template.straight(speed), 0);
    }
    HugeBank bank = new HugeBank(template, base, side, speed);
    // No point of the base moves farther than the parameter does.
    CentreBox box = new CentreBox(0, 0, bank.to(), bank.to());
    return new ManeuverPath(Optional.empty(), side, bank, 0, bank.end(), box);
  }

  /** Returns a path straight ahead, along a straight template or beside that of huge ships. */
  private static ManeuverPath straight(
      Optional<Template> template, double length, double baseLength) {
    Pose atZero = Pose.at(baseLength / 2, 0, 0);
    Pose end = Pose.at(length + baseLength / 2, 0, 0);
    return new ManeuverPath(
        template,
        Side.AHEAD,
        new StraightMotion(atZero, new Vector(1, 0), 0 - baseLength, length),
        0,
        end,
        CentreBox.spanning(Pose.at(-baseLength / 2, 0, 0), end));
  }

  /**
   * Returns the template that the path leads along; empty for a huge base, whose template lies
   * beside it.
   */
  public Optional<Template> template() {
    return template;
  }

  /** Returns the side to which the path curves; ahead if it is straight. */
  public Side side() {
    return side;
  }

  /**
   * Returns the direction in which the base faces at the start, in degrees from the direction of
   * travel: 0, or ±90 in a sideslip.
   */
  public double facing() {
    return facing;
  }

  /** Returns the motion; its parameter is in millimeters. */
  public Motion motion() {
    return motion;
  }

  /** Returns a box in the path's frame that holds the base's center on the whole path. */
  public CentreBox centreBox() {
    return centreBox;
  }

  /** Returns the parameter of the start: minus the base's length, or 0 for a huge base. */
  public double start() {
    return motion.from();
  }

  /** Returns the parameter of the end: the template's length unless the base is huge. */
  public double length() {
    return motion.to();
  }

  /**
   * Returns the distance from the starting base's center ahead to the path's frame, in millimeters.
   */
  public double ahead() {
    return (0 - start()) / 2;
  }

  /** Returns the base's pose at a parameter, which is first limited to the path. */
  public Pose poseAt(double s) {
    if (s <= start()) {
      return Pose.at(0 - ahead(), 0, facing);
    }
    if (s >= length()) {
      return end;
    }
    MotionState state = new MotionState();
    motion.at(s, state);
    boolean turned = state.cos() == end.heading().cos() && state.sin() == end.heading().sin();
    return new Pose(state.x(), state.y(), turned ? end.heading() : heading(state));
  }

  private static Direction heading(MotionState state) {
    return Direction.ofDegrees(Elementary.toDegrees(Elementary.atan2(state.sin(), state.cos())));
  }

  /**
   * Returns an upper bound of how far a point of the base within {@code distance} mm of its center
   * moves for each millimeter of the parameter.
   */
  public double fastest(double distance) {
    double fastest = 1;
    if (motion instanceof CurvedMotion curve) {
      for (int piece = 0; piece < curve.pieces(); piece++) {
        fastest = Math.max(fastest, curve.bounds(piece).pointSpeed(distance));
      }
    }
    return fastest;
  }

  /**
   * Returns the part of the maneuver that is done at a parameter, from 0 to 1. It grows with the
   * parameter evenly, except in a huge base's bank: the turn is 0 to 0.5 and the slide 0.5 to 1.
   */
  public double progress(double s) {
    if (motion instanceof HugeBank bank) {
      return bank.progress(s);
    }
    return s >= length() ? 1 : (s - start()) / (length() - start());
  }
}
