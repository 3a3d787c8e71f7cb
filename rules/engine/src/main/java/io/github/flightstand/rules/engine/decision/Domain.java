package io.github.flightstand.rules.engine.decision;

import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.setup.PlacementSpace;
import java.util.List;

/**
 * What is still free in an option: nothing, one of some names, some of some dice, a slide, or where
 * a piece is set up.
 */
public sealed interface Domain {

  /** An option without anything to choose. */
  None NONE = new None();

  /** Nothing is free. */
  record None() implements Domain {}

  /** One of some names. */
  record OneOf(List<String> names) implements Domain {

    /** Copies the names. */
    public OneOf {
      names = List.copyOf(names);
    }
  }

  /** A subset of {@code min} to {@code max} of the indices, which ascend. */
  record Subset(List<Integer> indices, int min, int max) implements Domain {

    /** Copies the indices. */
    public Subset {
      indices = List.copyOf(indices);
    }
  }

  /**
   * A slide: every legal shift, in millimetres, ascending and disjoint, never empty, and the clause
   * that forbids all others.
   */
  record Slide(IntervalSet shifts, String clause) implements Domain {}

  /**
   * Where a piece is set up: {@code site} tells of every pose whether it is legal, and draws one;
   * {@code sample} is legal.
   */
  record Region(PlacementSpace site, Pose sample) implements Domain {}
}
