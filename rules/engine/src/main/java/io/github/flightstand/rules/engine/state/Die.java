package io.github.flightstand.rules.engine.state;

/** A die in a pool. Each die may be rerolled once an attack (000-195). */
public record Die(Face face, boolean rerolled) implements Comparable<Die> {

  @Override
  public int compareTo(Die other) {
    return face != other.face
        ? face.compareTo(other.face)
        : Boolean.compare(rerolled, other.rerolled);
  }
}
