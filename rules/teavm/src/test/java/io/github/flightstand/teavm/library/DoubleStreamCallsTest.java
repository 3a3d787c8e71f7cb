package io.github.flightstand.teavm.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.teavm.library.java.util.stream.DoubleStreamCalls;
import java.util.Random;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Sums and means of streams of doubles have Java's bits. */
class DoubleStreamCallsTest {

  @Test
  void sumsHaveJavasBits() {
    sums(20_000);
  }

  @Test
  @Tag("heavy")
  void millionsOfSumsHaveJavasBits() {
    sums(3_000_000);
  }

  @Test
  void infinitiesAndNothingAddUpAsInJava() {
    assertEquals(0, DoubleStreamCalls.sum(DoubleStream.empty()));
    assertEquals(DoubleStream.empty().average(), DoubleStreamCalls.average(DoubleStream.empty()));
    double infinite = Double.POSITIVE_INFINITY;
    assertEquals(infinite, DoubleStreamCalls.sum(DoubleStream.of(1, infinite, infinite)));
    assertEquals(Double.NaN, DoubleStreamCalls.sum(DoubleStream.of(infinite, -infinite)));
  }

  private static void sums(int count) {
    Random random = new Random(35);
    for (int i = 0; i < count; i++) {
      double[] numbers = random.doubles(random.nextInt(30)).map(x -> (x - 0.3) * 1e3).toArray();
      assertEquals(DoubleStream.of(numbers).sum(), DoubleStreamCalls.sum(DoubleStream.of(numbers)));
      assertEquals(
          DoubleStream.of(numbers).average(), DoubleStreamCalls.average(DoubleStream.of(numbers)));
    }
  }
}
