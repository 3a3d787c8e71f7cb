package io.github.flightstand.rules.player;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.odds.AttackOdds;
import io.github.flightstand.rules.odds.DicedAttack;
import io.github.flightstand.rules.odds.Means;
import io.github.flightstand.rules.odds.Odds;
import io.github.flightstand.rules.odds.OddsAim;
import io.github.flightstand.rules.odds.Spending;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The closed form against every way that the dice can fall. */
class DiceOddsTest {

  private static final double CLOSE = 1e-12;

  private final DiceOdds odds = new DiceOdds();

  @Test
  void effectsAreThoseOfAllWaysThatDiceFall() {
    for (int attack = 0; attack <= 3; attack++) {
      for (int defence = 0; defence <= 2; defence++) {
        for (boolean attacking : new boolean[] {false, true}) {
          for (boolean defending : new boolean[] {false, true}) {
            for (int evades = 0; evades <= 1; evades++) {
              for (int left = 1; left <= 3; left++) {
                DiceOdds.Effect effect =
                    odds.effect(
                        attack,
                        attacking ? 1 : 0,
                        new DiceOdds.Defender(defence, defending, evades, left));
                DiceOdds.Effect counted =
                    counted(attack, attacking, defence, defending, evades, left);
                assertEquals(counted.damage(), effect.damage(), CLOSE);
                assertEquals(counted.kill(), effect.kill(), CLOSE);
              }
            }
          }
        }
      }
    }
  }

  /** What is left of a ship is reckoned from the odds of each amount of damage. */
  @Test
  void theOddsOfDamageGiveTheSameEffects() {
    for (int attack = 0; attack <= 5; attack++) {
      for (int helps = 0; helps <= 2; helps++) {
        for (int evades = 0; evades <= 2; evades++) {
          double[] damage = odds.damage(attack, helps, 3, helps == 1, evades);
          DiceOdds.Effect effect =
              odds.effect(attack, helps, new DiceOdds.Defender(3, helps == 1, evades, 2));
          assertEquals(1, Arrays.stream(damage).sum(), CLOSE);
          assertEquals(effect.kill(), Arrays.stream(damage).skip(2).sum(), CLOSE);
          assertEquals(effect.damage(), effect.kill() + Arrays.stream(damage).skip(1).sum(), CLOSE);
        }
      }
    }
  }

  private static DiceOdds.Effect counted(
      int attack, boolean attacking, int defence, boolean defending, int evades, int left) {
    double damage = 0;
    double kill = 0;
    List<List<Face>> attacks = rolls(attack, Face.ATTACK);
    List<List<Face>> defences = rolls(defence, Face.DEFENCE);
    double ways = (double) attacks.size() * defences.size();
    for (List<Face> dice : attacks) {
      int hits =
          count(dice, Face.HIT)
              + count(dice, Face.CRITICAL)
              + (attacking ? count(dice, Face.FOCUS) : 0);
      for (List<Face> green : defences) {
        int cancelled =
            evades + count(green, Face.EVADE) + (defending ? count(green, Face.FOCUS) : 0);
        int done = Math.max(0, hits - cancelled);
        damage += Math.min(done, left) / ways;
        kill += done >= left ? 1 / ways : 0;
      }
    }
    return new DiceOdds.Effect(damage, kill);
  }

  private static int count(List<Face> dice, Face face) {
    return (int) dice.stream().filter(face::equals).count();
  }

  private static List<List<Face>> rolls(int dice, List<Face> faces) {
    List<List<Face>> rolls = List.of(List.of());
    for (int i = 0; i < dice; i++) {
      List<List<Face>> more = new ArrayList<>();
      for (List<Face> roll : rolls) {
        for (Face face : faces) {
          List<Face> longer = new ArrayList<>(roll);
          longer.add(face);
          more.add(longer);
        }
      }
      rolls = more;
    }
    return rolls;
  }

  /** The engine's own steps, summed, come to the same if both sides play well. */
  @Test
  void theEngineComesToTheSame() {
    CardSet cards = DamageDecks.cards().withSource(new Means());
    AttackOdds exact = new AttackOdds(new Engine(cards), OddsAim.DAMAGE, Spending.BEST);
    for (int attack = 0; attack <= 4; attack++) {
      for (int helps = 0; helps <= 2; helps++) {
        for (int defence = 0; defence <= 3; defence++) {
          DicedAttack.Fighter red =
              new DicedAttack.Fighter(
                  "red", attack, helps > 0 ? 1 : 0, 0, helps > 1, 3, 0, 0, List.of());
          DicedAttack.Fighter blue =
              new DicedAttack.Fighter("blue", defence, 1, 1, false, 9, 0, 0, List.of());
          Odds summed = new DicedAttack(red, blue, 2, false, false).odds(exact, List.of(Means.SET));
          DiceOdds.Defender defender = new DiceOdds.Defender(defence, true, 1, 99);
          assertEquals(odds.effect(attack, helps, defender).damage(), summed.low().value(), CLOSE);
        }
      }
    }
  }

  @Test
  void aDieThatIsRerolledOnceMissesTwice() {
    assertEquals(
        1 - 0.25 * 0.25, odds.effect(1, 2, new DiceOdds.Defender(0, false, 0, 9)).damage(), CLOSE);
    assertEquals(
        1 - 0.5 * 0.5, odds.effect(1, 1, new DiceOdds.Defender(0, false, 0, 9)).damage(), CLOSE);
  }

  @Test
  void hitsThatAreShownAreCertain() {
    assertEquals(new DiceOdds.Effect(2, 1), odds.against(2, new DiceOdds.Defender(0, false, 0, 2)));
    assertEquals(2 - 0.625, odds.against(2, new DiceOdds.Defender(1, true, 0, 9)).damage(), CLOSE);
  }
}
