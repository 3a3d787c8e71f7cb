package io.github.flightstand.protocol.squad;

import java.util.List;

/** The refusal of a game because a squad in it is not legal. */
public final class IllegalSquadException extends RuntimeException {

  private final String at;
  private final transient List<Reason> reasons;

  /** Creates the refusal of the squad at a JSON Pointer, with at least one reason. */
  public IllegalSquadException(String at, List<Reason> reasons) {
    this.at = at;
    this.reasons = List.copyOf(reasons);
  }

  /** Returns one sentence with the first reason. */
  @Override
  public String getMessage() {
    return "the squad is not legal"
        + (reasons.size() == 1 ? ": " : " for " + reasons.size() + " reasons, the first: ")
        + reasons.get(0).message();
  }

  /** Returns the squad's place, a JSON Pointer. */
  public String at() {
    return at;
  }

  /** Returns the reasons why the squad is not legal. */
  public List<Reason> reasons() {
    return reasons;
  }

  /** Returns the same refusal in a text that itself stands at {@code place}, a JSON Pointer. */
  public IllegalSquadException under(String place) {
    return new IllegalSquadException(
        place + at, reasons.stream().map(reason -> reason.under(place)).toList());
  }
}
