package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.Optional;

/**
 * A possible shot.
 *
 * @param weapon the secondary weapon; absent for the primary weapon
 * @param section the section of the target, if the target is a corvette (002-023)
 */
public record Shot(
    Optional<String> weapon,
    FiringArc arc,
    String target,
    int range,
    boolean obstructed,
    Optional<SectionName> section) {}
