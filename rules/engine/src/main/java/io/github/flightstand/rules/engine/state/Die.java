package io.github.flightstand.rules.engine.state;

/** A die that lies in a pool; none is rerolled twice in an attack (000-195). */
public record Die(Face face, boolean rerolled) implements Comparable<Die> {

  @Override
  public int compareTo(Die other) {
    return face != other.face
        ? face.compareTo(other.face)
        : Boolean.compare(rerolled, other.rerolled);
  }
}
