package io.github.flightstand.rules.engine.flow;

/** Why an expansion forbids something. */
public record Bar(String clause, String message) {}
