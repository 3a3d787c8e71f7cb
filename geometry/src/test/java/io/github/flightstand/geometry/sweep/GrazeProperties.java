package io.github.flightstand.geometry.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.RandomShapes;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import java.math.BigDecimal;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Free stretches so shallow that rounding could hide them: those whose separation rises above the
 * level by what {@link FreePathSearch} states, and hardly more, are found.
 *
 * <p>A tip is carried round over a wall, or a wall round under a tip, and the level is set just
 * below the greatest separation on the way, which is worked out without any rounding.
 */
class GrazeProperties {

  private static final double LENGTH = 80;
  private static final double WIDTH = 40;

  /** The separation is level there up to the square of this. */
  private static final double BESIDE = 1e-9;

  /** A body carried round the origin; the parameter is the angle in radians. */
  private record Round(double arm, double from, double to) implements CurvedMotion {

    @Override
    public int pieces() {
      return 1;
    }

    @Override
    public double pieceStart(int piece) {
      return piece == 0 ? from : to;
    }

    @Override
    public MotionBounds bounds(int piece) {
      double spare = 1 + 1e-9;
      return new MotionBounds(spare * arm, spare * arm, spare * arm, spare, 0);
    }

    @Override
    public void at(double angle, MotionState out) {
      double c = StrictMath.cos(angle);
      double s = StrictMath.sin(angle);
      out.stand(arm * c, arm * s, c, s);
      out.move(-arm * s, arm * c, 1);
    }
  }

  /** A wall whose edge faces along +y, its middle at the origin, and a tip that points along −y. */
  private static final ConvexPolygon WALL = ConvexPolygon.rectangle(LENGTH, WIDTH);

  private static final ConvexPolygon TIP =
      ConvexPolygon.of(new Point(0, 0), new Point(3, 30), new Point(-3, 30));

  @Property(tries = 3000, seed = "20260901", edgeCases = EdgeCasesMode.NONE)
  void aStretchAboveTheBoundIsFound(@ForAll long seed) {
    RandomShapes draw = new RandomShapes(seed);
    Graze graze = Graze.drawn(draw);
    double above = draw.between(0, 1) < 0.5 ? 0 : graze.bound() * draw.between(0, 1);
    double level = graze.least().subtract(new BigDecimal(graze.bound() + above)).doubleValue();
    assertEquals(graze.peak, graze.search(level).lastFree(graze.motion).at(), 1e-5);
  }

  /**
   * A motion whose separation is greatest at the parameter {@code peak}.
   *
   * @param moving the shape that moves, in its own frame
   * @param resting the shape at rest, in its own frame
   * @param standing where that is
   */
  private record Graze(
      Round motion,
      double peak,
      ConvexPolygon moving,
      ConvexPolygon resting,
      Pose standing,
      boolean tipMoves) {

    static Graze drawn(RandomShapes draw) {
      double arm = draw.between(10, 120);
      double radius = arm + draw.between(0, 20);
      double peak = draw.between(0.2, 3);
      // Not so far that the tip would leave the wall behind.
      double most = 12 / radius;
      Round motion =
          new Round(arm, peak - draw.between(0.1, 1) * most, peak + draw.between(0.1, 1) * most);
      boolean tipMoves = draw.between(0, 1) < 0.5;
      double deep = draw.between(0.01, 1);
      double aside = draw.between(-LENGTH / 8, LENGTH / 8);
      Pose atPeak = Pose.at(arm, 0, 0);
      // What the body's frame, turned back about the centre of the circle, sees at the peak.
      Direction up = Direction.ofDegrees(draw.between(-60, 60));
      // Farthest from the circle's centre, the tip points back at it; so does the wall's edge face.
      Point place = Point.ORIGIN.plus(up.times(radius));
      Pose tip = new Pose(place.x(), place.y(), up.turnedBy(-90));
      Pose wall = tip.shiftedBy(aside, deep - WIDTH / 2);
      Pose turn = Pose.at(0, 0, StrictMath.toDegrees(peak));
      ConvexPolygon moving =
          tipMoves ? TIP.placedIn(tip.relativeTo(atPeak)) : WALL.placedIn(wall.relativeTo(atPeak));
      Pose rest = turn.compose(tipMoves ? wall : tip);
      // Its own frame stands somewhere about it, turned anyhow.
      Pose standing = rest.compose(Pose.at(draw.between(-9, 9), draw.between(-9, 9), aside * 9));
      ConvexPolygon resting = (tipMoves ? WALL : TIP).placedIn(rest.relativeTo(standing));
      return new Graze(motion, peak, moving, resting, standing, tipMoves);
    }

    FreePathSearch search(double level) {
      FreePathSearch search = new FreePathSearch(BodyParts.of(Compound.of(moving)), level);
      search.add(
          BodyParts.of(Compound.of(resting)),
          standing.x(),
          standing.y(),
          standing.heading().cos(),
          standing.heading().sin());
      return search;
    }

    /** What the search states, the rounding of the motion's own poses included. */
    double bound() {
      MotionState at = new MotionState();
      motion.at(peak, at);
      Point origin = new Point(at.x(), at.y());
      double reach = BodyParts.of(Compound.of(moving)).reach();
      double size = (motion.arm + reach) * (motion.to - motion.from) / 2;
      for (Point corner : resting.placedIn(standing).corners()) {
        size = Math.max(size, origin.distanceTo(corner));
      }
      return 5e-14 + 1e-14 * size + 2 * 0x1p-52 * (motion.arm + reach);
    }

    /** The least separation about the peak. */
    BigDecimal least() {
      BigDecimal least = separation(peak);
      for (int k = -2; k <= 2; k++) {
        least = least.min(separation(peak + k * BESIDE / 2));
      }
      return least;
    }

    /** How far the tip is in front of the wall's edge, exactly. */
    BigDecimal separation(double parameter) {
      MotionState at = new MotionState();
      motion.at(parameter, at);
      Frame own = new Frame(at.x(), at.y(), at.cos(), at.sin());
      Frame other =
          new Frame(standing.x(), standing.y(), standing.heading().cos(), standing.heading().sin());
      ConvexPolygon wall = tipMoves ? resting : moving;
      Frame ofWall = tipMoves ? other : own;
      ConvexPolygon tip = tipMoves ? moving : resting;
      Frame ofTip = tipMoves ? own : other;
      // Edges and corners keep their numbers: the wall's second edge and the tip's first corner.
      BigDecimal[] corner = ofTip.placed(tip.x(0), tip.y(0), true);
      BigDecimal[] start = ofWall.placed(wall.x(1), wall.y(1), true);
      BigDecimal[] normal = ofWall.placed(wall.normalX(1), wall.normalY(1), false);
      return corner[0]
          .subtract(start[0])
          .multiply(normal[0])
          .add(corner[1].subtract(start[1]).multiply(normal[1]));
    }
  }

  /** A frame as its doubles are. */
  private record Frame(double x, double y, double cos, double sin) {

    BigDecimal[] placed(double px, double py, boolean point) {
      BigDecimal c = new BigDecimal(cos);
      BigDecimal s = new BigDecimal(sin);
      BigDecimal lx = new BigDecimal(px);
      BigDecimal ly = new BigDecimal(py);
      BigDecimal fx = new BigDecimal(point ? x : 0);
      BigDecimal fy = new BigDecimal(point ? y : 0);
      return new BigDecimal[] {
        fx.add(c.multiply(lx)).subtract(s.multiply(ly)), fy.add(s.multiply(lx)).add(c.multiply(ly))
      };
    }
  }
}
