package io.github.flightstand.rules.engine;

import static io.github.flightstand.rules.engine.Duel.elite;
import static io.github.flightstand.rules.engine.Duel.fighter;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.formation.WingPlace;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.engine.Duel.Fighter;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.WingId;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Cards of wingmates that are set in their places. */
class WingmateCardsTest {

  private static Fighter mate(String id, WingPlace place, double x, String... cards) {
    Fighter mate = fighter(id, "A", 5, 3, 2, 4, 0, Pose.at(x, 300, 90)).with(cards);
    return with(mate, card -> card.wing(new WingId("red", place)));
  }

  private static Fighter with(Fighter fighter, UnaryOperator<ShipCard.Builder> change) {
    ShipCard.Builder card = fighter.card().toBuilder().actions(List.of(Action.FOCUS));
    return new Fighter(change.apply(card).build(), fighter.pose());
  }

  /** The obstacle under its place has no effects, as if the wingmate had flown there (003-014). */
  @Test
  void aWingmateWhoseCardLetsItMeetNoObstaclesActs() {
    Card ghost = elite("ghost").modify(Value.MEETS_OBSTACLES, (now, meets) -> false).build();
    Duel duel =
        new Duel(
            DamageDecks.cards().with(List.of(ghost)),
            RuleSet.EPIC_2019.rules(),
            List.of(new Seat("A", "A"), new Seat("B", "B")),
            with(Duel.red(), card -> card),
            mate("left", WingPlace.LEFT_FLANK, 340, "ghost"),
            mate("right", WingPlace.RIGHT_FLANK, 460),
            with(Duel.blue(), card -> card));
    Obstacle rock =
        new Obstacle(
            "rock",
            ObstacleKind.ASTEROID,
            SimplePolygon.of(new Point(330, 380), new Point(350, 380), new Point(340, 390)));
    duel.with(state -> state.with(state.table().toBuilder().obstacle(rock).build()));
    duel.play("dial:red", "dial", "1FG").play("dial:blue", "dial", "1FG");
    duel.play("ready:A", "ready").play("ready:B", "ready");
    duel.play("action:blue", "pass").play("action:red", "pass");
    assertEquals("action:left", duel.pending().get(0).id());
  }
}
