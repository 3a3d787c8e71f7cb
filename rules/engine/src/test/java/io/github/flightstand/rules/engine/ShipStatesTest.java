package io.github.flightstand.rules.engine;

import static io.github.flightstand.rules.engine.Duel.blue;
import static io.github.flightstand.rules.engine.Duel.combat;
import static io.github.flightstand.rules.engine.Duel.fighter;
import static io.github.flightstand.rules.engine.Duel.red;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.rules.engine.event.LossEvent;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.state.AbilityTask.Opportunity;
import io.github.flightstand.rules.engine.state.DamageTask;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.ShipState.LockOn;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What a state from outside may say of ships, and of the tasks in which they are. */
class ShipStatesTest {

  private static final Optional<Maneuver> AHEAD = Optional.of(Maneuver.parse("1FG"));
  private static final LockOn ON_BLUE = new LockOn("blue", Optional.empty());
  private static final LockOn ON_PINK = new LockOn("pink", Optional.empty());
  private static final Card CALM = Duel.takes("calm", Window.SUFFERED, TokenType.FOCUS);

  /** Red, with a card, and pink of A's against blue; red attacks. */
  private static State good() {
    return combat(
            List.of(CALM),
            red("calm"),
            blue(),
            fighter("pink", "A", 1, 2, 2, 4, 2, Pose.at(700, 300, 90)))
        .play("attack:red", "primary:front", "blue")
        .state();
  }

  private static void check(State state) {
    Engine.check(state, DamageDecks.cards().with(List.of(CALM)));
  }

  private static Arguments state(String sentence, UnaryOperator<State> change) {
    return arguments(sentence, change);
  }

  private static Arguments ship(String sentence, String id, UnaryOperator<ShipState> change) {
    return state(sentence, state -> state.with(change.apply(state.ship(id))));
  }

  /** Pink is gone before it changes. */
  private static Arguments gone(String sentence, UnaryOperator<ShipState> change) {
    return state(
        sentence,
        state -> {
          State without = new LossEvent.Destroyed("pink").applyTo(state);
          return without.with(change.apply(without.ship("pink")));
        });
  }

  private static Arguments task(String sentence, Task task) {
    return state(sentence, state -> on(state, task));
  }

  private static State on(State state, Task task) {
    List<Task> agenda = new ArrayList<>(state.agenda());
    agenda.add(task);
    return state.withAgenda(agenda);
  }

  @ParameterizedTest
  @MethodSource({"ships", "goneShips", "tasks"})
  void isRefused(String sentence, UnaryOperator<State> change) {
    State bad = change.apply(good());
    Exception refusal = assertThrows(IllegalArgumentException.class, () -> check(bad));
    assertTrue(String.valueOf(refusal.getMessage()).contains(sentence), refusal::getMessage);
  }

  private static Stream<Arguments> ships() {
    String shown = "the ship 'red' has a dial that was shown, expected one that is hidden";
    return Stream.of(
        ship(
            "'red' has one lock on a ship, found two",
            "red",
            red -> red.withLocks(List.of(ON_BLUE, ON_BLUE))),
        ship(
            "'pink' has locked on to 'pink', expected an enemy in play",
            "pink",
            pink -> pink.withLocks(List.of(ON_PINK))),
        ship(shown, "red", red -> red.withDialShownTo("B")),
        ship(
            shown, "red", red -> red.withDial(Optional.empty(), false, false).withDialShownTo("B")),
        ship(
            "the ship 'red' is ionised and has a dial all the same",
            "red",
            red -> red.withDial(AHEAD, true, true)),
        ship(
            "beside 'red' lie first the cards [calm], found []",
            "red",
            red -> red.withCards(List.of())),
        state(
            "every ship on the table belongs to the game, found another",
            state ->
                state.with(
                    state.table().toBuilder()
                        .ship(
                            new Ship(
                                "green",
                                state.table().ship("red").orElseThrow().base(),
                                Pose.at(100, 700, 0)))
                        .build())));
  }

  private static Stream<Arguments> goneShips() {
    String tokens = "the ship 'pink' is gone, expected no tokens beside it";
    return Stream.of(
        gone(tokens, pink -> pink.plus(TokenType.FOCUS, 1)),
        gone(tokens, pink -> pink.with(pink.parts().get(0).withShields(1))),
        gone(tokens, pink -> pink.with(pink.parts().get(0).withLingering(true))),
        gone(
            "the ship 'pink' is gone, expected no damage cards beside it",
            pink -> pink.with(pink.parts().get(0).withDamage(List.of(card())))),
        gone(
            "'pink' has locked on to 'blue', expected an enemy in play",
            pink -> pink.withLocks(List.of(ON_BLUE))),
        state(
            "'red' has locked on to 'pink', expected an enemy in play",
            state -> {
              State without = new LossEvent.Destroyed("pink").applyTo(state);
              return without.with(without.ship("red").withLocks(List.of(ON_PINK)));
            }));
  }

  private static DealtCard card() {
    return new DealtCard(Optional.of(0), Optional.empty());
  }

  private static Opportunity moment(int seat, int chain) {
    return new Opportunity(
        Window.SUFFERED,
        Optional.of("red"),
        Optional.empty(),
        Optional.empty(),
        seat,
        List.of(),
        Optional.empty(),
        chain);
  }

  private static Task damage(int cards, int normal) {
    return new DamageTask.Damage("red", Optional.empty(), cards, normal, 0, false);
  }

  private static Stream<Arguments> tasks() {
    String suffers = "'red' suffers or is dealt 0 to 1000 of a kind at once, found ";
    return Stream.of(
        task(
            "only what is gone discards its damage cards, found 'red'",
            new DamageTask.Discarding("red")),
        task(suffers + "-1", damage(0, -1)),
        task(suffers + "1001", damage(1001, 0)),
        task("a moment is some player's, found the place -1", moment(-1, 0)),
        task("a moment is some player's, found the place 3", moment(3, 0)),
        task("a chain of effects has at most 1000, found -1", moment(0, -1)),
        task("a chain of effects has at most 1000, found 1001", moment(0, 1001)));
  }

  /** A card may have let its ship lock on to a friend, as red's may have, but not pink. */
  @Test
  void aShipWithACardMayHaveALockOnAFriend() {
    State state = good();
    assertDoesNotThrow(
        () -> check(state.with(state.ship("red").withLocks(List.of(ON_PINK, ON_BLUE)))));
    State bad =
        state.with(state.ship("pink").withLocks(List.of(new LockOn("red", Optional.empty()))));
    assertEquals(
        "'pink' has locked on to 'red', expected an enemy in play",
        assertThrows(IllegalArgumentException.class, () -> check(bad)).getMessage());
  }
}
