package io.github.flightstand.rules.engine.decision;

/** A source of random numbers. */
public interface RandomSource {

  /** Returns the next number: each of 0 to n − 1, n at least 1, with the same probability. */
  int below(int n);

  /** Returns the next number from 0 to 1, excluding 1. */
  double unit();
}
