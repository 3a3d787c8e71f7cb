package io.github.flightstand.movement.reposition;

import static io.github.flightstand.movement.Illegal.assertIllegal;
import static io.github.flightstand.movement.Pieces.small;
import static io.github.flightstand.movement.Pieces.token;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.distance.Separation;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.MovementRules.RollPositions;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.parts.TemplateKind;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Small pieces at the far ends of what a barrel roll or a boost covers: none may be overlooked. A
 * pebble is a square that stands on its corner, up to 2 mm from its middle.
 */
class ReachTest {

  private static final double TAU = Tolerance.STANDARD.contact();
  private static final double EXACT = 1e-9;
  private static final PartsCatalogue PARTS = PartsCatalogue.standard();
  private static final MovementRules RULES = MovementRules.STANDARD;
  private static final PlayArea AREA = new PlayArea(1000, 1000);
  private static final double TO_CORNER = 20 * StrictMath.sqrt(2);

  private final Repositions repositions = Repositions.standard();
  private final AheadMove boost = AheadMove.boost(RULES, Side.AHEAD);
  private final SidewaysMove roll =
      SidewaysMove.barrelRoll(RULES, PARTS.base(BaseSize.SMALL), Side.LEFT);

  private static Obstacle pebble(double x, double y) {
    return new Obstacle(
        "pebble",
        ObstacleKind.ASTEROID,
        SimplePolygon.of(new Point(-2, 0), new Point(0, -2), new Point(2, 0), new Point(0, 2))
            .placedIn(Pose.at(x, y, 0)));
  }

  private static Table.Builder red(double x, double y, double heading) {
    return Table.builder(AREA).ship(small("red", x, y, heading));
  }

