package io.github.flightstand.rules.mission;

import java.util.List;
import java.util.Optional;

/**
 * Where a piece may be set up: all that is given has to hold. Ranges are those at which the nearest
 * point of the piece is, without its guides; range 0 of an edge is contact with it. Pieces are the
 * mission's remotes and markers.
 *
 * @param zones within one of these zones, whole; {@code own}: those of the player's side
 * @param outsideZones whether no part of it may be in any zone
 * @param edges at a range of one of these edges: left, right, bottom, top, or the name of an edge
 *     that was chosen
 * @param edgeRange from the nearest to the farthest range of one of them
 * @param spot at a range of a place that was chosen
 * @param spotRange from the nearest to the farthest range of it
 * @param beyondEdges beyond that range of all edges
 * @param beyondShips beyond that range of all other ships
 * @param beyondEnemies beyond that range of all enemy ships
 * @param beyondObstacles beyond that range of all obstacles
 * @param beyondPieces beyond that range of all other pieces, of its own kind alone if it says so
 * @param ownKind whether pieces of other kinds may be nearer
 */
public record Where(
    Optional<List<String>> zones,
    Optional<Boolean> outsideZones,
    Optional<List<String>> edges,
    Optional<Count> edgeRange,
    Optional<String> spot,
    Optional<Count> spotRange,
    Optional<Integer> beyondEdges,
    Optional<Integer> beyondShips,
    Optional<Integer> beyondEnemies,
    Optional<Integer> beyondObstacles,
    Optional<Integer> beyondPieces,
    Optional<Boolean> ownKind) {

  /** The zones of the player's own side. */
  public static final String OWN = "own";

  /** No limits but those of all pieces. */
  public static final Where ANYWHERE = nearEdges(Optional.empty(), Optional.empty());

  /**
   * Checks that ranges come with what they are of.
   *
   * @throws IllegalArgumentException if one stands without the other
   */
  public Where {
    zones = zones.map(List::copyOf);
    edges = edges.map(List::copyOf);
    if (edges.isPresent() != edgeRange.isPresent()) {
      throw new IllegalArgumentException("'edges' and 'edgeRange' stand together, found one");
    }
    if (spot.isPresent() != spotRange.isPresent()) {
      throw new IllegalArgumentException("'spot' and 'spotRange' stand together, found one");
    }
  }

  /** Returns what lies at some range of one of some edges. */
  public static Where nearEdges(List<String> edges, Count range) {
    return nearEdges(Optional.of(edges), Optional.of(range));
  }

  private static Where nearEdges(Optional<List<String>> edges, Optional<Count> range) {
    return new Where(
        Optional.empty(),
        Optional.empty(),
        edges,
        range,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }
}
