package io.github.flightstand.movement.reposition;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.interop.Grid;
import io.github.flightstand.movement.Barriers;
import io.github.flightstand.movement.Workspace;
import io.github.flightstand.movement.contact.RoundedSearch;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.Optional;

/**
 * The ends of repositions for a host that rounds poses to a grid. Of the legal ends whose rounded
 * pose is legal too, it is the one nearest to a wish, rounded.
 *
 * <p>At the rounded pose, the base has to keep off ships and off the obstacles that forbid the
 * move, and inside the play area. The template lies where the exact move lays it.
 *
 * <pre>{@code
 * RoundedEnds rounded = new RoundedEnds(repositions, grid);
 * rounded.sideways(table, ship, roll, repositions.sideways(table, "red", roll), 0)
 * }</pre>
 */
public final class RoundedEnds {

  private final Repositions repositions;
  private final Grid grid;
  private final Workspace workspace = new Workspace();

  /** Creates a finder; use it in one thread at a time. */
  public RoundedEnds(Repositions repositions, Grid grid) {
    this.repositions = repositions;
    this.grid = grid;
  }

  private RoundedSearch search(Table table, Ship ship, Barriers barriers) {
    return new RoundedSearch(
        grid, pose -> repositions.isLegal(table, ship, pose, barriers, workspace));
  }

  /**
   * Returns the rounded end of a move to the side along a straight template, or at marks; empty if
   * there is none.
   *
   * @param options the exact ends of the same move
   * @param wish the shift that is wished for, in millimeters
   */
  public Optional<Pose> sideways(
      Table table, Ship ship, SidewaysMove move, SidewaysMove.Options options, double wish) {
    return search(table, ship, move.barriers()).nearest(options.centred(), options.shifts(), wish);
  }

  /**
   * Returns the rounded end of a move to the side along a curved template that slides; empty if
   * there is none. Of two ends, the nearer is the one whose center is nearer on the table.
   *
   * @param ends the exact ends of the same move
   * @param laid the template's slide that is wished for, in millimeters
   * @param shift the final base's slide that is wished for
   */
  public Optional<Pose> curved(
      Table table, Ship ship, SidewaysMove move, CurvedEnds ends, double laid, double shift) {
    RoundedSearch search = search(table, ship, move.barriers());
    Pose wish = ends.poseAt(laid, shift);
    boolean legal = ends.shiftsAt(laid).contains(shift);
    return (legal ? search.at(wish) : Optional.<Pose>empty())
        .or(() -> new RoundedCurve(ends, grid, search).nearest(wish))
        .or(() -> search.nearest(ends.poseAt(laid, 0), ends.shiftsAt(laid), shift));
  }

  /**
   * Returns the rounded end of a move with one exact end; empty if either is not legal.
   *
   * @param barriers the obstacles that forbid the move
   */
  public Optional<Pose> ahead(Table table, Ship ship, Barriers barriers, AheadMove.Option option) {
    return option.legal() ? search(table, ship, barriers).at(option.finalPose()) : Optional.empty();
  }
}
