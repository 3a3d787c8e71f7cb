package io.github.flightstand.geometry.interop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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
import io.github.flightstand.geometry.interop.CoordinateFrame.ProjectiveFrame;
import io.github.flightstand.geometry.interop.CoordinateFrame.ProjectiveFrame.Row;
import io.github.flightstand.geometry.interop.CoordinateFrame.SimilarityFrame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Frames in perspective, headings, and how far off what is read off is. */
class CalibrationTest {

  /** The far edge, 100 units up, looks half as long as the near one: w = 1 − y/200. */
  private static final ProjectiveFrame PHOTO =
      new ProjectiveFrame(
          new Row(1, 0, 0), new Row(0, 1, 0), new Row(0, -0.005, 1), Direction.EAST, false);

  private static Match pair(double hereX, double hereY, double thereX, double thereY) {
    return Match.of(new Point(hereX, hereY), new Point(thereX, thereY));
  }

  private static Calibration projective(List<Match> pairs) {
    return new Calibration(Model.PROJECTIVE, pairs, Optional.empty(), Optional.empty());
  }

  /** Twice the size, y the other way; each heading here and there at one of three places. */
  private static Calibration plain(Optional<Boolean> clockwise, double... headings) {
    List<Match> pairs =
        new ArrayList<>(List.of(pair(0, 0, 0, 0), pair(100, 0, 200, 0), pair(0, 100, 0, -200)));
    for (int i = 0; i < headings.length; i += 2) {
      Match at = pairs.get(i / 2);
      Pose here = Pose.at(at.here().x(), at.here().y(), headings[i]);
      pairs.set(i / 2, new Match(here, at.there(), Optional.of(headings[i + 1])));
    }
    return new Calibration(Model.SIMILARITY, pairs, Optional.empty(), clockwise);
  }

  private static void assertNear(Point expected, Point found, double error) {
    assertEquals(0, expected.distanceTo(found), error);
  }

  private static void assertNear(double x, double y, double one, Row found) {
    assertArrayEquals(
        new double[] {x, y, one}, new double[] {found.x(), found.y(), found.one()}, 1e-12);
  }

  /** A photograph from any side of a table of 900 mm: its corners are 0.4 to 1.6 as near. */
  private static ProjectiveFrame anyPhoto(long seed) {
    RandomShapes draw = new RandomShapes(seed);
    Pose turn = draw.pose(300);
    double size = draw.between(0.2, 3);
    double cos = size * turn.heading().cos();
    double sin = size * turn.heading().sin();
    double hand = seed % 2 == 0 ? 1 : -1;
    double far = draw.between(-0.6, 0.6) / 900 * size;
    double beside = draw.between(-0.3, 0.3) / 900 * size;
    return new ProjectiveFrame(
        new Row(cos, -hand * sin, turn.x()),
        new Row(sin, hand * cos, turn.y()),
        new Row(beside / size, far / size, 1),
        Direction.ofDegrees(draw.between(0, 360)),
        seed % 3 == 0);
  }

  /** Points of the picture that are before the horizon of any of them: w ≥ 1 − 0.9 · 0.7. */
  private static Point seen(RandomShapes draw) {
    return draw.point(600);
  }

  @Test
  void aHomographyByHand() {
    // (u, v, w) = (40, 100, 0.5) and (60, 40, 0.8).
    assertNear(new Point(80, 200), PHOTO.pointHere(new Point(40, 100)), 1e-12);
    assertNear(new Point(75, 50), PHOTO.pointHere(new Point(60, 40)), 1e-12);
    assertNear(new Point(40, 100), PHOTO.pointThere(new Point(80, 200)), 1e-12);
    // The derivative by y at (40, 100) is ((0 + 80 · 0.005) / 0.5, (1 + 200 · 0.005) / 0.5), and by
    // x (2, 0).
    double up = StrictMath.toDegrees(StrictMath.atan2(2, 0.4));
    Point there = new Point(40, 100);
    assertEquals(up, PHOTO.headingHere(there, 90).degrees(), 1e-12);
    assertEquals(0, PHOTO.headingHere(there, 0).degrees(), 1e-12);
    assertEquals(90, PHOTO.headingThere(Pose.at(80, 200, up)), 1e-12);
    // Along the middle nothing leans.
    assertEquals(90, PHOTO.headingHere(new Point(0, 100), 90).degrees(), 1e-12);
  }

