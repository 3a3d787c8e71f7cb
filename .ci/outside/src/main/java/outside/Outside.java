package outside;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.RuleSet;

/** Asks one question of a published Flightstand, under the rules of today. */
public class Outside {
  public static void main(String[] args) {
    Ship red = new Ship("red", PartsCatalogue.standard().base(BaseSize.SMALL), Pose.at(200, 100, 90));
    Table table = Table.builder(PlayArea.STANDARD).ship(red).build();
    Resolver resolver = RuleSet.STANDARD_2018.rules().resolver();
    System.out.println(resolver.resolve(table, "red", Maneuver.parse("2FW")).finalPose());
  }
}
