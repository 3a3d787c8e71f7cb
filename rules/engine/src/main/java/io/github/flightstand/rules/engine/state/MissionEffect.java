package io.github.flightstand.rules.engine.state;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.table.TableEdge;
import java.util.Optional;

/** What a mission's rule does beside what cards do. Pieces are ships or remotes, by id. */
public sealed interface MissionEffect {

  /**
   * A player is asked; the rule goes on at one of its stages. Nothing happens if he has no option.
   * The stage may have to know what it is about.
   */
  record Ask(String player, Optional<String> about, String stage) implements MissionEffect {}

  /**
   * A player rolls attack dice; the rule goes on at one of its stages, which may have to know what
   * it is about.
   */
  record Roll(String player, Optional<String> about, int dice, String stage)
      implements MissionEffect {}

  /** A player earns victory tokens, or loses some if the count is negative (003-036, -037). */
  record Earn(String player, int count) implements MissionEffect {}

  /** Victory tokens are laid on a piece's card, or taken from it if the count is negative. */
  record Put(String piece, int count) implements MissionEffect {}

  /** A place is chosen. */
  record ChooseSpot(String name, Pose pose) implements MissionEffect {}

  /** An edge is chosen. */
  record ChooseEdge(String name, TableEdge edge) implements MissionEffect {}

  /** A ship goes into reserve (003-064a). */
  record IntoReserve(String ship) implements MissionEffect {}

  /** A ship that waits, is in reserve or is to be brought back is set up (003-056). */
  record SetUp(String ship, Pose pose) implements MissionEffect {}

  /** A piece that should be set up fits nowhere: it is left out. */
  record LeaveOut(String piece) implements MissionEffect {}

  /** The game is over: an objective is met (000-182). */
  record End() implements MissionEffect {}
}
