package io.github.flightstand.rules.engine;

import static io.github.flightstand.rules.engine.Duel.blue;
import static io.github.flightstand.rules.engine.Duel.combat;
import static io.github.flightstand.rules.engine.Duel.forbids;
import static io.github.flightstand.rules.engine.Duel.red;
import static io.github.flightstand.rules.engine.Duel.takes;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Refusal;
import io.github.flightstand.rules.engine.event.AttackEvent;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.event.MarkerEvent;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.state.Die;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** An attack from its declaration to its hit: what happens, in order, and what is refused. */
class AttackTest {

  private static final Die HIT = new Die(Face.HIT, false);
  private static final Die EVADE = new Die(Face.EVADE, false);

  /** Returns a game in combat: blue evaded, and red has a lock on it. */
  private static Duel locked(List<Card> cards, String... ofRed) {
    return Duel.of(cards, red(ofRed), blue())
        .plan("1FG")
        .play("action:blue", "evade")
        .play("action:red", "lock", "blue");
  }

  private static Duel focused(Duel duel, String... ships) {
    Duel given = duel;
    for (String ship : ships) {
      given = given.with(ship, has -> has.with(has.tokens().plus(TokenType.FOCUS, 1)));
    }
    return given;
  }

  private static List<Die> dice(Die... dice) {
    return new Pool(List.of(dice)).dice();
  }

  private static Duel reroll(Duel duel, int index) {
    return duel.play(Command.of("modifyAttack:red", "lock").withValues(List.of(index)));
  }

  /**
   * Of three hits, the evade token cancels one and the focus that is spent another. Both ships
   * moved 80 mm, so 150 of the 310 mm between them are left: range 2.
   */
  @Test
  void everyStepIsAnEvent() {
    Duel duel = focused(locked(List.of()), "red", "blue");
    int before = duel.events().size();
    duel.attack("hit1 focus1 blank1");
    reroll(duel, 2)
        .play("attackDice:red", "focus1")
        .play("modifyAttack:red", "focus")
        .play("defenceDice:blue", "focus1 blank1")
        .play("modifyDefence:blue", "evade")
        .play("modifyDefence:blue", "focus");
    Die focus = new Die(Face.FOCUS, false);
    Die blank = new Die(Face.BLANK, false);
    List<Event> expected =
        List.of(
            new AttackEvent.Attacked(
                "red", "blue", Optional.empty(), FiringArc.FRONT, 2, false, Optional.empty()),
            new AttackEvent.Rolled("red", AttackEvent.Rolled.Roll.ATTACK, dice(HIT, focus, blank)),
            new MarkerEvent.Unlocked("red", Optional.empty()),
            new AttackEvent.Modified("red", "reroll", dice(HIT, focus, new Die(Face.FOCUS, true))),
            new MarkerEvent.Lost("red", TokenType.FOCUS, 1),
            new AttackEvent.Modified("red", "focus", dice(HIT, HIT, new Die(Face.HIT, true))),
            new AttackEvent.Rolled("blue", AttackEvent.Rolled.Roll.DEFENCE, dice(focus, blank)),
            new MarkerEvent.Lost("blue", TokenType.EVADE, 1),
            new AttackEvent.Modified("blue", "evade", dice(EVADE, focus, blank)),
            new MarkerEvent.Lost("blue", TokenType.FOCUS, 1),
            new AttackEvent.Modified("blue", "focus", dice(EVADE, EVADE, blank)),
            new AttackEvent.Hit("red", "blue", 1, 0));
    assertEquals(expected, duel.events().subList(before, before + expected.size()));
  }

  /** One hit and one critical hit, and nothing cancels them. */
  @Test
  void hitsAndCriticalHitsAddUp() {
    Duel duel =
        combat(List.of(), red(), blue())
            .attack("hit1 critical1 blank1")
            .play("defenceDice:blue", "blank2");
    assertTrue(duel.events().contains(new AttackEvent.Hit("red", "blue", 1, 1)));
  }

  /** 000-042, -070, -104: a token that the ship does not have is not spent. */
  @Test
  void whatIsNotThereIsNotSpent() {
    Duel attacker = focused(combat(List.of(), red(), blue()), "red", "blue").attack("focus3");
    Command lock = Command.of("modifyAttack:red", "lock").withValues(List.of(0));
    assertRefused("000-042", "'red' has no lock on the defender", attacker.refusal(lock));
    attacker.play("modifyAttack:red", "focus").play("defenceDice:blue", "focus2");
    assertRefused(
        "000-070",
        "'blue' has no evade token to spend",
        attacker.refusal(Command.of("modifyDefence:blue", "evade")));
    Duel locked = locked(List.of()).attack("focus3");
    assertRefused(
        "000-104",
        "'red' has no focus token to spend",
        locked.refusal(Command.of("modifyAttack:red", "focus")));
    locked.play("modifyAttack:red", "done").play("defenceDice:blue", "focus2");
    assertRefused(
        "000-104",
        "'blue' has no focus token to spend",
        locked.refusal(Command.of("modifyDefence:blue", "focus")));
  }

  /** 000-003: a card that forbids to spend keeps both the token and the lock. */
  @Test
  void whatACardKeepsIsNotSpent() {
    Card greedy = forbids("greedy", Value.MAY_SPEND);
    Duel duel = focused(locked(List.of(greedy), "greedy"), "red").attack("focus3");
    assertEquals(1, duel.pending().get(0).options().size());
    String message = "the card 'greedy' forbids to spend it";
    assertRefused("000-003", message, duel.refusal(Command.of("modifyAttack:red", "focus")));
    Command lock = Command.of("modifyAttack:red", "lock").withValues(List.of(0));
    assertRefused("000-003", message, duel.refusal(lock));
  }

  /** Spending the lock, and spending the focus token, are moments at which a card takes effect. */
  @Test
  void spendingIsAMomentForCards() {
    Card thrift = takes("thrift", Window.SPENT, TokenType.EVADE);
    Duel duel = focused(locked(List.of(thrift), "thrift"), "red").attack("focus3");
    assertEquals(List.of(), duel.triggered());
    reroll(duel, 0);
    assertEquals(List.of("thrift"), duel.triggered());
    duel.play("attackDice:red", "focus1").play("modifyAttack:red", "focus");
    assertEquals(List.of("thrift", "thrift"), duel.triggered());
  }

  /** 000-068, -071: the evade token goes to the supply, which is such a moment too. */
  @Test
  void spendingAnEvadeTokenIsAMomentForCards() {
    Card thrift = takes("thrift", Window.SPENT, TokenType.FOCUS);
    Duel duel =
        Duel.of(List.of(thrift), red(), blue("thrift"))
            .plan("1FG")
            .play("action:blue", "evade")
            .passActions()
            .attack("hit3")
            .play("defenceDice:blue", "blank2");
    assertEquals(List.of(), duel.triggered());
    duel.play("modifyDefence:blue", "evade");
    assertEquals(List.of("thrift"), duel.triggered());
  }

  /** 000-046: without a result that is left the attack missed, and cards may take effect. */
  @Test
  void aMissIsAMomentForCards() {
    Card stubborn = takes("stubborn", Window.MISSED, TokenType.FOCUS);
    Duel duel =
        combat(List.of(stubborn), red("stubborn"), blue())
            .attack("hit1 blank2")
            .play("defenceDice:blue", "evade1 blank1");
    assertEquals(List.of("stubborn"), duel.triggered());
  }

  private static void assertRefused(String clause, String message, Refusal refusal) {
    assertEquals(new Refusal(Optional.of(clause), message, "key"), refusal);
  }
}
