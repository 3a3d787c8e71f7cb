package io.github.flightstand.rules.odds;

import java.math.BigInteger;

/**
 * An exact number: {@code of} divided by {@code odd} times a power of 2. Dice have eight faces, so
 * without damage cards {@code odd} is 1, and sums need no division.
 *
 * @param of the dividend, at least 0
 * @param twos the exponent of the power of 2
 * @param odd the odd part of the divisor, at least 1
 */
public record Ratio(BigInteger of, int twos, BigInteger odd) implements Comparable<Ratio> {

  public static final Ratio ZERO = of(0);

  public static final Ratio ONE = of(1);

  /**
   * The bits of a quotient from which a double is rounded: these or one more, so a long holds it.
   */
  private static final int BITS = 62;

  /** The largest power of 2 by which a double is divided at once. */
  private static final int FAR = 1000;

  /** Returns a whole number. */
  public static Ratio of(long number) {
    return new Ratio(BigInteger.valueOf(number), 0, BigInteger.ONE);
  }

  /** Returns the sum of both. */
  public Ratio plus(Ratio other) {
    if (other.of.signum() == 0) {
      return this;
    }
    if (of.signum() == 0) {
      return other;
    }
    boolean alike = odd.equals(other.odd);
    int most = Math.max(twos, other.twos);
    BigInteger one = of.shiftLeft(most - twos);
    BigInteger two = other.of.shiftLeft(most - other.twos);
    return alike
        ? new Ratio(one.add(two), most, odd)
        : new Ratio(one.multiply(other.odd).add(two.multiply(odd)), most, odd.multiply(other.odd))
            .lowest();
  }

  /** Returns the product with a fraction; {@code cases} is at least 1. */
  public Ratio times(long share, long cases) {
    int power = Long.numberOfTrailingZeros(cases);
    long rest = cases >> power;
    return new Ratio(
        share == 1 ? of : of.multiply(BigInteger.valueOf(share)),
        twos + power,
        rest == 1 ? odd : odd.multiply(BigInteger.valueOf(rest)));
  }

  /** Returns the product of both. */
  public Ratio times(Ratio other) {
    return new Ratio(of.multiply(other.of), twos + other.twos, odd.multiply(other.odd));
  }

  /** Returns the same number in lowest terms. */
  public Ratio lowest() {
    if (of.signum() == 0) {
      return ZERO;
    }
    int power = Math.min(twos, of.getLowestSetBit());
    BigInteger less = of.shiftRight(power);
    BigInteger common = odd.equals(BigInteger.ONE) ? BigInteger.ONE : less.gcd(odd);
    return new Ratio(less.divide(common), twos - power, odd.divide(common));
  }

  /** Returns the divisor. */
  public BigInteger cases() {
    return odd.shiftLeft(twos);
  }

  /** Returns the nearest double. */
  public double value() {
    if (of.signum() == 0) {
      return 0;
    }
    BigInteger cases = cases();
    int shift = Math.max(0, BITS + cases.bitLength() - of.bitLength());
    BigInteger[] divided = of.shiftLeft(shift).divideAndRemainder(cases);
    // A last bit that is set stands for all that follows it.
    double value = divided[0].longValue() | divided[1].signum();
    for (; shift > FAR; shift -= FAR) {
      value /= 0x1p1000;
    }
    return value / Double.longBitsToDouble((1023L + shift) << 52);
  }

  @Override
  public int compareTo(Ratio other) {
    int most = Math.max(twos, other.twos);
    BigInteger one = of.shiftLeft(most - twos);
    BigInteger two = other.of.shiftLeft(most - other.twos);
    return odd.equals(other.odd)
        ? one.compareTo(two)
        : one.multiply(other.odd).compareTo(two.multiply(odd));
  }
}
