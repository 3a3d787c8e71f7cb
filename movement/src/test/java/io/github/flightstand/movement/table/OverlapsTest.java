package io.github.flightstand.movement.table;

import static io.github.flightstand.movement.Pieces.rock;
import static io.github.flightstand.movement.Pieces.small;
import static io.github.flightstand.movement.Pieces.table;
import static io.github.flightstand.movement.Pieces.token;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.distance.Relation;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.table.Overlaps.Pair;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pieces that overlap or touch, worked out by hand around a small ship at (400, 400). */
class OverlapsTest {

  private static final Tolerance TAU = Tolerance.STANDARD;

  private static Token mine(String id, double x, double y, double heading) {
    return token(id, TokenKind.MINE, x, y, heading);
  }

  private static Obstacle box(String id, double x0, double y0, double x1, double y1) {
    return rock(id, x0, y0, x1, y0, x1, y1, x0, y1);
  }

  private static void assertPair(
      String a, String b, double separation, Relation relation, Pair pair) {
    assertEquals(a + " " + b, pair.a() + " " + pair.b());
    assertEquals(separation, pair.separation(), 1e-9);
    assertEquals(relation, pair.relation());
  }

  @Test
  void everyPairThatIsNotApartIsFoundOnceSortedById() {
    // The base of "m" covers 380 to 420 both ways, its guides are above and below it.
    Table table =
        Table.builder(PlayArea.STANDARD)
            .ship(small("m", 400, 400, 90))
            .ship(small("far", 800, 100, 0))
            // From x = 415 on: 5 deep.
            .ship(small("b", 435, 400, 90))
            // Up to the base's lower edge, between its guides.
            .obstacle(box("z", 395, 360, 405, 380))
            // Up to x = 390: 10 inside the base.
            .obstacle(box("a", 300, 390, 390, 410))
            // Up to x = 386: 6 deep.
            .token(mine("c", 370.6, 400, 90))
            .token(mine("y", 800, 800, 90))
            .build();
    List<Pair> pairs = Overlaps.of(table, TAU);
    assertEquals(4, pairs.size(), pairs::toString);
    assertPair("a", "m", -10, Relation.OVERLAP, pairs.get(0));
    assertPair("b", "m", -5, Relation.OVERLAP, pairs.get(1));
    assertPair("c", "m", -6, Relation.OVERLAP, pairs.get(2));
    assertPair("m", "z", 0, Relation.TOUCHING, pairs.get(3));
  }

  @ParameterizedTest
  @CsvSource({
    "0.4999995, 0",
    "0, 0.4999995",
    // A little off the line of the corners, which adds 1e-6 to the gap.
    "0.499998, 0.001",
    "0.001, 0.499998"
  })
  void cornersThatTouchAreFoundAsFarAwayAsTheyCanBe(double right, double up) {
    // Corners of squares that stand at 45 degrees, at a gap just below the tolerance.
    double toCorner = 20 * StrictMath.sqrt(2);
    double toMinesCorner = 15.4 * StrictMath.sqrt(2);
    boolean beside = right > up;
    double x = 400 + right + (beside ? toCorner : 0);
    double y = 400 + up + (beside ? 0 : toCorner);
    double dx = beside ? 1 : 0;
    double dy = beside ? 0 : 1;
    Table table =
        Table.builder(PlayArea.STANDARD)
            .ship(small("m", 400, 400, 45))
            .ship(small("other", x + dx * toCorner, y + dy * toCorner, 45))
            .token(mine("token", x + dx * toMinesCorner, y + dy * toMinesCorner, 45))
            .obstacle(
                new Obstacle(
                    "rock",
                    ObstacleKind.ASTEROID,
                    SimplePolygon.of(
                            new Point(-5, 0), new Point(0, -5), new Point(5, 0), new Point(0, 5))
                        .placedIn(Pose.at(x + dx * 5, y + dy * 5, 0))))
            .build();
    double gap = StrictMath.hypot(right, up);
    List<Pair> pairs =
        Overlaps.of(table, new Tolerance(0.5)).stream()
            .filter(pair -> pair.a().equals("m") || pair.b().equals("m"))
            .toList();
    assertEquals(3, pairs.size(), pairs::toString);
    assertPair("m", "other", gap, Relation.TOUCHING, pairs.get(0));
    assertPair("m", "rock", gap, Relation.TOUCHING, pairs.get(1));
    assertPair("m", "token", gap, Relation.TOUCHING, pairs.get(2));
  }

  @Test
  void whoStopsLookingHasFoundOneMoreThanAskedFor() {
    Table row =
        table(
            small("a", 400, 400, 90),
            small("b", 435, 400, 90),
            small("c", 470, 400, 90),
            small("d", 505, 400, 90));
    assertEquals(3, Overlaps.of(row, TAU).size());
    assertTrue(Overlaps.of(row, TAU, 1).size() >= 2);
    assertEquals(1, Overlaps.of(row, TAU, 0).size());
  }
}
