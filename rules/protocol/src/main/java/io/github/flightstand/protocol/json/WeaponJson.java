package io.github.flightstand.protocol.json;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.rules.engine.flow.Energy;
import io.github.flightstand.rules.engine.state.Weapon;
import io.github.flightstand.rules.engine.state.WeaponRange;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.List;
import java.util.Optional;

/**
 * A secondary weapon as a line writes it.
 *
 * @param id its name on the ship
 * @param kind what kind of weapon it is
 * @param attack its attack value
 * @param range the lowest and the highest range
 * @param arc the arc from which it fires; the front one if absent
 * @param requires what the ship must have to attack with it
 * @param spends what of that the attack costs
 * @param discards whether the attack costs the card; not if absent
 * @param energy the energy that it holds and that the attack costs
 */
@JsonClassDescription("A secondary weapon.")
record WeaponJson(
    String id,
    Optional<Weapon.Kind> kind,
    int attack,
    @JsonPropertyDescription("The lowest and the highest range.")
        @SchemaMembers("{\"minItems\": 2, \"maxItems\": 2}")
        List<Integer> range,
    @JsonPropertyDescription("Front if absent.") Optional<FiringArc> arc,
    @JsonPropertyDescription("What the ship must have to attack with it.")
        Optional<Weapon.Cost> requires,
    @JsonPropertyDescription("What the attack costs.") Optional<Weapon.Cost> spends,
    @JsonPropertyDescription("Whether the attack costs the card itself; not if absent.")
        Optional<Boolean> discards,
    @JsonPropertyDescription("The energy that the card holds and that the attack costs.")
        Optional<Weapon.Energy> energy) {

  static WeaponJson of(Weapon weapon) {
    return new WeaponJson(
        weapon.id(),
        weapon.kind(),
        weapon.attack(),
        List.of(weapon.range().nearest(), weapon.range().farthest()),
        Optional.of(weapon.arc()),
        weapon.requires(),
        weapon.spends(),
        Optional.of(weapon.discards()),
        weapon.energy());
  }

  /**
   * Returns the weapon.
   *
   * @throws IllegalArgumentException if a figure is out of its range
   */
  Weapon weapon() {
    if (range.size() != 2) {
      throw new IllegalArgumentException(
          "'range' of '" + id + "' is the lowest and the highest range, found " + range);
    }
    return new Weapon(
        id,
        kind,
        attack,
        new WeaponRange(range.get(0), range.get(1)),
        arc.orElse(FiringArc.FRONT),
        requires,
        spends,
        discards.orElse(false),
        energy);
  }
}
