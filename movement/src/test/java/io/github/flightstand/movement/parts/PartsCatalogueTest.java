package io.github.flightstand.movement.parts;

import static io.github.flightstand.movement.Illegal.assertIllegal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.shape.BadOutlineException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The figures of the published parts, and putting one's own in their place. */
class PartsCatalogueTest {

  private static final PartsCatalogue STANDARD = PartsCatalogue.standard();
  private static final Guides GUIDES = Guides.STANDARD;

  @ParameterizedTest
  @CsvSource({"SMALL, 40", "MEDIUM, 60", "LARGE, 80"})
  void basesAreSquareWithFourGuides(BaseSize size, double side) {
    Base base = STANDARD.base(size);
    assertEquals(side, base.length());
    assertEquals(side, base.width());
    assertEquals(5, base.outline().parts().size());
    // The farthest point is the plastic's corner: the guides are too near the middle line.
    assertEquals(side / 2 * Math.sqrt(2), base.reach(), 1e-12);
  }

  // Lengths by hand: 40 n; π/4 · R; π/2 · R.
  @ParameterizedTest
  @CsvSource({
    "STRAIGHT, 1, 40",
    "STRAIGHT, 2, 80",
    "STRAIGHT, 3, 120",
    "STRAIGHT, 4, 160",
    "STRAIGHT, 5, 200",
    "BANK, 1, 62.83185307179586",
    "BANK, 2, 102.10176124166829",
    "BANK, 3, 141.3716694115407",
    "TURN, 1, 54.97787143782138",
    "TURN, 2, 98.17477042468103",
    "TURN, 3, 141.3716694115407"
  })
  void templatesHaveTheirLengths(TemplateKind kind, int speed, double length) {
    Template template = STANDARD.template(kind, speed);
    assertEquals(length, template.length(), 1e-12);
    assertEquals(20, template.width());
    assertEquals(speed, template.speed());
  }

  @ParameterizedTest
  @CsvSource({"TURN, 4, 3", "BANK, 0, 3", "STRAIGHT, 6, 5", "STRAIGHT, -1, 5"})
  void aTemplateThatDoesNotExistIsRefused(TemplateKind kind, int speed, int fastest) {
    assertIllegal(
        "a " + kind + " template has a speed of 1 to " + fastest + ", found " + speed,
        () -> STANDARD.template(kind, speed));
  }

  @Test
  void ownTemplateReplacesItsSpeedOnly() {
    Template measured = new Template(TemplateKind.TURN, 1, 35.2, 19.8);
    PartsCatalogue own = STANDARD.with(measured);
    assertEquals(measured, own.template(TemplateKind.TURN, 1));
    assertEquals(STANDARD.template(TemplateKind.TURN, 2), own.template(TemplateKind.TURN, 2));
    assertEquals(STANDARD.template(TemplateKind.BANK, 1), own.template(TemplateKind.BANK, 1));
    assertEquals(35, STANDARD.template(TemplateKind.TURN, 1).size());
  }

  @Test
  void cataloguesAreEqualIfAllTheirPartsAre() {
    Base large = STANDARD.base(BaseSize.LARGE);
    PartsCatalogue same = STANDARD.with(BaseSize.LARGE, Base.square(BaseSize.LARGE, 80, GUIDES));
    assertEquals(STANDARD, same);
    assertEquals(STANDARD.hashCode(), same.hashCode());
    List<PartsCatalogue> others =
        List.of(
            STANDARD.with(BaseSize.LARGE, Base.square(BaseSize.LARGE, 81, GUIDES)),
            STANDARD.with(new Template(TemplateKind.TURN, 1, 35.2, 19.8)),
            STANDARD.with(HugeTemplate.OF_2019),
            STANDARD.with(new WingTool(21, 60)),
            STANDARD.withOwn(List.of(Base.disk("disk", 40, 0.01))));
    for (PartsCatalogue other : others) {
      assertNotEquals(STANDARD, other);
      assertNotEquals(other, STANDARD);
    }
    assertNotEquals(STANDARD, large);
    assertIllegal(
        "a base of a caller's own is none of the published ones, found " + large,
        () -> STANDARD.withOwn(List.of(large)));
  }

  @Test
  void aWingToolHasADepthAndASpacing() {
    for (double[] figures :
        new double[][] {{0, 60}, {20, 0}, {Double.NaN, 60}, {1 / 0.0, 60}, {20, 1 / 0.0}}) {
      assertIllegal(() -> new WingTool(figures[0], figures[1]));
    }
  }

  @Test
  void tokensHaveTheirGuides() {
    // A square and two front guides; an objective has the rear pair too.
    assertEquals(3, STANDARD.tokenOutline(TokenKind.BOMB).parts().size());
    assertEquals(3, STANDARD.tokenOutline(TokenKind.MINE).parts().size());
    assertEquals(5, STANDARD.tokenOutline(TokenKind.REMOTE).parts().size());
    assertEquals(5, STANDARD.tokenOutline(TokenKind.OBJECTIVE).parts().size());
  }

  @ParameterizedTest
  @CsvSource({
    "TURN, 4, 35, 20",
    "TURN, 1, 0, 20",
    "TURN, 1, NaN, 20",
    "BANK, 1, 80, -1",
    "STRAIGHT, 1, Infinity, 20",
    "TURN, 1, 10, 20",
    "BANK, 2, 9.9, 20"
  })
  void aTemplateThatCannotBeIsRefused(TemplateKind kind, int speed, double size, double width) {
    assertIllegal(() -> new Template(kind, speed, size, width));
  }

  @Test
  void aStraightMayBeAsShortAsOneLikes() {
    assertEquals(10, new Template(TemplateKind.STRAIGHT, 1, 10, 20).length());
  }

  @Test
  void guidesStandInFrontOfTheirEdge() {
    assertEquals(1.75, Guides.STANDARD.depth());
    assertIllegal(
        () -> new Guides(List.of(new Point(10, -0.1), new Point(13, 0), new Point(12, 2))));
    assertThrows(
        BadOutlineException.class,
        () ->
            new Guides(
                List.of(new Point(10, 0), new Point(14, 0), new Point(11, 0.5), new Point(10, 2))));
  }
}
