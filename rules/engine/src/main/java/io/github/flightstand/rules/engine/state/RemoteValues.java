package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.maneuver.Bearing;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.List;
import java.util.Optional;

/**
 * What a remote's card says (003, heading on remotes; 003-047).
 *
 * <p>The book describes the cards but does not print their values. Those of {@link #named} are the
 * project's own inventions and say so; a set-up gives others.
 *
 * <pre>{@code
 * RemoteValues.named("shuttle").orElseThrow().repositions()   // 4F, 3B, 3N
 * }</pre>
 *
 * @param initiative when it fights
 * @param hull how many damage cards destroy it, at least 1
 * @param attack how many attack dice it rolls, if it attacks at all
 * @param arcs the arcs from which it attacks, up to range 3 (003-050); none if it does not attack
 * @param repositions the templates along one of which it moves forward in the system phase; none if
 *     it does not move
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
   * Copies the lists; throws IllegalArgumentException if a value is out of its range, or arcs and
   * an attack do not come together.
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
          ("a remote that attacks has arcs, and only such a one, found %s arcs and %s attack "
                  + "value")
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
   * Returns the invented values of a kind of remote that the book's scenarios use: shuttle, cargo,
   * warhead, satellite or turret; nothing for any other.
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
