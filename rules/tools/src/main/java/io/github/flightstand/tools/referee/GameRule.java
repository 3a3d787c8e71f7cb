package io.github.flightstand.tools.referee;

/** What a verdict on a line of a whole game's log turns on. */
public enum GameRule {
  /** The game begins as its header says. */
  HEADER,
  /** A player's command is one that he was asked for, and legal. */
  COMMAND,
  /** What nature decided is possible, and what the game's seed draws. */
  CHANCE,
  /** The game stands as the log says. */
  CHECKPOINT
}
