package io.github.flightstand.protocol.json;

import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.protocol.squad.ReadSquad;
import io.github.flightstand.protocol.squad.Reason;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.flow.piece.BrokenWings;
import java.util.List;
import java.util.Optional;

/**
 * What the rules for wings say of a squad (003, headings on wings; 003-001 to -004, -007).
 *
 * @param made the cards of the catalogue that its ships were made of, if any were
 */
public record WingedSquad(Rules inForce, List<SquadShipJson> ships, Optional<ReadSquad> made) {

  /**
   * Returns which of these rules the squad breaks.
   *
   * @param at where the squad stands, a JSON Pointer
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

  /** Returns where a ship stands; of one that is not among them nothing. */
  private String place(String ship) {
    for (int i = 0; i < ships.size(); i++) {
      if (ships.get(i).id().equals(ship)) {
        return "/ships/" + i;
      }
    }
    return "";
  }
}
