package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.maneuver.Bearing;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.List;
import java.util.Optional;

/**
 * The values on a remote's card (003, heading on remotes; 003-047).
 *
 * <p>The book describes the cards without their values. The values of {@link #named} are the
 * project's inventions and say so; a set-up can give others.
 *
 * <pre>{@code
 * RemoteValues.named("shuttle").orElseThrow().repositions()   // 4F, 3B, 3N
 * }</pre>
 *
 * @param initiative the initiative at which it fights
 * @param hull how many damage cards destroy it, at least 1
 * @param attack how many attack dice it rolls; absent if it does not attack
 * @param arcs the arcs that it attacks from, up to range 3 (003-050); empty if it does not attack
 * @param repositions the templates for its move forward in the system phase, one to be chosen;
 *     empty if it does not move
 * @param invented whether the values are the project's inventions
 */
public record RemoteValues(
    int initiative,
    int agility,
    int hull,
    Optional<Integer> attack,
    List<FiringArc> arcs,
    List<LaidTemplate> repositions,
    boolean invented) {

  /** More than any remote has of anything. */
  private static final int MOST = 12;

  private static final List<LaidTemplate> FORWARD =
      List.of(
          new LaidTemplate(4, Bearing.STRAIGHT),
          new LaidTemplate(3, Bearing.BANK_LEFT),
          new LaidTemplate(3, Bearing.BANK_RIGHT));

  /**
   * Copies the lists; throws IllegalArgumentException if a value is out of range, or there are arcs
   * without an attack or the reverse.
   */
  public RemoteValues {
    check("initiative", initiative, 0);
    check("agility", agility, 0);
    check("hull", hull, 1);
    attack.ifPresent(value -> check("attack", value, 0));
    arcs = List.copyOf(arcs);
    repositions = List.copyOf(repositions);
    if (attack.isPresent() == arcs.isEmpty()) {
      throw new IllegalArgumentException(
          "a remote has arcs if it attacks, and only then, found %s arcs and %s attack value"
              .formatted(arcs.size(), attack.isPresent() ? "an" : "no"));
    }
    if (arcs.stream().distinct().count() < arcs.size()
        || repositions.stream().distinct().count() < repositions.size()) {
      throw new IllegalArgumentException("a remote names each arc and each template once");
    }
  }

  private static void check(String name, int value, int least) {
    if (value < least || value > MOST) {
      throw new IllegalArgumentException(
          "the " + name + " of a remote is " + least + " to " + MOST + ", found " + value);
    }
  }

  /**
   * Returns the invented values of a kind of remote from the book's scenarios: shuttle, cargo,
   * warhead, satellite or turret. Empty for any other kind.
   */
  public static Optional<RemoteValues> named(String kind) {
    return switch (kind) {
      case "shuttle" -> Optional.of(still(2, 1, 6, FORWARD));
      case "cargo" -> Optional.of(still(0, 1, 2, List.of()));
      case "warhead" -> Optional.of(still(4, 3, 2, FORWARD));
      case "satellite" -> Optional.of(still(0, 1, 5, List.of()));
      case "turret" ->
          Optional.of(
              new RemoteValues(
                  3, 0, 5, Optional.of(3), List.of(FiringArc.TURRET), List.of(), true));
      default -> Optional.empty();
    };
  }

  private static RemoteValues still(
      int initiative, int agility, int hull, List<LaidTemplate> repositions) {
    return new RemoteValues(
        initiative, agility, hull, Optional.empty(), List.of(), repositions, true);
  }
}
