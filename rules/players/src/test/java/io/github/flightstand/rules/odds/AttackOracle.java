package io.github.flightstand.rules.odds;

import io.github.flightstand.rules.engine.state.Face;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A second implementation without the engine: every die is rolled for itself, every subset of dice
 * is tried, and nothing is merged. It knows focus and evade tokens and a lock.
 *
 * @param lock whether the attacker has a lock
 * @param attackFocus whether the attacker has a focus token
 * @param defenceFocus whether the defender has a focus token
 * @param evades how many evade tokens the defender has
 */
record AttackOracle(
    int attack, int defence, boolean lock, boolean attackFocus, boolean defenceFocus, int evades) {

  private static final int FACES = 8;

  /** Returns the least expected damage of a defender, and the most of an attacker. */
  double damage() {
    double sum = 0;
    List<List<Face>> rolls = rolls(attack, Face.ATTACK);
    for (List<Face> dice : rolls) {
      sum += modified(dice, Collections.nCopies(attack, false), lock, attackFocus);
    }
    return sum / rolls.size();
  }

  private static List<List<Face>> rolls(int count, List<Face> faces) {
    List<List<Face>> rolls = List.of(List.of());
    for (int i = 0; i < count; i++) {
      List<List<Face>> more = new ArrayList<>(rolls.size() * FACES);
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

  private double modified(List<Face> dice, List<Boolean> rerolled, boolean locked, boolean focus) {
    double best = defended(dice);
    if (focus) {
      List<Face> turned = new ArrayList<>(dice);
      turned.replaceAll(face -> face == Face.FOCUS ? Face.HIT : face);
      best = Math.max(best, modified(turned, rerolled, locked, false));
    }
    for (int chosen = 0; locked && chosen < 1 << dice.size(); chosen++) {
      best = Math.max(best, rerolled(dice, chosen, focus));
    }
    return best;
  }

  private double rerolled(List<Face> dice, int chosen, boolean focus) {
    List<List<Face>> rolls = rolls(Integer.bitCount(chosen), Face.ATTACK);
    double sum = 0;
    for (List<Face> roll : rolls) {
      List<Face> now = new ArrayList<>(dice);
      List<Boolean> marks = new ArrayList<>();
      int next = 0;
      for (int i = 0; i < now.size(); i++) {
        boolean again = (chosen >> i & 1) == 1;
        marks.add(again);
        if (again) {
          now.set(i, roll.get(next));
          next++;
        }
      }
      sum += modified(now, marks, false, focus);
    }
    return sum / rolls.size();
  }

  private double defended(List<Face> dice) {
    int hits =
        (int) dice.stream().filter(face -> face == Face.HIT || face == Face.CRITICAL).count();
    List<List<Face>> rolls = rolls(defence, Face.DEFENCE);
    double sum = 0;
    for (List<Face> roll : rolls) {
      int canceled = evades;
      for (Face face : roll) {
        canceled += face == Face.EVADE || (defenceFocus && face == Face.FOCUS) ? 1 : 0;
      }
      sum += Math.max(0, hits - canceled);
    }
    return sum / rolls.size();
  }
}
