package io.github.flightstand.rules.player;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.Chance;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.Game;
import io.github.flightstand.rules.engine.Setup;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.Weapon;
import java.util.ArrayList;
import java.util.List;

/** Small ships of two players, nose to nose, before the first dial is set. */
final class Meeting {

  private final List<ShipCard> cards = new ArrayList<>();
  private final Table.Builder table = Table.builder(PlayArea.STANDARD);
  private final Rules rules = Rules.standard();

  /** Adds a ship without shields that defends with no dice. */
  Meeting ship(String id, String seat, int skill, int hull, double x, double y) {
    cards.add(
        ShipCard.builder(id, seat, Dial.parse("1FG 2FG 3FW 2BW 2NW 3TW 3YW 4KR"))
            .skill(skill)
            .attack(2)
            .agility(0)
            .hull(hull)
            .shields(0)
            .points(20)
            .actions(List.of(Action.FOCUS, Action.LOCK))
            .build());
    table.ship(
        new Ship(
            id,
            rules.movement().parts().base(BaseSize.SMALL),
            Pose.at(x, y, seat.equals("A") ? 90 : 270)));
    return this;
  }

  /** Gives the ship that was added last a secondary weapon. */
  Meeting with(Weapon weapon) {
    int last = cards.size() - 1;
    cards.set(last, cards.get(last).toBuilder().weapons(List.of(weapon)).build());
    return this;
  }

  Game game() {
    Setup setup =
        Setup.builder(rules, List.of(new Seat("A", "A"), new Seat("B", "B")))
            .ships(cards)
            .table(table.build())
            .initiative("A")
            .lastRound(12)
            .build();
    return new Engine().start(setup, Chance.Seeded.of(1)).game();
  }
}
