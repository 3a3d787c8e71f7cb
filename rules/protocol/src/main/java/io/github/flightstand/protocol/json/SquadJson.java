package io.github.flightstand.protocol.json;

import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.JsonText;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.protocol.squad.ReadSquad;
import io.github.flightstand.protocol.squad.ReadySquads;
import io.github.flightstand.protocol.squad.UnreadableSquadException;
import io.github.flightstand.protocol.squad.XwsReader;
import io.github.flightstand.rules.squad.Catalogue;
import java.util.List;
import java.util.Optional;

/**
 * A player's ships: one by one, as a squad builder exports them, or by the name of a squad that
 * comes with the program.
 *
 * @param ships the ships
 * @param xws a squad in XWS, version 1 or 2; parts that are not understood are ignored
 * @param name the name of a squad that comes with the program
 */
@SchemaMembers(
    "{\"oneOf\": [{\"required\": [\"ships\"]}, {\"required\": [\"xws\"]}, {\"required\":"
        + " [\"name\"]}]}")
public record SquadJson(
    Optional<List<SquadShipJson>> ships, Optional<JsonText> xws, Optional<String> name) {

  /** Tests whether the squad consists only of {@code ships}. */
  boolean isShipsAlone() {
    return ships.isPresent() && xws.isEmpty() && name.isEmpty();
  }

  /**
   * Checks the number of ships.
   *
   * @throws FaultException if there are more than {@link ReadSquad#MOST_SHIPS}
   */
  public SquadJson {
    if (ships.isPresent() && ships.get().size() > ReadSquad.MOST_SHIPS) {
      throw FaultException.tooMany(Pointer.of("/ships"), ReadSquad.MOST_SHIPS, "ships");
    }
  }

  /**
   * Returns the squad, with its unknown cards and ignored parts; places are those in the squad.
   *
   * @throws FaultException if the squad cannot be read
   */
  public ReadSquad read(Catalogue catalogue) {
    if (ships.isPresent() && xws.isPresent()) {
      throw FaultException.badValue("/xws", "'xws' is given with 'ships', expected one of them");
    }
    if (name.isPresent()) {
      return named(catalogue);
    }
    if (ships.isPresent()) {
      return new CataloguedShips(catalogue).read(ships.get());
    }
    JsonText text =
        xws.orElseThrow(
            () ->
                FaultException.of(
                    FaultCode.MISSING_FIELD,
                    Pointer.of("/ships"),
                    "'ships', 'xws' or 'name' is missing, expected one of them"));
    try {
      return new XwsReader(catalogue).read(text.text()).under("/xws");
    } catch (FaultException tooLarge) {
      throw tooLarge.under(Pointer.of("/xws"));
    } catch (UnreadableSquadException unreadable) {
      throw FaultException.badValue("/xws", String.valueOf(unreadable.getMessage()));
    }
  }

  private ReadSquad named(Catalogue catalogue) {
    String beside = ships.isPresent() ? "ships" : "xws";
    if (ships.isPresent() || xws.isPresent()) {
      throw FaultException.badValue(
          "/name", "'name' is given with '" + beside + "', expected one of them");
    }
    return ReadySquads.squad(name.orElseThrow(), catalogue)
        .orElseThrow(
            () ->
                FaultException.unexpected(
                    Pointer.of("/name"),
                    Excerpt.quoted(name.get()) + ReadySquads.meant(name.get()),
                    "one of " + String.join(", ", ReadySquads.names())))
        .at("/name");
  }
}
