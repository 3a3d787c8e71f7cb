package io.github.flightstand.movement.table;

/** A requested ship is not on the table. */
public final class UnknownShipException extends IllegalArgumentException {

  private final String id;

  /** Creates the exception for an id. */
  public UnknownShipException(String id) {
    super("no ship '" + id + "' on the table");
    this.id = id;
  }

  /** Returns the id that no ship has. */
  public String id() {
    return id;
  }
}
