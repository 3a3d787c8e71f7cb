package io.github.flightstand.rules.squad;

import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.rules.engine.state.WeaponRange;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.member.Default;
import java.util.List;
import java.util.Optional;

/**
 * A type of ship, with the values that all its ships share. Each section of a corvette is a type,
 * with its own card (002-002).
 *
 * @param id the community's id, such as {@code "xwing"}
 * @param names its names, the one on its card first; cards that fit only some types may use any
 * @param factions the factions that fly it
 * @param figures its figures, unless a pilot has his own
 * @param arcs the fixed arcs of its primary weapon
 * @param mobileArc whether its primary weapon also has an arc that turns
 * @param range the nearest and the farthest band that its primary weapon reaches
 * @param otherSection the type of a corvette's other section
 */
public record ShipType(
    String id,
    List<String> names,
    List<String> factions,
    BaseSize base,
    Figures figures,
    List<ActionIcon> actions,
    List<FiringArc> arcs,
    @Default("false") boolean mobileArc,
    @Default("[1, 3]") WeaponRange range,
    Optional<String> otherSection,
    Dial dial) {

  /** Throws an {@link IllegalArgumentException} if it has no name. */
  public ShipType {
    names = List.copyOf(names);
    if (names.isEmpty()) {
      throw new IllegalArgumentException("a ship type has a name, found none for '" + id + "'");
    }
    factions = List.copyOf(factions);
    actions = List.copyOf(actions);
    arcs = List.copyOf(arcs);
  }

  public String name() {
    return names.get(0);
  }

  /** Tests whether a card for ships of a type with that name fits it (000-062). */
  public boolean is(String typeName) {
    return names.stream().anyMatch(name -> Names.holds(name, typeName));
  }
}
