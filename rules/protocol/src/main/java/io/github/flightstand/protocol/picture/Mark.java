package io.github.flightstand.protocol.picture;

/** The meaning of a shape in a picture, which determines its look. */
public enum Mark {
  /** The play area, or other ground under pieces. */
  AREA,
  /** A set of legal places. */
  FREE,
  /** A place in which a piece must be, such as a zone for set-up. */
  ZONE,
  /** The used part of a template. */
  TEMPLATE,
  /** The part of a template that was not used. */
  UNUSED,
  /** A ship's pose without others in its way, or a possible pose. */
  GHOST,
  END,
  /** A ship's pose in a record. */
  CLAIMED,
  /** The end of a move that is not allowed. */
  REFUSED,
  /** A piece that is in the way, obstructs or is overlapped. */
  BLOCKING,
  /** A piece that was found or is touched. */
  FOUND
}
