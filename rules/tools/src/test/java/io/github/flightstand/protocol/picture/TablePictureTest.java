package io.github.flightstand.protocol.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.reposition.Repositions;
import io.github.flightstand.movement.reposition.SidewaysMove;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.protocol.picture.TablePicture.Color;
import io.github.flightstand.protocol.picture.TablePicture.Shown;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.measure.Aim;
import io.github.flightstand.rules.measure.Attack;
import io.github.flightstand.rules.measure.AttackRuler;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

/** Pictures by their structure: what is in them, and where. */
class TablePictureTest {

  private static final PartsCatalogue PARTS = PartsCatalogue.standard();
  private static final double ERROR = 1e-3;

  private static Ship ship(String id, BaseSize size, double x, double y, double heading) {
    return new Ship(id, PARTS.base(size), Pose.at(x, y, heading));
  }

  private static final Ship RED = ship("red", BaseSize.SMALL, 200, 100, 90);

  private static final Table TABLE =
      Table.builder(PlayArea.STANDARD)
          .ship(RED)
          .ship(ship("blue", BaseSize.LARGE, 150, 240, 200))
          .ship(ship("raider", BaseSize.HUGE_CORVETTE, 600, 600, 30))
          .obstacle(
              new Obstacle(
                  "rock",
                  ObstacleKind.ASTEROID,
                  SimplePolygon.of(
                      List.of(new Point(300, 300), new Point(360, 310), new Point(340, 350)))))
          .token(
              new Token(
                  "bomb", TokenKind.BOMB, PARTS.tokenOutline(TokenKind.BOMB), Pose.at(700, 300, 0)))
          .build();

  @Test
  void everyPieceIsThereWithItsTitleAndLabel() {
    Svg svg = new Svg(TablePicture.of(TABLE).svg());

    assertEquals(3, svg.count("ship"));
    assertEquals(3, svg.count("base"));
    assertEquals(4, svg.count("heading"));
    assertEquals(1, svg.count("section"));
    assertEquals(1, svg.count("asteroid"));
    assertEquals(1, svg.count("bomb"));
    assertEquals(5, svg.count("label"));
    assertEquals(1, svg.count("scale"));
    assertEquals(
        List.of("rock", "bomb", "red", "blue", "raider"),
        svg.of("piece").stream().map(g -> g.getFirstChild().getTextContent()).toList());
    assertEquals("200 mm", svg.of("unit").get(0).getTextContent());
  }

  @Test
  void shipsHaveTheColorsOfTheirPlayers() {
    Table.Builder table = Table.builder(PlayArea.STANDARD);
    for (String player : List.of("C", "A", "B")) {
      table.ship(
          new Ship(
              "of " + player,
              PARTS.base(BaseSize.SMALL),
              Pose.at(100, 100 * player.charAt(0) - 6000, 0),
              false,
              Optional.of(player)));
    }
    TablePicture picture = TablePicture.of(table.build());

    assertEquals(
        List.of("piece ship p3", "piece ship p1", "piece ship p2"), classes(picture.svg()));
    assertEquals(
        List.of("piece ship p4", "piece ship p2", "piece ship p1"),
        classes(
            TablePicture.of(table.build())
                .colors(Map.of("A", Color.RED, "C", Color.PINK, "elsewhere", Color.BLUE))
                .svg()));
  }

  private static List<String> classes(String svg) {
    return new Svg(svg).of("ship").stream().map(ship -> ship.getAttribute("class")).toList();
  }

  @Test
  void aNinthPlayerSharesAColor() {
    List<String> players = List.of("A", "B", "C", "D", "E", "F", "G", "H", "I");
    Map<String, Color> colors = Color.of(players, Map.of());
    assertEquals(Color.BLUE, colors.get("A"));
    assertEquals(Color.PURPLE, colors.get("H"));
    assertEquals(Color.BLUE, colors.get("I"));
    Map<String, Color> named = new HashMap<>(colors);
    named.remove("I");
    assertEquals(colors, Color.of(players, named));
  }

  @Test
  void yRunsUpTheTable() {
    Svg svg = new Svg(TablePicture.of(TABLE).svg());

    // The front right corner is at (220, 120), where SVG's y counts from the upper edge at 914.4.
    List<Double> red = Svg.numbers(svg.of("base").get(0).getAttribute("d"));
    assertTrue(holds(red, 220, 794.4), red::toString);
    assertTrue(holds(red, 180, 834.4), red::toString);
    assertEquals("M0 914.4L914.4 914.4L914.4 0L0 0Z", rotated(svg.path("area")));
    // The rock's first corner.
    assertTrue(holds(Svg.numbers(svg.path("asteroid")), 300, 614.4));
  }

