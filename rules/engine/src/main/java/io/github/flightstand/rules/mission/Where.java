package io.github.flightstand.rules.mission;

import io.github.flightstand.rules.member.Default;
import io.github.flightstand.rules.member.Names;
import io.github.flightstand.rules.member.Names.Thing;
import io.github.flightstand.rules.member.Within;
import java.util.List;
import java.util.Optional;

/**
 * Where a piece may be set up: every given condition must hold. A range is that of the piece's
 * nearest point, without its guides; range 0 of an edge is contact with it. Pieces are the
 * mission's remotes and markers.
 *
 * @param zones the zones; the piece must lie wholly within one of them. {@code own} stands for the
 *     zones of the player's side
 * @param outsideZones whether no part of the piece may be in any zone
 * @param edges the edges; the piece is at a range of one: left, right, bottom, top, or a chosen
 *     edge's name
 * @param edgeRange the nearest and the farthest range from one of those edges
 * @param spot the place that was chosen; the piece must be at a range of it
 * @param spotRange the nearest and the farthest range from that place
 * @param beyondEdges the range of every edge that the piece must be beyond
 * @param beyondShips the range of every other ship that the piece must be beyond
 * @param beyondEnemies the range of every enemy ship that the piece must be beyond
 * @param beyondObstacles the range of every obstacle that the piece must be beyond
 * @param beyondPieces the range of every other piece that the piece must be beyond
 * @param ownKind whether {@code beyondPieces} is only about pieces of the same kind
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

  /** A place with no limits beyond those of every piece. */
  public static final Where ANYWHERE = nearEdges(List.of(), Optional.empty());

  /** Throws IllegalArgumentException if a range comes without its edges or place, or they alone. */
  public Where {
    zones = List.copyOf(zones);
    edges = List.copyOf(edges);
    if (edges.isEmpty() == edgeRange.isPresent()) {
      throw new IllegalArgumentException("'edges' and 'edgeRange' come together, found only one");
    }
    if (spot.isPresent() != spotRange.isPresent()) {
      throw new IllegalArgumentException("'spot' and 'spotRange' come together, found only one");
    }
  }

  /** Returns the places at a range from one of some edges. */
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
