package io.github.flightstand.protocol.operation;

/** The confidence in a result whose verdicts have no known probability: empty. */
record NoConfidence() {}
