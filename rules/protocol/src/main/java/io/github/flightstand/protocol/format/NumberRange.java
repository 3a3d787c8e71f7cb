package io.github.flightstand.protocol.format;

/** The range of a field's numbers; a component names it with {@link In}. */
public enum NumberRange {
  /** A coordinate or an offset, in millimeters: up to a kilometer either way. */
  COORDINATE(-1e6, 1e6, "a number of millimeters from -1000000 to 1000000"),
  /** The side of a play area, in millimeters: positive, up to a kilometer. */
  SIDE(Double.MIN_VALUE, 1e6, "a positive number of millimeters up to 1000000"),
  /** A heading in degrees; beyond a million, doubles no longer distinguish directions finely. */
  HEADING(-1e6, 1e6, "a number of degrees from -1000000 to 1000000"),
  /** The scale of a frame. */
  SCALE(1e-6, 1e6, "a positive number of units per millimeter, 0.000001 to 1000000"),
  /** A figure of a rule set, in millimeters. */
  FIGURE(0, 1000, "a number of millimeters from 0 to 1000"),
  /** The distance that pieces keep at set-up, in millimeters. */
  SPACING(0, 1e6, "a number of millimeters from 0 to 1000000"),
  /** How far a polygon around a circle reaches outside it, in millimeters. */
  ROUNDNESS(0.001, 10, "a number of millimeters from 0.001 to 10"),
  /** The angle each side of an arc's middle; an arc opens by 180 degrees at most. */
  HALF_ANGLE(0.001, 90, "a number of degrees from 0.001 to 90"),
  /** The error of a place, in millimeters. */
  POSITION_ERROR(0, 1000, "a number of millimeters from 0 to 1000"),
  /** The error of a heading, in degrees. */
  HEADING_ERROR(0, 180, "a number of degrees from 0 to 180"),
  /** An entry of a covariance. */
  COVARIANCE(-1e6, 1e6, "a number from -1000000 to 1000000"),
  /** An entry of a frame's matrix. */
  ENTRY(-1e9, 1e9, "a number from -1000000000 to 1000000000"),
  /** The step of a grid, in units of a frame. */
  STEP(1e-6, 1e6, "a positive number of the frame's units, 0.000001 to 1000000"),
  /** The number of headings in a full circle. */
  HEADINGS(1, 36000, "a whole number from 1 to 36000"),
  /** The error of a reading in a caller's units. */
  READING_ERROR(0, 1e6, "a number from 0 to 1000000"),
  BAND(0, 5, "a whole number from 0 to 5"),
  /** A band that the range ruler prints. */
  PRINTED_BAND(1, 5, "a whole number from 1 to 5"),
  /** The number of obstacles that a side brings to a game. */
  OBSTACLES(0, 100, "a whole number from 0 to 100"),
  /** A number of dice of one side of an attack. */
  DICE(0, 15, "a whole number from 0 to 15"),
  HULL(1, 1000, "a whole number from 1 to 1000"),
  /** A number of steps of the engine. */
  STEPS(1, 1e6, "a whole number from 1 to 1000000"),
  THREAT(0, 100, "a whole number from 0 to 100"),
  PROBABILITY(0, 1, "a number from 0 to 1"),
  /** A number of games or rounds to play, or of lines. */
  PLAYED(1, 1e9, "a whole number from 1 to 1000000000"),
  /** A whole number without a narrower range. */
  WHOLE(-1e9, 1e9, "a whole number from -1000000000 to 1000000000"),
  /** A number of millimeters without a narrower range. */
  MILLIMETRES(-1e6, 1e6, "a number of millimeters from -1000000 to 1000000"),
  /** A seed, or a count of draws: the numbers that doubles distinguish. */
  SEED(-9007199254740991.0, 9007199254740991.0, "a whole number up to 9007199254740991");

  private final double lowest;
  private final double highest;
  private final String words;

  NumberRange(double lowest, double highest, String words) {
    this.lowest = lowest;
    this.highest = highest;
    this.words = words;
  }

  /** Returns the lowest number; {@link Double#MIN_VALUE} stands for any positive number. */
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

  /** Tests whether the range contains a number; it contains neither infinities nor not-a-number. */
  public boolean contains(double number) {
    return lowest <= number && number <= highest;
  }
}
