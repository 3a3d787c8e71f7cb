package io.github.flightstand.movement.path;

import static io.github.flightstand.movement.Pieces.assertPose;
import static io.github.flightstand.movement.Pieces.rock;
import static io.github.flightstand.movement.Pieces.token;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.distance.Relation;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.Workspace;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolution.Outcome;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.BaseEdge;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.Guides;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.PathPiece;
import io.github.flightstand.movement.parts.PathPiece.Arc;
import io.github.flightstand.movement.parts.PathPiece.Straight;
import io.github.flightstand.movement.parts.PathPiece.Turn;
import io.github.flightstand.movement.parts.PathTemplate;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.path.PathMove.EdgePoint;
import io.github.flightstand.movement.path.PathMove.OnOverlap;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.Overlaps;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Moves along paths whose numbers are worked out by hand. */
class PathResolverTest {

  private static final double EXACT = 1e-9;
  private static final double CONTACT = Tolerance.STANDARD.contact();
  private static final PlayArea AREA = new PlayArea(2000, 2000);
  private static final Base TRAY = own("tray", ConvexPolygon.rectangle(71, 43));
  private static final Pose START = Pose.at(1000, 1000, 0);
  private static final EdgePoint FRONT = new EdgePoint("front", 0);
  private static final EdgePoint REAR = new EdgePoint("rear", 0);

  private static Base own(String name, ConvexPolygon outline) {
    return Base.of(name, outline, Guides.NONE, List.of(), List.of());
  }

  private static PathMove move(
      EdgePoint from, EdgePoint to, OnOverlap onOverlap, PathPiece... pieces) {
    return new PathMove(
        new PathTemplate("tool", 20, List.of(pieces)), from, to, onOverlap, Set.of());
  }

  private static PathMove ahead(OnOverlap onOverlap, double length) {
    return move(FRONT, REAR, onOverlap, new Straight(length));
  }

  private static Table table(Base base, Ship... others) {
    Table.Builder builder = Table.builder(AREA).ship(new Ship("red", base, START));
    List.of(others).forEach(builder::ship);
    return builder.build();
  }

  private static PathResolution resolve(Table table, PathMove move) {
    return new PathResolver(MovementRules.STANDARD).resolve(table, "red", move, new Workspace());
  }

  @Test
  void aStraightMovesABaseByItsLengthAndTheTemplates() {
    PathResolution found = resolve(table(TRAY), ahead(OnOverlap.BACK_UP, 40));
    assertEquals(Outcome.COMPLETED, found.outcome());
    assertPose(1111, 1000, 0, found.finalPose());
    assertEquals(40, found.rail());
    assertEquals(40, found.length());
  }

  @Test
  void anArcEndsWhereItsCenterSays() {
    // The front at 35.5 ahead, a quarter of a circle of 50, half a base on: (85.5, 50 + 35.5).
    PathResolution left =
        resolve(table(TRAY), move(FRONT, REAR, OnOverlap.STAY, new Arc(50, 90, Side.LEFT)));
    assertPose(1085.5, 1085.5, 90, left.finalPose());
    PathResolution right =
        resolve(table(TRAY), move(FRONT, REAR, OnOverlap.STAY, new Arc(50, 90, Side.RIGHT)));
    assertPose(1085.5, 914.5, 270, right.finalPose());
  }

  @Test
  void anArcBetweenStraightsEndsBehindBoth() {
    PathResolution found =
        resolve(
            table(TRAY),
            move(
                FRONT,
                REAR,
                OnOverlap.BACK_UP,
                new Straight(30),
                new Arc(60, 90, Side.LEFT),
                new Straight(20)));
    assertPose(1000 + 35.5 + 30 + 60, 1000 + 60 + 20 + 35.5, 90, found.finalPose());
  }

  @Test
  void twoArcsOfAnSCurveEndBesideTheStart() {
    // Two arcs of 60 degrees of a circle of 80: 2 * 80 sin 60 ahead and 2 * 80 (1 - cos 60) aside.
    PathResolution found =
        resolve(
            table(TRAY),
            move(
                FRONT,
                REAR,
                OnOverlap.FIRST_CONTACT,
                new Arc(80, 60, Side.LEFT),
                new Arc(80, 60, Side.RIGHT)));
    assertPose(1071 + 160 * StrictMath.sqrt(0.75), 1080, 0, found.finalPose());
  }

