package io.github.flightstand.rules.engine;

import static io.github.flightstand.rules.engine.Duel.blue;
import static io.github.flightstand.rules.engine.Duel.combat;
import static io.github.flightstand.rules.engine.Duel.must;
import static io.github.flightstand.rules.engine.Duel.red;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.Die;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What cards do to dice that are fixed, frozen or not there (000-161, -195). */
class DiceEffectsTest {

  private static final Effect FIX_A_BLANK = new Effect.Fix(Side.ATTACK, Face.BLANK, Face.BLANK);
  private static final Effect HIT_FOR_A_BLANK =
      new Effect.Turn(Side.ATTACK, Face.BLANK, Face.HIT, 1);
  private static final Effect HITS_FOR_BLANKS =
      new Effect.Turn(Side.ATTACK, Face.BLANK, Face.HIT, 9);

  /** Returns the attack dice, rolled as a hit and two blanks, after a card's effects. */
  private static List<Die> dice(Effect... effects) {
    Card card =
        must("card", Window.AFTER_ROLL_ATTACK, CardContext::attacking, now -> List.of(effects));
    Duel duel = combat(List.of(card), red("card"), blue()).attack("hit1 blank2");
    return duel.state().last(CombatTask.Attack.class).orElseThrow().attack().dice();
  }

  private static Die die(Face face, boolean fixed) {
    return new Die(face, false, fixed);
  }

  @Test
  void asManyDiceAreTurnedAsTheCardSays() {
    Die hit = die(Face.HIT, false);
    assertEquals(List.of(hit, hit, die(Face.BLANK, false)), dice(HIT_FOR_A_BLANK));
    assertEquals(List.of(hit, hit, hit), dice(HITS_FOR_BLANKS));
  }

  @Test
  void aFixedDieIsNotTurned() {
    Die hit = die(Face.HIT, false);
    assertEquals(List.of(hit, hit, die(Face.BLANK, true)), dice(FIX_A_BLANK, HITS_FOR_BLANKS));
  }

  /** Each time another die is fixed, while there is one. */
  @Test
  void aDieIsFixedOnce() {
    List<Die> both = List.of(die(Face.HIT, false), die(Face.BLANK, true), die(Face.BLANK, true));
    assertEquals(both, dice(FIX_A_BLANK, FIX_A_BLANK));
    assertEquals(both, dice(FIX_A_BLANK, FIX_A_BLANK, FIX_A_BLANK));
  }

  @Test
  void frozenDiceAreLeftAsTheyAre() {
    assertEquals(dice(), dice(new Effect.Freeze(Side.ATTACK), HITS_FOR_BLANKS));
  }
}
