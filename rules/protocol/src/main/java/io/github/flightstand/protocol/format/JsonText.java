package io.github.flightstand.protocol.format;

/**
 * Any JSON value without white space, kept as text so that it is written as it was read: {@code
 * 1.0} stays {@code 1.0} and {@code 1e400} stays {@code 1e400}.
 */
public record JsonText(String text) {}
