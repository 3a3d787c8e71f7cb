package io.github.flightstand.rules.player;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Weapon;
import io.github.flightstand.rules.engine.state.WeaponRange;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What combat brings on average, against what is worked out by hand. */
class ExchangeTest {

  private static final double CLOSE = 1e-12;
  private static final double POINTS = 20;

  /** Four dice, for a lock. */
  private static final Weapon MISSILE =
      new Weapon(
          "missile",
          Optional.of(Weapon.Kind.MISSILE),
          4,
          new WeaponRange(2, 3),
          FiringArc.FRONT,
          Optional.of(Weapon.Cost.LOCK),
          Optional.of(Weapon.Cost.LOCK),
          true);

  /** One hull each, no defence dice: an attack with two dice destroys with 3 in 4. */
  private static State duel(int skillOfRed, double distance) {
    return new Meeting()
        .ship("red", "A", skillOfRed, 1, 450, 200)
        .ship("blue", "B", 3, 1, 450, 200 + distance)
        .game()
        .state();
  }

  private static double expected(State state) {
    Scene scene = Scene.of(new Engine().view(state, "A"));
    return Exchange.of(Tools.of(state.rules()), scene);
  }

  private static State with(State state, String id, TokenType marker) {
    ShipState ship = state.ship(id);
    return state.with(ship.with(ship.tokens().plus(marker, 1)));
  }

  @Test
  void whoAttacksFirstMayNotBeAttacked() {
    assertEquals(POINTS * (0.75 - 0.25 * 0.75), expected(duel(4, 190)), CLOSE);
    assertEquals(POINTS * (0.25 * 0.75 - 0.75), expected(duel(2, 190)), CLOSE);
  }

  @Test
  void shipsOfOneSkillAttackAtOnce() {
    assertEquals(0, expected(duel(3, 190)), CLOSE);
  }

  @Test
  void nothingComesOfShipsOutOfRange() {
    assertEquals(0, expected(duel(4, 600)), CLOSE);
  }

  @Test
  void tokensCountOnEitherSide() {
    double focused = 1 - 0.25 * 0.25;
    assertEquals(
        POINTS * (focused - (1 - focused) * 0.75),
        expected(with(duel(4, 190), "red", TokenType.FOCUS)),
        CLOSE);
    // Past an evade token it takes two hits.
    assertEquals(
        POINTS * (0.25 - 0.75 * 0.75),
        expected(with(duel(4, 190), "blue", TokenType.EVADE)),
        CLOSE);
    assertEquals(
        0, expected(with(with(duel(4, 190), "red", TokenType.CLOAK), "blue", TokenType.CLOAK)));
  }

  @Test
  void anAttackIsSpentOnWhatIsWorthMost() {
    State state =
        new Meeting()
            .ship("red", "A", 4, 1, 450, 200)
            .ship("whole", "B", 3, 2, 420, 390)
            .ship("nearly-gone", "B", 2, 1, 480, 390)
            .game()
            .state();
    // The one that is hit does not attack; the other always does, and both may.
    assertEquals(POINTS * (0.75 - (0.75 + 0.25 * 0.25 * 0.75)), expected(state), CLOSE);
  }

  /** At range 3 there is a defence die against the primary weapon, and none against a missile. */
  @Test
  void theWeaponIsFiredThatDoesMostIfItCanBePaid() {
    double primary = 0.25 + 0.5 * 5 / 8;
    State state =
        new Meeting()
            .ship("red", "A", 4, 1, 450, 200)
            .with(MISSILE)
            .ship("blue", "B", 3, 1, 450, 490)
            .game()
            .state();
    assertEquals(POINTS * (primary - (1 - primary) * primary), expected(state), CLOSE);
    State locked =
        state.with(state.ship("red").locking(new ShipState.LockOn("blue", Optional.empty()), 1));
    double missile = 1 - 1 / 16.0;
    assertEquals(POINTS * (missile - (1 - missile) * primary), expected(locked), CLOSE);
    State gone = locked.with(locked.ship("red").withCards(List.of()));
    double rerolled = 0.75 * 0.75 + 2 * 0.75 * 0.25 * 5 / 8;
    assertEquals(POINTS * (rerolled - (1 - rerolled) * primary), expected(gone), CLOSE);
  }
}
