package io.github.flightstand.rules.engine.flow.order;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.Setup;
import io.github.flightstand.rules.engine.flow.Cards;
import io.github.flightstand.rules.engine.flow.Expansions;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.measure.RangeRuler;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Whose turn is next (000-017 to 000-019, 000-153, 000-209). */
class TurnOrderTest {

  private static final Cards CARDS =
      new Cards(CardSet.none(), RangeRuler.standard(), Expansions.NONE);

  private static final List<Seat> TWO = List.of(new Seat("A", "A"), new Seat("B", "B"));

  /** Ships are written as player and skill: {@code "A5"} is A's first ship, of skill 5. */
  private static State state(List<Seat> seats, String initiative, String... ships) {
    Rules rules = Rules.standard();
    Table.Builder table = Table.builder(PlayArea.STANDARD);
    List<ShipCard> cards = new ArrayList<>();
    for (int i = 0; i < ships.length; i++) {
      String seat = ships[i].substring(0, 1);
      String id = seat + i;
      table.ship(
          new Ship(
              id,
              rules.movement().parts().base(BaseSize.SMALL),
              Pose.at(100 + 60 * i, 100, 90),
              false,
              Optional.of(seat)));
      cards.add(
          ShipCard.builder(id, seat, Dial.parse("1FG"))
              .skill(Integer.parseInt(ships[i].substring(1)))
              .attack(2)
              .agility(2)
              .hull(3)
              .points(20)
              .build());
    }
    return new Engine()
        .start(
            Setup.builder(rules, seats)
                .ships(cards)
                .table(table.build())
                .initiative(initiative)
                .build())
        .state();
  }

  private static List<String> lowest(State state, Predicate<ShipState> waiting) {
    return TurnOrder.ids(TurnOrder.ascending(state, CARDS, waiting));
  }

  private static List<String> highest(State state) {
    return highest(state, Integer.MAX_VALUE);
  }

  private static List<String> highest(State state, int most) {
    return TurnOrder.ids(
        TurnOrder.next(
            state,
            TurnOrder.ships(state, ShipState::inPlay),
            -most,
            piece -> -CARDS.skill(state, piece.ship().orElseThrow())));
  }

  @Test
  void theLowestSkillIsActivatedFirstAndAttacksLast() {
    State state = state(TWO, "A", "A5", "B3", "A7");
    assertEquals(List.of("B1"), lowest(state, ship -> true));
    assertEquals(List.of("A2"), highest(state));
  }

  @Test
  void atEqualSkillAllOfTheSideWithInitiativeComeFirst() {
    State state = state(TWO, "B", "A5", "B5", "A5", "B5");
    assertEquals(List.of("B1", "B3"), lowest(state, ship -> true));
    assertEquals(List.of("B1", "B3"), highest(state));
  }

  @Test
  void thoseWhoHadTheirTurnAreLeftOut() {
    State state = state(TWO, "B", "A5", "B5", "A5", "B5");
    assertEquals(List.of("B3"), lowest(state, ship -> !ship.id().equals("B1")));
    assertEquals(List.of("A0", "A2"), lowest(state, ship -> ship.seat().equals("A")));
    assertEquals(List.of(), lowest(state, ship -> false));
  }

  @Test
  void aSkillThatHasPassedIsLeftOut() {
    State state = state(TWO, "A", "A5", "B3", "A7");
    assertEquals(List.of("A0"), highest(state, 6));
    assertEquals(List.of("A0"), highest(state, 5));
    assertEquals(List.of("B1"), highest(state, 4));
    assertEquals(List.of(), highest(state, 2));
  }

  @Test
  void inATeamThePlayersFollowEachOtherBeforeTheOtherTeamDoes() {
    List<Seat> seats = List.of(new Seat("A", "1"), new Seat("B", "2"), new Seat("C", "1"));
    State state = state(seats, "1", "A5", "B5", "C5");
    assertEquals(List.of("A0"), lowest(state, ship -> true));
    assertEquals(List.of("C2"), lowest(state, ship -> !ship.seat().equals("A")));
  }
}
