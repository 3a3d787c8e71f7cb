package io.github.flightstand.movement.formation;

/**
 * A place in a wing's formation, in the order in which the wing's ships are activated (003,
 * headings on formations and on the activation of a wing).
 *
 * <p>There are two rows of three: the leader between its flanks, and a support behind each of them.
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

  /** Returns the number of rows behind the leader's. */
  public int row() {
    return row;
  }

  /** Returns 1 to the leader's left, 0 for the leader and behind it, −1 to the leader's right. */
  public int column() {
    return column;
  }
}
