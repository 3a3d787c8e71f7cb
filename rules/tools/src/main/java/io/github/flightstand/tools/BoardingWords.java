package io.github.flightstand.tools;

import io.github.flightstand.rules.engine.event.CrewEvent;
import io.github.flightstand.rules.engine.event.DockingEvent;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.state.Prize;
import java.util.Map;
import java.util.function.Function;

/** Docking, towing and hand-to-hand fights in plain sentences. */
final class BoardingWords {

  static final Map<Class<? extends Event>, Function<Event, String>> ALL =
      Map.ofEntries(
          Phrases.of(
              DockingEvent.PrecisionAimed.class,
              e -> e.ship() + " aims at the engines of " + e.target()),
          Phrases.of(DockingEvent.Disabled.class, e -> e.by() + " disables " + e.ship()),
          Phrases.of(DockingEvent.Announced.class, e -> e.ship() + " is to fly up to " + e.to()),
          Phrases.of(
              DockingEvent.Approached.class,
              e -> e.ship() + (e.reached() ? " has reached " : " has not reached ") + e.to()),
          Phrases.of(
              DockingEvent.Docked.class,
              e ->
                  e.ship()
                      + " docks "
                      + (e.alongside() ? "alongside " : "to ")
                      + e.to()
                      + " at "
                      + Phrases.at(e.pose())),
          Phrases.of(DockingEvent.Boarded.class, e -> e.ship() + " boards " + e.to()),
          Phrases.of(DockingEvent.TowBegan.class, e -> e.ship() + " takes " + e.tow() + " in tow"),
          Phrases.of(
              DockingEvent.Towed.class,
              e -> e.ship() + " is towed by " + e.by() + " to " + Phrases.at(e.pose())),
          Phrases.of(DockingEvent.CastOff.class, e -> e.ship() + " casts off from " + e.to()),
          Phrases.of(
              DockingEvent.Plundered.class,
              e ->
                  e.ship()
                      + " is plundered, upgrades of "
                      + e.points()
                      + " points for "
                      + e.player()),
          Phrases.of(
              DockingEvent.BroughtHome.class,
              e ->
                  e.ship()
                      + " brings "
                      + e.tow()
                      + " home, prizes of "
                      + e.prizes().stream().mapToInt(Prize::points).sum()
                      + " points for "
                      + e.player()),
          Phrases.of(
              CrewEvent.StackPicked.class,
              e -> e.player() + " picks stack " + (e.stack() + 1) + " of " + e.ship()),
          Phrases.of(
              CrewEvent.CrewShown.class,
              e ->
                  e.card().name()
                      + " of "
                      + e.ship()
                      + " is turned up, "
                      + e.card().points()
                      + " points"),
          Phrases.of(
              CrewEvent.BodyHit.class,
              e ->
                  e.name()
                      + " of "
                      + e.ship()
                      + " suffers "
                      + e.hits()
                      + (e.hits() == 1 ? " body hit" : " body hits")),
          Phrases.of(
              CrewEvent.Overpowered.class,
              e ->
                  e.name()
                      + " of "
                      + e.ship()
                      + " is overpowered from "
                      + e.by()
                      + ", a prize of "
                      + e.points()
                      + " points for "
                      + e.player()),
          Phrases.of(
              CrewEvent.TruceOffered.class, e -> e.player() + " would break off on " + e.ship()),
          Phrases.of(
              CrewEvent.TruceAnswered.class,
              e -> e.player() + (e.accepted() ? " accepts that" : " does not accept that")));

  private BoardingWords() {}
}
