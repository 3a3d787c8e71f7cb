package io.github.flightstand.geometry.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.RandomShapes;
import io.github.flightstand.geometry.interop.SimilarityFit.MatchedPoints;
import io.github.flightstand.geometry.interop.SimilarityFit.UndeterminedSimilarityException;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Fits of matched points: by hand, from known similarities, and what is refused. */
class SimilarityFitTest {

  private static MatchedPoints pair(double hereX, double hereY, double thereX, double thereY) {
    return new MatchedPoints(new Point(hereX, hereY), new Point(thereX, thereY));
  }

  private static void assertFits(Similarity expected, Similarity found, double error) {
    assertEquals(expected.scale(), found.scale(), error * expected.scale());
    assertEquals(0, expected.turn().degreesTo(found.turn()), error);
    assertEquals(0, expected.origin().distanceTo(found.origin()), 1000 * error);
    assertEquals(expected.mirrored(), found.mirrored());
  }

  @Test
  void threePointsDetermineAllOfIt() {
    // Twice the size, y the other way: there = (10 + 2x, 20 − 2y), which is 0 at (−5, 10).
    SimilarityFit fit =
        SimilarityFit.of(
            List.of(pair(0, 0, 10, 20), pair(100, 0, 210, 20), pair(0, 100, 10, -180)));
    assertFits(new Similarity(2, Direction.EAST, new Point(-5, 10), true), fit.similarity(), 1e-12);
    assertEquals(0, fit.rms(), 1e-12);
    assertEquals(0, fit.worst(), 1e-12);
  }

  @Test
  void twoPointsAreEnoughWhereTheMirrorIsKnown() {
    List<MatchedPoints> pairs = List.of(pair(0, 0, 0, 0), pair(10, 0, 0, 30));
    // Their +y axis lies along +x here; a quarter turn back from it, mirrored or not, lies their
    // +x.
    assertFits(
        new Similarity(3, Direction.ofDegrees(270), Point.ORIGIN, false),
        SimilarityFit.of(pairs, false).similarity(),
        1e-12);
    assertFits(
        new Similarity(3, Direction.NORTH, Point.ORIGIN, true),
        SimilarityFit.of(pairs, true).similarity(),
        1e-12);
  }

  @Test
  void residualsAreMillimetresHere() {
    // A unit square, ten times as large there, one corner and the opposite one pulled out by 2
    // along
    // the diagonal and the others pushed in: nothing but the residuals 0.2 / √2 · √2 remains.
    double d = 2 / Math.sqrt(2);
    SimilarityFit fit =
        SimilarityFit.of(
            List.of(
                pair(0, 0, -d, -d),
                pair(1, 0, 10 - d, d),
                pair(1, 1, 10 + d, 10 + d),
                pair(0, 1, d, 10 - d)));
    assertFits(new Similarity(10, Direction.EAST, Point.ORIGIN, false), fit.similarity(), 1e-12);
    assertEquals(0.2, fit.rms(), 1e-12);
    assertEquals(0.2, fit.worst(), 1e-12);
  }

  @Property(tries = 200, seed = "2606", edgeCases = EdgeCasesMode.NONE)
  void aKnownSimilarityIsFoundAgain(@ForAll long seed) {
    RandomShapes draw = new RandomShapes(seed);
    Pose axes = draw.pose(900);
    Similarity known =
        new Similarity(draw.between(0.01, 50), axes.heading(), axes.position(), seed % 2 == 0);
    List<MatchedPoints> pairs = new ArrayList<>();
    for (Point here : draw.star(7, 400)) {
      pairs.add(new MatchedPoints(here, known.apply(here)));
    }
    SimilarityFit free = SimilarityFit.of(pairs);
    assertFits(known, free.similarity(), 1e-10);
    assertTrue(free.worst() < 1e-9);
    assertFits(known, SimilarityFit.of(pairs, known.mirrored()).similarity(), 1e-10);
  }

