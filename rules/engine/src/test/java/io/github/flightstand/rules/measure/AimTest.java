package io.github.flightstand.rules.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.rules.measure.Aim.BadAimException;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Which attacks there are, and what is said of those that there are not. */
class AimTest {

  private static final Ship RED = ship("red", BaseSize.SMALL);
  private static final Ship BLUE = ship("blue", BaseSize.LARGE);
  private static final Ship RAIDER = ship("raider", BaseSize.HUGE_CORVETTE);
  private static final Ship GOZANTI = ship("gozanti", BaseSize.HUGE_TRANSPORT);

  private static Ship ship(String id, BaseSize size) {
    return new Ship(id, PartsCatalogue.standard().base(size), Pose.at(400, 400, 0));
  }

  private static Ship standingIn(Ship ship) {
    return new Ship("wreck", ship.base(), ship.pose(), true);
  }

  private static void assertRefused(
      BadAimException.Part part, String expected, Executable executable) {
    BadAimException refused = assertThrows(BadAimException.class, executable);
    assertEquals(part, refused.part());
    assertEquals(expected, refused.expected());
    assertEquals(
        "an attack's " + part.name().toLowerCase(Locale.ROOT) + ": expected " + expected,
        refused.getMessage());
  }

  @Test
  void nobodyAttacksItself() {
    assertRefused(
        BadAimException.Part.TARGET,
        "another ship than the attacker",
        () -> Aim.at(RED, ship("red", BaseSize.LARGE), FiringArc.FRONT));
  }

  @Test
  void whatStandsInAsAnObstacleNeitherAttacksNorIsAttacked() {
    assertRefused(
        BadAimException.Part.ATTACKER,
        "a ship that attacks, not one that stands in as an obstacle",
        () -> Aim.at(standingIn(GOZANTI), RED, FiringArc.TURRET));
    assertRefused(
        BadAimException.Part.TARGET,
        "a ship that can be attacked, not one that stands in as an obstacle",
        () -> Aim.at(RED, standingIn(RAIDER), SectionName.FORE, FiringArc.FRONT));
  }

  @Test
  void anArcIsOneThatIsPrintedOnTheBase() {
    for (FiringArc arc : FiringArc.values()) {
      assertEquals(arc, Aim.at(RED, BLUE, arc).arc());
      switch (arc) {
        case FRONT, LEFT, RIGHT -> {
          assertEquals(arc, Aim.at(RAIDER, RED, arc).arc());
          assertRefused(
              BadAimException.Part.ARC,
              "an arc of a huge-transport base: turret",
              () -> Aim.at(GOZANTI, RED, arc));
        }
        case TURRET -> {
          assertEquals(arc, Aim.at(RAIDER, RED, arc).arc());
          assertEquals(arc, Aim.at(GOZANTI, RED, arc).arc());
        }
        default ->
            assertRefused(
                BadAimException.Part.ARC,
                "an arc of a huge-corvette base: front, left, right, turret",
                () -> Aim.at(RAIDER, RED, arc));
      }
    }
  }

  @Test
  void aSectionIsNamedOfCorvettesAndOfNoShipThatIsNotHuge() {
    assertRefused(
        BadAimException.Part.SECTION,
        "fore or aft, since the target is a corvette",
        () -> Aim.at(RED, RAIDER, FiringArc.FRONT));
    assertRefused(
        BadAimException.Part.SECTION,
        "no section, since the target's base is not huge",
        () -> Aim.at(RAIDER, BLUE, SectionName.AFT, FiringArc.FRONT));
    assertEquals(
        Optional.of(SectionName.AFT),
        Aim.at(RED, GOZANTI, SectionName.AFT, FiringArc.REAR).section());
    assertEquals(Optional.empty(), Aim.at(RED, GOZANTI, FiringArc.REAR).section());
  }

  @Test
  void theSameAttackFromElsewhere() {
    Aim aim = Aim.at(RED, RAIDER, SectionName.AFT, FiringArc.FRONT);
    Ship there = RED.at(Pose.at(1, 2, 3));
    assertEquals(
        Aim.at(there, RAIDER.at(Pose.at(4, 5, 6)), SectionName.AFT, FiringArc.FRONT),
        aim.between(there, RAIDER.at(Pose.at(4, 5, 6))));
  }
}
