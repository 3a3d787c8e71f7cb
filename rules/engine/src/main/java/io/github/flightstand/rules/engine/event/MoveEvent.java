package io.github.flightstand.rules.engine.event;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.engine.state.State;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** How ships move and act (000, headings on the activation phase and on actions). */
public sealed interface MoveEvent extends Event {

  /** A ship becomes the active ship. */
  record Activated(String ship) implements MoveEvent {}

  /**
   * A ship moved.
   *
   * @param move a maneuver's code, or the move's word
   * @param obstacles the obstacles that it met, in the order in which they are handled
   */
  record Moved(
      String ship,
      String move,
      Pose pose,
      List<String> overlapped,
      List<String> touching,
      List<String> obstacles)
      implements MoveEvent {

    /** The word of the move by which a wingmate is set down in its place. */
    public static final String FORMATION = "formation";

    /** Copies the lists. */
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
      Set<Set<String>> pairs = new HashSet<>(table.touchingPairs());
      pairs.removeIf(pair -> pair.contains(ship));
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

  /** A ship passed its action or its attack, or could do none. */
  record Skipped(String ship, Chance what, Reason reason) implements MoveEvent {

    /** What a ship may do once. */
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
      /** Nothing could be done. */
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
      /** It could not keep with its wing. */
      SPLIT
    }
  }

  /** A ship gave another a free action (002-017). */
  record Coordinated(String ship, String other) implements MoveEvent {}
}
