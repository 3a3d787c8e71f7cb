package io.github.flightstand.movement.formation;

/**
 * A place in a wing's formation, in the order in which its ships are activated (003, headings on
 * formations and on the activation of a wing).
 *
 * <p>There are two rows of three: the leader between its flanks, and behind each of them a support.
 *
 * <pre>{@code
 * WingPlace.LEFT_SUPPORT.row()       // 1: behind the leader's row
 * WingPlace.LEFT_SUPPORT.column()    // 1: to the left
 * }</pre>
 */
public enum WingPlace {
  /** The wing's leader. */
  LEADER(0, 0),
  /** To the left of the leader. */
  LEFT_FLANK(0, 1),
  /** To the right of the leader. */
  RIGHT_FLANK(0, -1),
  /** Behind the leader. */
  REAR_SUPPORT(1, 0),
  /** Behind the left flank. */
  LEFT_SUPPORT(1, 1),
  /** Behind the right flank. */
  RIGHT_SUPPORT(1, -1);

  private final int row;
  private final int column;

  WingPlace(int row, int column) {
    this.row = row;
    this.column = column;
  }

  /** Returns how many rows behind the leader's the place is. */
  public int row() {
    return row;
  }

  /** Returns 1 for a place to the leader's left, 0 for one in its line, −1 for one to its right. */
  public int column() {
    return column;
  }
}