  @Test
  void fourPointsOfAHomographyByHand() {
    Fit fit =
        projective(
                List.of(
                    pair(0, 0, 0, 0),
                    pair(100, 0, 100, 0),
                    pair(0, 200, 0, 100),
                    pair(200, 200, 100, 100)))
            .fit();
    // Divided by w = 0.75 in the middle, (50, 50).
    ProjectiveFrame frame = (ProjectiveFrame) fit.frame();
    assertNear(4 / 3.0, 0, 0, frame.x());
    assertNear(0, 4 / 3.0, 0, frame.y());
    assertNear(0, -1 / 150.0, 4 / 3.0, frame.w());
    assertFalse(fit.frame().mirrored());
    assertFalse(fit.frame().clockwise());
    assertEquals(0, fit.points().worst(), 1e-10);
  }

  @Test
  void whatIsNotBeforeTheHorizonIsRefused() {
    assertEquals(
        "(0.0, 200.0) is on or beyond the frame's horizon",
        assertThrows(IllegalArgumentException.class, () -> PHOTO.pointHere(new Point(0, 200)))
            .getMessage());
    assertThrows(IllegalArgumentException.class, () -> PHOTO.headingHere(new Point(7, 300), 0));
    // Behind the camera: no place of the picture is farther down than y = −200 on the table.
    assertThrows(IllegalArgumentException.class, () -> PHOTO.pointThere(new Point(0, -200)));
    assertThrows(IllegalArgumentException.class, () -> PHOTO.headingThere(Pose.at(0, -300, 0)));
    // Before the horizon, but too far to the side for a double.
    ProjectiveFrame aside =
        new ProjectiveFrame(PHOTO.y(), PHOTO.x(), PHOTO.w(), Direction.EAST, false);
    Point far = new Point(1e308, 199.9);
    assertThrows(IllegalArgumentException.class, () -> PHOTO.pointHere(far));
    assertThrows(IllegalArgumentException.class, () -> aside.pointHere(far));
    assertThrows(
        IllegalArgumentException.class,
        () ->
            new ProjectiveFrame(
                new Row(1, 2, 3), new Row(0, 0, 1), new Row(2, 4, 6), Direction.EAST, true));
  }

  /** The same picture in entries of any size, as long as its determinant has an inverse. */
  private static ProjectiveFrame unchanged(double size) {
    return new ProjectiveFrame(
        new Row(size, 0, 0), new Row(0, size, 0), new Row(0, 0, size), Direction.EAST, false);
  }

  @Test
  void aMatrixMayHaveLargeEntriesButNotASmallDeterminant() {
    assertEquals(new Point(3, 4), unchanged(1e100).pointThere(new Point(3, 4)));
    assertThrows(IllegalArgumentException.class, () -> unchanged(1e-103)); // 1e-309
  }

  @Property(tries = 300, seed = "2610", edgeCases = EdgeCasesMode.NONE)
  void posesGoThroughAPhotographAndBack(@ForAll long seed) {
    ProjectiveFrame photo = anyPhoto(seed);
    RandomShapes draw = new RandomShapes(seed + 1);
    Point there = seen(draw);
    double heading = draw.between(0, 360);
    Point here = photo.pointHere(there);
    assertNear(there, photo.pointThere(here), 1e-9);
    Pose pose = new Pose(here.x(), here.y(), photo.headingHere(there, heading));
    assertEquals(0, Math.IEEEremainder(heading - photo.headingThere(pose), 360), 1e-9);
    // The heading is that of a short way, and clockwise is clockwise here.
    Direction way =
        photo.zero().turnedBy(photo.clockwise() == photo.mirrored() ? heading : -heading);
    Point on = photo.pointHere(there.plus(way.times(1e-4)));
    assertEquals(0, pose.heading().degreesTo(Direction.of(here.vectorTo(on))), 1e-3);
    assertEquals(
        photo.clockwise(), pose.heading().degreesTo(photo.headingHere(there, heading + 1e-3)) < 0);
  }