  /** A square's path from its lower left corner, wherever the outline begins. */
  private static String rotated(String path) {
    List<String> corners = List.of(path.substring(1, path.length() - 1).split("L"));
    int first = corners.indexOf("0 914.4");
    StringBuilder from = new StringBuilder("M");
    for (int i = 0; i < corners.size(); i++) {
      from.append(i == 0 ? "" : "L").append(corners.get((first + i) % corners.size()));
    }
    return from.append('Z').toString();
  }

  private static boolean holds(List<Double> numbers, double x, double y) {
    for (int i = 0; i + 1 < numbers.size(); i += 2) {
      if (Math.abs(numbers.get(i) - x) <= ERROR && Math.abs(numbers.get(i + 1) - y) <= ERROR) {
        return true;
      }
    }
    return false;
  }

  @Test
  void aBumpShowsTheUsedTemplateTheGhostAndTheStop() {
    Resolver resolver = Resolver.standard();
    Maneuver maneuver = Maneuver.parse("3BW");
    Svg svg =
        new Svg(
            MovePicture.of(TABLE, RED, maneuver, resolver.resolve(TABLE, "red", maneuver), resolver)
                .svg());

    // The bank 3 begins at (200, 120) and turns about (20, 120), its sides 170 and 190 from there.
    List<Double> whole = Svg.numbers(svg.path("unused"));
    assertTrue(whole.containsAll(List.of(190.0, 170.0)), whole::toString);
    assertNumbers(List.of(210.0, 794.4), whole.subList(0, 2));
    // Its end is at 20 + 190 / sqrt 2 and 120 + 190 / sqrt 2.
    assertNumbers(List.of(154.350, 660.050), whole.subList(7, 9));
    // Of the used part only the angle differs: 48.960477 mm of the centre line at radius 180.
    double angle = 48.96047669277176 / 180;
    List<Double> used = Svg.numbers(svg.path("template"));
    assertNumbers(
        List.of(20 + 190 * StrictMath.cos(angle), 914.4 - 120 - 190 * StrictMath.sin(angle)),
        used.subList(7, 9));
    // The nominal pose (133.137085, 261.421356, 135): its front left corner lies 28.284 to the
    // left.
    assertTrue(holds(Svg.numbers(svg.path("ghost")), 104.853, 652.979));
    // The stop (185.901792, 186.907363, 111.963974): 20 ahead and 20 to the right.
    assertTrue(holds(Svg.numbers(svg.path("end")), 196.970, 701.464), svg.path("end"));
    assertEquals(1, svg.count("blocking"));
    assertEquals(
        "red: white 3 bank left, overlaps blue, stops at 48.96 of 141.372 mm, touches blue",
        caption(svg));
  }

  private static String caption(Svg svg) {
    String title = svg.root().getElementsByTagName("title").item(0).getTextContent();
    assertEquals(
        title, String.join(" ", svg.of("caption").stream().map(Element::getTextContent).toList()));
    return title;
  }

  private static void assertNumbers(List<Double> expected, List<Double> found) {
    assertEquals(expected.size(), found.size());
    for (int i = 0; i < expected.size(); i++) {
      assertEquals(expected.get(i), found.get(i), ERROR);
    }
  }

  @Test
  void aHugeShipsTemplateLiesWithTheMarkWhereTheForeSquaresCornerEnds() {
    Table table =
        Table.builder(PlayArea.STANDARD)
            .ship(ship("raider", BaseSize.HUGE_CORVETTE, 400, 400, 90))
            .build();
    Ship raider = table.ship("raider").orElseThrow();
    Resolver resolver = Resolver.standard();
    for (String code : List.of("2BG", "1NG", "3FG")) {
      Maneuver maneuver = Maneuver.parse(code);
      Resolution end = resolver.resolve(table, "raider", maneuver);
      Svg svg = new Svg(MovePicture.of(table, raider, maneuver, end, resolver).svg());

      // The notch's corner of the fore square: on the inner side of a bank, left of a straight.
      double side = code.contains("N") ? -40 : 40;
      Point corner = end.finalPose().place(new Point(raider.base().foreRearEdge(), side));
      List<Element> marks = svg.of("template");
      assertFalse(marks.isEmpty());
      for (Element mark : marks) {
        List<Double> numbers = Svg.numbers(mark.getAttribute("d"));
        assertTrue(holds(numbers, corner.x(), 914.4 - corner.y()), numbers::toString);
      }
      // The strip and the marks of the template's other speeds.
      assertEquals(code.equals("3FG") ? 4 : 3, svg.count("unused"));
    }
  }

