package io.github.flightstand.rules.engine.decision;

import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.reposition.CurvedEnds;
import io.github.flightstand.movement.setup.PlacementSpace;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The values that an option leaves to choose: none, one of some names, some of some dice, a slide,
 * or a place for a piece.
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
   *
   * @param curve of a move along a curve that slides, its ends: pairs of a template's slide and a
   *     shift. Then {@code shifts} are those that some slide of the template allows
   */
  record Slide(IntervalSet shifts, Optional<CurvedEnds> curve, String clause) implements Domain {

    /** Creates a slide in one direction. */
    public Slide(IntervalSet shifts, String clause) {
      this(shifts, Optional.empty(), clause);
    }

    /** Creates the slides of a move along a curve with a legal pair. */
    public Slide(CurvedEnds curve, String clause) {
      this(curve.shifts(), Optional.of(curve), clause);
    }

    /** Returns the template's slides that lead to an end of a move along a curve. */
    public Optional<IntervalSet> laid() {
      return curve.map(CurvedEnds::slides);
    }

    /** Two slides are the same if they allow the same shifts, and slides of a template. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Slide that
          && shifts.equals(that.shifts)
          && laid().equals(that.laid())
          && clause.equals(that.clause);
    }

    @Override
    public int hashCode() {
      return Objects.hash(shifts, clause);
    }
  }

  /**
   * A place for a piece: {@code site} tests whether a pose is legal and draws legal poses; {@code
   * sample} is one of them.
   */
  record Region(PlacementSpace site, Pose sample) implements Domain {}
}