  @Property(tries = 200, seed = "2611", edgeCases = EdgeCasesMode.NONE)
  void aKnownPhotographIsFoundAgain(@ForAll long seed) {
    ProjectiveFrame photo = anyPhoto(seed);
    RandomShapes draw = new RandomShapes(seed + 2);
    List<Match> pairs = new ArrayList<>();
    List<Match> moved = new ArrayList<>();
    Pose table = draw.pose(2000);
    for (double[] corner : new double[][] {{-400, -300}, {400, -350}, {380, 320}, {-420, 310}}) {
      Point there = new Point(corner[0] + draw.between(-90, 90), corner[1] + draw.between(-90, 90));
      Point here = photo.pointHere(there);
      pairs.add(Match.of(here, there));
      moved.add(Match.of(table.place(here), there));
    }
    for (long more = seed & 3; more > 0; more--) {
      Point there = draw.point(300);
      pairs.add(Match.of(photo.pointHere(there), there));
      moved.add(Match.of(table.place(photo.pointHere(there)), there));
    }
    Fit found = projective(pairs).fit();
    assertTrue(found.points().worst() < 1e-7);
    assertEquals(photo.mirrored(), found.frame().mirrored());
    // A table that is moved moves all that is in its picture.
    CoordinateFrame ofMoved = projective(moved).fit().frame();
    assertEquals(photo.mirrored(), ofMoved.mirrored());
    // A picture that is mirrored shows the same.
    List<Match> flipped =
        pairs.stream()
            .map(p -> Match.of(p.here().position(), new Point(p.there().x(), -p.there().y())))
            .toList();
    CoordinateFrame mirror = projective(flipped).fit().frame();
    assertEquals(!photo.mirrored(), mirror.mirrored());
    for (int i = 0; i < 5; i++) {
      Point there = draw.point(400);
      Point here = photo.pointHere(there);
      assertNear(here, found.frame().pointHere(there), 1e-6);
      assertNear(table.place(here), ofMoved.pointHere(there), 1e-6);
      assertNear(here, mirror.pointHere(new Point(there.x(), -there.y())), 1e-6);
      assertEquals(
          0,
          table
              .heading()
              .turnedBy(found.frame().headingHere(there, 30).degrees())
              .degreesTo(ofMoved.headingHere(there, 30)),
          1e-6);
    }
  }

  private static void assertRefused(String beginning, Calibration known) {
    String message = assertThrows(UndeterminedFrameException.class, known::fit).getMessage();
    assertTrue(message.startsWith(beginning), message);
  }

  @Test
  void whatDeterminesNoPhotographIsRefused() {
    List<Match> three = List.of(pair(0, 0, 0, 0), pair(100, 0, 100, 0), pair(0, 200, 0, 100));
    assertRefused("a projective fit needs at least four matched points", projective(three));
    for (Match fourth :
        List.of(
            // On a line with two others in both, on the table only, in the picture only, and one
            // of them again.
            pair(50, 0, 40, 0), pair(50, 0, 40, 30), pair(50, 30, 40, 0), pair(100, 0, 100, 0))) {
      List<Match> pairs = new ArrayList<>(three);
      pairs.add(fourth);
      assertRefused("the points determine no projective map", projective(pairs));
    }
    assertRefused(
        "the points in the tool are all in one place",
        projective(
            List.of(pair(0, 0, 5, 5), pair(9, 0, 5, 5), pair(9, 9, 5, 5), pair(0, 9, 5, 5))));
    // Far from the origin, and apart by a last bit.
    assertRefused(
        "the points in the tool are all in one place",
        projective(
            List.of(
                pair(0, 0, 1e9, 1e9), pair(9, 0, Math.nextUp(1e9), 1e9),
                pair(9, 9, 1e9, 1e9), pair(0, 9, 1e9, Math.nextUp(1e9)))));
    // Two corners exchanged.
    assertRefused(
        "the map that fits has its horizon between the points",
        projective(
            List.of(pair(0, 0, 0, 0), pair(9, 0, 1, 0), pair(0, 9, 1, 1), pair(9, 9, 0, 1))));
    // Of a picture with w = 1 − 0.0125 y, or − 0.0125 x, the last two points, where w is −0.25.
    List<Match> upAcross = new ArrayList<>();
    List<Match> aside = new ArrayList<>();
    for (double far : new double[] {0, 10, 20, 100}) {
      double w = 1 - 0.0125 * far;
      for (double near : new double[] {0, 50}) {
        upAcross.add(pair(near / w, far / w, near, far));
        aside.add(pair(far / w, near / w, far, near));
      }
    }
    assertRefused("the map that fits has its horizon between the points", projective(upAcross));
    assertRefused("the map that fits has its horizon between the points", projective(aside));
    assertRefused(
        "the points fit a tool that is not mirrored",
        new Calibration(
            Model.PROJECTIVE,
            List.of(pair(0, 0, 0, 0), pair(9, 0, 1, 0), pair(9, 9, 1, 1), pair(0, 9, 0, 1)),
            Optional.of(true),
            Optional.empty()));
    assertRefused(
        "the points fit a tool that is mirrored",
        new Calibration(
            Model.PROJECTIVE,
            List.of(pair(0, 0, 0, 1), pair(9, 0, 1, 1), pair(9, 9, 1, 0), pair(0, 9, 0, 0)),
            Optional.of(false),
            Optional.empty()));
  }