  @Test
  void arcsAreArcsAndTheirSenseFollowsTheCurve() {
    Svg svg = new Svg(TablePicture.of(TABLE).svg());
    assertFalse(svg.of("base").get(0).getAttribute("d").contains("A"));

    PathData left = new PathData(0).moveTo(new Point(10, 0)).arcTo(10, true, new Point(0, 10));
    assertEquals("M10 0A10 10 0 0 0 0 -10", left.toString());
  }

  @Test
  void legalRollsAreABandWithAGhostAtEachEnd() {
    Table free =
        Table.builder(PlayArea.STANDARD).ship(ship("red", BaseSize.SMALL, 400, 400, 90)).build();
    Ship red = free.ship("red").orElseThrow();
    Repositions repositions = Repositions.standard();
    SidewaysMove move = SidewaysMove.barrelRoll(repositions.rules(), red.base(), Side.LEFT);
    SidewaysMove.Options options = repositions.sideways(free, "red", move);
    Svg svg = new Svg(MovePicture.of(free, red, move, options, Optional.of(0.0), 0).svg());

    // From 20 back to 20 forward, 80 to the left: x 300 to 340, y 360 to 440.
    List<Double> band = Svg.numbers(svg.path("free"));
    assertTrue(holds(band, 300, 914.4 - 440) && holds(band, 340, 914.4 - 360), band::toString);
    assertEquals(2, svg.count("ghost"));
    assertEquals(1, svg.count("end"));
    assertEquals(1, svg.count("template"));
  }

  @Test
  void anAttackShowsItsArcItsBandsAndTheFamilyOfLines() {
    Table table =
        Table.builder(PlayArea.STANDARD)
            .ship(ship("red", BaseSize.SMALL, 400, 300, 90))
            .ship(ship("blue", BaseSize.SMALL, 410, 480, 90))
            .obstacle(
                new Obstacle(
                    "rock",
                    ObstacleKind.ASTEROID,
                    SimplePolygon.of(
                        List.of(new Point(380, 380), new Point(400, 380), new Point(390, 400)))))
            .build();
    Aim aim =
        Aim.at(table.ship("red").orElseThrow(), table.ship("blue").orElseThrow(), FiringArc.FRONT);
    Rules rules = Rules.standard();
    Attack attack = new AttackRuler(rules).measure(table, aim);
    Svg svg = new Svg(MeasurePicture.ofAttack(table, aim, attack, rules).svg());

    assertEquals(1, svg.count("arc"));
    assertEquals(3, svg.count("range"));
    assertEquals(1, svg.count("found"));
    assertEquals(1, svg.count("blocking"));
    // The edges face each other from x = 390 to 420, 140 apart.
    List<Double> ribbon = Svg.numbers(svg.path("ribbon"));
    assertTrue(holds(ribbon, 390, 594.4) && holds(ribbon, 420, 454.4), ribbon::toString);
    assertNumbers(List.of(405.0, 594.4, 405.0, 454.4), Svg.numbers(svg.path("line")));
    // Band 1 ahead of the front edge at y = 320 ends at y = 420.
    assertTrue(svg.of("range").get(0).getAttribute("d").contains(" 494.4"));
  }

  @Test
  void bandsBeginAtTheSectionThatFires() {
    Table table =
        Table.builder(PlayArea.EPIC)
            .ship(ship("raider", BaseSize.HUGE_CORVETTE, 500, 400, 0))
            .ship(ship("red", BaseSize.SMALL, 800, 400, 0))
            .build();
    Rules rules = Rules.standard();
    Aim aim =
        Aim.at(
            table.ship("raider").orElseThrow(), table.ship("red").orElseThrow(), FiringArc.FRONT);
    Attack attack = new AttackRuler(rules).measure(table, aim);
    String band =
        new Svg(MeasurePicture.ofAttack(table, aim, attack, rules).svg())
            .of("range")
            .get(0)
            .getAttribute("d");

    // The fore half's front edge is at 500 + 112.4, its rear edge in the middle of the ship.
    assertTrue(band.contains("712.4 "), band);
    assertEquals(
        500,
        new AttackRuler(rules)
            .measuredFrom(aim.attacker(), aim.arc()).corners().stream()
                .mapToDouble(Point::x)
                .min()
                .orElseThrow(),
        1e-9);
  }

