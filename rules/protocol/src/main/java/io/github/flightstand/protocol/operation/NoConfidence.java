package io.github.flightstand.protocol.operation;

/** The confidence in a result that holds no verdict whose probability is known: empty. */
record NoConfidence() {}
