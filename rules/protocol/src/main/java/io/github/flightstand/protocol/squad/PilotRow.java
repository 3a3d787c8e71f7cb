package io.github.flightstand.protocol.squad;

import io.github.flightstand.rules.squad.Figures;
import io.github.flightstand.rules.squad.Pilot;
import io.github.flightstand.rules.squad.Slot;
import java.util.List;
import java.util.Optional;

/** A line of {@code pilots.json}. */
record PilotRow(
    String id,
    String name,
    String ship,
    String faction,
    int skill,
    int points,
    Optional<Boolean> unique,
    List<Slot> slots,
    Optional<OwnFigures> figures) {

  /** Figures that are not those of the type. */
  record OwnFigures(int attack, int agility, int hull, int shields) {

    private Figures figures() {
      return new Figures(Optional.of(attack), agility, hull, shields, Optional.empty());
    }
  }

  Pilot pilot() {
    return new Pilot(
        id,
        name,
        ship,
        Optional.of(faction),
        skill,
        points,
        unique.orElse(false),
        slots,
        figures.map(OwnFigures::figures));
  }
}
