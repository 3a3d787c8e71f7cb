package io.github.flightstand.movement;

import java.util.List;
import java.util.OptionalDouble;

/**
 * What a maneuver leads to in which a huge ship moves or is bumped (002, headings on overlaps).
 *
 * <pre>{@code
 * HugeEncounter encounter = resolver.resolve(table, "corvette", maneuver).huge().orElseThrow();
 * encounter.rammed()     // [blue-1, blue-2]: two small ships are destroyed
 * encounter.owed()       // [Owed[kind=ATTACK_DIE, count=2, ship=corvette, section=Optional[FORE]]]
 * }</pre>
 *
 * @param progress how much of its maneuver the huge ship made: 0 is the start, 1 the end, a
 *     straight by distance, a bank's turn from 0 to 0.5 by angle and its slide from 0.5 to 1 by
 *     distance; empty if the mover is not huge or did not leave its place
 * @param rammed ids of the small and large ships under the huge ship where it stops, which are
 *     destroyed, sorted
 * @param removed ids of the obstacles under it there, which leave the table, sorted
 * @param owed the damage that is still to be dealt, in the order in which it came about
 */
public record HugeEncounter(
    OptionalDouble progress, List<String> rammed, List<String> removed, List<Owed> owed) {

  /** Copies the lists. */
  public HugeEncounter {
    rammed = List.copyOf(rammed);
    removed = List.copyOf(removed);
    owed = List.copyOf(owed);
  }
}
