package io.github.flightstand.protocol.codec;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.Arrays;

/**
 * Reads a list of pairs of numbers, {@code [[300, 310], [320, 290]]}, straight into an array: lines
 * have more of these than of anything else.
 */
public final class NumberPairs {

  private NumberPairs() {}

  /**
   * Reads the list at whose beginning a parser stands.
   *
   * @param range which numbers are taken
   * @param most how many pairs are taken
   * @param what what a pair is called, in the plural
   * @return the numbers in their order, two a pair
   * @throws FaultException if it is anything else, or too long
   */
  public static double[] read(JsonParser parser, NumberRange range, int most, String what)
      throws IOException {
    if (!parser.isExpectedStartArrayToken()) {
      throw RecordDeserializer.unexpected(parser, "a list");
    }
    double[] numbers = new double[32];
    int count = 0;
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      if (count == 2 * most) {
        throw FaultException.tooMany(RecordDeserializer.listAt(parser), most, what);
      }
      if (count == numbers.length) {
        numbers = Arrays.copyOf(numbers, 2 * count);
      }
      readPair(parser, range, numbers, count);
      count += 2;
    }
    return Arrays.copyOf(numbers, count);
  }

  private static void readPair(JsonParser parser, NumberRange range, double[] into, int at)
      throws IOException {
    if (!parser.isExpectedStartArrayToken()) {
      throw RecordDeserializer.unexpected(parser, RecordDeserializer.listWords("x", "y"));
    }
    for (int i = 0; i < 2; i++) {
      if (parser.nextToken() == JsonToken.END_ARRAY) {
        throw RecordDeserializer.shortList(parser, i, "x", "y");
      }
      into[at + i] = range.read(parser);
    }
    if (parser.nextToken() != JsonToken.END_ARRAY) {
      throw RecordDeserializer.longList(parser, 2, "x", "y");
    }
  }
}
