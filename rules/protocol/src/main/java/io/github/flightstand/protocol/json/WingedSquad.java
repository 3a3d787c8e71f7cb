package io.github.flightstand.protocol.json;

import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.protocol.squad.ReadSquad;
import io.github.flightstand.protocol.squad.Reason;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.expansion.wing.BrokenWings;
import java.util.List;
import java.util.Optional;

/**
 * A squad under the rules for wings (003, headings on wings; 003-001 to -004, -007).
 *
 * @param made the catalogue's cards of the ships, if any
 */
public record WingedSquad(Rules inForce, List<SquadShipJson> ships, Optional<ReadSquad> made) {

  /**
   * Returns the rules for wings that the squad breaks.
   *
   * @param at the squad's place, a JSON Pointer
   */
  public List<Reason> reasons(String at) {
    List<BrokenWings.Member> members =
        ships.stream()
            .map(ship -> new BrokenWings.Member(ship.id(), "", base(ship), ship.wing()))
            .toList();
    return BrokenWings.among(inForce, members).stream()
        .map(
            broken ->
                new Reason(
                    Optional.of(broken.clause()), broken.message(), at + place(broken.ship())))
        .toList();
  }

  private Optional<BaseSize> base(SquadShipJson ship) {
    return ship.base()
        .or(
            () ->
                made.stream()
                    .flatMap(read -> read.squad().ships().stream())
                    .filter(card -> card.id().equals(ship.id()))
                    .map(card -> card.type().base())
                    .findFirst());
  }

  /** Returns a ship's place, or an empty text for a ship that is not in the squad. */
  private String place(String ship) {
    for (int i = 0; i < ships.size(); i++) {
      if (ships.get(i).id().equals(ship)) {
        return "/ships/" + i;
      }
    }
    return "";
  }
}
