package io.github.flightstand.rules.engine.decision;

import java.util.List;
import java.util.Optional;

/**
 * One way to answer a decision.
 *
 * @param key the option's name, which says what it does: {@code "barrelRoll:left"}
 * @param weight the option's probability, if chance decides
 */
public record Option(String key, Domain domain, Optional<Weight> weight) {

  /** Returns an option that leaves nothing to choose. */
  public static Option of(String key) {
    return of(key, Domain.NONE);
  }

  /** Returns an option with a domain. */
  public static Option of(String key, Domain domain) {
    return new Option(key, domain, Optional.empty());
  }

  /** Returns an option that offers one of some names. */
  public static Option of(String key, List<String> names) {
    return of(key, new Domain.OneOf(names));
  }

  /** Returns an outcome that chance may choose. */
  public static Option of(String key, Weight weight) {
    return new Option(key, Domain.NONE, Optional.of(weight));
  }

  /**
   * The probability of an outcome: {@code of} out of {@code cases} equally probable cases, not
   * always in lowest terms.
   */
  public record Weight(long of, long cases) {

    /** Throws IllegalArgumentException if the fraction is not in (0, 1]. */
    public Weight {
      if (of < 1 || cases < of) {
        throw new IllegalArgumentException(
            "a weight is more than 0 and at most 1, found " + of + "/" + cases);
      }
    }
  }
}
