package io.github.flightstand.rules.mission;

/** A rule of a mission with its name, which is unique in the mission and is used by events. */
public record NamedRule(String name, MissionRule rule) {}
