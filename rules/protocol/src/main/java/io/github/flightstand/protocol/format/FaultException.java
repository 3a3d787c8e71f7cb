package io.github.flightstand.protocol.format;

import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What is wrong with a caller's line: the first fault that is met ends its reading.
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
  private final boolean named;
  private final String words;
  private final transient Optional<String> clause;

  private FaultException(FaultCode code, Optional<Pointer> at, boolean named, String words) {
    this(code, at, named, words, Optional.empty());
  }

  private FaultException(
      FaultCode code, Optional<Pointer> at, boolean named, String words, Optional<String> clause) {
    super(words, null, false, false);
    this.code = code;
    this.at = at;
    this.named = named;
    // Some types say in their own words what they refuse, names with line ends and all.
    this.words = words.replaceAll("\\p{Cc}", "?");
    this.clause = clause;
  }

  /** A command that is refused, with the clause that forbids it, if one does. */
  public static FaultException refused(Pointer at, Optional<String> clause, String sentence) {
    return new FaultException(FaultCode.REFUSED, Optional.of(at), false, sentence, clause);
  }

  /** A line that is not one JSON object. */
  public static FaultException notJson(String sentence) {
    return new FaultException(FaultCode.NOT_JSON, Optional.empty(), false, sentence);
  }

  /** A fault of any kind, in a sentence of its own. */
  public static FaultException of(FaultCode code, Pointer at, String sentence) {
    return new FaultException(code, Optional.of(at), false, sentence);
  }

  /** A value that cannot be, in a sentence of its own. */
  public static FaultException badValue(Pointer at, String sentence) {
    return of(FaultCode.BAD_VALUE, at, sentence);
  }

  /** A value that cannot be, in a sentence of its own. */
  public static FaultException badValue(String at, String sentence) {
    return badValue(Pointer.of(at), sentence);
  }

  /** A member that is needed: "'x' is missing, expected in the line". */
  public static FaultException missing(Pointer at, String expected) {
    return of(FaultCode.MISSING_FIELD, at, "'" + at.last() + "' is missing, expected " + expected);
  }

  /** A value that its own type refused, in the sentence in which it did. */
  public static FaultException refusedValue(Pointer at, IllegalArgumentException refusal) {
    return of(
        FaultCode.BAD_VALUE,
        at,
        Objects.requireNonNullElse(refusal.getMessage(), "the value is not possible"));
  }

  /** A value that is not what it has to be: "'x' is '4', expected a number". */
  public static FaultException unexpected(Pointer at, String found, String expected) {
    return about(FaultCode.BAD_VALUE, at, " is " + found + ", expected " + expected);
  }

  /** More of something in a list than is taken in. */
  public static FaultException tooMany(Pointer list, int most, String what) {
    return about(
        FaultCode.TOO_LARGE,
        list,
        " has more than " + most + " " + what + ", expected at most " + most);
  }

  /** A fault in a sentence that begins with the name of the field, such as {@code 'x'}. */
  public static FaultException about(FaultCode code, Pointer at, String predicate) {
    return new FaultException(code, Optional.of(at), true, predicate);
  }

  /** Returns what is made of the value at a place; a fault in that value is told with its place. */
  public static <T> T within(Pointer place, Supplier<T> made) {
    try {
      return made.get();
    } catch (FaultException fault) {
      throw fault.under(place);
    }
  }

  /**
   * What is made of the value at a place, a fault told {@linkplain #within with its place}; what
   * its own type refuses is a fault too.
   */
  public static <T> T taken(Pointer place, Supplier<T> made) {
    try {
      return within(place, made);
    } catch (IllegalArgumentException refusal) {
      throw refusedValue(place, refusal);
    }
  }

  /** Returns the same fault in a value that itself stands at {@code place}. */
  public FaultException under(Pointer place) {
    return new FaultException(code, at.map(place::append), named, words, clause);
  }

  public FaultCode code() {
    return code;
  }

  /** Returns where it is, or for a missing field where it should be; absent if no JSON. */
  public Optional<Pointer> at() {
    return at;
  }

  /** Returns the clause of the rulebooks that forbids a command, if one does. */
  public Optional<String> clause() {
    return clause;
  }

  /** Returns one sentence that names the field, what was found and what was expected. */
  @Override
  public String getMessage() {
    return named ? at.map(Excerpt::place).orElse("the line") + words : words;
  }
}