  @Test
  void aBaseBacksUpToContact() {
    // Blue's rear edge is at 1150 - 35.5 = 1114.5, so red stops with its front there.
    Ship blue = new Ship("blue", TRAY, Pose.at(1150, 1000, 0));
    PathResolution found = resolve(table(TRAY, blue), ahead(OnOverlap.BACK_UP, 100));
    assertEquals(Outcome.OVERLAPPED, found.outcome());
    assertPose(1171, 1000, 0, found.nominal());
    assertPose(1114.5 - 35.5 + CONTACT, 1000, 0, found.finalPose());
    assertEquals(1114.5 - 71 - 1035.5 + CONTACT, found.rail(), EXACT);
    assertEquals(List.of("blue"), found.overlapped());
    assertEquals(List.of("blue"), found.touching());
  }

  @Test
  void backingUpEndsWhereNothingIsMetAtTheEnd() {
    Ship blue = new Ship("blue", TRAY, Pose.at(1100, 1000, 0));
    assertEquals(
        Outcome.COMPLETED, resolve(table(TRAY, blue), ahead(OnOverlap.BACK_UP, 120)).outcome());
  }

  @Test
  void theFirstContactCountsEvenIfTheEndIsFree() {
    Ship blue = new Ship("blue", TRAY, Pose.at(1100, 1000, 0));
    PathResolution found = resolve(table(TRAY, blue), ahead(OnOverlap.FIRST_CONTACT, 120));
    assertEquals(Outcome.OVERLAPPED, found.outcome());
    assertPose(1029 + CONTACT, 1000, 0, found.finalPose());
    assertEquals(List.of(), found.overlapped());
    assertEquals(List.of("blue"), found.touching());
  }

  @Test
  void anOverlapAtTheStartMayLastButNotGrow() {
    // Blue overlaps red's left side by 3 mm all along, and more ahead of it than beside it.
    Ship beside = new Ship("beside", TRAY, Pose.at(1010, 1040, 0));
    PathResolution along = resolve(table(TRAY, beside), ahead(OnOverlap.FIRST_CONTACT, 60));
    assertEquals(Outcome.COMPLETED, along.outcome());
    Ship ahead = new Ship("ahead", TRAY, Pose.at(1069, 1000, 0));
    PathResolution stuck = resolve(table(TRAY, ahead), ahead(OnOverlap.FIRST_CONTACT, 60));
    assertPose(1000, 1000, 0, stuck.finalPose());
    assertEquals(-71, stuck.rail(), EXACT);
    Ship behind = new Ship("behind", TRAY, Pose.at(931, 1000, 0));
    assertEquals(
        Outcome.COMPLETED,
        resolve(table(TRAY, behind), ahead(OnOverlap.FIRST_CONTACT, 60)).outcome());
  }

  @Test
  void aJointedToolLiesBesideABase() {
    EdgePoint corner = new EdgePoint("front", -21.5);
    PathMove move =
        move(
            corner, corner, OnOverlap.LAST_JOINT, new Straight(50), new Turn(30), new Straight(50));
    PathResolution found = resolve(table(TRAY), move);
    double cos = StrictMath.sqrt(0.75);
    // The corner goes from (35.5, -21.5) by 50 ahead and 50 along 30 degrees.
    double x = 35.5 + 50 + 50 * cos - (35.5 * cos + 21.5 * 0.5);
    double y = -21.5 + 25 - (35.5 * 0.5 - 21.5 * cos);
    assertPose(1000 + x, 1000 + y, 30, found.finalPose());
    assertEquals(2, found.stops().size());
    // At the joint the base is turned as the second straight begins.
    assertPose(
        1000 + 85.5 - (35.5 * cos + 21.5 * 0.5),
        1000 - 21.5 - (35.5 * 0.5 - 21.5 * cos),
        30,
        found.stops().get(0).pose());
  }

  @Test
  void aBaseStopsAtTheLastJointThatIsFree() {
    PathMove move =
        move(
            FRONT,
            REAR,
            OnOverlap.LAST_JOINT,
            new Straight(50),
            new Turn(0),
            new Straight(50),
            new Turn(0),
            new Straight(50));
    Ship blue = new Ship("blue", TRAY, Pose.at(1192, 1000, 0));
    PathResolution found = resolve(table(TRAY, blue), move);
    // Ends at 1121, 1171 and 1221; the last two overlap blue, and blue is in contact with the
    // first.
    assertPose(1121, 1000, 0, found.finalPose());
    assertEquals(List.of("blue"), found.overlapped());
    assertEquals(List.of("blue"), found.touching());
    assertEquals(List.of("blue"), found.stops().get(1).overlapped());
    Ship near = new Ship("near", TRAY, Pose.at(1080, 1000, 0));
    Ship far = new Ship("far", TRAY, Pose.at(1200, 1000, 0));
    PathResolution none = resolve(table(TRAY, near, far), move);
    assertPose(1000, 1000, 0, none.finalPose());
    assertEquals(List.of(), none.touching());
  }

