package io.github.flightstand.geometry.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.RandomShapes;
import io.github.flightstand.geometry.interop.Calibration.Fit;
import io.github.flightstand.geometry.interop.Calibration.Match;
import io.github.flightstand.geometry.interop.Calibration.Model;
import io.github.flightstand.geometry.interop.Calibration.UndeterminedFrameException;
import io.github.flightstand.geometry.interop.CoordinateFrame.SimilarityFrame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Fits of matched points: by hand, from known similarities, and what is refused. */
class SimilarityFitTest {

  private static Match pair(double hereX, double hereY, double thereX, double thereY) {
    return Match.of(new Point(hereX, hereY), new Point(thereX, thereY));
  }

  private static Fit fit(List<Match> pairs, Boolean... mirrored) {
    return new Calibration(
            Model.SIMILARITY, pairs, Arrays.stream(mirrored).findFirst(), Optional.empty())
        .fit();
  }

  private static Similarity similarity(Fit fit) {
    return ((SimilarityFrame) fit.frame()).points();
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
    Fit fit = fit(List.of(pair(0, 0, 10, 20), pair(100, 0, 210, 20), pair(0, 100, 10, -180)));
    assertFits(new Similarity(2, Direction.EAST, new Point(-5, 10), true), similarity(fit), 1e-12);
    assertEquals(0, fit.points().rms(), 1e-12);
    assertEquals(0, fit.points().worst(), 1e-12);
  }

  @Test
  void twoPointsAreEnoughWhereTheMirrorIsKnown() {
    List<Match> pairs = List.of(pair(0, 0, 0, 0), pair(10, 0, 0, 30));
    // Their +y axis lies along +x here; a quarter turn back from it, mirrored or not, lies their
    // +x.
    assertFits(
        new Similarity(3, Direction.ofDegrees(270), Point.ORIGIN, false),
        similarity(fit(pairs, false)),
        1e-12);
    assertFits(
        new Similarity(3, Direction.NORTH, Point.ORIGIN, true),
        similarity(fit(pairs, true)),
        1e-12);
  }

  @Test
  void residualsAreMillimetresHere() {
    // A unit square, ten times as large there, one corner and the opposite one pulled out by 2
    // along
    // the diagonal and the others pushed in: nothing but the residuals 0.2 / √2 · √2 remains.
    double d = 2 / Math.sqrt(2);
    Fit fit =
        fit(
            List.of(
                pair(0, 0, -d, -d),
                pair(1, 0, 10 - d, d),
                pair(1, 1, 10 + d, 10 + d),
                pair(0, 1, d, 10 - d)));
    assertFits(new Similarity(10, Direction.EAST, Point.ORIGIN, false), similarity(fit), 1e-12);
    assertEquals(0.2, fit.points().rms(), 1e-12);
    assertEquals(0.2, fit.points().worst(), 1e-12);
  }

  @Property(tries = 200, seed = "2606", edgeCases = EdgeCasesMode.NONE)
  void aKnownSimilarityIsFoundAgain(@ForAll long seed) {
    RandomShapes draw = new RandomShapes(seed);
    Pose axes = draw.pose(900);
    Similarity known =
        new Similarity(draw.between(0.01, 50), axes.heading(), axes.position(), seed % 2 == 0);
    List<Match> pairs = new ArrayList<>();
    for (Point here : draw.star(7, 400)) {
      pairs.add(Match.of(here, known.apply(here)));
    }
    Fit free = fit(pairs);
    assertFits(known, similarity(free), 1e-10);
    assertTrue(free.points().worst() < 1e-9);
    assertFits(known, similarity(fit(pairs, known.mirrored())), 1e-10);
  }

  /** No similarity close by has a smaller sum of squares: the fit is the least. */
  @Property(tries = 50, seed = "2607", edgeCases = EdgeCasesMode.NONE)
  void aFitOfNoisyPointsCannotBeBettered(@ForAll long seed) {
    RandomShapes draw = new RandomShapes(seed);
    Similarity known = new Similarity(2.825, Direction.ofDegrees(12), new Point(3, 5), true);
    List<Match> pairs = new ArrayList<>();
    for (Point here : draw.star(8, 400)) {
      Point there = known.apply(here);
      pairs.add(
          pair(
              here.x(),
              here.y(),
              there.x() + draw.between(-3, 3),
              there.y() + draw.between(-3, 3)));
    }
    Fit fit = fit(pairs);
    // Distances there, over the scale of the fit.
    Similarity best = similarity(fit);
    assertTrue(fit.points().rms() < 3 && fit.points().rms() <= fit.points().worst());
    double least = sumThere(best, pairs);
    assertEquals(
        least,
        fit.points().rms() * fit.points().rms() * pairs.size() * best.scale() * best.scale(),
        1e-6);
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

  private static double sumThere(Similarity similarity, List<Match> pairs) {
    double sum = 0;
    for (Match pair : pairs) {
      double distance = similarity.apply(pair.here().position()).distanceTo(pair.there());
      sum += distance * distance;
    }
    return sum;
  }

  private static void assertRefused(String message, List<Match> pairs) {
    assertEquals(
        message, assertThrows(UndeterminedFrameException.class, () -> fit(pairs)).getMessage());
  }

  /**
   * Points higher than wide, so that the larger singular value comes second. Mirrored they fit best
   * upright, x the other way, 0.8 times as large there: (2 · 9 − 2 · 1) / (2 · 9 + 2 · 1).
   */
  @Test
  void aTallCrossFitsItsMirrorImage() {
    Fit mirrored =
        fit(
            List.of(pair(0, 3, 0, 3), pair(0, -3, 0, -3), pair(1, 0, 1, 0), pair(-1, 0, -1, 0)),
            true);
    assertTrue(mirrored.frame().mirrored());
    assertEquals(
        0, mirrored.frame().pointThere(new Point(0, 3)).distanceTo(new Point(0, 2.4)), 1e-12);
    assertEquals(
        0, mirrored.frame().pointThere(new Point(1, 0)).distanceTo(new Point(-0.8, 0)), 1e-12);
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
        "the points on the table are all in one place, expected at least two places",
        List.of(pair(1, 2, 3, 4), pair(1, 2, 4, 4), pair(1, 2, 3, 5)));
    assertRefused(
        "the points in the tool are all in one place, expected at least two places",
        List.of(pair(1, 2, 0.1, 0.3), pair(5, 2, 0.1, 0.3), pair(4, 1, 0.1, 0.3)));
  }

  private static final String ON_A_LINE =
      "the points fit a mirrored tool about as well as one that is not, as points on one line"
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
    List<Match> square =
        List.of(pair(1, 1, 1, -1), pair(-1, 1, -1, -1), pair(-1, -1, -1, 1), pair(1, -1, 1, 1));
    assertEquals(
        "the points on the table and in the tool have nothing in common, expected the same places"
            + " in both",
        assertThrows(UndeterminedFrameException.class, () -> fit(square, false)).getMessage());
  }
}
