package io.github.flightstand.rules.engine.decision;

import java.util.List;
import java.util.Optional;

/**
 * One way to answer a decision.
 *
 * @param key its name, which says what it is: {@code "barrelRoll:left"}
 * @param weight how probable it is, where nature decides
 */
public record Option(String key, Domain domain, Optional<Weight> weight) {

  /** Returns an option in which nothing is free. */
  public static Option of(String key) {
    return of(key, Domain.NONE);
  }

  /** Returns an option. */
  public static Option of(String key, Domain domain) {
    return new Option(key, domain, Optional.empty());
  }

  /** Returns an option in which one of some names is free. */
  public static Option of(String key, List<String> names) {
    return of(key, new Domain.OneOf(names));
  }

  /** Returns an outcome of nature's. */
  public static Option of(String key, Weight weight) {
    return new Option(key, Domain.NONE, Optional.of(weight));
  }

  /**
   * How probable an outcome is: {@code of} of {@code cases} equally probable cases, a fraction that
   * is not always in lowest terms.
   */
  public record Weight(long of, long cases) {

    /** Checks the fraction; throws IllegalArgumentException if it is not in (0, 1]. */
    public Weight {
      if (of < 1 || cases < of) {
        throw new IllegalArgumentException(
            "a weight is more than 0 and at most 1, found " + of + "/" + cases);
      }
    }
  }
}
