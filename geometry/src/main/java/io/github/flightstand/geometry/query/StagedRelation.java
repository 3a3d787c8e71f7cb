package io.github.flightstand.geometry.query;

import java.util.Optional;

/**
 * The relation that follows from an inner depth and a gap which carry an error.
 *
 * <p>With depth at most zero the shapes share no interior point and the gap decides. Where the
 * depth is within its error of zero, the gap may be wrong (a pair that overlaps has none), so
 * {@code APART} is then left open.
 */
final class StagedRelation {

  private StagedRelation() {}

  /**
   * Returns the relation if the error leaves no doubt.
   *
   * @param depthLessContact the inner depth less τ, negative for shapes without common points
   * @param depth the inner depth; anything at most −error if there is no common point
   * @param gapLessContact the distance of the boundaries less τ
   * @param error the greatest error of the three numbers
   */
  static Optional<Relation> of(
      double depthLessContact, double depth, double gapLessContact, double error) {
    if (depthLessContact > error) {
      return Optional.of(Relation.OVERLAP);
    }
    if (depthLessContact >= -error) {
      return Optional.empty();
    }
    if (depth > error || gapLessContact < -error) {
      return Optional.of(Relation.TOUCHING);
    }
    return depth < -error && gapLessContact > error
        ? Optional.of(Relation.APART)
        : Optional.empty();
  }
}