  @Test
  void headingsTellZeroAndSense() {
    // 0 up the table, clockwise, though the axes are mirrored either way.
    Fit compass = plain(Optional.empty(), 90, 0, 0, 90, 181, 270).fit();
    SimilarityFrame frame = (SimilarityFrame) compass.frame();
    assertTrue(frame.clockwise());
    assertEquals(90 + 1 / 3.0, frame.zero().degrees(), 0.01);
    assertEquals(2 / 3.0, compass.headings().orElseThrow().worst(), 0.01);
    SimilarityFrame other = (SimilarityFrame) plain(Optional.empty(), 90, 0, 180, 90).fit().frame();
    assertFalse(other.clockwise());
    assertEquals(0, Direction.NORTH.degreesTo(other.zero()), 1e-9);
    // Without headings, the angles of the axes, which are mirrored.
    assertTrue(plain(Optional.empty()).fit().frame().clockwise());
  }

  @Test
  void oneHeadingDoesNotTellTheSense() {
    assertRefused("the headings fit a tool that counts", plain(Optional.empty(), 90, 0));
    assertRefused("the headings fit a tool that counts", plain(Optional.empty(), 90, 0, 270, 180));
    CoordinateFrame frame = plain(Optional.of(false), 90, 0).fit().frame();
    assertEquals(170, frame.headingHere(Point.ORIGIN, 80).degrees(), 1e-9);
    assertRefused(
        "the headings contradict each other", plain(Optional.of(true), 90, 0, 0, 0, 80, 0));
  }

  @Test
  void headingsOfAPhotographAreThoseAtTheirPlaces() {
    CoordinateFrame counted = PHOTO.counting(30, true);
    List<Match> pairs = new ArrayList<>();
    for (double[] there : new double[][] {{0, 0}, {100, 0}, {100, 90}, {10, 100}}) {
      Point at = new Point(there[0], there[1]);
      Point here = counted.pointHere(at);
      Pose pose = new Pose(here.x(), here.y(), counted.headingHere(at, there[0] + there[1]));
      pairs.add(new Match(pose, at, Optional.of(there[0] + there[1])));
    }
    Fit fit = projective(pairs).fit();
    assertTrue(fit.frame().clockwise());
    assertEquals(30, ((ProjectiveFrame) fit.frame()).zero().degrees(), 1e-9);
    assertEquals(0, fit.headings().orElseThrow().worst(), 1e-9);
  }

  /** Two points, 100 mm apart and 200 units: scale 2. */
  @Test
  void errorsOfASimilarityByHand() {
    Calibration known =
        new Calibration(
            Model.SIMILARITY,
            List.of(pair(0, 0, 0, 0), pair(100, 0, 200, 0)),
            Optional.of(false),
            Optional.empty());
    // A unit is half a millimetre, so every point is off by 1 mm along x and y. In the middle the
    // frame is off by the mean of two, and the pose itself by 1: 1 + 1/2. The turn is off by
    // √2 mm in 100 mm, and the heading itself by 3 degrees. At the second point the frame is off
    // as that is, and with the turn.
    double turn = Math.sqrt(2) * Math.toDegrees(0.01);
    double[][] middle = known.errors(known.fit(), new Point(100, 0), 40, 2, 3).entries();
    assertEquals(1.5, middle[0][0], 1e-8);
    assertEquals(1.5, middle[1][1], 1e-8);
    assertEquals(9 + turn * turn, middle[2][2], 1e-8);
    assertEquals(0, middle[0][1], 1e-8);
    assertEquals(0, middle[1][2], 1e-8);
    double[][] end = known.errors(known.fit(), new Point(200, 0), 40, 2, 3).entries();
    assertEquals(2, end[1][1], 1e-7);
    // The second point seen too far up turns the axes, and what is there lies lower on the table.
    assertEquals(Math.toDegrees(0.01), end[1][2], 1e-7);
    assertEquals(end[1][2], end[2][1]);
  }

