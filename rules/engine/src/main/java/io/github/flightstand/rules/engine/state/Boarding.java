package io.github.flightstand.rules.engine.state;

import io.github.flightstand.geometry.internal.Lists;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What is going on by the rules for boarding (004): the docked ships in the order in which they
 * docked, and what was taken, in that order.
 */
public record Boarding(List<Dock> docks, List<Prize> prizes) {

  /** Nothing yet. */
  public static final Boarding NONE = new Boarding(List.of(), List.of());

  /** Copies the lists. */
  public Boarding {
    docks = List.copyOf(docks);
    prizes = List.copyOf(prizes);
  }

  /** Returns the docks that a ship has a part in. */
  public List<Dock> of(String ship) {
    return docks.stream().filter(dock -> dock.holds(ship)).toList();
  }

  /** Returns the dock by which a ship tows another, if it does. */
  public Optional<Dock> tow(String tug) {
    for (Dock dock : docks) {
      if (dock.stage() == Dock.Stage.TOW && dock.ship().equals(tug)) {
        return Optional.of(dock);
      }
    }
    return Optional.empty();
  }

  /** Returns the dock by which a ship is towed, if it is. */
  public Optional<Dock> towed(String tow) {
    return docks.stream()
        .filter(dock -> dock.stage() == Dock.Stage.TOW && dock.to().equals(tow))
        .findFirst();
  }

  /** Returns the ships that hang together with one, itself the first. */
  public Set<String> cluster(String ship) {
    Set<String> cluster = new LinkedHashSet<>(Set.of(ship));
    boolean grows = true;
    while (grows) {
      grows = false;
      for (Dock dock : docks) {
        if (cluster.contains(dock.ship()) != cluster.contains(dock.to())) {
          cluster.add(dock.ship());
          cluster.add(dock.to());
          grows = true;
        }
      }
    }
    return cluster;
  }

  /** Returns it with one dock more. */
  public Boarding with(Dock dock) {
    return new Boarding(Lists.plus(docks, dock), prizes);
  }

  /** Returns it with another dock in the place of the one between the same ships. */
  public Boarding changed(Dock dock) {
    return new Boarding(
        docks.stream().map(old -> sameShips(old, dock) ? dock : old).toList(), prizes);
  }

  /** Returns it without the dock between the same ships. */
  public Boarding without(Dock dock) {
    return new Boarding(docks.stream().filter(old -> !sameShips(old, dock)).toList(), prizes);
  }

  /** Returns it without all docks of a ship. */
  public Boarding without(String ship) {
    return new Boarding(docks.stream().filter(dock -> !dock.holds(ship)).toList(), prizes);
  }

  private static boolean sameShips(Dock one, Dock other) {
    return one.ship().equals(other.ship()) && one.to().equals(other.to());
  }

  /** Returns it with more prizes. */
  public Boarding with(List<Prize> more) {
    return new Boarding(docks, Lists.joined(prizes, more));
  }

  /**
   * Two ships of which one has docked to the other.
   *
   * @param ship the one that docked
   * @param alongside whether they are huge and lie side by side, as it takes to tow (004-042)
   */
  public record Dock(String ship, String to, Stage stage, boolean alongside) {

    /** What is going on between two docked ships. */
    public enum Stage {
      /** It has not been said yet. */
      DOCKED,
      /** Their crews fight. */
      FIGHT,
      /** The one tows the other. */
      TOW
    }

    /** Returns it at another stage. */
    public Dock at(Stage next) {
      return new Dock(ship, to, next, alongside);
    }

    /** Tells whether a ship is one of the two. */
    public boolean holds(String id) {
      return ship.equals(id) || to.equals(id);
    }

    /** Returns the other one of the two. */
    public String other(String id) {
      return ship.equals(id) ? to : ship;
    }
  }

  /**
   * What lies on a player's pile of prizes (004-034, -036, -050).
   *
   * @param ship the ship that it was taken from
   * @param what a character's name, or {@code upgrades} for all upgrade cards of the ship
   */
  public record Prize(String seat, String ship, String what, int points) {

    /** What the upgrade cards of a ship are called. */
    public static final String UPGRADES = "upgrades";
  }
}
