package io.github.flightstand.teavm.library.java.util;

import java.util.Iterator;
import java.util.Optional;
import java.util.ServiceLoader;

/** What TeaVM's {@link ServiceLoader} lacks. */
public final class ServiceLoaderCalls {

  private ServiceLoaderCalls() {}

  public static Optional<?> findFirst(ServiceLoader<?> services) {
    Iterator<?> found = services.iterator();
    return found.hasNext() ? Optional.of(found.next()) : Optional.empty();
  }
}
