package io.github.flightstand.protocol.squad;

import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.NearestName;
import io.github.flightstand.rules.squad.Catalogue;
import io.github.flightstand.rules.squad.Pilot;
import io.github.flightstand.rules.squad.ShipType;
import io.github.flightstand.rules.squad.Upgrade;
import java.util.List;
import java.util.Optional;

/** Says which card a catalogue does not have, and which may be meant. */
public final class UnknownCards {

  private UnknownCards() {}

  /** Returns that there is no ship type with that id. */
  public static Reason ship(Catalogue catalogue, String id, String at) {
    return missing("ship type", id, catalogue.ships().stream().map(ShipType::id).toList(), at);
  }

  /** Returns that there is no upgrade with that id. */
  public static Reason upgrade(Catalogue catalogue, String id, String at) {
    return missing("upgrade", id, catalogue.upgrades().stream().map(Upgrade::id).toList(), at);
  }

  /** Returns that there is no pilot with that id who flies the type, if one is given. */
  public static Reason pilot(Catalogue catalogue, String id, Optional<ShipType> type, String at) {
    if (type.isPresent() && !catalogue.pilots(id).isEmpty()) {
      return new Reason(
          Optional.empty(),
          Excerpt.quoted(id)
              + " flies '"
              + catalogue.pilots(id).get(0).ship()
              + "', expected a pilot of '"
              + type.get().id()
              + "'",
          at);
    }
    List<Pilot> known = type.map(catalogue::pilotsOf).orElse(catalogue.pilots());
    return missing("pilot", id, known.stream().map(Pilot::id).toList(), at);
  }

  private static Reason missing(String what, String id, List<String> known, String at) {
    return new Reason(
        Optional.empty(),
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
}
