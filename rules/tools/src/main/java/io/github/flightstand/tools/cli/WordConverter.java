package io.github.flightstand.tools.cli;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A converter of an option's value that is one word of a short list, and the list. */
abstract class WordConverter<T> implements ITypeConverter<T>, Iterable<String> {

  private final String what;
  private final List<T> all;
  private final Function<T, String> word;

  WordConverter(String what, T[] all, Function<T, String> word) {
    this.what = what;
    this.all = Arrays.asList(all);
    this.word = word;
  }

  @Override
  public Iterator<String> iterator() {
    return all.stream().map(word).iterator();
  }

  @Override
  public T convert(String written) {
    String words = String.join(", ", this);
    return all.stream()
        .filter(one -> word.apply(one).equals(written))
        .findFirst()
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "'" + written + "' is not a " + what + ", expected one of " + words));
  }
}
