package io.github.flightstand.rules.engine.mission;

import java.util.List;

/**
 * Thrown if a mission names something that it does not have, or gives an impossible value.
 *
 * <pre>{@code
 * fault.at()           // "/rules/2/rule/escape/earner"
 * fault.getMessage()   // "'earner' is 'hunterz', expected one of all, couriers, hunters"
 * }</pre>
 */
public final class MissionFaultException extends IllegalArgumentException {

  private final String at;
  private final String found;
  private final transient List<String> names;
  private final String expected;

  private MissionFaultException(String at, String found, List<String> names, String expected) {
    super(
        "'"
            + at.substring(at.lastIndexOf('/') + 1)
            + "' is "
            + (names.isEmpty() ? found : "'" + found + "'")
            + ", expected "
            + expected);
    this.at = at;
    this.found = found;
    this.names = names;
    this.expected = expected;
  }

  /** Returns the fault of a name that does not exist. */
  static MissionFaultException unknown(String at, String found, List<String> names) {
    return names.isEmpty()
        ? new MissionFaultException(at, "'" + found + "'", names, "none: there is nothing to name")
        : new MissionFaultException(
            at, found, List.copyOf(names), "one of " + String.join(", ", names));
  }

  /** Returns the fault of an impossible value. */
  static MissionFaultException value(String at, String found, String expected) {
    return new MissionFaultException(at, found, List.of(), expected);
  }

  /** Returns where in the mission's JSON the fault is, as a pointer (RFC 6901). */
  public String at() {
    return at;
  }

  /** Returns what was found: a name without quotes, or any other value in words. */
  public String found() {
    return found;
  }

  /** Returns the names that were expected; empty if the fault is not about a name. */
  public List<String> names() {
    return names;
  }

  /** Returns what was expected, in words that can follow "expected". */
  public String expected() {
    return expected;
  }
}
