package io.github.flightstand.tools.replay;

import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.rules.engine.event.DialEvent;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.event.RoundEvent;
import io.github.flightstand.rules.engine.event.SetUpEvent;
import io.github.flightstand.rules.engine.state.Over;
import java.util.Map;
import java.util.function.Function;

/** Set-up, dials and the course of the rounds in plain sentences. */
final class RoundWords {

  static final Map<Class<? extends Event>, Function<Event, String>> ALL =
      Map.ofEntries(
          Phrases.of(
              SetUpEvent.InitiativeDie.class,
              e -> "the die shows " + e.face().word() + ": " + e.player() + " decides"),
          Phrases.of(SetUpEvent.Initiative.class, e -> e.team() + " has initiative"),
          Phrases.of(
              SetUpEvent.DieCalled.class,
              e -> e.player() + " calls " + Formats.word(e.call()).replace('-', ' ')),
          Phrases.of(
              SetUpEvent.NumbersDrawn.class,
              e -> "the player order is drawn: " + String.join(", ", e.teams())),
          Phrases.of(
              SetUpEvent.EdgeGiven.class,
              e -> e.team() + " has the edge '" + e.edge().word() + "'"),
          Phrases.of(
              SetUpEvent.PlacedObstacle.class,
              e -> e.player() + " lays " + e.obstacle().id() + " at " + Phrases.at(e.pose())),
          Phrases.of(
              SetUpEvent.PlacedStandIn.class,
              e ->
                  e.player()
                      + " sets up "
                      + e.ship()
                      + " as an obstacle at "
                      + Phrases.at(e.pose())),
          Phrases.of(SetUpEvent.LeftOut.class, e -> e.piece() + " fits nowhere and is left out"),
          Phrases.of(
              SetUpEvent.EdgePicked.class,
              e -> e.player() + " picks the edge '" + e.edge().word() + "'"),
          Phrases.of(
              SetUpEvent.PlacedShip.class, e -> e.ship() + " is set up at " + Phrases.at(e.pose())),
          Phrases.of(RoundEvent.Named.class, e -> e.player() + " names " + e.name()),
          Phrases.of(RoundEvent.TeamChose.class, e -> "next of " + e.team() + " is " + e.name()),
          Phrases.of(
              RoundEvent.PhaseBegan.class,
              e -> "round " + e.round() + ": " + Formats.word(e.phase()) + " phase"),
          Phrases.of(
              RoundEvent.LastRound.class, e -> "time is up: round " + e.round() + " is the last"),
          Phrases.of(RoundEvent.RoundEnded.class, e -> "round " + e.round() + " ends"),
          Phrases.of(RoundEvent.Ended.class, e -> ended(e.over())),
          Phrases.of(
              DialEvent.DialSet.class,
              e ->
                  e.ship() + " gets its dial" + e.maneuver().map(m -> ", " + m.words()).orElse("")),
          Phrases.of(
              DialEvent.Readied.class,
              e -> e.player() + (e.ready() ? " is ready" : " is not ready after all")),
          Phrases.of(DialEvent.Ionised.class, e -> e.ship() + " is ionised and gets no dial"),
          Phrases.of(
              DialEvent.Revealed.class, e -> e.ship() + " reveals a " + e.maneuver().words()),
          Phrases.of(
              DialEvent.Picked.class,
              e -> e.player() + " picks a " + e.maneuver().words() + " for " + e.ship()));

  private RoundWords() {}

  private static String ended(Over over) {
    return "the game is over after round "
        + over.round()
        + ": "
        + over.winner().map(winner -> winner + " wins").orElseGet(() -> draw(over))
        + ", points "
        + over.scores();
  }

  private static String draw(Over over) {
    return over.drawn().size() == over.scores().size()
        ? "a draw"
        : "a draw of " + String.join(" and ", over.drawn());
  }
}
