package io.github.flightstand.rules.mission;

import io.github.flightstand.rules.member.Default;
import io.github.flightstand.rules.member.Names;
import io.github.flightstand.rules.member.Names.Thing;
import io.github.flightstand.rules.member.Within;
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
    @Names(Thing.ZONES) @Default("[]") List<String> zones,
    @Default("false") boolean outsideZones,
    @Names(Thing.EDGE) @Default("[]") List<String> edges,
    @Within(most = 5) Optional<Count> edgeRange,
    @Names(Thing.SPOT) Optional<String> spot,
    @Within(most = 5) Optional<Count> spotRange,
    @Within(most = 5) Optional<Integer> beyondEdges,
    @Within(most = 5) Optional<Integer> beyondShips,
    @Within(most = 5) Optional<Integer> beyondEnemies,
    @Within(most = 5) Optional<Integer> beyondObstacles,
    @Within(most = 5) Optional<Integer> beyondPieces,
    @Default("false") boolean ownKind) {

  /** The zones of the player's own side. */
  public static final String OWN = "own";

  /** No limits but those of all pieces. */
  public static final Where ANYWHERE = nearEdges(List.of(), Optional.empty());

  /** Throws IllegalArgumentException if a range stands without what it is of, or the reverse. */
  public Where {
    zones = List.copyOf(zones);
    edges = List.copyOf(edges);
    if (edges.isEmpty() == edgeRange.isPresent()) {
      throw new IllegalArgumentException("'edges' and 'edgeRange' stand together, found one");
    }
    if (spot.isPresent() != spotRange.isPresent()) {
      throw new IllegalArgumentException("'spot' and 'spotRange' stand together, found one");
    }
  }

  /** Returns what lies at some range of one of some edges. */
  public static Where nearEdges(List<String> edges, Count range) {
    return nearEdges(edges, Optional.of(range));
  }

  private static Where nearEdges(List<String> edges, Optional<Count> range) {
    return new Where(
        List.of(),
        false,
        edges,
        range,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        false);
  }
}