  @Test
  void whatIsAskedAboutIsCloseUpWithTheTableAsAnInset() {
    TablePicture picture = TablePicture.of(TABLE).base(Mark.END, RED.at(Pose.at(200, 160, 90)));
    Svg svg = new Svg(picture.svg());

    Element part = svg.of("part").get(0);
    List<Double> view = Svg.numbers(part.getAttribute("viewBox"));
    // The base and its guides, and blue, which reaches to 220, whole.
    assertTrue(view.get(0) < 90 && view.get(0) + view.get(2) > 225, view::toString);
    assertTrue(view.get(2) < 300 && view.get(3) < 300, view::toString);
    assertEquals(3, svg.count("ship"));
    assertEquals(5, svg.count("spot"));
    List<String> names = svg.of("label").stream().map(Element::getTextContent).toList();
    assertEquals(List.of("red", "blue"), names);
    Element inset = svg.of("inset").get(0);
    assertEquals("-20 -20 954.4 954.4", inset.getAttribute("viewBox"));
    Element shown = svg.of("shown").get(0);
    assertNumbers(
        view,
        List.of(
            Double.valueOf(shown.getAttribute("x")),
            Double.valueOf(shown.getAttribute("y")),
            Double.valueOf(shown.getAttribute("width")),
            Double.valueOf(shown.getAttribute("height"))));
    double left = Double.parseDouble(part.getAttribute("x"));
    assertTrue(
        Double.parseDouble(inset.getAttribute("x"))
            > left + Double.parseDouble(part.getAttribute("width")));

    Svg whole = new Svg(picture.shown(Shown.TABLE).svg());
    assertEquals(0, whole.count("part") + whole.count("inset") + whole.count("spot"));
    assertEquals(5, whole.count("label"));
  }

  @Test
  void arcsAndBandsAreWholeUpToTheTablesEdge() {
    Svg svg =
        new Svg(
            TablePicture.of(TABLE)
                .bands(RED.base().plastic().placedIn(RED.pose()), RangeBand.TWO)
                .svg());
    List<Double> view = Svg.numbers(svg.of("part").get(0).getAttribute("viewBox"));
    // Band 2 reaches from 200 - 20 - 200, beyond the table, to 420, and up to 320.
    assertTrue(view.get(0) <= 0 && view.get(0) + view.get(2) >= 420, view::toString);
    assertTrue(view.get(1) <= 914.4 - 320 && view.get(1) + view.get(3) >= 914.4, view::toString);
    Element cut = (Element) svg.of("range").get(0).getParentNode();
    assertEquals("0 0 914.4 914.4", cut.getAttribute("viewBox"));
    assertEquals("reaches", ((Element) cut.getParentNode()).getAttribute("class"));
  }

  @Test
  void aCaptionTellsEveryConsequenceAndHasLines() {
    List<String> many = IntStream.rangeClosed(1, 15).mapToObj(i -> "mine-" + i).toList();
    TablePicture picture =
        TablePicture.of(TABLE)
            .base(Mark.END, RED)
            .caption("red flies")
            .tell("crosses", List.of())
            .tell("crosses", List.of("rock"))
            .tell("touches", List.of("blue", "raider"))
            .tell("flees", false)
            .tell("sets off", many);
    Svg svg = new Svg(picture.svg());
    assertEquals(
        "red flies, crosses rock, touches blue and raider, sets off "
            + String.join(", ", many.subList(0, 12))
            + " and 3 more",
        caption(svg));
    assertTrue(svg.count("caption") > 2);
    List<Double> page = Svg.numbers(svg.root().getAttribute("viewBox"));
    assertTrue(page.get(1) < Double.parseDouble(svg.of("caption").get(0).getAttribute("y")));
  }

  @Test
  void anyTextStaysText() {
    String odd = "<&\"\u0000\ud800]]>";
    Table table =
        Table.builder(PlayArea.STANDARD).ship(ship(odd, BaseSize.SMALL, 200, 100, 90)).build();
    Svg svg = new Svg(TablePicture.of(table).caption(odd).svg());

    assertEquals("<&\"\ufffd\ufffd]]>", svg.of("label").get(0).getTextContent());
  }

  @Test
  void theSameTableIsTheSameText() {
    assertEquals(TablePicture.of(TABLE).svg(), TablePicture.of(TABLE).svg());
    assertTrue(
        Svg.numbers(TablePicture.of(TABLE).svg()).stream()
            .allMatch(number -> Numbers.text(number).length() <= 9));
  }

  @Test
  void whatLiesFarOutsideDoesNotShrinkTheTable() {
    Table far =
        Table.builder(PlayArea.STANDARD).ship(ship("red", BaseSize.SMALL, 9e5, 100, 90)).build();

    assertEquals(0, new Svg(TablePicture.of(far).svg()).count("label"));
    assertTrue(
        Svg.numbers(new Svg(TablePicture.of(far).svg()).root().getAttribute("viewBox")).get(2)
            < 1000);
  }

  @Test
  void onlyPiecesOnTheTableCanBeMarked() {
    TablePicture picture = TablePicture.of(TABLE);
    assertThrows(IllegalArgumentException.class, () -> picture.highlight(Mark.FOUND, "nobody"));
  }
}
