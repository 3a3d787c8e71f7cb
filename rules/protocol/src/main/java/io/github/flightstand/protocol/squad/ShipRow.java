package io.github.flightstand.protocol.squad;

import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.rules.engine.state.WeaponRange;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.squad.ActionIcon;
import io.github.flightstand.rules.squad.Figures;
import io.github.flightstand.rules.squad.ShipType;
import java.util.List;
import java.util.Optional;

/**
 * A line of {@code ships.json}.
 *
 * @param range the nearest and the farthest band of the primary weapon; 1 to 3 if absent
 * @param dial dial codes, those of huge ships with the energy after a plus sign
 */
record ShipRow(
    String id,
    List<String> names,
    List<String> factions,
    BaseSize base,
    Optional<Integer> attack,
    int agility,
    int hull,
    int shields,
    Optional<Integer> energy,
    List<ActionIcon> actions,
    List<FiringArc> arcs,
    Optional<Boolean> mobileArc,
    Optional<List<Integer>> range,
    Optional<String> otherSection,
    List<String> dial) {

  ShipType type() {
    return new ShipType(
        id,
        names,
        factions,
        base,
        new Figures(attack, agility, hull, shields, energy),
        actions,
        arcs,
        mobileArc.orElse(false),
        range.map(bands -> new WeaponRange(bands.get(0), bands.get(1))).orElse(WeaponRange.PRIMARY),
        otherSection,
        Dial.parse(String.join(" ", dial)));
  }
}
