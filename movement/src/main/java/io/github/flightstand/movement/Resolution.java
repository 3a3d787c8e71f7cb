package io.github.flightstand.movement;

import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What came of a maneuver.
 *
 * <pre>{@code
 * Resolution result = Resolver.standard().resolve(table, "red", Maneuver.parse("3BW"));
 * result.finalPose()       // where red stands now
 * result.touching()        // [blue]
 * }</pre>
 *
 * @param outcome completed, or overlapped and backed up
 * @param finalPose where the ship stands now
 * @param nominal where it would stand if there were no other ship
 * @param rail where on the rail the rear edge's midpoint stands, in millimetres from the template's
 *     start (the front edge's for reverse maneuvers); empty for a stationary or huge ship
 * @param length the template's length along its centre line, in millimetres; empty for a stationary
 *     or huge ship
 * @param rotated whether the maneuver's end rotation was made; false where there is none to make
 * @param offsets for a Tallon roll the free offsets along the new heading, empty set if none;
 *     absent for others
 * @param touching the ships that this one overlapped and is now in contact with, in id order
 * @param obstacles the obstacles that count, in the order in which they are handled
 * @param huge what follows for huge ships; present if the mover is one, or touches one that it
 *     overlapped
 * @param fled whether a part of the base is outside the play area
 * @param margins how close it was
 */
public record Resolution(
    Outcome outcome,
    Pose finalPose,
    Pose nominal,
    OptionalDouble rail,
    OptionalDouble length,
    boolean rotated,
    Optional<IntervalSet> offsets,
    List<String> touching,
    List<ObstacleMet> obstacles,
    Optional<HugeEncounter> huge,
    boolean fled,
    Margins margins) {}
