package io.github.flightstand.movement.parts;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.sweep.CentreBox;
import io.github.flightstand.geometry.sweep.CurvedMotion;
import io.github.flightstand.geometry.sweep.Motion;
import io.github.flightstand.geometry.sweep.MotionState;
import io.github.flightstand.geometry.sweep.StraightMotion;
import java.util.Optional;

/**
 * The path of a base through a maneuver, and back along it when it backs up.
 *
 * <p>Small, medium and large bases ride a rail. Take the template's centre line and extend it
 * straight at both ends. A base of length L set on it has the midpoint of its rear edge at arc
 * length s and the midpoint of its front edge at the next point of the line exactly L away. So the
 * parameter s runs from −L, the start, to the template's length, the end (the project's rules,
 * section on the rail; the rulebooks ask to keep the template centred between both pairs of guides
 * while backing up: 000, heading on overlapping ships). Poses are in the template's frame: its
 * start is the origin and +x leads along it.
 *
 * <p>Huge bases slide ahead, or turn about the notch of their template and then slide along the new
 * heading, growing evenly to the outside (the project's choice; rules, section on huge ships). The
 * parameter runs from 0. On a slide it is the distance, on a turn the length of the arc that the
 * base's farthest point from the notch describes, so that no point ever moves by more than the
 * parameter. Poses are in the base's frame at the start.
 *
 * <p>Millimetres. Relative error of a pose: below 1e-12. Immutable.
 *
 * <pre>{@code
 * Template bank3 = PartsCatalogue.standard().template(TemplateKind.BANK, 3);
 * ManeuverPath path = ManeuverPath.along(bank3, Side.LEFT, 40);
 * path.poseAt(-40)               // (-20, 0), heading 0: the start
 * path.poseAt(path.length())     // the end of the bank, heading 45
 * }</pre>
 */
@SuppressWarnings("exports") // What only the project's own modules search in.
public final class ManeuverPath {

  private final Optional<Template> template;
  private final Side side;
  private final Motion motion;
  private final Pose end;
  private final CentreBox centreBox;

  private ManeuverPath(
      Optional<Template> template, Side side, Motion motion, Pose end, CentreBox centreBox) {
    this.template = template;
    this.side = side;
    this.motion = motion;
    this.end = end;
    this.centreBox = centreBox;
  }

  /**
   * Returns the path of a base of so many millimetres along a template.
   *
   * @param side to which side a curve is laid; a straight takes no notice of it
   * @throws IllegalArgumentException if the length is not positive and finite, or a curve is laid
   *     to no side
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
    // The two midpoints move along tangents that lie between those of the entry and the exit line,
    // so on a template of up to a quarter turn the centre never moves back along either axis.
    return new ManeuverPath(
        Optional.of(template),
        side,
        new CurvedRail(template, side, baseLength),
        end,
        CentreBox.spanning(Pose.at(-baseLength / 2, 0, 0), end));
  }

  /**
   * Returns the path of a huge base through a maneuver.
   *
   * @param side to which side a bank turns; ahead for a straight
   * @throws IllegalArgumentException if the template has no such speed
   */
  public static ManeuverPath huge(HugeTemplate template, Base base, Side side, int speed) {
    if (side == Side.AHEAD) {
      return straight(Optional.empty(), template.straight(speed), 0);
    }
    HugeBank bank = new HugeBank(template, base, side, speed);
    // No point of the base moves farther than the parameter does.
    CentreBox box = new CentreBox(0, 0, bank.to(), bank.to());
    return new ManeuverPath(Optional.empty(), side, bank, bank.end(), box);
  }

  /** Straight ahead, along a straight template or beside the huge ships' one. */
  private static ManeuverPath straight(
      Optional<Template> template, double length, double baseLength) {
    Pose atZero = Pose.at(baseLength / 2, 0, 0);
    Pose end = Pose.at(length + baseLength / 2, 0, 0);
    return new ManeuverPath(
        template,
        Side.AHEAD,
        new StraightMotion(atZero, new Vector(1, 0), 0 - baseLength, length),
        end,
        CentreBox.spanning(Pose.at(-baseLength / 2, 0, 0), end));
  }

  /** Returns the template that the path leads along; empty for a huge base's, which lies beside. */
  public Optional<Template> template() {
    return template;
  }

  /** Returns to which side the path curves; ahead if it is straight. */
  public Side side() {
    return side;
  }

  /** Returns the motion, its parameter in millimetres. */
  public Motion motion() {
    return motion;
  }

  /** Returns a box in the path's frame that holds the base's centre all the way. */
  public CentreBox centreBox() {
    return centreBox;
  }

  /** Returns the parameter of the start: minus a base's length, 0 for a huge base. */
  public double start() {
    return motion.from();
  }

  /** Returns the parameter of the end: the template's length unless the base is huge. */
  public double length() {
    return motion.to();
  }

  /** Returns how far ahead of the base's centre at the start the path's frame lies. */
  public double ahead() {
    return (0 - start()) / 2;
  }

  /**
   * Returns the pose of a base; a parameter below the start is the start, beyond the end the end.
   */
  public Pose poseAt(double s) {
    if (s <= start()) {
      return Pose.at(0 - ahead(), 0, 0);
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
    return Direction.ofDegrees(StrictMath.toDegrees(StrictMath.atan2(state.sin(), state.cos())));
  }

  /**
   * Returns how far a point of the base, at most so far from its centre, moves at most for each
   * millimetre of the parameter.
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
   * Returns how much of the maneuver is done at a parameter: 0 at the start, 1 at the end; by the
   * parameter, but for a huge base's bank the turn from 0 to 0.5 and the slide from 0.5 to 1.
   */
  public double progress(double s) {
    if (motion instanceof HugeBank bank) {
      return bank.progress(s);
    }
    return s >= length() ? 1 : (s - start()) / (length() - start());
  }
}
