package io.github.flightstand.protocol.picture;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.movement.maneuver.Bearing;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.parts.HugeTemplate;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.parts.TemplateKind;
import io.github.flightstand.movement.table.Ship;
import java.util.ArrayList;
import java.util.List;

/**
 * The huge ships' template beside the fore square: a strip with a line for each speed or, for
 * banks, a right angle. {@link HugeTemplate} has its figures; no source gives the strip's width.
 */
record HugeTemplateShapes(HugeTemplate template, Ship start, Maneuver maneuver) {

  private static final double BREADTH = 20;
  private static final double LINE = 2;

  /** The length of a right angle's legs. */
  private static final double LEG = 14;

  /** Returns the whole template except the mark of the maneuver's speed. */
  List<Shape> rest() {
    List<Shape> shapes = new ArrayList<>();
    for (int speed = 1; speed <= template.fastest(kind()); speed++) {
      if (speed != maneuver.speed()) {
        shapes.addAll(mark(speed));
      }
    }
    shapes.add(strip());
    return shapes;
  }

  /** Returns the mark where the maneuver ends. */
  List<Shape> mark() {
    return mark(maneuver.speed());
  }

  private TemplateKind kind() {
    return side() == Side.AHEAD ? TemplateKind.STRAIGHT : TemplateKind.BANK;
  }

  private Side side() {
    return maneuver.bearing() == Bearing.BANK_LEFT
        ? Side.LEFT
        : maneuver.bearing() == Bearing.BANK_RIGHT ? Side.RIGHT : Side.AHEAD;
  }

  /** A straight's strip lies along the ship's left side; a bank's lies where that side will be. */
  private Pose laid() {
    Pose inBase =
        side() == Side.AHEAD
            ? new Pose(
                start.base().foreRearEdge(), start.base().width() / 2, Pose.at(0, 0, 0).heading())
            : template.laidForBank(start.base(), side());
    return new Pose(
        start.pose().place(inBase.position()).x(),
        start.pose().place(inBase.position()).y(),
        start.pose().heading().turnedBy(inBase.heading().degrees()));
  }

  private double inside() {
    return side() == Side.RIGHT ? -1 : 1;
  }

  private Shape strip() {
    double length =
        side() == Side.AHEAD
            ? template.straight(template.straights())
            : template.bankAlong(template.banks());
    return rectangle(0, length, 0, inside() * BREADTH);
  }

  private List<Shape> mark(int speed) {
    if (side() == Side.AHEAD) {
      double at = template.straight(speed);
      return List.of(rectangle(at - LINE, at, 0, BREADTH));
    }
    double along = template.bankAlong(speed);
    double outside = -inside() * template.bankOutside(speed);
    return List.of(
        rectangle(along - LINE, along, outside, outside + inside() * LEG),
        rectangle(along - LEG, along, outside, outside + inside() * LINE));
  }

  /** Returns a rectangle from its extents along the template and to its left. */
  private Shape rectangle(double from, double to, double one, double other) {
    return ConvexPolygon.rectangle(to - from, Math.abs(other - one))
        .placedIn(laid().shiftedBy((from + to) / 2, (one + other) / 2));
  }
}
