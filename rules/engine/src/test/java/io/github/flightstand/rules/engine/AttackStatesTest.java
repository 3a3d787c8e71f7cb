package io.github.flightstand.rules.engine;

import static io.github.flightstand.rules.engine.Duel.blue;
import static io.github.flightstand.rules.engine.Duel.combat;
import static io.github.flightstand.rules.engine.Duel.must;
import static io.github.flightstand.rules.engine.Duel.red;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.rules.engine.event.LossEvent;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.state.AbilityRef;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.CombatTask.AttackStep;
import io.github.flightstand.rules.engine.state.Die;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.Shot;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.engine.state.Weapon;
import io.github.flightstand.rules.engine.state.WeaponRange;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a state from outside may say of an attack that is going on or may be declared. */
class AttackStatesTest {

  /** A shot at range 4, which no primary weapon of a small ship has (000-034). */
  private static final Shot FAR =
      new Shot(Optional.empty(), FiringArc.FRONT, "blue", 4, false, Optional.empty());

  private static final String TOO_FAR = "range 1 to 3, found 'blue' at 4";
  private static final String WAITS_NOT = "the game waits for no decision";

  private final State declared =
      combat(List.of(), red(), blue()).play("attack:red", "primary:front", "blue").state();
  private final CombatTask.Attack attack = (CombatTask.Attack) declared.task();

  private State with(Task last) {
    List<Task> agenda = new ArrayList<>(declared.agenda());
    agenda.set(agenda.size() - 1, last);
    return declared.withAgenda(agenda);
  }

  private static void assertRefused(String message, State state) {
    Exception refusal = assertThrows(IllegalArgumentException.class, () -> Engine.check(state));
    assertTrue(refusal.getMessage().contains(message), refusal::getMessage);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 20})
  void asManyDiceAreInTheAirAsARollHas(int dice) {
    CombatTask.Attack rerolling = attack.rerolling(Pool.EMPTY, dice);
    assertDoesNotThrow(() -> Engine.check(with(rerolling)));
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 21})
  void moreOrFewerDiceAreNotInTheAir(int dice) {
    assertRefused(
        "an attack has at most 20 dice in the air", with(attack.rerolling(Pool.EMPTY, dice)));
  }

  /** An attack has dice that can be there: at most 1000 of a kind, with that kind's faces. */
  @ParameterizedTest
  @EnumSource
  void anAttackHasDiceThatCanBeThere(Side side) {
    Die hit = new Die(Face.HIT, false);
    Die evade = new Die(Face.EVADE, false);
    Die own = side == Side.ATTACK ? hit : evade;
    Die other = side == Side.ATTACK ? evade : hit;
    Pool most = new Pool(Collections.nCopies(1000, own));
    assertDoesNotThrow(() -> Engine.check(with(attack.with(side, most))));
    assertRefused(
        "an attack has at most 1000 dice of a kind", with(attack.with(side, most.with(own))));
    assertRefused(
        "dice show faces that they have", with(attack.with(side, new Pool(List.of(other)))));
  }

  @ParameterizedTest
  @CsvSource({"HELD, 0", "HELD, -1", "DAMAGE, 0", "DISCARDED, 1"})
  void anAbilityThatWasUsedIsOfACardThatIsThere(CardRef.Place place, int index) {
    AbilityRef used = new AbilityRef(new CardRef("red", place, index), 0);
    assertRefused("names a card beside 'red' that is not there", with(attack.using(used)));
  }

  /** Once the dice are compared nothing is left that depends on the shot. */
  @ParameterizedTest
  @EnumSource
  void aShotCanBeMadeUntilTheDiceAreCompared(AttackStep step) {
    CombatTask.Attack far = CombatTask.Attack.of("red", FAR).at(step);
    boolean over = step.compareTo(AttackStep.COMPARE) > 0;
    assertRefused(over ? WAITS_NOT : TOO_FAR, with(far));
  }

  /** A card may destroy a ship between two rolls; then its shot is not looked at any more. */
  @ParameterizedTest
  @ValueSource(strings = {"red", "blue"})
  void theAttackOfAShipThatIsGoneOnlyEnds(String gone) {
    State without = new LossEvent.Destroyed(gone).applyTo(with(CombatTask.Attack.of("red", FAR)));
    assertRefused(WAITS_NOT, without);
  }

  /** A remote has no turn of its own below its attack; a ship has (003-053). */
  @Test
  void onlyARemoteAttacksWithoutATurn() {
    List<Task> agenda = new ArrayList<>(declared.agenda());
    agenda.remove(agenda.size() - 2);
    assertRefused("there is no remote 'red'", declared.withAgenda(agenda));
  }

  @Test
  void aShotOnOfferIsOneThatCanBeMade() {
    assertRefused(TOO_FAR, with(new CombatTask.CombatTurn("red", List.of(FAR))));
  }

  @ParameterizedTest
  @ValueSource(strings = {"red", "blue"})
  void aShotOnOfferIsAtAnEnemyInPlay(String target) {
    Shot shot = new Shot(Optional.empty(), FiringArc.FRONT, target, 2, false, Optional.empty());
    State turn = with(new CombatTask.CombatTurn("red", List.of(shot)));
    assertRefused(
        "'red' shoots at '" + target + "', expected an enemy in play",
        target.equals("red") ? turn : new LossEvent.Destroyed(target).applyTo(turn));
  }

  @Test
  void aShipThatIsGoneHasNoTurn() {
    State turn = with(new CombatTask.CombatTurn("red", List.of()));
    assertRefused(
        "names the ship 'red', which is gone", new LossEvent.Destroyed("red").applyTo(turn));
  }

  /** A card that gives one more attack may name the weapon; then the others are not on offer. */
  @Test
  void anExtraAttackIsOfferedWithTheWeaponsThatItNames() {
    Card again =
        must(
            "again",
            Window.MISSED,
            CardContext::attacking,
            now -> List.of(new Effect.Attack(now.me(), List.of("gun"))));
    Weapon gun =
        new Weapon(
            "gun",
            Optional.empty(),
            3,
            new WeaponRange(1, 3),
            FiringArc.FRONT,
            Optional.empty(),
            Optional.empty(),
            false);
    Duel duel =
        combat(List.of(again), red("again").with(gun), blue())
            .attack("blank3")
            .play("defenceDice:blue", "blank2");
    CombatTask.CombatTurn turn = (CombatTask.CombatTurn) duel.state().task();
    assertEquals(List.of(Optional.of("gun")), turn.shots().stream().map(Shot::weapon).toList());
    assertDoesNotThrow(() -> Engine.check(duel.state(), DamageDecks.cards().with(List.of(again))));
  }
}