  @Test
  void aBaseMayStayWhereItIs() {
    Ship blue = new Ship("blue", TRAY, Pose.at(1150, 1000, 0));
    PathResolution found = resolve(table(TRAY, blue), ahead(OnOverlap.STAY, 100));
    assertEquals(Outcome.OVERLAPPED, found.outcome());
    assertPose(1000, 1000, 0, found.finalPose());
    assertPose(1171, 1000, 0, found.nominal());
  }

  @Test
  void obstaclesBlockIfTheyAreNamed() {
    Obstacle rock = rock("rock", 1120, 900, 1300, 900, 1300, 1100, 1120, 1100);
    Table table = Table.builder(AREA).ship(new Ship("red", TRAY, START)).obstacle(rock).build();
    PathResolution over = resolve(table, ahead(OnOverlap.BACK_UP, 100));
    assertEquals(Outcome.COMPLETED, over.outcome());
    assertEquals("rock", over.obstacles().get(0).id());
    assertTrue(over.obstacles().get(0).template());
    PathMove blocked =
        new PathMove(
            new PathTemplate("tool", 20, List.of(new Straight(100))),
            FRONT,
            REAR,
            OnOverlap.BACK_UP,
            Set.of(ObstacleKind.ASTEROID));
    PathResolution found = resolve(table, blocked);
    assertPose(1120 - 35.5 + CONTACT, 1000, 0, found.finalPose());
    assertEquals(List.of("rock"), found.touching());
    assertEquals(List.of(), found.obstacles());
  }

  @Test
  void minesUnderTheTemplateAreSetOff() {
    Table table =
        Table.builder(AREA)
            .ship(new Ship("red", TRAY, START))
            .token(token("mine", TokenKind.MINE, 1050, 1000, 0))
            .build();
    assertEquals(List.of("mine"), resolve(table, ahead(OnOverlap.STAY, 100)).mines());
  }

  @Test
  void aPathFromTheRearMovesBackward() {
    PathResolution found =
        resolve(table(TRAY), move(REAR, FRONT, OnOverlap.BACK_UP, new Arc(50, 90, Side.LEFT)));
    assertPose(1000 - 85.5, 1000 - 85.5, 90, found.finalPose());
    PathResolution beside =
        resolve(
            table(TRAY),
            move(
                new EdgePoint("left", 0),
                new EdgePoint("right", 0),
                OnOverlap.BACK_UP,
                new Straight(40)));
    assertPose(1000, 1083, 0, beside.finalPose());
  }

  @Test
  void aBaseTurnsItsSideToATemplatesEnd() {
    // As in a Tallon roll: the left edge lies on the end of a turn to the left.
    PathResolution found =
        resolve(
            table(TRAY),
            move(FRONT, new EdgePoint("left", 0), OnOverlap.STAY, new Arc(50, 90, Side.LEFT)));
    assertPose(1085.5, 1050 + 21.5, 180, found.finalPose());
    Ship blue = new Ship("blue", TRAY, found.finalPose());
    PathResolution stays =
        resolve(
            table(TRAY, blue),
            move(FRONT, new EdgePoint("left", 0), OnOverlap.STAY, new Arc(50, 90, Side.LEFT)));
    assertEquals(START, stays.finalPose());
    assertEquals(0, stays.rail());
  }

