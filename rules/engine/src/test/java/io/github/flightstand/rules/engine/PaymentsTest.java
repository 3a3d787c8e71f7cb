package io.github.flightstand.rules.engine;

import static io.github.flightstand.rules.engine.Duel.blue;
import static io.github.flightstand.rules.engine.Duel.elite;
import static io.github.flightstand.rules.engine.Duel.red;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Weapon;
import io.github.flightstand.rules.engine.state.WeaponRange;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What an attack with a secondary weapon spends: a lock, a focus token, or either of them. */
class PaymentsTest {

  /** Lets a focus token serve for the lock. */
  private static Card either() {
    return elite("either")
        .modify(Value.COSTS, (now, costs) -> List.of(Weapon.Cost.LOCK, Weapon.Cost.FOCUS))
        .may(Window.WOULD_PAY, CardContext::mine, now -> List.of(now.spend(TokenType.FOCUS)))
        .build();
  }

  /** Gains an evade token for a focus token that was spent, and stress for a lock. */
  private static Card thrift() {
    return elite("thrift")
        .must(
            Window.SPENT,
            now -> now.mine() && now.about(TokenType.FOCUS),
            now -> List.of(now.gain(TokenType.EVADE, 1)))
        .must(
            Window.SPENT,
            now -> now.mine() && !now.about(TokenType.FOCUS),
            now -> List.of(now.gain(TokenType.STRESS, 1)))
        .build();
  }

  /** Returns a game in which red attacks with a weapon; it has a lock and a focus token. */
  private static Duel fire(Weapon.Cost cost, String... cards) {
    Weapon gun =
        new Weapon(
            "gun",
            Optional.empty(),
            3,
            new WeaponRange(1, 3),
            FiringArc.FRONT,
            Optional.empty(),
            Optional.of(cost),
            false);
    return Duel.of(List.of(either(), thrift()), red(cards).with(gun), blue())
        .plan("1FG")
        .with("red", ship -> ship.with(ship.tokens().plus(TokenType.FOCUS, 1)))
        .play("action:blue", "pass")
        .play("action:red", "lock", "blue")
        .play("attack:red", "secondary:gun", "blue");
  }

  private static int tokens(Duel duel, TokenType token) {
    return duel.tokens("red", token);
  }

  /** Who passes pays what the weapon costs. */
  @Test
  void oneOfTwoWaysToPayIsWhatTheWeaponCosts() {
    Duel duel = fire(Weapon.Cost.LOCK, "either");
    assertEquals("ability:A", duel.pending().get(0).id());
    duel.play("ability:A", "pass");
    assertFalse(duel.ship("red").lockedOn("blue"));
    assertEquals(1, tokens(duel, TokenType.FOCUS));
    assertEquals("attackDice:red", duel.pending().get(0).id());
  }

  @Test
  void theOtherWayIsWhatACardLetsServe() {
    Duel duel = fire(Weapon.Cost.LOCK, "either").play("ability:A", "use:red/either");
    assertTrue(duel.ship("red").lockedOn("blue"));
    assertEquals(0, tokens(duel, TokenType.FOCUS));
    assertEquals("attackDice:red", duel.pending().get(0).id());
  }

  @Test
  void aWeaponThatSpendsALockIsAMomentAboutNoToken() {
    Duel duel = fire(Weapon.Cost.LOCK, "thrift");
    assertEquals(List.of("thrift"), duel.triggered());
    assertEquals(1, tokens(duel, TokenType.STRESS));
  }

  @Test
  void aWeaponThatSpendsAFocusTokenIsAMomentAboutThat() {
    Duel duel = fire(Weapon.Cost.FOCUS, "thrift");
    assertEquals(List.of("thrift"), duel.triggered());
    assertEquals(1, tokens(duel, TokenType.EVADE));
  }
}
