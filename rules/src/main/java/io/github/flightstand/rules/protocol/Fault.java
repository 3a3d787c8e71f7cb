package io.github.flightstand.rules.protocol;

import io.github.flightstand.rules.protocol.json.Pointer;
import java.util.Optional;

/**
 * What is wrong with a caller's line.
 *
 * @param code the kind of fault
 * @param message one sentence that names the field, what was found and what was expected
 * @param at where in the line it is, or for a missing field where it should be; absent if the line
 *     is not JSON
 */
public record Fault(FaultCode code, String message, Optional<Pointer> at) {}
