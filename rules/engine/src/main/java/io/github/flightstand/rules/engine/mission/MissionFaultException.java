package io.github.flightstand.rules.engine.mission;

import java.util.List;

/**
 * A mission names what it has not, or says what cannot be.
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

  /** A name that is none of those that there are. */
  static MissionFaultException unknown(String at, String found, List<String> names) {
    return names.isEmpty()
        ? new MissionFaultException(at, "'" + found + "'", names, "none: there is nothing to name")
        : new MissionFaultException(
            at, found, List.copyOf(names), "one of " + String.join(", ", names));
  }

  /** A value that cannot be. */
  static MissionFaultException value(String at, String found, String expected) {
    return new MissionFaultException(at, found, List.of(), expected);
  }

  /** Returns where in the mission's JSON it is, as a pointer (RFC 6901). */
  public String at() {
    return at;
  }

  /** Returns what was found: a name without quotes, or any other value in words. */
  public String found() {
    return found;
  }

  /** Returns the names one of which was expected; none if the fault is not a name's. */
  public List<String> names() {
    return names;
  }

  /** Returns what was expected, in words that can follow that one. */
  public String expected() {
    return expected;
  }
}
