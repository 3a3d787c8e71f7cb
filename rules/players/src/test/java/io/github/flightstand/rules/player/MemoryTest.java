package io.github.flightstand.rules.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.measure.Attack;
import io.github.flightstand.rules.measure.AttackRuler;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.LineOfFire;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What players remember is what measuring anew would show. */
class MemoryTest {

  private static final Dial DIAL =
      Dial.parse("1FG 2FG 3FW 5FW 1BW 2NG 3BW 2TW 1YW 4KR 3LR 2ER 0OR");

  /**
   * Ships in a crowd, where some poses come again beside the same neighbors or others; or far
   * apart, where many shots are in the open.
   */
  private static Table table(Rules rules, Random random, boolean crowded) {
    Table.Builder table = Table.builder(PlayArea.STANDARD);
    for (String id : List.of("a", "b", "c", "d", "e")) {
      BaseSize size = id.equals("a") || id.equals("d") ? BaseSize.LARGE : BaseSize.SMALL;
      Base base = rules.movement().parts().base(size);
      double x = crowded ? 45 + 90 * random.nextInt(4) : 60 + 700 * random.nextDouble();
      double y = 45 + (crowded ? 90 : 120) * "abcde".indexOf(id);
      double heading = crowded ? 45 * random.nextInt(8) : 360 * random.nextDouble();
      table.ship(new Ship(id, base, Pose.at(x, y, heading)));
    }
    SimplePolygon rock =
        SimplePolygon.of(List.of(new Point(150, 150), new Point(210, 160), new Point(200, 220)));
    table.obstacle(new Obstacle("rock", ObstacleKind.ASTEROID, rock));
    return table.build();
  }

  @Test
  void maneuversEndWhereTheyEndAnew() {
    Rules rules = Rules.standard();
    Memory memory = new Memory(rules);
    Random random = new Random(1);
    for (int i = 0; i < 300; i++) {
      Table table = table(rules, random, i % 4 != 0);
      for (Ship ship : table.ships()) {
        for (Maneuver maneuver : DIAL.maneuvers()) {
          assertEquals(
              rules.resolver().resolve(table, ship.id(), maneuver),
              memory.resolve(table, ship.id(), maneuver));
        }
      }
    }
  }

  @Test
  void shotsAreThoseMeasuredAnew() {
    for (RuleSet set : List.of(RuleSet.REFERENCE_2015, RuleSet.CORE_2012)) {
      Rules rules = set.rules();
      Memory memory = new Memory(rules);
      Random random = new Random(2);
      int seen = 0;
      for (int i = 0; i < 100; i++) {
        Table table = table(rules, random, i % 2 == 0);
        table = i % 3 == 0 ? table.withTouching(Set.of(Set.of("a", "b"))) : table;
        for (Ship from : table.ships()) {
          for (Ship to : table.ships()) {
            for (FiringArc arc : FiringArc.values()) {
              if (!from.equals(to)) {
                Optional<LineOfFire> line = anew(rules, table, from, arc, to);
                seen += line.isPresent() ? 1 : 0;
                assertEquals(
                    line.filter(any -> any.range().isPresent()).map(LineOfFire::dice),
                    memory
                        .shot(
                            table,
                            memory.placed(table, from),
                            arc,
                            memory.placed(table, to),
                            Optional.empty())
                        .map(Memory.Shot::dice));
              }
            }
          }
        }
      }
      assertTrue(seen > 1000);
    }
  }

  private static Optional<LineOfFire> anew(
      Rules rules, Table table, Ship from, FiringArc arc, Ship to) {
    Attack attack = new AttackRuler(rules).measure(table, from, to, arc);
    return attack
        .line()
        .filter(line -> !attack.forbidden().equals(Optional.of(Attack.Forbidden.ON_OBSTACLE)));
  }

  /** Near an edge the part of lost maneuvers is counted; it does not depend on other ships. */
  @Test
  void lostManeuversAreCounted() {
    Rules rules = Rules.standard();
    Memory memory = new Memory(rules);
    Base base = rules.movement().parts().base(BaseSize.SMALL);
    Dial dial = Dial.parse("1FG 2FW 4FR");
    Ship ship = new Ship("a", base, Pose.at(457, 914.4 - 130, 90));
    Table table = Table.builder(PlayArea.STANDARD).ship(ship).build();
    Stream.of(1, 2)
        .forEach(time -> assertEquals(2.0 / 3, memory.lost(table, ship, dial, false), 1e-12));
    assertEquals(0.5, memory.lost(table, ship, dial, true));
    Ship doomed = ship.at(Pose.at(457, 914.4 - 30, 90));
    assertEquals(1, memory.lost(table.withShip(doomed), doomed, dial, false));
  }
}
