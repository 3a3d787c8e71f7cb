package io.github.flightstand.movement.reposition;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.sweep.SlidePlane;
import io.github.flightstand.movement.Workspace;
import io.github.flightstand.movement.contact.NearObstacles;
import io.github.flightstand.movement.contact.Neighbours;
import io.github.flightstand.movement.contact.Scratch;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;

/** The search for the legal ends of one move along a curved template that slides. */
record CurvedPlaces(Repositions repositions, Table table, Ship ship, SidewaysMove move) {

  /**
   * The spares that pairs of slides are found with. Slides found one at a time take one of them, so
   * that they agree in spite of the rounding of poses.
   */
  private static final int SPARES = 6;

  CurvedEnds ends(Workspace workspace) {
    Base base = ship.base();
    Pose centred = move.centredEnd(base, ship.pose());
    double most = move.greatestSlide(base);
    Vector before = ship.pose().heading().times(1);
    Vector after = centred.heading().times(1);
    Vector first = new Vector(after.dot(before), after.cross(before));
    SlidePlane plane = new SlidePlane(most, first, Repositions.FORWARD);
    double template = Repositions.templateReach(base, move.template(), most);
    double reach = base.reach() + plane.reach();
    if (new ClearSpace(table, ship, 0).around(centred, reach, template)) {
      IntervalSet all = IntervalSet.of(new Interval(-most, most));
      return new CurvedEnds(move, ship, all, List.of(), plane, 0, laid -> all);
    }
    Collection<String> blockers = new TreeSet<>();
    IntervalSet slides = repositions.templateSlides(table, ship, move, blockers, workspace);
    double farthest = Math.max(Math.abs(centred.x()), Math.abs(centred.y())) + plane.reach();
    double spare = Neighbours.spare(new Pose(farthest, 0, centred.heading()));
    double depth = repositions.rules().tolerance().contact() - SPARES * spare;
    Scratch scratch = Scratch.of(workspace);
    Neighbours.all(table, ship, scratch).forbid(plane, centred, -depth, blockers);
    new NearObstacles(table, move.barriers().toBase(), reach, centred, scratch)
        .forbid(plane, base, repositions.depth(centred), (SPARES - 1) * spare, blockers);
    repositions
        .rules()
        .fleeing()
        .forbid(plane, base.outline(), centred, before, after, table.playArea(), depth);
    return new CurvedEnds(
        move,
        ship,
        slides,
        List.copyOf(blockers),
        plane,
        spare,
        laid -> repositions.finalSlides(table, ship, move, laid, new Workspace()));
  }
}
