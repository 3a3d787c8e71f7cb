package io.github.flightstand.movement.setup;

import java.util.Locale;

/** Why a piece may not be set up at a place, in the order in which reasons are told. */
public enum RefusalCode {
  /** It overlaps another piece. */
  OVERLAP,
  /** Part of it is outside the zone it has to be in. */
  OUTSIDE_ZONE,
  /** Part of it is outside the play area. */
  OUTSIDE_AREA,
  /** It is too near to an edge of the play area. */
  TOO_NEAR_EDGE,
  /** It is too near to an obstacle. */
  TOO_NEAR_OBSTACLE;

  /** Returns the code as callers write it: in lower case, with hyphens. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
