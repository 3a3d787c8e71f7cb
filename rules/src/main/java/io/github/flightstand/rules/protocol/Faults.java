package io.github.flightstand.rules.protocol;

import io.github.flightstand.rules.protocol.json.Pointer;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The faults found in one line, of which the first counts.
 *
 * <p>First is the one whose code comes first among the {@linkplain FaultCode codes}; among equal
 * codes, the one that comes first in the document; among equal places, the one found first. So the
 * answer does not depend on the order in which the fields are looked at.
 */
public final class Faults {

  private Optional<Fault> first = Optional.empty();
  private int firstPosition;

  /** Starts with none. */
  public Faults() {}

  /**
   * Notes a fault.
   *
   * @param code its kind
   * @param position its place in the order of the document; for a missing field, that of the object
   *     that lacks it
   * @param at the pointer to it
   * @param message the sentence for the caller, put together only if this fault is the first so far
   */
  public void add(FaultCode code, int position, Pointer at, Supplier<String> message) {
    if (first.isPresent()) {
      int order = code.compareTo(first.get().code());
      if (order > 0 || (order == 0 && position >= firstPosition)) {
        return;
      }
    }
    first = Optional.of(new Fault(code, message.get(), Optional.of(at)));
    firstPosition = position;
  }

  /** Returns the fault that counts; nothing if the line is sound. */
  public Optional<Fault> first() {
    return first;
  }
}
