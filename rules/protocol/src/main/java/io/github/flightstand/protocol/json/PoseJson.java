package io.github.flightstand.protocol.json;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.geometry.interop.CoordinateFrame.SimilarityFrame;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.OnlyAsked;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.protocol.json.CornersJson.Corner;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The JSON form of a pose: {@code {"x": 200, "y": 100, "heading": 90}}. Callers may say where a
 * piece is in other ways, and which way it faces.
 *
 * <pre>{@code
 * {"front": [200, 120], "facing": "north"}
 * {"corners": {"frontLeft": [180, 120], "rearLeft": [180, 80]}}
 * {"left": 180, "bottom": 80, "facing": "12:00"}
 * }</pre>
 *
 * @param x the center's first coordinate, from -1e6 to 1e6
 * @param y the center's second coordinate, from -1e6 to 1e6
 * @param heading the heading in degrees, from -1e6 to 1e6
 * @param facing in place of heading: the direction on the table
 * @param front in place of x and y: the middle of the base's front edge
 * @param corners in place of all else: two of {@code frontLeft}, {@code frontRight}, {@code
 *     rearLeft}, {@code rearRight}, the corners of a ship's base
 * @param left in place of x: the distance of the piece's nearest point from the left edge, in the
 *     frame's units
 * @param right in place of x: the distance from the right edge
 * @param bottom in place of y: the distance from the bottom edge
 * @param top in place of y: the distance from the top edge
 */
@SchemaMembers(
    value =
        """
        {"oneOf": [
          {"required": ["x", "y"], "maxProperties": 3,
           "oneOf": [{"required": ["heading"]}, {"required": ["facing"]}]},
          {"required": ["front"], "maxProperties": 2,
           "oneOf": [{"required": ["heading"]}, {"required": ["facing"]}]},
          {"required": ["corners"], "maxProperties": 1},
          {"maxProperties": 3, "allOf": [
             {"oneOf": [{"required": ["left"]}, {"required": ["right"]}]},
             {"oneOf": [{"required": ["bottom"]}, {"required": ["top"]}]},
             {"oneOf": [{"required": ["heading"]}, {"required": ["facing"]}]}]}]}
        """,
    told = "{\"required\": [\"x\", \"y\", \"heading\"]}")
