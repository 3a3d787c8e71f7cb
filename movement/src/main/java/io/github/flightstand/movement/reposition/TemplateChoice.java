package io.github.flightstand.movement.reposition;

import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.sweep.BodyParts;
import io.github.flightstand.geometry.sweep.FreePathSearch;
import io.github.flightstand.geometry.sweep.StraightMotion;
import io.github.flightstand.movement.contact.Neighbours;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.table.LaidToken;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The choice among several possible slides of a template: the fewest mines set off, then the
 * nearest to the middle of the base's side.
 *
 * <p>Closed form. For each mine, the slides at which the template is clear of it are a set of
 * intervals. These sets split the free slides by the number of mines set off: none, one, two and so
 * on.
 */
record TemplateChoice(Ship ship, SidewaysMove move, Tolerance tolerance) {

  /**
   * Returns the chosen slide; empty if {@code slides} is.
   *
   * @param end the ship's pose at its end; a mine that its base sets off there counts for no slide
   */
  OptionalDouble among(IntervalSet slides, Pose end, Table table) {
    List<IntervalSet> bySetOff = List.of(slides);
    for (Token token : table.tokens()) {
      if (token.kind() == TokenKind.MINE) {
        LaidToken mine = LaidToken.of(token, table.playArea());
        Optional<Compound> laid = mine.forRange();
        if (laid.isPresent() && !mine.overlaps(ship.at(end), tolerance)) {
          bySetOff = split(bySetOff, clearOf(laid.get()));
        }
      }
    }
    return bySetOff.stream()
        .filter(set -> !set.isEmpty())
        .findFirst()
        .map(fewest -> fewest.nearestTo(0))
        .orElse(OptionalDouble.empty());
  }

  /** Moves the slides that set off one more mine to the next set. */
  private static List<IntervalSet> split(List<IntervalSet> bySetOff, IntervalSet clear) {
    List<IntervalSet> next = new ArrayList<>();
    IntervalSet hit = IntervalSet.EMPTY;
    for (IntervalSet set : bySetOff) {
      next.add(set.intersect(clear).union(hit));
      hit = set.minus(clear);
    }
    next.add(hit);
    return next;
  }

  /** Returns the slides at which the template does not overlap a mine, in the ship's frame. */
  private IntervalSet clearOf(Compound mine) {
    double most = move.greatestSlide(ship.base());
    ConvexPolygon template = (ConvexPolygon) move.templateAt(ship.base(), Pose.IDENTITY, 0);
    // Twice the rounding of positions on the table, because the mine is placed there and back.
    double spare = 2 * Neighbours.spare(ship.pose());
    FreePathSearch search =
        new FreePathSearch(
            BodyParts.of(Compound.of(template)), Math.min(0, spare - tolerance.contact()));
    search.add(BodyParts.of(mine.placedIn(ship.pose().inverse())), 0, 0, 1, 0);
    return search.freeSet(new StraightMotion(Pose.IDENTITY, new Vector(1, 0), -most, most));
  }
}
