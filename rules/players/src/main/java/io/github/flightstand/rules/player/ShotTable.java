package io.github.flightstand.rules.player;

import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.player.Memory.Shot;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Known shots by the numbers of the places of both ships and by the arc, in one array, because a
 * player looks up hundreds for each choice.
 */
final class ShotTable {

  /** The numbers of places are less. */
  static final int NUMBERS = 1 << 30;

  private static final int FEWEST = 1 << 10;

  /** The odd number nearest to 2⁶⁴ over the golden ratio, which spreads bits. */
  private static final long MIX = 0x9E3779B97F4A7C15L;

  private long[] keys = new long[FEWEST];
  private @Nullable Optional<Shot>[] shots = room(FEWEST);
  private int size;

  @SuppressWarnings({"unchecked", "rawtypes"}) // An array of a generic type has no other form.
  private static @Nullable Optional<Shot>[] room(int places) {
    return new Optional[places];
  }

  /** Returns the shot between two places, if it is known, else null. */
  @Nullable Optional<Shot> get(int from, int to, FiringArc arc) {
    return shots[place(key(from, to, arc))];
  }

  /** Adds a shot that is not known yet. */
  void put(int from, int to, FiringArc arc, Optional<Shot> shot) {
    if (2 * ++size > keys.length) {
      grow();
    }
    put(key(from, to, arc), shot);
  }

  private void put(long key, Optional<Shot> shot) {
    int place = place(key);
    keys[place] = key;
    shots[place] = shot;
  }

  void clear() {
    Arrays.fill(shots, null);
    size = 0;
  }

  private static long key(int from, int to, FiringArc arc) {
    return ((long) from << 34) | ((long) to << 4) | arc.ordinal();
  }

  /** Returns the place of a key, or the free one that it would have. */
  private int place(long key) {
    int place = (int) ((key * MIX) >>> 32) & (keys.length - 1);
    while (shots[place] != null && keys[place] != key) {
      place = (place + 1) & (keys.length - 1);
    }
    return place;
  }

  private void grow() {
    long[] before = keys;
    @Nullable Optional<Shot>[] known = shots;
    keys = new long[2 * before.length];
    shots = room(keys.length);
    for (int i = 0; i < before.length; i++) {
      Optional<Shot> shot = known[i];
      if (shot != null) {
        put(before[i], shot);
      }
    }
  }
}