public record PoseJson(
    @In(NumberRange.COORDINATE) Optional<Double> x,
    @In(NumberRange.COORDINATE) Optional<Double> y,
    @In(NumberRange.HEADING) Optional<Double> heading,
    @OnlyAsked Optional<Facing> facing,
    @OnlyAsked Optional<PointJson> front,
    @OnlyAsked Optional<CornersJson> corners,
    @OnlyAsked @In(NumberRange.COORDINATE) Optional<Double> left,
    @OnlyAsked @In(NumberRange.COORDINATE) Optional<Double> right,
    @OnlyAsked @In(NumberRange.COORDINATE) Optional<Double> bottom,
    @OnlyAsked @In(NumberRange.COORDINATE) Optional<Double> top) {

  /** How far the distance of two corners may be from that on the base, in millimeters. */
  private static final double CORNERS_OFF = 2;

  /**
   * Checks that the pose is given in one way.
   *
   * @throws FaultException if members are missing or too many
   */
  public PoseJson {
    if (corners.isPresent()) {
      refuse("corners", "heading", heading);
      refuse("corners", "facing", facing);
      refuse("corners", "front", front);
    }
    boolean fromEdges =
        left.isPresent() || right.isPresent() || bottom.isPresent() || top.isPresent();
    if (corners.isPresent() || front.isPresent()) {
      String by = corners.isPresent() ? "corners" : "front";
      refuse(by, "x", x);
      refuse(by, "y", y);
      refuse(by, "left", left);
      refuse(by, "right", right);
      refuse(by, "bottom", bottom);
      refuse(by, "top", top);
    } else if (fromEdges) {
      checkOne("left", left, "right", right, "x", x);
      checkOne("bottom", bottom, "top", top, "y", y);
    } else if (x.isEmpty() || y.isEmpty()) {
      throw missing(x.isEmpty() ? "x" : "y");
    }
    if (corners.isEmpty() && heading.isPresent() == facing.isPresent()) {
      throw heading.isPresent() ? beside("facing", "heading") : missing("heading");
    }
  }

  /** Creates a pose by its center and heading. */
  public PoseJson(double x, double y, double heading) {
    this(
        Optional.of(x),
        Optional.of(y),
        Optional.of(heading),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  private static void checkOne(
      String one,
      Optional<?> first,
      String other,
      Optional<?> second,
      String center,
      Optional<?> coordinate) {
    if (first.isPresent() && second.isPresent()) {
      throw beside(other, one);
    }
    refuse(first.isPresent() ? one : other, center, coordinate);
    if (first.isEmpty() && second.isEmpty()) {
      throw FaultException.of(
          FaultCode.MISSING_FIELD,
          Pointer.ROOT.append(one),
          "'%s' or '%s' is missing, expected one of them".formatted(one, other));
    }
  }

  private static void refuse(String by, String name, Optional<?> value) {
    if (value.isPresent()) {
      throw beside(name, by);
    }
  }

  private static FaultException beside(String name, String by) {
    return FaultException.badValue(
        Pointer.ROOT.append(name),
        "'%s' is given beside '%s', expected one of them".formatted(name, by));
  }

  private static FaultException missing(String name) {
    return FaultException.missing(Pointer.ROOT.append(name));
  }

  /** Returns a pose in the table's own frame; its heading is in [0, 360). */
  public static PoseJson of(Pose pose) {
    Point there = CoordinateFrame.TABLE.pointThere(pose.position());
    return new PoseJson(there.x(), there.y(), CoordinateFrame.TABLE.headingThere(pose));
  }

  /**
   * Returns the pose on the table of a piece whose shape is not known.
   *
   * @throws FaultException if the pose is not that of the center, is more than 1e6 mm from the
   *     table's origin, or not before the frame's horizon
   */
  public Pose on(CoordinateFrame frame) {
    if (x.isPresent() && y.isPresent()) {
      return atCenter(frame, x.get(), y.get());
    }
    String by =
        corners.isPresent()
            ? "corners"
            : front.isPresent()
                ? "front"
                : left.isPresent() ? "left" : right.isPresent() ? "right" : "bottom";
    throw FaultException.badValue(
        Pointer.ROOT.append(by),
        "'%s' is given for a piece whose base is not known, expected 'x' and 'y'".formatted(by));
  }

  /**
   * Returns the pose on the table.
   *
   * @param piece returns what the piece covers; not asked for if the pose is that of the center
   * @throws FaultException if the pose is more than 1e6 mm from the table's origin, not before the
   *     frame's horizon, or not that of such a piece
   */
  public Pose on(Ground ground, Supplier<Footprint> piece) {
    CoordinateFrame frame = ground.frame();
    if (x.isPresent() && y.isPresent()) {
      return atCenter(frame, x.get(), y.get());
    }
    if (front.isPresent()) {
      Base base = base(piece.get(), "front");
      Point middle = FaultException.within(Pointer.of("/front"), () -> front.get().on(frame));
      Point own = base.edge("front").orElseThrow().outward().position();
      Direction towards = direction(frame, front.get().bare());
      return new Pose(middle.x(), middle.y(), towards).shiftedBy(-own.x(), -own.y());
    }
    return corners.isPresent() ? byCorners(frame, piece.get()) : fromEdges(ground, piece.get());
  }

  private Pose atCenter(CoordinateFrame frame, double there, double up) {
    Point here = PointJson.here(frame, there, up, "an object");
    return new Pose(here.x(), here.y(), direction(frame, new Point(there, up)));
  }

  private Direction direction(CoordinateFrame frame, Point there) {
    return heading.isPresent()
        ? frame.headingHere(there, heading.get())
        : facing.orElseThrow().direction();
  }

  private static Base base(Footprint piece, String name) {
    return piece
        .base()
        .orElseThrow(
            () ->
                FaultException.badValue(
                    Pointer.ROOT.append(name),
                    "'%s' is given for a token, expected it for a ship only".formatted(name)));
  }

  private Pose byCorners(CoordinateFrame frame, Footprint piece) {
    Base base = base(piece, "corners");
    Pointer at = Pointer.of("/corners");
    List<Corner> two = FaultException.within(at, () -> corners.get().on(frame, base));
    Corner first = two.get(0);
    Corner second = two.get(1);
    Vector own = first.own().vectorTo(second.own());
    Vector here = first.here().vectorTo(second.here());
    if (!(Math.abs(here.length() - own.length()) <= CORNERS_OFF)) {
      throw FaultException.badValue(
          at,
          "'corners' are %s mm apart, expected %s mm, as on base '%s', or at most %s mm more or less"
              .formatted(here.length(), own.length(), base.name(), CORNERS_OFF));
    }
    Direction towards =
        Direction.of(
            new Vector(
                here.x() * own.x() + here.y() * own.y(), here.y() * own.x() - here.x() * own.y()));
    Point middle = middle(first.here(), second.here());
    Point ownMiddle = middle(first.own(), second.own());
    return new Pose(middle.x(), middle.y(), towards).shiftedBy(-ownMiddle.x(), -ownMiddle.y());
  }

  private static Point middle(Point first, Point second) {
    return new Point((first.x() + second.x()) / 2, (first.y() + second.y()) / 2);
  }

  private Pose fromEdges(Ground ground, Footprint piece) {
    if (!(ground.frame() instanceof SimilarityFrame similar)) {
      String name = left.isPresent() ? "left" : "right";
      throw FaultException.badValue(
          Pointer.ROOT.append(name),
          "'%s' is given with a frame in perspective, expected 'x' and 'y'".formatted(name));
    }
    double unit = similar.points().scale();
    Direction towards = direction(similar, Point.ORIGIN);
    double across =
        left.isPresent()
            ? left.get() / unit + piece.reach(towards, Direction.ofDegrees(180))
            : ground.area().width()
                - right.orElseThrow() / unit
                - piece.reach(towards, Direction.EAST);
    double up =
        bottom.isPresent()
            ? bottom.get() / unit + piece.reach(towards, Direction.ofDegrees(270))
            : ground.area().height()
                - top.orElseThrow() / unit
                - piece.reach(towards, Direction.NORTH);
    // Far distances in a small frame are as far off as far coordinates.
    Point there = PointJson.here(CoordinateFrame.TABLE, across, up, "an object");
    return new Pose(there.x(), there.y(), towards);
  }
}