  @Test
  void whatAPathCannotDoIsRefused() {
    refused(
        "no edge 'nose'",
        TRAY,
        move(new EdgePoint("nose", 0), REAR, OnOverlap.STAY, new Straight(1)));
    refused(
        "turns at a joint",
        TRAY,
        move(FRONT, REAR, OnOverlap.BACK_UP, new Straight(1), new Turn(5), new Straight(1)));
    refused(
        "not in line",
        TRAY,
        move(FRONT, new EdgePoint("rear", 1), OnOverlap.BACK_UP, new Straight(1)));
    refused(
        "not in line",
        TRAY,
        move(
            new EdgePoint("front", 21.5),
            new EdgePoint("left", 0),
            OnOverlap.BACK_UP,
            new Straight(1)));
    BaseEdge hook = new BaseEdge("hook", new Point(50, 5), new Point(50, -5));
    refused(
        "not in line",
        Base.of("hooked", ConvexPolygon.rectangle(71, 43), Guides.NONE, List.of(hook), List.of()),
        move(FRONT, new EdgePoint("hook", 0), OnOverlap.BACK_UP, new Straight(1)));
    assertEquals(
        "a point on an edge is a finite number, found NaN",
        assertThrows(IllegalArgumentException.class, () -> new EdgePoint("front", Double.NaN))
            .getMessage());
    refused(
        "90 degrees or more",
        TRAY,
        move(FRONT, REAR, OnOverlap.BACK_UP, new Arc(35, 180, Side.LEFT)));
    Base skew =
        own(
            "skew",
            ConvexPolygon.of(
                new Point(-20, -20),
                new Point(20, -20),
                new Point(20, 20),
                new Point(-10, 30),
                new Point(-20, 20)));
    refused("not symmetric", skew, ahead(OnOverlap.BACK_UP, 40));
    assertEquals(
        Outcome.COMPLETED, resolve(table(skew), ahead(OnOverlap.FIRST_CONTACT, 40)).outcome());
    Base huge = PartsCatalogue.standard().base(BaseSize.HUGE_TRANSPORT);
    Table wall = Table.builder(AREA).ship(new Ship("red", huge, START, true)).build();
    assertThrows(CannotFlyException.class, () -> resolve(wall, ahead(OnOverlap.BACK_UP, 40)));
    CannotFlyException thrown =
        assertThrows(
            CannotFlyException.class,
            () -> Resolver.standard().resolve(table(TRAY), "red", Maneuver.parse("2FW")));
    assertTrue(thrown.getMessage().contains("paths only"), thrown.getMessage());
  }

  private static void refused(String part, Base base, PathMove move) {
    CannotFlyException thrown =
        assertThrows(CannotFlyException.class, () -> resolve(table(base), move));
    assertTrue(thrown.getMessage().contains(part), thrown.getMessage());
  }

  @Test
  void pathsLikeThePublishersTemplatesAnswerLikeThem() {
    PartsCatalogue parts = PartsCatalogue.standard();
    Random random = new Random(69);
    List<String> codes = List.of("1BW", "3NW", "1TW", "2YW", "4FW");
    List<PathPiece> pieces =
        List.of(
            new Arc(80, 45, Side.LEFT),
            new Arc(180, 45, Side.RIGHT),
            new Arc(35, 90, Side.LEFT),
            new Arc(62.5, 90, Side.RIGHT),
            new Straight(160));
    int bumps = 0;
    for (int trial = 0; trial < 2_000; trial++) {
      int k = random.nextInt(codes.size());
      Base base = parts.base(BaseSize.values()[random.nextInt(3)]);
      List<Ship> others = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        others.add(
            new Ship(
                "other" + i,
                parts.base(BaseSize.values()[random.nextInt(3)]),
                Pose.at(
                    1000 + random.nextDouble() * 300,
                    850 + random.nextDouble() * 300,
                    random.nextDouble() * 360)));
      }
      Table table = table(base, others.toArray(Ship[]::new));
      Resolution expected = Resolver.standard().resolve(table, "red", Maneuver.parse(codes.get(k)));
      PathResolution found = resolve(table, move(FRONT, REAR, OnOverlap.BACK_UP, pieces.get(k)));
      assertEquals(expected.outcome(), found.outcome());
      assertEquals(
          expected.rail().orElseThrow(), found.rail(), 1e-7, () -> codes.get(k) + table.ships());
      assertEquals(expected.overlapped(), found.overlapped());
      assertEquals(expected.touching(), found.touching(), () -> codes.get(k) + table.ships());
      Ship moved = new Ship("red", base, found.finalPose());
      if (found.rail() > -base.length() && found.outcome() == Outcome.OVERLAPPED) {
        bumps++;
        for (Ship other : others) {
          assertTrue(
              Relation.of(Overlaps.separation(moved, other), Tolerance.STANDARD)
                  != Relation.OVERLAP);
        }
      }
    }
    assertTrue(bumps > 500, "bumps: " + bumps);
  }
}
