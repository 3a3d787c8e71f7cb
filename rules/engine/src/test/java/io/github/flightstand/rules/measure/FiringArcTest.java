package io.github.flightstand.rules.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.Rules;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** How deep a target's middle is in an arc bounds how deep its base is. */
class FiringArcTest {

  private static Ship ship(String id, Rules rules, Random random) {
    BaseSize size = random.nextBoolean() ? BaseSize.SMALL : BaseSize.LARGE;
    double x = 100 + 700 * random.nextDouble();
    double y = 100 + 700 * random.nextDouble();
    return new Ship(
        id, rules.movement().parts().base(size), Pose.at(x, y, 360 * random.nextDouble()));
  }

  @Test
  void aTurretIsAllRoundOnABaseWithoutArcFigures() {
    Ship disk = new Ship("disk", Base.disk("disk", 32, 0.01), Pose.IDENTITY);
    assertEquals(
        Double.POSITIVE_INFINITY,
        FiringArc.TURRET.depth(disk, disk, RuleSet.REFERENCE_2015.rules().arcs()));
  }

  @Test
  void theMiddleTellsAboutTheBase() {
    for (RuleSet set : List.of(RuleSet.REFERENCE_2015, RuleSet.STANDARD_2018)) {
      Rules rules = set.rules();
      AttackRuler ruler = new AttackRuler(rules);
      Table table = Table.builder(PlayArea.STANDARD).build();
      Random random = new Random(3);
      int inside = 0;
      for (int i = 0; i < 500; i++) {
        Ship from = ship("a", rules, random);
        Ship to = ship("b", rules, random);
        Base base = to.base();
        for (FiringArc arc : FiringArc.values()) {
          OptionalDouble exact = ruler.measure(table, from, to, arc).arcDepth();
          double middle = arc.depth(from, to, rules.arcs());
          assertEquals(exact.isEmpty(), Double.isInfinite(middle));
          if (exact.isPresent()) {
            assertTrue(exact.getAsDouble() <= middle + base.length() * Math.sqrt(0.5) + 1e-9);
            assertTrue(middle < 0 || exact.getAsDouble() >= middle + base.length() / 2 - 1e-9);
            inside += middle > 0 ? 1 : 0;
          }
        }
      }
      assertTrue(inside > 500, "so few targets inside prove little");
    }
  }
}
