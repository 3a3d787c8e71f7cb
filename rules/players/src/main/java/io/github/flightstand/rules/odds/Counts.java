package io.github.flightstand.rules.odds;

import io.github.flightstand.rules.engine.state.Die;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Pool;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;

/** Pools as numbers of like dice, side by side in a long: each face fresh, then rerolled. */
final class Counts {

  /** The most dice of a kind. */
  static final int MOST = 31;

  /** The bits for one kind; all kinds take 50. */
  private static final int BITS = 5;

  private static final List<Face> FACES = Face.all();

  private Counts() {}

  /** Returns a pool as numbers, if it has no die that is fixed and not too many. */
  static OptionalLong of(Pool pool) {
    return without(pool, List.of());
  }

  /** Returns a pool as numbers without the dice at some indices, in ascending order. */
  static OptionalLong without(Pool pool, List<Integer> indices) {
    long counts = 0;
    int next = 0;
    for (int i = 0; i < pool.size(); i++) {
      Die die = pool.dice().get(i);
      if (die.fixed() || number(counts, die.face(), die.rerolled()) == MOST) {
        return OptionalLong.empty();
      }
      if (next < indices.size() && indices.get(next) == i) {
        next++;
      } else {
        counts += dice(die.face(), die.rerolled(), 1);
      }
    }
    return OptionalLong.of(counts);
  }

  /** Returns the pool for some numbers. */
  static Pool pool(long counts) {
    List<Die> dice = new ArrayList<>();
    for (int i = 0; i < 2 * FACES.size(); i++) {
      Face face = FACES.get(i / 2);
      boolean rerolled = i % 2 > 0;
      for (int n = number(counts, face, rerolled); n > 0; n--) {
        dice.add(new Die(face, rerolled));
      }
    }
    return new Pool(dice);
  }

  /** Returns a pool of {@code count} equal dice. */
  static long dice(Face face, boolean rerolled, int number) {
    return (long) number << place(face, rerolled);
  }

  /** Returns the number of dice of a face. */
  static int number(long counts, Face face, boolean rerolled) {
    return (int) (counts >> place(face, rerolled)) & MOST;
  }

  private static int place(Face face, boolean rerolled) {
    return BITS * (2 * face.ordinal() + (rerolled ? 1 : 0));
  }

  /** Returns dice after those that show one face were turned to another. */
  static long turned(long counts, Face from, Face to) {
    long turned = counts;
    for (int i = 0; i < 2; i++) {
      int number = number(counts, from, i > 0);
      turned += dice(to, i > 0, number) - dice(from, i > 0, number);
    }
    return turned;
  }

  /** Returns dice as if none was rerolled, except those that show one of some faces. */
  static long fresh(long counts, Set<Face> except) {
    long fresh = counts;
    for (int i = 0; i < FACES.size(); i++) {
      Face face = FACES.get(i);
      int rerolled = number(counts, face, true);
      if (rerolled > 0 && !except.contains(face)) {
        fresh += dice(face, false, rerolled) - dice(face, true, rerolled);
      }
    }
    return fresh;
  }

  /** Returns the dice that show one of some faces, as if none was rerolled. */
  static long only(long counts, Set<Face> faces) {
    long only = 0;
    for (Face face : faces) {
      only += dice(face, false, number(counts, face, false) + number(counts, face, true));
    }
    return only;
  }
}
