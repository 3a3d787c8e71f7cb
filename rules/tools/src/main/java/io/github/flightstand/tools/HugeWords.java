package io.github.flightstand.tools;

import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.event.HugeEvent;
import io.github.flightstand.rules.engine.event.SectionEvent;
import java.util.Map;
import java.util.function.Function;

/** What happens to huge ships and their sections in plain sentences. */
final class HugeWords {

  static final Map<Class<? extends Event>, Function<Event, String>> ALL =
      Map.ofEntries(
          Phrases.of(
              HugeEvent.EnergyGained.class,
              e -> e.ship() + " gains " + Phrases.tokens(e.count(), "energy")),
          Phrases.of(
              HugeEvent.EnergyAllocated.class,
              e -> e.ship() + " puts " + Phrases.tokens(e.count(), "energy") + " on a card"),
          Phrases.of(
              HugeEvent.CardEnergyChanged.class,
              e ->
                  "a card of "
                      + e.ship()
                      + (e.count() > 0 ? " gains " : " loses ")
                      + Phrases.tokens(Math.abs(e.count()), "energy")),
          Phrases.of(
              HugeEvent.EnergyLost.class,
              e -> e.ship() + " loses " + Phrases.tokens(e.count(), "energy")),
          Phrases.of(
              HugeEvent.Rammed.class,
              e -> e.ship() + " runs over " + String.join(" and ", e.rammed())),
          Phrases.of(
              HugeEvent.ObstaclesRemoved.class,
              e ->
                  String.join(" and ", e.obstacles())
                      + (e.obstacles().size() == 1 ? " is" : " are")
                      + " taken off the table, under "
                      + e.ship()),
          Phrases.of(
              SectionEvent.SectionTurnedDown.class,
              e -> "a damage card of " + e.ship() + Phrases.on(e.section()) + " is turned down"),
          Phrases.of(
              SectionEvent.SectionRepaired.class,
              e -> "a damage card of " + e.ship() + Phrases.on(e.section()) + " is discarded"),
          Phrases.of(
              SectionEvent.ShieldsRecovered.class,
              e ->
                  e.ship()
                      + " gets "
                      + e.count()
                      + (e.count() == 1 ? " shield" : " shields")
                      + " back"
                      + Phrases.on(e.section())),
          Phrases.of(
              SectionEvent.Reinforced.class,
              e -> e.ship() + " is reinforced" + Phrases.on(e.section())),
          Phrases.of(
              SectionEvent.ReinforcementEnded.class,
              e -> e.ship() + " is reinforced no longer" + Phrases.on(e.section())),
          Phrases.of(
              SectionEvent.SectionPicked.class,
              e ->
                  e.player()
                      + " picks the "
                      + e.section().word()
                      + " section of "
                      + e.ship()
                      + " to suffer the damage"),
          Phrases.of(
              SectionEvent.SectionShieldLost.class,
              e -> e.ship() + " loses a shield" + Phrases.on(e.section())),
          Phrases.of(
              SectionEvent.SectionDealt.class,
              e ->
                  e.ship()
                      + " is dealt a damage card"
                      + Phrases.on(e.section())
                      + e.face().map(face -> " face up: " + face).orElse(" face down")),
          Phrases.of(
              SectionEvent.SectionTurnedUp.class,
              e ->
                  "a damage card of "
                      + e.ship()
                      + Phrases.on(e.section())
                      + " is turned up: "
                      + e.face()),
          Phrases.of(
              SectionEvent.SectionReshuffled.class,
              e ->
                  "the discard pile of "
                      + e.ship()
                      + Phrases.on(e.section())
                      + " becomes a new deck"),
          Phrases.of(
              SectionEvent.SectionStandInReplaced.class,
              e ->
                  "a stand-in beside "
                      + e.ship()
                      + Phrases.on(e.section())
                      + " becomes a damage card"),
          Phrases.of(
              SectionEvent.SectionLingering.class,
              e ->
                  e.ship()
                      + (e.lingers()
                          ? " may still attack before it is crippled" + Phrases.on(e.section())
                          : " is not crippled after all" + Phrases.on(e.section()))),
          Phrases.of(
              SectionEvent.SectionCrippled.class,
              e -> e.ship() + " is crippled" + Phrases.on(e.section())),
          Phrases.of(
              SectionEvent.SectionCardsDiscarded.class,
              e -> e.ship() + "'s damage cards" + Phrases.on(e.section()) + " are discarded"));

  private HugeWords() {}
}
