package io.github.flightstand.tools.replay;

import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.event.MissionEvent;
import io.github.flightstand.rules.engine.event.RemoteEvent;
import io.github.flightstand.rules.engine.state.RemoteState;
import java.util.Map;
import java.util.function.Function;

/** Missions, objective tokens and remotes in plain sentences. */
final class MissionWords {

  static final Map<Class<? extends Event>, Function<Event, String>> ALL =
      Map.ofEntries(
          Phrases.of(MissionEvent.RuleApplied.class, e -> "the rule " + e.rule() + " takes effect"),
          Phrases.of(
              MissionEvent.MissionRolled.class,
              e -> e.player() + " rolls for the mission: " + Phrases.dice(e.dice())),
          Phrases.of(
              MissionEvent.Earned.class,
              e ->
                  e.player()
                      + (e.count() < 0 ? " loses " : " earns ")
                      + Phrases.tokens(Math.abs(e.count()), "victory")),
          Phrases.of(
              MissionEvent.TokensPut.class,
              e ->
                  Phrases.tokens(Math.abs(e.count()), "victory")
                      + (Math.abs(e.count()) == 1 ? " is" : " are")
                      + (e.count() < 0 ? " taken from " : " laid on ")
                      + "the card of "
                      + e.ship()),
          Phrases.of(
              MissionEvent.SpotChosen.class,
              e -> "the place '" + e.name() + "' is at " + Phrases.at(e.pose())),
          Phrases.of(
              MissionEvent.EdgeChosen.class,
              e -> "the edge '" + e.name() + "' is the " + e.edge().word() + " one"),
          Phrases.of(MissionEvent.Reserved.class, e -> e.ship() + " goes into reserve"),
          Phrases.of(
              RemoteEvent.RemotesBrought.class,
              e ->
                  e.remotes().isEmpty()
                      ? "there are no remotes"
                      : String.join(" and ", e.remotes().stream().map(RemoteState::id).toList())
                          + " lie ready"),
          Phrases.of(
              RemoteEvent.RemotePlaced.class,
              e -> e.remote() + " is placed at " + Phrases.at(e.pose())),
          Phrases.of(
              RemoteEvent.RemoteBoarded.class,
              e -> e.remote() + " lies on the card of " + e.carrier()),
          Phrases.of(
              RemoteEvent.RemoteDropped.class,
              e ->
                  e.carrier()
                      + " drops "
                      + e.remote()
                      + " by "
                      + e.template().code()
                      + " at "
                      + Phrases.at(e.pose())),
          Phrases.of(
              RemoteEvent.RemoteMoved.class,
              e ->
                  e.remote()
                      + " moves forward by "
                      + e.template().code()
                      + " to "
                      + Phrases.at(e.pose())),
          Phrases.of(
              RemoteEvent.RemoteDealt.class, e -> e.remote() + " is dealt a damage card face down"),
          Phrases.of(
              RemoteEvent.RemoteStandInReplaced.class,
              e -> "a stand-in beside " + e.remote() + " becomes a damage card"),
          Phrases.of(
              RemoteEvent.RemoteLingering.class,
              e -> e.remote() + " is destroyed, and removed when its initiative has passed"),
          Phrases.of(
              RemoteEvent.RemoteGone.class,
              e -> e.remote() + " is gone (" + Formats.word(e.how()) + ")"),
          Phrases.of(
              RemoteEvent.RemoteCardReturned.class,
              e ->
                  "a damage card of "
                      + e.remote()
                      + e.face()
                          .map(face -> " is discarded: " + face)
                          .orElse(" is shuffled into the deck")),
          Phrases.of(
              RemoteEvent.RemoteTokens.class,
              e ->
                  (e.count() < 0 ? -e.count() + " taken from " : e.count() + " laid on ")
                      + e.remote()
                      + "'s card, tokens"),
          Phrases.of(
              RemoteEvent.RemoteTurned.class,
              e -> e.remote() + (e.active() ? " is active" : " is inactive")),
          Phrases.of(
              RemoteEvent.RemoteBroughtBack.class,
              e -> e.remote() + " is brought back at " + Phrases.at(e.pose())));

  private MissionWords() {}
}
