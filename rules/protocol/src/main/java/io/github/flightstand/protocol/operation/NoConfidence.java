package io.github.flightstand.protocol.operation;

import com.fasterxml.jackson.annotation.JsonClassDescription;

/** The confidence in a result that holds no verdict whose probability is known: empty. */
@JsonClassDescription("The result holds no verdict whose probability is known.")
record NoConfidence() {}
