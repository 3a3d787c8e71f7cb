package io.github.flightstand.rules.engine.event;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import java.util.Set;

/** A ship's move or action (000, headings on the activation phase and on actions). */
public sealed interface MoveEvent extends Event {

  /** A ship becomes the active ship. */
  record Activated(String ship) implements MoveEvent {}

  /**
   * A ship moved.
   *
   * @param move the code of a maneuver, or the word of another move
   * @param obstacles those that the ship met, in the order in which they are handled
   */
  record Moved(
      String ship,
      String move,
      Pose pose,
      List<String> overlapped,
      List<String> touching,
      List<String> obstacles)
      implements MoveEvent {

    /** The word of the move that puts a wingmate in its place. */
    public static final String FORMATION = "formation";

    public Moved {
      overlapped = List.copyOf(overlapped);
      touching = List.copyOf(touching);
      obstacles = List.copyOf(obstacles);
    }

    @Override
    public State applyTo(State state) {
      Table table = state.table();
      Table moved = table.withShip(table.ship(ship).orElseThrow().at(pose));
      if (touching.isEmpty() && table.touchingPairs().isEmpty()) {
        return state.with(moved);
      }
      State parted = SideBySide.moved(state, this);
      Set<Set<String>> pairs = table.touchingWithout(ship::equals);
      touching.forEach(other -> pairs.add(Set.of(ship, other)));
      return parted.with(moved.withTouching(pairs));
    }
  }

  /** A ship performed an action. */
  record Acted(String ship, String action) implements MoveEvent {

    @Override
    public State applyTo(State state) {
      return state.with(state.ship(ship).withAction(action));
    }
  }

  /** A ship did not use a chance. */
  record Skipped(String ship, Chance what, Reason reason) implements MoveEvent {

    /** The move or action that a ship may make. */
    public enum Chance {
      ACTION,
      ATTACK,
      DECLOAK,
      /** To drop a bomb. */
      DROP
    }

    /** Why it did not. */
    public enum Reason {
      /** Its player passed. */
      PASSED,
      /** It could do nothing. */
      NOTHING,
      /** It is stressed. */
      STRESSED,
      /** It overlapped a ship. */
      OVERLAPPED,
      /** It met an asteroid. */
      ASTEROID,
      /** It is cloaked. */
      CLOAKED,
      /** Its base overlaps an asteroid. */
      ON_OBSTACLE,
      /** A card forbids it. */
      FORBIDDEN,
      /** It did not keep up with its wing. */
      SPLIT
    }
  }

  /** A ship gave another a free action (002-017). */
  record Coordinated(String ship, String other) implements MoveEvent {}
}