  @Test
  void withoutErrorFivePointsTell() {
    List<Match> pairs =
        new ArrayList<>(
            List.of(
                pair(0, 0, 1, 0),
                pair(100, 0, 200, 1),
                pair(0, 100, 0, 199),
                pair(99, 99, 200, 200)));
    Calibration four = projective(pairs);
    assertTrue(four.error(four.fit()).isEmpty());
    pairs.add(pair(50, 50, 101, 102));
    for (Model model : Model.values()) {
      Calibration five = new Calibration(model, pairs, Optional.empty(), Optional.empty());
      Fit fit = five.fit();
      double sum = 0;
      for (Match pair : pairs) {
        double off = fit.frame().pointThere(pair.here().position()).distanceTo(pair.there());
        sum += off * off;
      }
      // Ten coordinates for four figures, or eight.
      double error = Math.sqrt(sum / (model == Model.SIMILARITY ? 6 : 2));
      assertEquals(error, five.error(fit).orElseThrow(), 1e-12);
    }
  }

  /** What is led to first order agrees with many frames fitted to numbers that really stray. */
  @Test
  void covariancesAreThoseOfManyTrials() {
    ProjectiveFrame photo = anyPhoto(8);
    CoordinateFrame board =
        new SimilarityFrame(
            new Similarity(1.5, Direction.ofDegrees(20), new Point(30, 40), true),
            Direction.NORTH,
            false);
    for (CoordinateFrame frame : List.of(photo, board)) {
      List<Match> pairs = new ArrayList<>();
      for (double[] at :
          new double[][] {
            {-400, -300}, {400, -350}, {380, 320}, {-420, 310}, {10, 200}, {80, -90}
          }) {
        Point there = new Point(at[0], at[1]);
        Point here = frame.pointHere(there);
        Pose pose = new Pose(here.x(), here.y(), frame.headingHere(there, at[0]));
        pairs.add(new Match(pose, there, Optional.of(at[0])));
      }
      Model model = frame == photo ? Model.PROJECTIVE : Model.SIMILARITY;
      double error = 1.5;
      double headingError = 2;
      Calibration known = new Calibration(model, pairs, Optional.empty(), Optional.empty());
      Point there = new Point(300, 250);
      double[][] told = known.errors(known.fit(), there, 70, error, headingError).entries();
      Random random = new Random(29);
      int trials = 20_000;
      double[][] found = new double[3][3];
      Point here = frame.pointHere(there);
      Direction heading = frame.headingHere(there, 70);
      for (int i = 0; i < trials; i++) {
        List<Match> strayed =
            pairs.stream()
                .map(
                    p ->
                        new Match(
                            p.here(),
                            strayed(p.there(), error, random),
                            p.heading().map(h -> h + headingError * random.nextGaussian())))
                .toList();
        CoordinateFrame fitted =
            new Calibration(model, strayed, Optional.empty(), Optional.empty()).fit().frame();
        Point read = strayed(there, error, random);
        Point to = fitted.pointHere(read);
        double[] off = {
          to.x() - here.x(),
          to.y() - here.y(),
          heading.degreesTo(fitted.headingHere(read, 70 + headingError * random.nextGaussian()))
        };
        for (int k = 0; k < 9; k++) {
          found[k / 3][k % 3] += off[k / 3] * off[k % 3] / trials;
        }
      }
      for (int k = 0; k < 9; k++) {
        double scale = Math.sqrt(told[k / 3][k / 3] * told[k % 3][k % 3]);
        assertEquals(
            told[k / 3][k % 3] / scale, found[k / 3][k % 3] / scale, 0.05, frame + " " + k);
      }
      // It can be sent with a query: symmetric, and positive semidefinite.
      Covariance.of(told);
    }
  }

  private static Point strayed(Point point, double error, Random random) {
    return new Point(
        point.x() + error * random.nextGaussian(), point.y() + error * random.nextGaussian());
  }
}
