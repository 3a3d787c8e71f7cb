package io.github.flightstand.geometry.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Annular sectors, wedges and compounds as data. */
class AnnularSectorTest {

  private static String refusal(Runnable call) {
    return assertThrows(IllegalArgumentException.class, call::run).getMessage();
  }

  @Test
  void aLeftTurn() {
    AnnularSector turn = new AnnularSector(Pose.at(0, 0, 0), 35, 90, 10);
    assertEquals(new Point(0, 35), turn.centre());
    assertEquals(25, turn.innerRadius(), 0);
    assertEquals(45, turn.outerRadius(), 0);
    assertEquals(Pose.at(35, 35, 90), turn.end());
    // counter-clockwise from straight down to straight right
    assertEquals(List.of(0.0, -1.0, 1.0, 0.0), range(turn));
  }

  @Test
  void aRightTurnIsItsMirrorImage() {
    AnnularSector turn = new AnnularSector(Pose.at(0, 0, 0), 35, -90, 10);
    assertEquals(new Point(0, -35), turn.centre());
    assertEquals(Pose.at(35, -35, 270), turn.end());
    // counter-clockwise from straight right to straight up
    assertEquals(List.of(1.0, 0.0, 0.0, 1.0), range(turn));
  }

  private static List<Double> range(AnnularSector sector) {
    // + 0.0 makes no difference between the zeros
    return List.of(
        sector.fromX() + 0.0, sector.fromY() + 0.0, sector.toX() + 0.0, sector.toY() + 0.0);
  }

  @Test
  void placingMovesTheStart() {
    AnnularSector bank = new AnnularSector(Pose.at(20, 0, 0), 80, 45, 10);
    AnnularSector placed = bank.placedIn(Pose.at(100, 200, 90));
    assertEquals(new AnnularSector(Pose.at(100, 220, 90), 80, 45, 10), placed);
    assertEquals(placed.hashCode(), bank.placedIn(Pose.at(100, 200, 90)).hashCode());
    assertNotEquals(bank, placed);
  }

  @Test
  void oneThatDiffersInAnyFigureIsAnother() {
    Pose start = Pose.at(20, 0, 0);
    AnnularSector bank = new AnnularSector(start, 80, 45, 10);
    assertNotEquals(bank, new AnnularSector(Pose.IDENTITY, 80, 45, 10));
    assertNotEquals(bank, new AnnularSector(start, 81, 45, 10));
    assertNotEquals(bank, new AnnularSector(start, 80, -45, 10));
    assertNotEquals(bank, new AnnularSector(start, 80, 45, 11));
    assertNotEquals(bank, new Object());
  }

  @Test
  void itsTextTellsTheFigures() {
    String text = new AnnularSector(Pose.at(20, 0, 0), 80, 45, 10).toString();
    assertEquals(
        "AnnularSector[start="
            + Pose.at(20, 0, 0)
            + ", radius=80.0, sweepDegrees=45.0, halfWidth=10.0]",
        text);
  }

  @Test
  void figuresOutOfRangeAreRefused() {
    Pose start = Pose.IDENTITY;
    assertEquals(
        "an annular sector needs a positive radius, found 0.0",
        refusal(() -> new AnnularSector(start, 0, 90, 10)));
    assertEquals(
        "an annular sector needs a positive radius, found Infinity",
        refusal(() -> new AnnularSector(start, Double.POSITIVE_INFINITY, 90, 10)));
    assertEquals(
        "an annular sector sweeps up to 180 degrees to either side, but not 0, found 181.0",
        refusal(() -> new AnnularSector(start, 35, 181, 10)));
    assertThrows(IllegalArgumentException.class, () -> new AnnularSector(start, 35, 0, 10));
    assertThrows(
        IllegalArgumentException.class, () -> new AnnularSector(start, 35, Double.NaN, 10));
    assertEquals(
        "an annular sector's half width lies above 0 and is at most its radius 35.0, found 36.0",
        refusal(() -> new AnnularSector(start, 35, 90, 36)));
    assertThrows(IllegalArgumentException.class, () -> new AnnularSector(start, 35, 90, 0));
  }

  @Test
  void aCompoundHasParts() {
    assertEquals("a compound needs at least one part", refusal(() -> new Compound(List.of())));
  }
}
