package io.github.flightstand.cards;

import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardSource;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The set {@code flown}: the cards of real squads of the first edition. */
public final class FlownCards implements CardSource {

  @Override
  public String name() {
    return "flown";
  }

  @Override
  public List<Card> cards() {
    return Stream.of(
            Astromechs.cards(),
            Cannons.cards(),
            Conditions.cards(),
            Crew.cards(),
            EliteActions.cards(),
            Elites.cards(),
            Illicits.cards(),
            ImperialAces.cards(),
            ImperialCrew.cards(),
            ImperialPilots.cards(),
            Missiles.cards(),
            Modifications.cards(),
            RebelAces.cards(),
            RebelCrew.cards(),
            RebelPilots.cards(),
            SalvagedAstromechs.cards(),
            ScumCrew.cards(),
            ScumPilots.cards(),
            ShipRules.cards(),
            Systems.cards(),
            Tech.cards(),
            Titles.cards(),
            Torpedoes.cards(),
            Turrets.cards())
        .flatMap(List::stream)
        .toList();
  }

  @Override
  public List<Former> former() {
    return Stream.of(
            Modifications.former(), RebelPilots.former(), ScumPilots.former(), Titles.former())
        .flatMap(List::stream)
        .toList();
  }

  @Override
  public Set<String> whole() {
    return WholeByFigures.IDS;
  }
}
