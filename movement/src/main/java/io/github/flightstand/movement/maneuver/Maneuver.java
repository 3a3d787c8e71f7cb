package io.github.flightstand.movement.maneuver;

import io.github.flightstand.geometry.internal.Digits;
import io.github.flightstand.movement.maneuver.Bearing.Manner;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A maneuver on a dial: speed, bearing and difficulty.
 *
 * <p>The community's dial code has three characters: the speed's digit, the bearing's letter and
 * the difficulty's letter (the project's rules, section on maneuvers).
 *
 * <pre>{@code
 * Maneuver.parse("3BW")                // speed 3, bank left, white
 * Maneuver.parse("3BW").words()        // "white 3 bank left"
 * Maneuver.parse("3BW").in(Manner.SIDESLIP)   // what a card of the second edition makes of it
 * Maneuver.parse("4TW")                // IllegalArgumentException: there is no turn of speed 4
 * }</pre>
 *
 * @param speed 1 to 5 for straights, 1 to 3 for banks and turns, 0 for a stationary maneuver; 0
 *     also for banks of huge ships
 * @param bearing the template, its side and the rotation at its end
 * @param difficulty the effect on stress, shown as a color
 */
public record Maneuver(int speed, Bearing bearing, Difficulty difficulty) {

  /**
   * Checks that the maneuver exists.
   *
   * @throws IllegalArgumentException if there is no template of that kind and speed
   */
  public Maneuver {
    int slowest = bearing.slowest();
    int fastest = bearing.fastest();
    if (speed < slowest || speed > fastest) {
      throw new IllegalArgumentException(
          "a %s (%s) has a speed of %s, found %s"
              .formatted(
                  bearing.words(),
                  bearing.letter(),
                  slowest == fastest ? "" + slowest : slowest + " to " + fastest,
                  speed));
    }
  }

  /**
   * Reads a dial code.
   *
   * @param code three characters, such as {@code 3BW}, in capitals
   * @throws IllegalArgumentException if the code is malformed or no such maneuver exists; the
   *     message says in one sentence what was found and what was expected
   */
  public static Maneuver parse(String code) {
    Maneuver known = Codes.MANEUVERS.get(code);
    if (known != null) {
      return known;
    }
    if (code.length() != 3) {
      throw new IllegalArgumentException(
          "a dial code has three characters (speed, bearing, color) like 3BW, found "
              + quoted(code));
    }
    char digit = code.charAt(0);
    if (!Digits.is(digit)) {
      throw new IllegalArgumentException(
          "a dial code begins with the speed's digit, found " + quoted(code));
    }
    String capitals = code.toUpperCase(Locale.ROOT);
    if (!capitals.equals(code) && isDialCode(capitals)) {
      throw new IllegalArgumentException(
          "a dial code is written in capitals, expected '" + capitals + "', found " + quoted(code));
    }
    Bearing bearing =
        Bearing.ofLetter(code.charAt(1))
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "a bearing's letter is one of FBNTYKLPEROASD, found " + quoted(code)));
    Difficulty difficulty =
        Difficulty.ofLetter(code.charAt(2))
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "a color's letter is one of GWRBP, found " + quoted(code)));
    return new Maneuver(digit - '0', bearing, difficulty);
  }

  private static boolean isDialCode(String code) {
    return code.length() == 3
        && Bearing.ofLetter(code.charAt(1)).isPresent()
        && Difficulty.ofLetter(code.charAt(2)).isPresent();
  }

  /** Returns the dial code, such as {@code 3BW}; it does not contain a card's manner. */
  public String code() {
    return Codes.CODES[bearing.ordinal()][speed][difficulty.ordinal()];
  }

  private String spelled() {
    return "" + speed + bearing.letter() + difficulty.letter();
  }

  /** All maneuvers and their codes: searches ask for them too often to spell them each time. */
  private static final class Codes {
    private static final Map<String, Maneuver> MANEUVERS = new HashMap<>();
    private static final String[][][] CODES = new String[Bearing.values().length][][];

    static {
      for (Bearing bearing : Bearing.values()) {
        int fastest = bearing.fastest();
        String[][] codes = new String[fastest + 1][Difficulty.values().length];
        CODES[bearing.ordinal()] = codes;
        for (int speed = bearing.slowest(); speed <= fastest; speed++) {
          for (Difficulty difficulty : Difficulty.values()) {
            Maneuver maneuver = new Maneuver(speed, bearing, difficulty);
            codes[speed][difficulty.ordinal()] = maneuver.spelled();
            MANEUVERS.putIfAbsent(maneuver.spelled(), maneuver);
          }
        }
      }
    }
  }

  /** Returns the maneuver in plain words, such as "white 3 bank left". */
  public String words() {
    return difficulty.name().toLowerCase(Locale.ROOT) + " " + speed + " " + bearing.words();
  }

  /**
   * Returns this maneuver of a dial in the manner of a card.
   *
   * @throws IllegalArgumentException if no card changes it so
   */
  public Maneuver in(Manner manner) {
    return bearing
        .in(manner)
        .map(other -> new Maneuver(speed, other, difficulty))
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "a card makes a %s of %s, found %s, a %s"
                        .formatted(manner.words(), manner.dialed(), code(), bearing.words())));
  }

  /** Returns the mirror image, with left and right exchanged. */
  public Maneuver mirrored() {
    return Arrays.stream(Bearing.values())
        .filter(
            other ->
                other.template().equals(bearing.template())
                    && other.side() == bearing.side().mirrored()
                    && other.manner().equals(bearing.manner())
                    && other.endRotation() == bearing.endRotation()
                    && other.reverse() == bearing.reverse())
        .findFirst()
        .map(other -> new Maneuver(speed, other, difficulty))
        .orElseThrow();
  }

  private static String quoted(String code) {
    return "'" + (code.length() > 20 ? code.substring(0, 20) + "…" : code) + "'";
  }

  /** A maneuver's difficulty, with its letter in the dial code. */
  public enum Difficulty {
    /** Removes a stress token. */
    GREEN('G'),
    /** Neither adds nor removes stress. */
    WHITE('W'),
    /** Adds a stress token. */
    RED('R'),
    /** The second edition's green: removes a stress token. */
    BLUE('B'),
    /** The second edition's maneuver that costs a force token. */
    PURPLE('P');

    private final char letter;

    Difficulty(char letter) {
      this.letter = letter;
    }

    /** Returns the third character of the dial code. */
    public char letter() {
      return letter;
    }

    /** Returns the difficulty with that letter, if there is one. */
    public static Optional<Difficulty> ofLetter(char letter) {
      for (Difficulty difficulty : values()) {
        if (difficulty.letter == letter) {
          return Optional.of(difficulty);
        }
      }
      return Optional.empty();
    }
  }
}
