package io.github.flightstand.rules.engine.state;

/**
 * A die that lies in a pool.
 *
 * @param face what it shows
 * @param rerolled whether it was rerolled in this attack, which no die is twice (000-195)
 */
public record Die(Face face, boolean rerolled) implements Comparable<Die> {

  @Override
  public int compareTo(Die other) {
    return face != other.face
        ? face.compareTo(other.face)
        : Boolean.compare(rerolled, other.rerolled);
  }
}
