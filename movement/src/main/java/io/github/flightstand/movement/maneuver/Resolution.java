package io.github.flightstand.movement.maneuver;

import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.table.Overlaps.ObstacleMet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The result of a maneuver. {@link Resolver#margins} says how close the call was.
 *
 * <pre>{@code
 * Resolution result = Resolver.standard().resolve(table, "red", Maneuver.parse("3BW"));
 * result.finalPose()       // where red stands now
 * result.touching()        // [blue]
 * }</pre>
 *
 * @param outcome completed, or overlapped and backed up
 * @param finalPose the ship's pose after the move
 * @param nominal its pose if there were no other ship
 * @param rail the place of the rear edge's midpoint on the path, in millimeters from the template's
 *     start (the front edge's for reverse maneuvers). It is empty for a stationary or huge ship
 * @param length the template's length along its center line in mm; empty for a stationary or huge
 *     ship
 * @param rotated whether the maneuver's end rotation was made; false if it has none
 * @param offsets for a Tallon roll, the free offsets along the new heading, single ones where rolls
 *     end at marks, an empty set if none is free. It is absent for other maneuvers
 * @param overlapped the ids of the ships of any size that the base overlaps at the nominal pose,
 *     before it backs up, sorted. It is empty for a stationary ship, which overlaps nothing new
 * @param touching the ids of the ships that this ship overlapped and is now in contact with, sorted
 * @param obstacles the obstacles that count, in the order in which they are handled
 * @param huge the consequences for huge ships; present if the ship is one, or overlapped and
 *     touches one
 * @param fled whether a part of the base is outside the play area
 */
public record Resolution(
    Outcome outcome,
    Pose finalPose,
    Pose nominal,
    OptionalDouble rail,
    OptionalDouble length,
    boolean rotated,
    Optional<IntervalSet> offsets,
    List<String> overlapped,
    List<String> touching,
    List<ObstacleMet> obstacles,
    Optional<HugeEncounter> huge,
    boolean fled) {

  /** The outcome of a maneuver. */
  public enum Outcome {
    /** The ship stands where the maneuver takes it. */
    COMPLETED,
    /** The ship overlapped another and backed up. */
    OVERLAPPED
  }

  /**
   * The consequences of a huge ship's move, or of a bump into one (002, headings on overlaps).
   *
   * <pre>{@code
   * HugeEncounter encounter = resolver.resolve(table, "corvette", maneuver).huge().orElseThrow();
   * encounter.rammed()     // [blue-1, blue-2]: two small ships are destroyed
   * encounter.owed()       // [DamageOwed[kind=ATTACK_DIE, count=2, ship=corvette, section=Optional[FORE]]]
   * }</pre>
   *
   * @param progress how much of its maneuver the huge ship made, from 0, the start, to 1, the end.
   *     A straight counts by distance; a bank's turn is 0 to 0.5 by angle, its slide 0.5 to 1 by
   *     distance. Empty if the moving ship is not huge or did not leave its place
   * @param rammed the ids of the small and large ships under the huge ship where it stops, which
   *     are destroyed, sorted
   * @param removed the ids of the obstacles under it there, which leave the table, sorted
   * @param owed the damage that is still to be dealt, in the order in which it arose
   */
  public record HugeEncounter(
      OptionalDouble progress, List<String> rammed, List<String> removed, List<DamageOwed> owed) {

    /** Copies the lists. */
    public HugeEncounter {
      rammed = List.copyOf(rammed);
      removed = List.copyOf(removed);
      owed = List.copyOf(owed);
    }

    /** Returns the consequences for a small or large ship that bumped into huge ships. */
    static HugeEncounter ofBump(DamageOwed die) {
      return new HugeEncounter(OptionalDouble.empty(), List.of(), List.of(), List.of(die));
    }
  }

  /**
   * Damage from a maneuver that a ship's player still has to deal.
   *
   * <pre>{@code
   * new DamageOwed(DamageOwed.Kind.CARD, 1, "corvette", Optional.of(SectionName.AFT))
   * }</pre>
   *
   * @param kind a card or attack dice
   * @param count the number of cards or dice, at least 1
   * @param ship the id of the ship that takes the damage
   * @param section the section that takes it; empty if there is one only, or if the owner's
   *     opponent chooses
   */
  public record DamageOwed(Kind kind, int count, String ship, Optional<SectionName> section) {

    /** A kind of damage. */
    public enum Kind {
      /** A face-up damage card. */
      CARD,
      /** An attack die, whose hits and critical hits count. */
      ATTACK_DIE
    }

    /**
     * Checks the count.
     *
     * @throws IllegalArgumentException if the count is below 1
     */
    public DamageOwed {
      if (count < 1) {
        throw new IllegalArgumentException("at least 1 is owed, found " + count);
      }
    }
  }
}
