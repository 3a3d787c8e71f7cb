package io.github.flightstand.protocol.json;

/** A log that is kept under a name: its lines up to now are judged. It never changes. */
public interface KeptLog {}
