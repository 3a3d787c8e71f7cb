package io.github.flightstand.rules.referee;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.Barriers;
import io.github.flightstand.movement.reposition.Repositions;
import io.github.flightstand.movement.table.Table;
import java.util.List;
import java.util.Optional;

/** The way that an action took, as a claim has it: to a side, or ahead. */
interface ClaimedWay {

  /** Returns the ends of the way that are nearest to a claimed pose. */
  Ends nearestTo(Pose claimed, Table table, Repositions repositions);

  /**
   * Returns in words which obstacles keep the template from leading to an end, if they do: "the
   * template crosses rock-2".
   *
   * @param end what {@link #nearestTo} returned as possible
   */
  Optional<String> templateCrosses(Pose end, Table table, Repositions repositions);

  /** Returns which obstacles count. */
  Barriers barriers();

  /**
   * The ends of a way nearest to a claimed pose.
   *
   * @param possible the nearest to which the template leads, legal or not
   * @param legal the nearest legal one; empty if there is none
   * @param blockedBy the ships and obstacles that take ends away, in id order
   */
  record Ends(Pose possible, Optional<Pose> legal, List<String> blockedBy) {

    /** Copies the list. */
    public Ends {
      blockedBy = List.copyOf(blockedBy);
    }
  }
}
