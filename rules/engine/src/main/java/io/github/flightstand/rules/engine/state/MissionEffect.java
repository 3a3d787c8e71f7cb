package io.github.flightstand.rules.engine.state;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.table.TableEdge;
import java.util.Optional;

/** An effect of a mission's rule that no card has. Pieces are ships or remotes, by id. */
public sealed interface MissionEffect {

  /**
   * A player is asked, and the rule continues at a stage; {@code about} says what the question is
   * about. Nothing happens if there is no option.
   */
  record Ask(String player, Optional<String> about, String stage) implements MissionEffect {}

  /** A player rolls attack dice {@code about} a subject, and the rule continues at a stage. */
  record Roll(String player, Optional<String> about, int dice, String stage)
      implements MissionEffect {}

  /** A player earns victory tokens, or loses some if the count is negative (003-036, -037). */
  record Earn(String player, int count) implements MissionEffect {}

  /** Victory tokens are put on a piece's card, or removed from it if the count is negative. */
  record Put(String piece, int count) implements MissionEffect {}

  /** A place is chosen. */
  record ChooseSpot(String name, Pose pose) implements MissionEffect {}

  /** An edge is chosen. */
  record ChooseEdge(String name, TableEdge edge) implements MissionEffect {}

  /** A ship goes into reserve (003-064a). */
  record IntoReserve(String ship) implements MissionEffect {}

  /** A ship that waits, is in reserve or comes back is set up (003-056). */
  record SetUp(String ship, Pose pose) implements MissionEffect {}

  /** A piece that fits nowhere is left out of the game. */
  record LeaveOut(String piece) implements MissionEffect {}

  /** The game is over because an objective is met (000-182). */
  record End() implements MissionEffect {}
}
