package io.github.flightstand.protocol.squad;

import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.NearestName;
import io.github.flightstand.protocol.format.OrNull;
import io.github.flightstand.rules.squad.Catalogue;
import io.github.flightstand.rules.squad.Pilot;
import io.github.flightstand.rules.squad.ShipType;
import io.github.flightstand.rules.squad.Slot;
import io.github.flightstand.rules.squad.Upgrade;
import java.util.List;
import java.util.Optional;

/**
 * An id in a squad that is not in the catalogue, so that the squad's legality is unknown.
 *
 * @param id the id
 * @param nearest the id of the same set that is spelled most alike; null if the set is empty
 * @param message a sentence that says what is unknown
 * @param at the place in the squad's text: a JSON Pointer, in an answer a pointer into the query
 */
public record Unknown(String id, @OrNull Optional<String> nearest, String message, String at) {

  /** Returns an unknown ship type. */
  public static Unknown ship(Catalogue catalogue, String id, String at) {
    return missing("ship type", id, catalogue.ships().stream().map(ShipType::id).toList(), at);
  }

  /** Returns an unknown upgrade, of a kind if one is given. */
  public static Unknown upgrade(Catalogue catalogue, String id, Optional<Slot> kind, String at) {
    List<String> known =
        catalogue.upgrades().stream()
            .filter(card -> kind.isEmpty() || card.slot() == kind.get())
            .map(Upgrade::id)
            .toList();
    return missing("upgrade", id, known, at);
  }

  /** Returns an unknown pilot, of a ship type if one is given. */
  public static Unknown pilot(Catalogue catalogue, String id, Optional<ShipType> type, String at) {
    List<String> known =
        type.map(catalogue::pilotsOf).orElse(catalogue.pilots()).stream().map(Pilot::id).toList();
    if (type.isPresent() && !catalogue.pilots(id).isEmpty()) {
      return new Unknown(
          id,
          NearestName.whatever(id, known),
          "%s flies '%s', expected a pilot of '%s'"
              .formatted(Excerpt.quoted(id), catalogue.pilots(id).get(0).ship(), type.get().id()),
          at);
    }
    return missing("pilot", id, known, at);
  }

  private static Unknown missing(String what, String id, List<String> known, String at) {
    return new Unknown(
        id,
        NearestName.whatever(id, known),
        "there is no "
            + what
            + " "
            + Excerpt.quoted(id)
            + " in the catalogue, expected "
            + NearestName.to(id, known)
                .map(meant -> "perhaps '" + meant + "'")
                .orElse("the id of one that is"),
        at);
  }

  /** Returns the same, with a message that also says that it has no points. */
  public Unknown withoutPoints() {
    return new Unknown(id, nearest, message + "; it has no points", at);
  }

  Unknown under(String place) {
    return new Unknown(id, nearest, message, place + at);
  }
}
