package io.github.flightstand.movement.maneuver;

import static io.github.flightstand.movement.Illegal.assertIllegal;
import static io.github.flightstand.movement.Pieces.ship;
import static io.github.flightstand.movement.Pieces.table;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.distance.Separation;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.movement.maneuver.Resolution.DamageOwed;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Sections that are as deep in another ship as counts, to the bit: the tolerance is made from the
 * separation that is measured.
 */
class HugeDamageTest {

  private static final Ship MOVER = ship("m", BaseSize.HUGE_CORVETTE, 0, 0, 0);

  /** Returns the section of the mover's card for bumping a ship, where both stand. */
  private static Optional<SectionName> bumped(Ship other, double contact) {
    Table table = table(MOVER, other);
    List<DamageOwed> cards =
        new HugeDamage(table, List.of(MOVER), List.of(MOVER), List.of(), contact)
            .bumped(List.of("o"));
    assertEquals("m", cards.get(0).ship());
    return cards.get(0).section();
  }

  /** Returns the separation of a section of the mover from a ship. */
  private static double apart(SectionName section, Ship other) {
    Shape outline = other.base().outline().placedIn(other.pose().relativeTo(MOVER.pose()));
    return Separation.between(MOVER.base().section(section).orElseThrow().outline(), outline);
  }

  @Test
  void aSectionAsDeepAsTheToleranceIsInContactOnly() {
    // Side by side, the other turned by a tenth of a degree about a point level with the section
    // line: its fore half leans into the mover's fore section, and its aft half leads away from
    // flush.
    Ship other = ship("o", BaseSize.HUGE_CORVETTE, 0, 80, -0.1);
    double fore = apart(SectionName.FORE, other);
    double aft = apart(SectionName.AFT, other);
    assertEquals(-112.4 * StrictMath.sin(StrictMath.toRadians(0.1)), fore, 2e-3);
    assertEquals(0, aft, 1e-3);
    // As deep as the tolerance is no overlap: both sections are in contact, and none is named.
    assertEquals(Optional.empty(), bumped(other, -fore));
    assertEquals(Optional.of(SectionName.FORE), bumped(other, -fore - 1e-6));
  }

  @Test
  void aSectionAsFarAsTheToleranceIsInContact() {
    // Nose to nose with a gap between the guides, and far from the aft section.
    Ship other = ship("o", BaseSize.HUGE_TRANSPORT, 214, 10, 180);
    double gap = apart(SectionName.FORE, other);
    assertEquals(Optional.of(SectionName.FORE), bumped(other, gap));
    assertEquals(Optional.empty(), bumped(other, Math.nextDown(gap)));
  }

  /** One die for a small ship, two for a large one, and none for a base of another game. */
  @Test
  void rammedShipsCostDiceByTheirSize() {
    Ship own = new Ship("own", Base.disk("disk", 40, 0.01), Pose.at(300, 0, 0));
    Table table =
        table(
            MOVER, ship("s", BaseSize.SMALL, 200, 0, 0), ship("l", BaseSize.LARGE, 260, 0, 0), own);
    HugeDamage damage = new HugeDamage(table, List.of(MOVER), List.of(MOVER), List.of(), 0);
    assertEquals(3, damage.rammed(List.of("s", "l", "own")).get(0).count());
    assertEquals(List.of(), damage.rammed(List.of("own")));
    assertIllegal(
        "at least 1 is owed, found 0",
        () -> new DamageOwed(DamageOwed.Kind.CARD, 0, "m", Optional.empty()));
  }
}
