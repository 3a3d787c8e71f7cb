package io.github.flightstand.rules.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.Barriers;
import io.github.flightstand.movement.Fleeing;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Why a ship may not stand where a move ends, in words. */
class HindrancesTest {

  private static final Ship FLUSH =
      new Ship("red", PartsCatalogue.standard().base(BaseSize.SMALL), Pose.at(400, 20, 90));

  private static final Table EMPTY = Table.builder(PlayArea.STANDARD).build();

  @Test
  void guidesOverTheTablesEdgeHinderOnlyWhereTheyCount() {
    // The rear edge lies on the table's, the guides 1.75 beyond it.
    assertEquals(
        Optional.empty(),
        new Hindrances(EMPTY, Barriers.EVERY_OBSTACLE, Fleeing.STANDARD)
            .at(FLUSH, Optional.empty()));
    assertEquals(
        Optional.of("it would leave the table by 1.75 mm"),
        new Hindrances(EMPTY, Barriers.EVERY_OBSTACLE, new Fleeing(true))
            .at(FLUSH, Optional.empty()));
  }
}
