package io.github.flightstand.rules.mission;

/** The way in which the players of a mission form sides (003-029). */
public enum Mode {
  /** Two players against each other. */
  HEAD_TO_HEAD,
  /** Each player alone. */
  FREE_FOR_ALL,
  /** Two sides of players. */
  TEAMS
}
