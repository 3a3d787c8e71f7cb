package io.github.flightstand.rules.engine.flow.card;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.state.Die;
import io.github.flightstand.rules.engine.state.Die.Announced;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A result that is named before a roll outside attacks. */
class OtherRollsTest {

  private static State state() {
    Rules rules = Rules.standard();
    return new Engine(DamageDecks.cards())
        .start(
            Setup.builder(rules, List.of(new Seat("A", "A"), new Seat("B", "B")))
                .ships(
                    List.of(
                        ShipCard.builder("red", "A", Dial.parse("1FW")).build(),
                        ShipCard.builder("blue", "B", Dial.parse("1FW")).build()))
                .table(
                    Table.builder(PlayArea.STANDARD)
                        .ship(ship(rules, "red", 300))
                        .ship(ship(rules, "blue", 600))
                        .build())
                .initiative("A")
                .build())
        .state();
  }

  private static Ship ship(Rules rules, String id, double y) {
    return new Ship(id, rules.movement().parts().base(BaseSize.SMALL), Pose.at(400, y, 90));
  }

  /** The die that does most against what is named is turned, and none that shows it already. */
  @ParameterizedTest
  @CsvSource({
    "BLANK, hit1 critical1 focus1, hit1 focus1 blank1",
    "BLANK, hit1 focus1 blank1, focus1 blank2",
    "FOCUS, hit1 blank1, focus1 blank1",
    "HIT, critical1 focus1 blank1, hit1 critical1 focus1",
    "HIT, hit2 critical1, hit3",
    "CRITICAL, hit1 critical1, critical2",
    "EVADE, focus1 blank1, evade1 focus1",
    "HIT, hit2, hit2",
    "BLANK, none, none"
  })
  void oneDieIsTurnedToWhatWasNamed(Face named, String rolled, String settled) {
    State state = state();
    Transition play = new Transition(ExpansionRegistry.context(state, DamageDecks.cards()), state);
    Optional<Announced> roll = Optional.of(new Announced(Optional.of(named)));
    Pool dice = Pool.parse(rolled);
    assertEquals(settled, key(OtherRolls.settled(play, "red", roll, dice)));
    assertEquals(dice, OtherRolls.settled(play, "red", Optional.of(Announced.PLAIN), dice));
  }

  /** Returns the key of dice in whatever order they lie. */
  private static String key(Pool dice) {
    return Pool.rolled(dice.dice().stream().map(Die::face).toList()).key();
  }
}
