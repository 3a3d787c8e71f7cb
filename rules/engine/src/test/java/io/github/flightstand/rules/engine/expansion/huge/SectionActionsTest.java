package io.github.flightstand.rules.engine.expansion.huge;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.Setup;
import io.github.flightstand.rules.engine.agenda.ExpansionRegistry;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.HugeCard;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The actions of huge ships' sections. */
class SectionActionsTest {

  private static State state() {
    List<ShipCard> cards =
        List.of(
            ShipCard.builder("red", "A", Dial.parse("1FW")).hull(2).build(),
            ShipCard.builder("blue", "B", Dial.parse("1FW")).hull(2).build());
    Table table =
        Table.builder(PlayArea.STANDARD)
            .ship(ship("red", Pose.at(400, 300, 90)))
            .ship(ship("blue", Pose.at(400, 600, 270)))
            .build();
    return new Engine(DamageDecks.cards())
        .start(
            Setup.builder(Rules.standard(), List.of(new Seat("A", "A"), new Seat("B", "B")))
                .ships(cards)
                .table(table)
                .initiative("A")
                .build())
        .state();
  }

  private static Ship ship(String id, Pose pose) {
    return new Ship(id, Rules.standard().movement().parts().base(BaseSize.SMALL), pose);
  }

  /** An action that is none of a section's is not done as if it were another one. */
  @ParameterizedTest
  @EnumSource(
      value = Action.class,
      names = {"RECOVER", "REINFORCE", "LOCK", "COORDINATE"},
      mode = EnumSource.Mode.EXCLUDE)
  void anActionOfOtherShipsIsRefused(Action action) {
    State state = state();
    Transition play = new Transition(ExpansionRegistry.context(state, DamageDecks.cards()), state);
    IllegalStateException refused =
        assertThrows(
            IllegalStateException.class,
            () -> SectionActions.act(play, "red", Command.of("action:red", action.word())));
    assertTrue(String.valueOf(refused.getMessage()).endsWith(action.word()), action::word);
    assertFalse(HugeCard.ACTIONS.contains(action), action::word);
  }
}
