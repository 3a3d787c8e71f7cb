package io.github.flightstand.protocol.format;

/** Which numbers a field takes; a component says so with {@link In}. */
public enum NumberRange {
  /** A coordinate or an offset, in millimetres: up to a kilometre either way. */
  COORDINATE(-1e6, 1e6, "a number of millimetres from -1000000 to 1000000"),
  /** The side of a play area, in millimetres: positive, up to a kilometre. */
  SIDE(Double.MIN_VALUE, 1e6, "a positive number of millimetres up to 1000000"),
  /**
   * A heading in degrees; a number beyond a million is a mistake, and a double that large no longer
   * tells directions finely apart.
   */
  HEADING(-1e6, 1e6, "a number of degrees from -1000000 to 1000000"),
  /** The scale of a frame. */
  SCALE(1e-6, 1e6, "a positive number of units a millimetre, 0.000001 to 1000000"),
  /** A figure of a rule set, in millimetres. */
  FIGURE(0, 1000, "a number of millimetres from 0 to 1000"),
  /** How far apart pieces are set up, in millimetres. */
  SPACING(0, 1e6, "a number of millimetres from 0 to 1000000"),
  /** How far a place may be off, in millimetres. */
  POSITION_ERROR(0, 1000, "a number of millimetres from 0 to 1000"),
  /** How far a heading may be off, in degrees. */
  HEADING_ERROR(0, 180, "a number of degrees from 0 to 180"),
  /** An entry of a covariance. */
  COVARIANCE(-1e6, 1e6, "a number from -1000000 to 1000000"),
  /** An entry of a frame's matrix. */
  ENTRY(-1e9, 1e9, "a number from -1000000000 to 1000000000"),
  /** How far something may be off that is read off in a caller's units. */
  READING_ERROR(0, 1e6, "a number from 0 to 1000000"),
  /** The straight with which a ship rolls. */
  ROLL_TEMPLATE(1, 2, "1 or 2"),
  BAND(0, 5, "a whole number from 0 to 5"),
  /** A band that the range ruler prints. */
  PRINTED_BAND(1, 5, "a whole number from 1 to 5"),
  /** How many obstacles a side brings to a game. */
  OBSTACLES(0, 100, "a whole number from 0 to 100"),
  THREAT(0, 100, "a whole number from 0 to 100"),
  PROBABILITY(0, 1, "a number from 0 to 1"),
  /** A whole number that nothing else is said of. */
  WHOLE(-1e9, 1e9, "a whole number from -1000000000 to 1000000000"),
  /** A number of millimetres that nothing else is said of. */
  MILLIMETRES(-1e6, 1e6, "a number of millimetres from -1000000 to 1000000"),
  /** A seed, or how often something was drawn: what doubles tell apart. */
  SEED(-9007199254740991.0, 9007199254740991.0, "a whole number up to 9007199254740991");

  private final double lowest;
  private final double highest;
  private final String words;

  NumberRange(double lowest, double highest, String words) {
    this.lowest = lowest;
    this.highest = highest;
    this.words = words;
  }

  /** Returns the lowest number taken; {@link Double#MIN_VALUE} stands for any positive one. */
  public double lowest() {
    return lowest;
  }

  public double highest() {
    return highest;
  }

  /** Returns the range in words that can follow "expected". */
  public String words() {
    return words;
  }

  /** Tells whether the range takes a number; it takes neither infinities nor not-a-number. */
  public boolean contains(double number) {
    return lowest <= number && number <= highest;
  }
}
