package io.github.flightstand.rules.mission;

/**
 * A rule of a mission and its name, by which events tell of it.
 *
 * @param name its name, once in a mission
 * @param rule what it says
 */
public record NamedRule(String name, MissionRule rule) {}