  /** No similarity close by has a smaller sum of squares: the fit is the least. */
  @Property(tries = 50, seed = "2607", edgeCases = EdgeCasesMode.NONE)
  void aFitOfNoisyPointsCannotBeBettered(@ForAll long seed) {
    RandomShapes draw = new RandomShapes(seed);
    Similarity known = new Similarity(2.825, Direction.ofDegrees(12), new Point(3, 5), true);
    List<MatchedPoints> pairs = new ArrayList<>();
    for (Point here : draw.star(8, 400)) {
      Point there = known.apply(here);
      pairs.add(
          pair(
              here.x(),
              here.y(),
              there.x() + draw.between(-3, 3),
              there.y() + draw.between(-3, 3)));
    }
    SimilarityFit fit = SimilarityFit.of(pairs);
    // Distances there, over the scale of the fit.
    Similarity best = fit.similarity();
    assertTrue(fit.rms() < 3 && fit.rms() <= fit.worst());
    double least = sumThere(best, pairs);
    assertEquals(least, fit.rms() * fit.rms() * pairs.size() * best.scale() * best.scale(), 1e-6);
    for (double step : new double[] {-1e-3, 1e-3}) {
      Point o = best.origin();
      for (Similarity other :
          List.of(
              new Similarity(best.scale() * (1 + step), best.turn(), o, true),
              new Similarity(best.scale(), best.turn().turnedBy(step), o, true),
              new Similarity(best.scale(), best.turn(), new Point(o.x() + step, o.y()), true),
              new Similarity(best.scale(), best.turn(), new Point(o.x(), o.y() + step), true))) {
        assertTrue(sumThere(other, pairs) > least);
      }
    }
  }

  private static double sumThere(Similarity similarity, List<MatchedPoints> pairs) {
    double sum = 0;
    for (MatchedPoints pair : pairs) {
      double distance = similarity.apply(pair.here()).distanceTo(pair.there());
      sum += distance * distance;
    }
    return sum;
  }

  private static void assertRefused(String message, List<MatchedPoints> pairs) {
    assertEquals(
        message,
        assertThrows(UndeterminedSimilarityException.class, () -> SimilarityFit.of(pairs))
            .getMessage());
  }

  @Test
  void tooFewPointsAreRefused() {
    assertRefused("a fit needs matched points in at least two places, found 0", List.of());
    assertRefused(
        "a fit needs matched points in at least two places, found 1", List.of(pair(1, 2, 3, 4)));
  }

  @Test
  void pointsInOnePlaceAreRefused() {
    assertRefused(
        "the points 'here' are all in one place, expected at least two places",
        List.of(pair(1, 2, 3, 4), pair(1, 2, 4, 4), pair(1, 2, 3, 5)));
    assertRefused(
        "the points 'there' are all in one place, expected at least two places",
        List.of(pair(1, 2, 0.1, 0.3), pair(5, 2, 0.1, 0.3), pair(4, 1, 0.1, 0.3)));
  }

  private static final String ON_A_LINE =
      "the points fit a mirrored 'there' about as well as one that is not, as points on one line"
          + " do, expected three that span a triangle";

  @Test
  void aMirrorThatPointsOnALineLeaveOpenIsRefused() {
    assertRefused(ON_A_LINE, List.of(pair(0, 0, 0, 0), pair(1, 0, 1, 1)));
    assertRefused(ON_A_LINE, List.of(pair(0, 0, 0, 0), pair(10, 30, 1, 3), pair(300, 900, 30, 90)));
    // Off the line by no more than the points are matched badly: half a millimetre.
    assertRefused(
        ON_A_LINE,
        List.of(
            pair(0, 0, 0, 0),
            pair(100, 0.5, 100, 0),
            pair(200, 0, 200, 0.5),
            pair(300, 0, 300, 0)));
  }

  @Test
  void pointsWithNothingInCommonAreRefused() {
    // An unmirrored square matched with its mirror image: no turn is better than another.
    List<MatchedPoints> square =
        List.of(pair(1, 1, 1, -1), pair(-1, 1, -1, -1), pair(-1, -1, -1, 1), pair(1, -1, 1, 1));
    assertEquals(
        "the points 'here' and 'there' have nothing in common, expected the same places in both",
        assertThrows(UndeterminedSimilarityException.class, () -> SimilarityFit.of(square, false))
            .getMessage());
  }
}
