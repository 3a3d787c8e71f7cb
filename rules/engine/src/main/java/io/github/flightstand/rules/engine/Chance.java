package io.github.flightstand.rules.engine;

/** Where a game's dice and cards come from. */
public sealed interface Chance {

  /** Nature's decisions are the caller's to answer: real dice on a real table. */
  record Asked() implements Chance {}

  /** The engine draws by the generator {@link #below}, which gave {@code drawn} numbers so far. */
  record Seeded(long seed, long drawn) implements Chance {

    /** The increment of SplitMix64: the odd number nearest to 2⁶⁴ over the golden ratio. */
    private static final long GAMMA = 0x9E3779B97F4A7C15L;

    /** Returns a generator that nothing was drawn from. */
    public static Seeded of(long seed) {
      return new Seeded(seed, 0);
    }

    /** Returns the generator after one more number. */
    public Seeded next() {
      return new Seeded(seed, drawn + 1);
    }

    /**
     * Returns the next number, 0 to n − 1 for an n of at least 1: SplitMix64 (Steele, Lea and
     * Flood, "Fast Splittable Pseudorandom Number Generators", 2014) over the seed, whose n-th
     * output is a mix of seed + n · gamma, and of it the high half of the product with n, which is
     * as even as 64 bits allow: for n up to 10⁶ no outcome is off by more than 10⁻¹³.
     */
    public int below(int n) {
      long mixed = seed + (drawn + 1) * GAMMA;
      mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
      mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
      mixed = mixed ^ (mixed >>> 31);
      long high = Math.multiplyHigh(mixed, n);
      // multiplyHigh takes the first factor as signed.
      return (int) (mixed < 0 ? high + n : high);
    }
  }
}
