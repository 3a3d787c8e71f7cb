package io.github.flightstand.tools.serve.http;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The sites whose pages may ask, each by its origin: scheme, host, and port if it is not the
 * scheme's own.
 *
 * <pre>{@code
 * Origins.of(List.of("https://example.org", "http://localhost:5173"))
 * }</pre>
 *
 * @param all the origins in small letters; empty if no page may ask
 */
public record Origins(List<String> all) {

  private static final Pattern ORIGIN =
      Pattern.compile(
          "(?!http://.*:80$|https://.*:443$)"
              + "[a-z][a-z0-9+.-]*://(?:\\[[0-9a-f:.]+]|[a-z0-9._-]+)(?::[1-9][0-9]{0,4})?");

  public Origins {
    all = List.copyOf(all);
  }

  /** Returns no origins: no page of another site may ask. */
  public static Origins none() {
    return new Origins(List.of());
  }

  /**
   * Returns origins that a person named.
   *
   * @throws IllegalArgumentException if one is not as browsers write it
   */
  public static Origins of(List<String> named) {
    List<String> small = named.stream().map(one -> one.toLowerCase(Locale.ROOT)).toList();
    for (int i = 0; i < small.size(); i++) {
      if (!ORIGIN.matcher(small.get(i)).matches()) {
        throw new IllegalArgumentException(
            "'%s', expected an origin as browsers write it, such as https://example.org"
                .formatted(named.get(i)));
      }
    }
    return new Origins(small);
  }

  /** Returns the origin that a request's header {@code Origin} names, if its pages may ask. */
  Optional<String> named(Optional<String> header) {
    return header.filter(all::contains);
  }
}
