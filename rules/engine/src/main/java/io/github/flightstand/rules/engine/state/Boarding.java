package io.github.flightstand.rules.engine.state;

import io.github.flightstand.geometry.internal.Lists;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The docks and prizes of the rules for boarding (004). The docks are in the order of docking, the
 * prizes in the order in which they were taken.
 */
public record Boarding(List<Dock> docks, List<Prize> prizes) {

  /** No docks and no prizes. */
  public static final Boarding NONE = new Boarding(List.of(), List.of());

  public Boarding {
    docks = List.copyOf(docks);
    prizes = List.copyOf(prizes);
  }

  /** Returns the docks of a ship. */
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

  /** Returns the ships that docks connect with a ship, itself first. */
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

  /** Returns a copy with one more dock. */
  public Boarding with(Dock dock) {
    return new Boarding(Lists.plus(docks, dock), prizes);
  }

  /** Returns a copy in which a dock replaces the one between the same ships. */
  public Boarding changed(Dock dock) {
    return new Boarding(
        docks.stream().map(old -> sameShips(old, dock) ? dock : old).toList(), prizes);
  }

  /** Returns a copy without the dock between the same ships. */
  public Boarding without(Dock dock) {
    return new Boarding(docks.stream().filter(old -> !sameShips(old, dock)).toList(), prizes);
  }

  /** Returns a copy without the docks of a ship. */
  public Boarding without(String ship) {
    return new Boarding(docks.stream().filter(dock -> !dock.holds(ship)).toList(), prizes);
  }

  private static boolean sameShips(Dock one, Dock other) {
    return one.ship().equals(other.ship()) && one.to().equals(other.to());
  }

  /** Returns a copy with more prizes. */
  public Boarding with(List<Prize> more) {
    return new Boarding(docks, Lists.joined(prizes, more));
  }

  /**
   * A connection between two ships, made when one docked to the other.
   *
   * @param ship the ship that docked
   * @param alongside whether both are huge and lie side by side, as towing requires (004-042)
   */
  public record Dock(String ship, String to, Stage stage, boolean alongside) {

    /** The stage of two docked ships. */
    public enum Stage {
      /** Nothing has been declared yet. */
      DOCKED,
      /** Their crews fight. */
      FIGHT,
      /** The ship that docked tows the other. */
      TOW
    }

    /** Returns a copy at another stage. */
    public Dock at(Stage next) {
      return new Dock(ship, to, next, alongside);
    }

    /** Tests whether a ship is one of the two. */
    public boolean holds(String id) {
      return ship.equals(id) || to.equals(id);
    }

    /** Returns the other ship of the two. */
    public String other(String id) {
      return ship.equals(id) ? to : ship;
    }
  }

  /**
   * A prize on a player's pile (004-034, -036, -050).
   *
   * @param ship the ship that it was taken from
   * @param what a character's name, or {@code upgrades} for all upgrade cards of the ship
   */
  public record Prize(String seat, String ship, String what, int points) {

    /** The name for all upgrade cards of a ship. */
    public static final String UPGRADES = "upgrades";
  }
}
