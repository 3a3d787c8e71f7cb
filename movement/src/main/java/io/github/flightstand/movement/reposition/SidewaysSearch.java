package io.github.flightstand.movement.reposition;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.shape.AnnularSector;
import io.github.flightstand.geometry.sweep.SlidePlane;
import io.github.flightstand.movement.MovementRules.RollPositions;
import io.github.flightstand.movement.Workspace;
import io.github.flightstand.movement.contact.NearObstacles;
import io.github.flightstand.movement.contact.Neighbours;
import io.github.flightstand.movement.contact.Scratch;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.Template;
import io.github.flightstand.movement.parts.TemplateKind;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;

/**
 * The search for the legal ends of one ship's move to the side.
 *
 * @param centred the final pose with all slides at 0
 */
record SidewaysSearch(
    Repositions repositions,
    Table table,
    Ship ship,
    SidewaysMove move,
    Pose centred,
    Workspace workspace) {

  /**
   * The spares that pairs of slides are found with. Slides found one at a time take one of them, so
   * that they agree in spite of the rounding of poses.
   */
  private static final int SPARES = 6;

  private Base base() {
    return ship.base();
  }

  /** Returns the ends along a straight template, or at marks. */
  SidewaysMove.Options options() {
    double shift = move.greatestShift(base());
    if (move.template().kind() == TemplateKind.STRAIGHT && isClear(base().reach() + shift)) {
      List<SidewaysMove.Place> free = new ArrayList<>();
      for (double mark : marks()) {
        free.add(new SidewaysMove.Place(mark, List.of(), false));
      }
      IntervalSet shifts =
          free.isEmpty() ? IntervalSet.of(new Interval(-shift, shift)) : legal(free);
      return options(shifts, IntervalSet.of(slides()), List.of(), free);
    }
    Collection<String> blockers = new ArrayList<>();
    IntervalSet slides = templateSlides(blockers);
    List<SidewaysMove.Place> places = places(blockers);
    IntervalSet shifts =
        move.positions() == RollPositions.MARKS
            ? legal(places)
            : places(centred, new Interval(-shift, shift), blockers);
    double reach = move.greatestFinalSlide(base());
    IntervalSet reachable =
        move.template().kind() == TemplateKind.STRAIGHT
            ? shifts.intersect(slides.plus(new Interval(-reach, reach)))
            : slides.isEmpty() ? IntervalSet.EMPTY : shifts;
    return options(reachable, slides, sorted(blockers), places);
  }

  /** Returns each of some ids once, in order; most often there is none. */
  private static List<String> sorted(Collection<String> ids) {
    return List.copyOf(ids.size() < 2 ? ids : new TreeSet<>(ids));
  }

  private SidewaysMove.Options options(
      IntervalSet shifts,
      IntervalSet slides,
      List<String> blockers,
      List<SidewaysMove.Place> places) {
    boolean straight = move.template().kind() == TemplateKind.STRAIGHT;
    double shift = move.greatestShift(base());
    return new SidewaysMove.Options(
        straight ? move.sideways(base()) : Math.abs(ship.pose().relative(centred.position()).y()),
        straight ? move.greatestFinalSlide(base()) : 2 * shift,
        shift,
        shifts,
        slides,
        blockers,
        centred,
        places);
  }

  /** Tests quickly whether nothing is near the move, with the base anywhere within a reach. */
  private boolean isClear(double reach) {
    return repositions.space(table, ship).around(centred, reach, templateReach());
  }

  /** Returns the template's greatest slides along the starting base. */
  private Interval slides() {
    return new Interval(-move.greatestSlide(base()), move.greatestSlide(base()));
  }

  /** Returns the shifts to marks, ascending; empty if a move does not end at marks. */
  private List<Double> marks() {
    double most = move.greatestShift(base());
    return move.positions() == RollPositions.MARKS ? List.of(-most, 0.0, most) : List.of();
  }

  /**
   * Finds the places at marks, if the move ends at marks.
   *
   * @param blockers the obstacles that bar the template; takes the pieces that bar the base
   */
  private List<SidewaysMove.Place> places(Collection<String> blockers) {
    if (move.positions() != RollPositions.MARKS) {
      return List.of();
    }
    List<String> underTemplate = List.copyOf(blockers);
    List<SidewaysMove.Place> places = new ArrayList<>();
    for (double mark : marks()) {
      Collection<String> here = new ArrayList<>(underTemplate);
      places(centred, Interval.at(mark), here);
      boolean flees = repositions.flees(table, ship, centred.shiftedBy(mark, 0));
      places.add(new SidewaysMove.Place(mark, sorted(here), flees));
      blockers.addAll(here);
    }
    return places;
  }

  private static IntervalSet legal(List<SidewaysMove.Place> places) {
    return IntervalSet.of(
        places.stream()
            .filter(SidewaysMove.Place::legal)
            .map(place -> Interval.at(place.shift()))
            .toList());
  }

  private IntervalSet places(Pose at, Interval range, Collection<String> blockers) {
    return repositions.places(table, ship, at, range, move.barriers(), blockers, workspace);
  }

  /** Returns the ends along a curved template that slides. */
  CurvedEnds curved() {
    double most = move.greatestSlide(base());
    Vector before = ship.pose().heading().times(1);
    Vector after = centred.heading().times(1);
    Vector first = new Vector(after.dot(before), after.cross(before));
    SlidePlane plane = new SlidePlane(most, first, Repositions.FORWARD);
    double reach = base().reach() + plane.reach();
    if (isClear(reach)) {
      IntervalSet all = IntervalSet.of(slides());
      return new CurvedEnds(move, ship, all, List.of(), plane, 0, laid -> all);
    }
    Collection<String> blockers = new ArrayList<>();
    IntervalSet slides = templateSlides(blockers);
    double farthest = Math.max(Math.abs(centred.x()), Math.abs(centred.y())) + plane.reach();
    Neighbours others = repositions.others(table, ship, workspace);
    double spare = others.spareOfPairs(new Pose(farthest, 0, centred.heading()));
    double depth = repositions.rules().tolerance().contact() - SPARES * spare;
    others.forbid(plane, centred, repositions.rules().tolerance(), SPARES * spare, blockers);
    new NearObstacles(table, move.barriers().toBase(), reach, centred, Scratch.of(workspace))
        .forbid(plane, base(), repositions.depth(centred), (SPARES - 1) * spare, blockers);
    repositions
        .rules()
        .fleeing()
        .forbid(plane, base().outline(), centred, before, after, table.playArea(), depth);
    return new CurvedEnds(
        move,
        ship,
        slides,
        sorted(blockers),
        plane,
        spare,
        laid -> repositions.search(table, ship, move, new Workspace()).finalSlides(laid));
  }

  /**
   * Returns the slides of the final base that are legal along a template laid off the obstacles.
   */
  IntervalSet finalSlides(double laid) {
    double most = move.greatestFinalSlide(base());
    Pose at = move.centredEnd(base(), ship.pose().shiftedBy(laid, 0));
    return places(at, new Interval(-most, most), new ArrayList<>());
  }

  /**
   * Returns the slides along the starting base at which the template overlaps no obstacle.
   *
   * @param blockers takes the obstacles that bar it
   */
  IntervalSet templateSlides(Collection<String> blockers) {
    Template template = move.template();
    NearObstacles near =
        new NearObstacles(
            table.asTemplatesFindIt(),
            move.barriers().toTemplate(),
            templateReach(),
            ship.pose(),
            Scratch.of(workspace));
    if (near.count() == 0) {
      return IntervalSet.of(slides());
    }
    double depth = repositions.depth(ship.pose());
    if (template.kind() == TemplateKind.STRAIGHT) {
      double across = move.sideways(base()) - base().width();
      Point middle = new Point(0, move.direction().sign() * move.sideways(base()) / 2);
      return near.free(move.contactWidth(), across, middle, slides(), depth, blockers);
    }
    AnnularSector laid = (AnnularSector) move.templateAt(base(), ship.pose(), 0);
    return near.free(laid, ship.pose().heading().times(1), slides(), depth, blockers);
  }

  /** Returns the farthest that the template at a base's side reaches from the base's middle. */
  private double templateReach() {
    Template template = move.template();
    return base().width() / 2 + template.length() + template.width() + move.greatestSlide(base());
  }
}
