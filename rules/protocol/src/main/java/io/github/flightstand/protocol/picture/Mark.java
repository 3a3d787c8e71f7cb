package io.github.flightstand.protocol.picture;

/** What a shape in a picture stands for: how it looks follows from it. */
public enum Mark {
  /** The play area, or any other ground, that pieces are on. */
  AREA,
  /** Where something may be: a set of legal places. */
  FREE,
  /** Where something has to be, such as a zone to set up in. */
  ZONE,
  /** A template, as far as it was used. */
  TEMPLATE,
  /** The part of a template that was not used. */
  UNUSED,
  /** Where a ship would stand, were nothing in its way, or could stand. */
  GHOST,
  END,
  /** Where a record has a ship. */
  CLAIMED,
  /** Where a ship would end that may not. */
  REFUSED,
  /** What is in the way, obstructs or is overlapped. */
  BLOCKING,
  /** What was found, or is touched. */
  FOUND;

  /** Returns the class of the elements that are marked so. */
}
