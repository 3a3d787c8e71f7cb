package io.github.flightstand.rules.mission;

/** A rule of a mission and its name, once in a mission, by which events tell of it. */
public record NamedRule(String name, MissionRule rule) {}
