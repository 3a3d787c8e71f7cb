package io.github.flightstand.rules.engine.state;

import io.github.flightstand.geometry.internal.Lists;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/**
 * Dice that were rolled together. Equal dice are interchangeable, so a pool keeps its dice in
 * order: by face, and those that were not rerolled first. Indices into that order name a subset.
 *
 * <pre>{@code
 * Pool pool = Pool.parse("hit2 critical1 blank2");
 * pool.count(Face.HIT)             // 2
 * pool.withFace(Face.FOCUS, Face.HIT)
 * }</pre>
 */
public record Pool(List<Die> dice) {

  /** No dice. */
  public static final Pool EMPTY = new Pool(List.of());

  /** Sorts the dice. */
  public Pool {
    Die[] sorted = dice.toArray(new Die[0]);
    for (int i = 0; i < sorted.length; i++) {
      sorted[i] = sorted[i].one();
    }
    Arrays.sort(sorted);
    dice = List.of(sorted);
  }

  /** Returns freshly rolled dice. */
  public static Pool rolled(List<Face> faces) {
    List<Die> dice = new ArrayList<>(faces.size());
    for (Face face : faces) {
      dice.add(new Die(face, false));
    }
    return new Pool(dice);
  }

  /** Reads a pool of fresh dice from its key; throws IllegalArgumentException for other text. */
  public static Pool parse(String key) {
    List<Die> dice = new ArrayList<>();
    int end;
    for (int at = key.equals("none") ? key.length() : 0; at < key.length(); at = end + 1) {
      end = key.indexOf(' ', at) < 0 ? key.length() : key.indexOf(' ', at);
      int digits = end;
      while (digits > at && Character.isDigit(key.charAt(digits - 1))) {
        digits--;
      }
      Face face = Face.ofWord(key.substring(at, digits)).orElseThrow(() -> refused(key));
      if (digits == end || end - digits > 3) {
        throw refused(key);
      }
      int count = Integer.parseInt(key, digits, end, 10);
      Die die = new Die(face, false);
      for (int i = 0; i < count; i++) {
        dice.add(die);
      }
    }
    Pool pool = new Pool(dice);
    if (!pool.key().equals(key)) {
      throw refused(key);
    }
    return pool;
  }

  private static IllegalArgumentException refused(String key) {
    return new IllegalArgumentException(
        String.format(
            Locale.ROOT,
            "a pool is written like 'hit2 critical1 blank2' in that order, found '%s'",
            key));
  }

  /** Returns the number of dice of each face: {@code hit2 critical1 blank2}, or {@code none}. */
  public String key() {
    if (dice.isEmpty()) {
      return "none";
    }
    StringBuilder key = new StringBuilder();
    for (Face face : Face.all()) {
      int count = count(face);
      if (count > 0) {
        key.append(key.isEmpty() ? "" : " ").append(face.word()).append(count);
      }
    }
    return key.toString();
  }

  /** Returns the number of dice of a face. */
  public int count(Face face) {
    int count = 0;
    for (Die die : dice) {
      if (die.face() == face) {
        count++;
      }
    }
    return count;
  }

  /** Returns the number of dice. */
  public int size() {
    return dice.size();
  }

  /** Returns the indices of the dice that may still be rerolled. */
  public List<Integer> rerollable() {
    return indices(die -> !die.rerolled() && !die.fixed());
  }

  /** Returns the indices of the dice that were rerolled. */
  public List<Integer> rerolled() {
    return indices(Die::rerolled);
  }

  private List<Integer> indices(Predicate<Die> which) {
    List<Integer> indices = new ArrayList<>();
    for (int i = 0; i < dice.size(); i++) {
      if (which.test(dice.get(i))) {
        indices.add(i);
      }
    }
    return indices;
  }

  /** Returns a copy with every die that shows one face turned to another, except fixed dice. */
  public Pool withFace(Face from, Face to) {
    return new Pool(
        dice.stream()
            .map(die -> die.face() == from && !die.fixed() ? die.turned(to) : die)
            .toList());
  }

  /** Returns a copy with one more die. */
  public Pool with(Die die) {
    return new Pool(Lists.plus(dice, die));
  }

  /** Returns a copy without the dice at some indices. */
  public Pool without(List<Integer> indices) {
    List<Die> left = new ArrayList<>();
    for (int i = 0; i < dice.size(); i++) {
      if (!indices.contains(i)) {
        left.add(dice.get(i));
      }
    }
    return new Pool(left);
  }

  /** Returns a copy with the dice of another pool, marked as rerolled. */
  public Pool withRerolled(Pool rerolled) {
    List<Die> more = new ArrayList<>(dice);
    rerolled.dice.forEach(die -> more.add(new Die(die.face(), true)));
    return new Pool(more);
  }
}
