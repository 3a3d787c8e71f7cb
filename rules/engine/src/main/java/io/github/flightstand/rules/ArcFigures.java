package io.github.flightstand.rules;

import io.github.flightstand.movement.parts.BaseSize;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * The figures of the printed firing arcs. An arc line runs from the middle of the base through its
 * front or rear edge. It crosses that edge at an inset from the corner that depends on the base's
 * size. The built-in figures were measured for table tools. Only the second edition has medium
 * bases, so both editions share that inset. A corvette's arcs were not measured. They use the inset
 * of large bases (the project's choice), so they overlap as in the booklet's figure (002, heading
 * on the corvette's arcs).
 *
 * <pre>{@code
 * ArcFigures.of(Edition.FIRST).inset(BaseSize.SMALL)   // 2.95: the front arc opens 80.9 degrees
 * }</pre>
 *
 * @param insets the distance from the corner at which the lines cross the edge, in millimeters, for
 *     every size except the transport's, which has no arcs. It is positive and less than half the
 *     base's side
 * @param bullseyeWidth the width of the bullseye strip in millimeters, positive
 */
public record ArcFigures(Map<BaseSize, Double> insets, double bullseyeWidth) {

  private static final double MEDIUM_INSET = 3.58;
  private static final double BULLSEYE_WIDTH = 14.8;

  private static final ArcFigures FIRST = measured(2.95, 3.95);
  private static final ArcFigures SECOND = measured(2.85, 4.28);

  /** Throws an {@link IllegalArgumentException} if a figure is missing or out of range. */
  public ArcFigures {
    Map<BaseSize, Double> bySize = new EnumMap<>(BaseSize.class);
    bySize.putAll(insets);
    insets = Collections.unmodifiableMap(bySize);
    for (BaseSize size : BaseSize.PUBLISHED) {
      Double inset = insets.get(size);
      if (size != BaseSize.HUGE_TRANSPORT && (inset == null || !(inset > 0))) {
        throw new IllegalArgumentException(
            "arc figures have a positive inset for a " + size.word() + " base, found " + inset);
      }
    }
    if (!(bullseyeWidth > 0)) {
      throw new IllegalArgumentException(
          "a bullseye strip has a positive width, found " + bullseyeWidth);
    }
  }

  private static ArcFigures measured(double small, double large) {
    return new ArcFigures(
        Map.of(
            BaseSize.SMALL, small,
            BaseSize.MEDIUM, MEDIUM_INSET,
            BaseSize.LARGE, large,
            BaseSize.HUGE_CORVETTE, large),
        BULLSEYE_WIDTH);
  }

  /** Returns the figures of an edition's published parts. */
  public static ArcFigures of(Edition edition) {
    return edition == Edition.FIRST ? FIRST : SECOND;
  }

  /**
   * Returns the distance from the corner at which a base's arc lines cross the edge, in
   * millimeters.
   */
  public double inset(BaseSize size) {
    return Optional.ofNullable(insets.get(size)).orElseThrow();
  }
}
