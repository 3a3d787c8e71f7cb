package io.github.flightstand.movement.path;

import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.Workspace;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.UnknownShipException;
import java.util.List;

/** The executor of moves along paths: where a base ends, and what it overlaps and touches. */
public final class PathResolver {

  private final MovementRules rules;

  /** Creates a resolver for these rules. */
  public PathResolver(MovementRules rules) {
    this.rules = rules;
  }

  /**
   * Moves a ship along a path.
   *
   * @throws UnknownShipException if the ship is not on the table
   * @throws CannotFlyException if the ship's base cannot move so
   */
  public PathResolution resolve(Table table, String shipId, PathMove move, Workspace workspace) {
    throw new CannotFlyException("no path is resolved yet by " + rules);
  }

  /** Returns the outline on the table of the template's first {@code upTo} mm, piece by piece. */
  public List<Shape> outline(Ship start, PathMove move, double upTo) {
    throw new CannotFlyException("no path is laid yet by " + rules);
  }
}
