package io.github.flightstand.tools.replay;

import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.rules.engine.event.AttackEvent;
import io.github.flightstand.rules.engine.event.BombEvent;
import io.github.flightstand.rules.engine.event.CardEvent;
import io.github.flightstand.rules.engine.event.DamageEvent;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.event.LossEvent;
import io.github.flightstand.rules.engine.state.CardRef;
import java.util.Map;
import java.util.function.Function;

/** Attacks, bombs, damage and cards in plain sentences. */
final class CombatWords {

  static final Map<Class<? extends Event>, Function<Event, String>> ALL =
      Map.ofEntries(
          Phrases.of(
              BombEvent.Dropped.class,
              e ->
                  e.ship()
                      + " drops a bomb ("
                      + e.bomb()
                      + "): "
                      + e.token()
                      + " lies at "
                      + Phrases.at(e.pose())
                      + Phrases.list(", under ", e.under())),
          Phrases.of(
              BombEvent.Detonated.class,
              e ->
                  e.token()
                      + " ("
                      + e.name()
                      + ") detonates"
                      + (e.ships().isEmpty()
                          ? " and reaches nobody"
                          : Phrases.list(", reaches ", e.ships()))),
          Phrases.of(
              AttackEvent.Attacked.class,
              e ->
                  e.attacker()
                      + " attacks "
                      + e.target()
                      + e.weapon().map(weapon -> " with " + weapon).orElse("")
                      + " from its "
                      + e.arc().word()
                      + " arc at range "
                      + e.range()
                      + (e.obstructed() ? ", obstructed" : "")
                      + Phrases.on(e.section())),
          Phrases.of(
              AttackEvent.Rolled.class,
              e -> e.ship() + " rolls for " + Formats.word(e.what()) + ": " + Phrases.dice(e.dice())),
          Phrases.of(
              AttackEvent.Modified.class,
              e -> e.ship() + " uses " + e.what() + ": " + Phrases.dice(e.dice())),
          Phrases.of(
              AttackEvent.Hit.class,
              e ->
                  e.attacker()
                      + " hits "
                      + e.defender()
                      + ": "
                      + e.hits()
                      + " hits, "
                      + e.criticals()
                      + " critical"),
          Phrases.of(AttackEvent.Missed.class, e -> e.attacker() + " misses " + e.defender()),
          Phrases.of(DamageEvent.ShieldLost.class, e -> e.ship() + " loses a shield"),
          Phrases.of(
              DamageEvent.Dealt.class,
              e ->
                  e.ship()
                      + " is dealt a damage card"
                      + e.face().map(face -> " face up: " + face).orElse(" face down")),
          Phrases.of(
              DamageEvent.TurnedUp.class,
              e -> "a damage card of " + e.ship() + " is turned up: " + e.face()),
          Phrases.of(
              DamageEvent.TurnedDown.class,
              e -> "a damage card of " + e.ship() + " is turned face down"),
          Phrases.of(
              DamageEvent.Repaired.class, e -> "a damage card of " + e.ship() + " is discarded"),
          Phrases.of(DamageEvent.ShieldGained.class, e -> e.ship() + " recovers a shield"),
          Phrases.of(
              DamageEvent.Reshuffled.class, e -> "the discard pile becomes a new damage deck"),
          Phrases.of(
              DamageEvent.StandInReplaced.class,
              e -> "a stand-in beside " + e.ship() + " becomes a damage card"),
          Phrases.of(
              DamageEvent.CardsDiscarded.class, e -> e.ship() + "'s damage cards are discarded"),
          Phrases.of(
              LossEvent.Lingering.class,
              e ->
                  e.ship()
                      + (e.lingers() ? " may still attack before it is destroyed" : " is saved")),
          Phrases.of(LossEvent.Destroyed.class, e -> e.ship() + " is destroyed"),
          Phrases.of(LossEvent.Fled.class, e -> e.ship() + " flees"),
          Phrases.of(LossEvent.Escaped.class, e -> e.ship() + " escapes"),
          Phrases.of(
              LossEvent.BroughtBack.class,
              e -> e.ship() + " is brought back at " + Phrases.at(e.pose())),
          Phrases.of(
              CardEvent.Triggered.class, e -> e.card() + " of " + e.ship() + " takes effect"),
          Phrases.of(CardEvent.Assigned.class, e -> e.ship() + " gets the card " + e.card()),
          Phrases.of(
              CardEvent.Flipped.class,
              e -> e.card() + " of " + e.ship() + (e.up() ? " is turned up" : " is discarded")),
          Phrases.of(
              CardEvent.Remembered.class,
              e ->
                  (e.card().place() == CardRef.Place.MISSION
                          ? "the mission"
                          : "a card of " + e.card().ship())
                      + " notes "
                      + e.key()
                      + " "
                      + e.value()));

  private CombatWords() {}
}
