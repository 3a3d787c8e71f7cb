package io.github.flightstand.rules.engine.state;

import io.github.flightstand.rules.member.Default;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A die in a pool. Each die may be rerolled once an attack (000-195).
 *
 * @param fixed whether a card forbids to modify it again; it may still be canceled
 */
public record Die(Face face, boolean rerolled, @Default("false") boolean fixed)
    implements Comparable<Die> {

  /** Creates a die that may be modified. */
  public Die(Face face, boolean rerolled) {
    this(face, rerolled, false);
  }

  /** Every die, so that equal ones are usually the same object, which compares quickly. */
  private static final List<Die> ALL = all();

  private static List<Die> all() {
    List<Die> all = new ArrayList<>();
    for (Face face : Face.all()) {
      for (int i = 0; i < 4; i++) {
        all.add(new Die(face, (i & 1) > 0, (i & 2) > 0));
      }
    }
    return List.copyOf(all);
  }

  /** Returns the one object for all dice that are equal to this one. */
  Die one() {
    return ALL.get(4 * face.ordinal() + (rerolled ? 1 : 0) + (fixed ? 2 : 0));
  }

  /** Returns a copy that shows another face. */
  public Die turned(Face to) {
    return new Die(to, rerolled, fixed);
  }

  @Override
  public int compareTo(Die other) {
    if (face != other.face) {
      return face.compareTo(other.face);
    }
    return rerolled != other.rerolled
        ? Boolean.compare(rerolled, other.rerolled)
        : Boolean.compare(fixed, other.fixed);
  }

  /**
   * Dice outside an attack that are about to be rolled, after cards have taken effect before the
   * roll.
   *
   * @param named the result that one die is turned to as soon as the dice are rolled
   */
  public record Announced(Optional<Face> named) {

    /** A roll for which no result is named. */
    public static final Announced PLAIN = new Announced(Optional.empty());
  }
}