  @ParameterizedTest
  @ValueSource(doubles = {45, 135, 225, 315})
  void aCornerOnACornerForbidsABoost(double heading) {
    // A straight boost ends 80 ahead. There its corners point along the axes, as those do of the
    // other ship and of the pebble: half a millimeter over each other, or as much apart.
    Pose end = Pose.at(500, 500, heading).shiftedBy(80, 0);
    for (int quarter = 0; quarter < 4; quarter++) {
      Pose out = Pose.at(end.x(), end.y(), 90.0 * quarter);
      for (double gap : new double[] {-0.5, 0.5}) {
        Point ship = out.shiftedBy(2 * TO_CORNER + gap, 0).position();
        Table ships = red(500, 500, heading).ship(small("blue", ship.x(), ship.y(), 45)).build();
        assertEquals(
            gap < 0 ? List.of("blue") : List.of(),
            repositions.ahead(ships, "red", boost).blockedBy());
        Point rock = out.shiftedBy(TO_CORNER + 2 + gap, 0).position();
        Table rocks = red(500, 500, heading).obstacle(pebble(rock.x(), rock.y())).build();
        if (gap < 0) {
          assertEquals(List.of("pebble"), repositions.ahead(rocks, "red", boost).blockedBy());
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 45, 90, 135, 180, 225, 270, 315})
  void aPebbleUnderTheTemplateForbidsABoost(double heading) {
    // It lies from 20 to 60 ahead and 10 to either side.
    Pose start = Pose.at(500, 500, heading);
    for (double[] at : new double[][] {{21, 9.5}, {21, -9.5}, {46, 0}, {59, 9.5}, {59, -9.5}}) {
      Point place = start.shiftedBy(at[0], at[1]).position();
      Table table = red(500, 500, heading).obstacle(pebble(place.x(), place.y())).build();
      assertEquals(
          List.of("pebble"),
          repositions.ahead(table, "red", boost).underTemplate(),
          at[0] + " " + at[1]);
    }
  }

  @ParameterizedTest
  @CsvSource({
    // The corner of the base at the end is half a millimeter over an edge, or inside it.
    "-0.5, 135, 1",
    "0.5, 135, 1",
    "-0.5, 45, 0",
    "0.5, 45, 0",
    "-0.5, 225, 3",
    "0.5, 225, 3",
    "-0.5, 315, 2",
    "0.5, 315, 2"
  })
  void aCornerOverTheEdgeForbidsABoost(double inside, double heading, int edge) {
    double near = TO_CORNER + inside;
    // Right, left, bottom and top in turn.
    double x = edge == 0 ? 1000 - near : edge == 1 ? near : 500;
    double y = edge == 2 ? near : edge == 3 ? near : 500;
    Pose start = Pose.at(x, y, heading).shiftedBy(-80, 0);
    AheadMove.Option option =
        repositions.ahead(red(start.x(), start.y(), heading).build(), "red", boost);
    assertEquals(inside < 0, option.fled());
    Pose mirrored = Pose.at(start.x(), 1000 - start.y(), -heading);
    Table upsideDown = red(mirrored.x(), mirrored.y(), -heading).build();
    assertEquals(inside < 0, repositions.ahead(upsideDown, "red", boost).fled());
  }

  @Test
  void aQuarterOverTheEdgeIsWithinATolerance() {
    // The end is 80 ahead, its front edge 20 more.
    Repositions quarter = repositions.withTolerance(new Tolerance(0.25));
    assertEquals(false, quarter.ahead(red(500, 900.25, 90).build(), "red", boost).fled());
    assertEquals(true, quarter.ahead(red(500, 900.375, 90).build(), "red", boost).fled());
  }

  @Test
  void aPebbleUnderTheFarEndOfTheTemplateForbidsARoll() {
    // The template lies from x = 480 to 440, its slides cover 480 to 520 up: the pebble about
    // (443, 500) meets every one of them, and no base.
    Table table = red(500, 500, 90).obstacle(pebble(443, 500)).build();
    SidewaysMove.Options options = repositions.sideways(table, "red", roll);
    assertEquals(IntervalSet.EMPTY, options.slides());
    assertEquals(List.of("pebble"), options.blockedBy());
    // Under the base at the end alone it leaves all slides.
    Table beyond = red(500, 500, 90).obstacle(pebble(437.5, 500)).build();
    assertEquals(
        IntervalSet.of(new Interval(-10, 10)), repositions.templateSlides(beyond, "red", roll));
  }

  @Test
  void aPebbleInFrontOfTheFarthestPlaceTakesIt() {
    // The front edge at the middle place is at 520: up to the pebble's tip at 536 it is 16.
    Table table = red(500, 500, 90).obstacle(pebble(420, 538)).build();
    IntervalSet shifts = repositions.sideways(table, "red", roll).shifts();
    assertEquals(1, shifts.intervals().size());
    assertEquals(-20, shifts.intervals().get(0).lo(), EXACT);
    assertEquals(16 + TAU, shifts.intervals().get(0).hi(), EXACT);
  }

  @Test
  void aPebbleUnderTheBackmostMarksBaseTakesThatMark() {
    // With its mark 10 behind the template's middle the base covers 470 to 510 up.
    Repositions marked = new Repositions(RULES.withRollPositions(RollPositions.MARKS));
    SidewaysMove left =
        SidewaysMove.barrelRoll(marked.rules(), PARTS.base(BaseSize.SMALL), Side.LEFT);
    Table table = red(500, 500, 90).obstacle(pebble(420, 471)).build();
    List<SidewaysMove.Place> places = marked.sideways(table, "red", left).places();
    assertEquals(
        List.of(List.of("pebble"), List.of(), List.of()),
        places.stream().map(SidewaysMove.Place::blockedBy).toList());
    assertEquals(-10, places.get(0).shift());
  }

  @Test
  void theTemplatesAreLaidAgainstTheBase() {
    Pose start = Pose.at(500, 500, 90);
    // Ahead of the base from 520 to 560 up, 490 to 510 across.
    assertCovers(boost.templateAt(PARTS.base(BaseSize.SMALL), start), 490, 520, 510, 560);
    // Beside it, end on and 5 forward.
    assertCovers(roll.templateAt(PARTS.base(BaseSize.SMALL), start, 5), 440, 495, 480, 515);
    // Beside a large one, side on and 5 back.
    SidewaysMove right = SidewaysMove.barrelRoll(RULES, PARTS.base(BaseSize.LARGE), Side.RIGHT);
    assertCovers(right.templateAt(PARTS.base(BaseSize.LARGE), start, -5), 540, 475, 560, 515);
  }

  private static void assertCovers(
      Shape shape, double left, double bottom, double right, double top) {
    double x = (left + right) / 2;
    double y = (bottom + top) / 2;
    double[][] beside = {{left - 7, y}, {right + 7, y}, {x, bottom - 7}, {x, top + 7}};
    for (double[] at : beside) {
      // A speck of 2 square: 7 from its middle is 6 from its side.
      ConvexPolygon speck = ConvexPolygon.rectangle(2, 2).placedIn(Pose.at(at[0], at[1], 0));
      assertEquals(6, Separation.between(shape, speck), EXACT);
    }
  }

  @Test
  void aSlideIsLaidTowardsHalfOfTheShift() {
    SidewaysMove.Options options =
        new SidewaysMove.Options(
            80,
            10,
            20,
            IntervalSet.of(new Interval(-20, 0)),
            IntervalSet.of(new Interval(-10, -2)),
            List.of(),
            Pose.at(420, 500, 90),
            List.of());
    assertEquals(-5, options.slideTowards(-10));
    assertEquals(-2, options.slideTowards(-1));
    // No slide leads to an illegal shift: half of it, at most the greatest slide.
    assertEquals(3, options.slideTowards(6));
    assertEquals(10, options.slideTowards(30));
    assertEquals(-10, options.slideTowards(-30));
  }

  @Test
  void anEndOfTheShiftsHasItsSlide() {
    SidewaysMove.Options options =
        new SidewaysMove.Options(
            80,
            10,
            20,
            IntervalSet.of(new Interval(-20, 0.3)),
            IntervalSet.of(Interval.at(-9.7)),
            List.of(),
            Pose.at(420, 500, 90),
            List.of());
    assertEquals(IntervalSet.of(Interval.at(-9.7)), options.slidesFor(0.3));
    assertEquals(IntervalSet.EMPTY, options.slidesFor(0.31));
  }

  @Test
  void aRemoteFleesBeyondTheTolerance() {
    TokenMoves quarter = new TokenMoves(RULES.withTolerance(new Tolerance(0.25)));
    Table table = Table.builder(AREA).build();
    for (double y : new double[] {906.25, 906.375}) {
      // 18 to its front, the template's 40 and 18 to its middle; then 18 to its front again.
      Token remote = token("remote", TokenKind.REMOTE, 500, y, 90);
      TokenMoves.End end = quarter.forward(table, remote, TemplateKind.STRAIGHT, 1, Side.AHEAD);
      assertEquals(y + 76, end.pose().y());
      assertEquals(y > 906.3, end.fled());
    }
  }

  @Test
  void aBombDropsNoRemote() {
    Token bomb = token("bomb", TokenKind.BOMB, 500, 500, 90);
    Table table = Table.builder(AREA).token(bomb).build();
    IllegalArgumentException refused =
        assertIllegal(
            () ->
                TokenMoves.standard()
                    .dropRemote(
                        table, "bomb", TokenKind.REMOTE, TemplateKind.STRAIGHT, 1, Side.AHEAD));
    assertTrue(refused.getMessage().endsWith("drops a remote, found 'bomb'"));
  }
}
