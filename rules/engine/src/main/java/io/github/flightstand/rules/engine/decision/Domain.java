package io.github.flightstand.rules.engine.decision;

import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.setup.PlacementSpace;
import java.util.List;

/**
 * What an option leaves to choose: nothing, one of some names, some of some dice, a slide, or where
 * to set up a piece.
 */
public sealed interface Domain {

  /** The domain of an option that leaves nothing to choose. */
  None NONE = new None();

  /** Nothing to choose. */
  record None() implements Domain {}

  /** One of some names. */
  record OneOf(List<String> names) implements Domain {

    /** Copies the names. */
    public OneOf {
      names = List.copyOf(names);
    }
  }

  /** A subset of {@code min} to {@code max} of the indices, which are in ascending order. */
  record Subset(List<Integer> indices, int min, int max) implements Domain {

    /** Copies the indices. */
    public Subset {
      indices = List.copyOf(indices);
    }
  }

  /**
   * A slide: every legal shift in millimeters, ascending, disjoint and never empty, and the clause
   * that forbids all others.
   */
  record Slide(IntervalSet shifts, String clause) implements Domain {}

  /**
   * A place for a piece: {@code site} tests whether a pose is legal and draws legal poses; {@code
   * sample} is one of them.
   */
  record Region(PlacementSpace site, Pose sample) implements Domain {}
}
