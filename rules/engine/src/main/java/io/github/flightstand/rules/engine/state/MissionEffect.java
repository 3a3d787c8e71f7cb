package io.github.flightstand.rules.engine.state;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.table.TableEdge;
import java.util.Optional;

/**
 * Something that a mission's rule does, beside what cards do. Pieces are ships or remotes, by id.
 */
public sealed interface MissionEffect {

  /**
   * A player is asked; the rule goes on at one of its stages. Nothing happens if he has no option.
   *
   * @param player the player
   * @param about what it is about, if the stage has to know
   * @param stage the stage's name
   */
  record Ask(String player, Optional<String> about, String stage) implements MissionEffect {}

  /**
   * A player rolls attack dice; the rule goes on at one of its stages.
   *
   * @param player the player
   * @param about what it is about, if the stage has to know
   * @param dice how many
   * @param stage the stage's name
   */
  record Roll(String player, Optional<String> about, int dice, String stage)
      implements MissionEffect {}

  /**
   * A player earns victory tokens, or loses some (003-036, -037).
   *
   * @param player the player
   * @param count how many; negative: how many he loses
   */
  record Earn(String player, int count) implements MissionEffect {}

  /**
   * Victory tokens are laid on a piece's card, or taken from it.
   *
   * @param piece the piece
   * @param count how many; negative: how many are taken
   */
  record Put(String piece, int count) implements MissionEffect {}

  /**
   * A place is chosen.
   *
   * @param name its name
   * @param pose where
   */
  record ChooseSpot(String name, Pose pose) implements MissionEffect {}

  /**
   * An edge is chosen.
   *
   * @param name its name
   * @param edge the edge
   */
  record ChooseEdge(String name, TableEdge edge) implements MissionEffect {}

  /**
   * A ship goes into reserve (003-064a).
   *
   * @param ship the ship
   */
  record IntoReserve(String ship) implements MissionEffect {}

  /**
   * A ship that waits, is in reserve or is to be brought back is set up (003-056).
   *
   * @param ship the ship
   * @param pose where
   */
  record SetUp(String ship, Pose pose) implements MissionEffect {}

  /**
   * A piece that should be set up fits nowhere: it is left out.
   *
   * @param piece the piece
   */
  record LeaveOut(String piece) implements MissionEffect {}

  /** The game is over: an objective is met (000-182). */
  record End() implements MissionEffect {}
}
