package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.parts.SectionName;
import java.util.Optional;

/** A lock on a ship, or on a section of a corvette (000-196; 002-051). */
public record LockOn(String target, Optional<SectionName> section) {}
