package io.github.flightstand.protocol.format;

import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The first fault in a caller's line, which ends its reading.
 *
 * <pre>{@code
 * FaultException fault = FaultException.unexpected(Pointer.of("/x"), "'4'", "a number");
 * fault.getMessage()                                       // "'x' is '4', expected a number"
 * fault.under(Pointer.of("/pose")).at()           // "/pose/x"
 * }</pre>
 */
public final class FaultException extends RuntimeException {

  private final FaultCode code;
  private final transient Optional<Pointer> at;
  private final Naming naming;
  private final String words;
  private final transient Optional<String> clause;

  /** What a sentence says of the fault's place beside its own words. */
  private enum Naming {
    NOTHING,
    FIELD_FIRST,
    HOLDER_LAST
  }

  private FaultException(FaultCode code, Optional<Pointer> at, Naming naming, String words) {
    this(code, at, naming, words, Optional.empty());
  }

  private FaultException(
      FaultCode code, Optional<Pointer> at, Naming naming, String words, Optional<String> clause) {
    super(words, null, false, false);
    this.code = code;
    this.at = at;
    this.naming = naming;
    // Some types refuse a value in their own words, which may quote names with line breaks.
    this.words = printable(words);
    this.clause = clause;
  }

  private static String printable(String words) {
    StringBuilder out = new StringBuilder(words);
    for (int i = 0; i < out.length(); i++) {
      if (Character.isISOControl(out.charAt(i))) {
        out.setCharAt(i, '?');
      }
    }
    return out.toString();
  }

  /** Returns the fault of a refused command, with the clause that forbids it, if any. */
  public static FaultException refused(Pointer at, Optional<String> clause, String sentence) {
    return new FaultException(FaultCode.REFUSED, Optional.of(at), Naming.NOTHING, sentence, clause);
  }

  /** Returns the fault of a line that is not one JSON object. */
  public static FaultException notJson(String sentence) {
    return new FaultException(FaultCode.NOT_JSON, Optional.empty(), Naming.NOTHING, sentence);
  }

  /** Returns a fault described by a free sentence. */
  public static FaultException of(FaultCode code, Pointer at, String sentence) {
    return new FaultException(code, Optional.of(at), Naming.NOTHING, sentence);
  }

  /** Returns the fault of an impossible value, described by a free sentence. */
  public static FaultException badValue(Pointer at, String sentence) {
    return of(FaultCode.BAD_VALUE, at, sentence);
  }

  /** Returns the fault of an impossible value, described by a free sentence. */
  public static FaultException badValue(String at, String sentence) {
    return badValue(Pointer.of(at), sentence);
  }

  /** Returns the fault of a missing field: "'x' is missing, expected in the line". */
  public static FaultException missing(Pointer at, String expected) {
    return of(FaultCode.MISSING_FIELD, at, "'" + at.last() + "' is missing, expected " + expected);
  }

  /** Returns the fault of a missing field: "'x' is missing, expected in 'pose'". */
  public static FaultException missing(Pointer at) {
    return new FaultException(
        FaultCode.MISSING_FIELD,
        Optional.of(at),
        Naming.HOLDER_LAST,
        "'" + at.last() + "' is missing, expected in ");
  }

  /** Returns the fault of a value that its own type refused, in the words of that refusal. */
  public static FaultException refusedValue(Pointer at, IllegalArgumentException refusal) {
    return of(
        FaultCode.BAD_VALUE,
        at,
        Objects.requireNonNullElse(refusal.getMessage(), "the value is not possible"));
  }

  /** Returns the fault of a wrong value: "'x' is '4', expected a number". */
  public static FaultException unexpected(Pointer at, String found, String expected) {
    return about(FaultCode.BAD_VALUE, at, " is " + found + ", expected " + expected);
  }

  /** Returns the fault of a list with too many entries. */
  public static FaultException tooMany(Pointer list, int most, String what) {
    return about(
        FaultCode.TOO_LARGE,
        list,
        " has more than " + most + " " + what + ", expected at most " + most);
  }

  /** Returns a fault whose sentence begins with the name of the field, such as {@code 'x'}. */
  public static FaultException about(FaultCode code, Pointer at, String predicate) {
    return new FaultException(code, Optional.of(at), Naming.FIELD_FIRST, predicate);
  }

  /** Returns the result of {@code made} for the value at a place; its faults get that place. */
  public static <T> T within(Pointer place, Supplier<T> made) {
    try {
      return made.get();
    } catch (FaultException fault) {
      throw fault.under(place);
    }
  }

  /** Applies {@link #within}, and turns the refusal of a value's own type into a fault. */
  public static <T> T taken(Pointer place, Supplier<T> made) {
    try {
      return within(place, made);
    } catch (IllegalArgumentException refusal) {
      throw refusedValue(place, refusal);
    }
  }

  /** Returns the same fault in a value that itself stands at {@code place}. */
  public FaultException under(Pointer place) {
    return new FaultException(code, at.map(place::append), naming, words, clause);
  }

  public FaultCode code() {
    return code;
  }

  /** Returns the fault's place, or a missing field's; empty if the line is not JSON. */
  public Optional<Pointer> at() {
    return at;
  }

  /** Returns the clause of the rulebooks that forbids a command, if any. */
  public Optional<String> clause() {
    return clause;
  }

  /** Returns one sentence that names the field, what was found and what was expected. */
  @Override
  public String getMessage() {
    return switch (naming) {
      case NOTHING -> words;
      case FIELD_FIRST -> at.map(Excerpt::place).orElse("the line") + words;
      case HOLDER_LAST -> words + at.map(Pointer::holder).map(Excerpt::place).orElse("the line");
    };
  }
}
