package io.github.flightstand.rules.protocol.replay;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.Die;
import io.github.flightstand.rules.engine.state.Over;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.Prize;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.protocol.codec.Codec;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Events in plain sentences, for people who follow a game. */
public final class EventWords {

  private static final Map<Class<? extends Event>, Function<Event, String>> WORDS =
      Map.ofEntries(
          of(
              Event.InitiativeDie.class,
              e -> "the die shows " + e.face().word() + ": " + e.player() + " decides"),
          of(Event.Initiative.class, e -> e.team() + " has initiative"),
          of(
              Event.DieCalled.class,
              e -> e.player() + " calls " + Codec.word(e.call()).replace('-', ' ')),
          of(
              Event.NumbersDrawn.class,
              e -> "the player order is drawn: " + String.join(", ", e.teams())),
          of(Event.Named.class, e -> e.player() + " names " + e.name()),
          of(Event.TeamChose.class, e -> "next of " + e.team() + " is " + e.name()),
          of(Event.EdgeGiven.class, e -> e.team() + " has the edge '" + e.edge().word() + "'"),
          of(
              Event.PlacedObstacle.class,
              e -> e.player() + " lays " + e.obstacle().id() + " at " + at(e.pose())),
          of(
              Event.PlacedStandIn.class,
              e -> e.player() + " sets up " + e.ship() + " as an obstacle at " + at(e.pose())),
          of(Event.LeftOut.class, e -> e.piece() + " fits nowhere and is left out"),
          of(Event.EdgePicked.class, e -> e.player() + " picks the edge '" + e.edge().word() + "'"),
          of(Event.PlacedShip.class, e -> e.ship() + " is set up at " + at(e.pose())),
          of(
              Event.PhaseBegan.class,
              e -> "round " + e.round() + ": " + Codec.word(e.phase()) + " phase"),
          of(
              Event.DialSet.class,
              e ->
                  e.ship() + " gets its dial" + e.maneuver().map(m -> ", " + m.words()).orElse("")),
          of(
              Event.Readied.class,
              e -> e.player() + (e.ready() ? " is ready" : " is not ready after all")),
          of(Event.Ionised.class, e -> e.ship() + " is ionised and gets no dial"),
          of(Event.Activated.class, e -> e.ship() + " is active"),
          of(Event.Revealed.class, e -> e.ship() + " reveals a " + words(e.maneuver())),
          of(
              Event.Picked.class,
              e -> e.player() + " picks a " + words(e.maneuver()) + " for " + e.ship()),
          of(Event.Moved.class, EventWords::moved),
          of(
              Event.Gained.class,
              e -> e.ship() + " gains " + tokens(e.count(), Codec.word(e.marker()))),
          of(
              Event.Lost.class,
              e -> e.ship() + " loses " + tokens(e.count(), Codec.word(e.marker()))),
          of(Event.Locked.class, e -> e.ship() + " locks on to " + e.target() + on(e.section())),
          of(Event.Unlocked.class, e -> e.ship() + "'s lock is gone"),
          of(
              Event.Split.class,
              e ->
                  e.ship()
                      + " splits from the wing of "
                      + e.leader()
                      + " ("
                      + Codec.word(e.reason())
                      + ")"),
          of(Event.Rejoined.class, e -> e.ship() + " rejoins the wing of " + e.leader()),
          of(Event.Acted.class, e -> e.ship() + " acts: " + e.action()),
          of(
              Event.Skipped.class,
              e -> e.ship() + " does not " + word(e.what()) + " (" + Codec.word(e.reason()) + ")"),
          of(
              Event.Attacked.class,
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
                      + on(e.section())),
          of(
              Event.Rolled.class,
              e -> e.ship() + " rolls for " + Codec.word(e.what()) + ": " + dice(e.dice())),
          of(Event.Modified.class, e -> e.ship() + " uses " + e.what() + ": " + dice(e.dice())),
          of(
              Event.Hit.class,
              e ->
                  e.attacker()
                      + " hits "
                      + e.defender()
                      + ": "
                      + e.hits()
                      + " hits, "
                      + e.criticals()
                      + " critical"),
          of(Event.Missed.class, e -> e.attacker() + " misses " + e.defender()),
          of(Event.ShieldLost.class, e -> e.ship() + " loses a shield"),
          of(
              Event.Dealt.class,
              e ->
                  e.ship()
                      + " is dealt a damage card"
                      + e.face().map(face -> " face up: " + face).orElse(" face down")),
          of(
              Event.TurnedUp.class,
              e -> "a damage card of " + e.ship() + " is turned up: " + e.face()),
          of(
              Event.Dropped.class,
              e ->
                  e.ship()
                      + " drops a bomb ("
                      + e.bomb()
                      + "): "
                      + e.token()
                      + " lies at "
                      + at(e.pose())
                      + list(", under ", e.under())),
          of(
              Event.Detonated.class,
              e ->
                  e.token()
                      + " ("
                      + e.name()
                      + ") detonates"
                      + (e.ships().isEmpty()
                          ? " and reaches nobody"
                          : list(", reaches ", e.ships()))),
          of(Event.TurnedDown.class, e -> "a damage card of " + e.ship() + " is turned face down"),
          of(Event.Repaired.class, e -> "a damage card of " + e.ship() + " is discarded"),
          of(Event.Triggered.class, e -> e.card() + " of " + e.ship() + " takes effect"),
          of(Event.Assigned.class, e -> e.ship() + " gets the card " + e.card()),
          of(
              Event.Flipped.class,
              e -> e.card() + " of " + e.ship() + (e.up() ? " is turned up" : " is discarded")),
          of(
              Event.Remembered.class,
              e ->
                  (e.card().place() == CardRef.Place.MISSION
                          ? "the mission"
                          : "a card of " + e.card().ship())
                      + " notes "
                      + e.key()
                      + " "
                      + e.value()),
          of(Event.ShieldGained.class, e -> e.ship() + " recovers a shield"),
          of(Event.Reshuffled.class, e -> "the discard pile becomes a new damage deck"),
          of(
              Event.StandInReplaced.class,
              e -> "a stand-in beside " + e.ship() + " becomes a damage card"),
          of(
              Event.Lingering.class,
              e ->
                  e.ship()
                      + (e.lingers() ? " may still attack before it is destroyed" : " is saved")),
          of(Event.Destroyed.class, e -> e.ship() + " is destroyed"),
          of(Event.Fled.class, e -> e.ship() + " flees"),
          of(Event.CardsDiscarded.class, e -> e.ship() + "'s damage cards are discarded"),
          of(Event.EnergyGained.class, e -> e.ship() + " gains " + tokens(e.count(), "energy")),
          of(
              Event.EnergyAllocated.class,
              e -> e.ship() + " puts " + tokens(e.count(), "energy") + " on a card"),
          of(
              Event.CardEnergyChanged.class,
              e ->
                  "a card of "
                      + e.ship()
                      + (e.count() > 0 ? " gains " : " loses ")
                      + tokens(Math.abs(e.count()), "energy")),
          of(
              Event.SectionTurnedDown.class,
              e -> "a damage card of " + e.ship() + on(e.section()) + " is turned down"),
          of(
              Event.SectionRepaired.class,
              e -> "a damage card of " + e.ship() + on(e.section()) + " is discarded"),
          of(Event.EnergyLost.class, e -> e.ship() + " loses " + tokens(e.count(), "energy")),
          of(
              Event.ShieldsRecovered.class,
              e ->
                  e.ship()
                      + " gets "
                      + e.count()
                      + (e.count() == 1 ? " shield" : " shields")
                      + " back"
                      + on(e.section())),
          of(Event.Reinforced.class, e -> e.ship() + " is reinforced" + on(e.section())),
          of(
              Event.ReinforcementEnded.class,
              e -> e.ship() + " is reinforced no longer" + on(e.section())),
          of(Event.Coordinated.class, e -> e.ship() + " gives " + e.other() + " a free action"),
          of(Event.Rammed.class, e -> e.ship() + " runs over " + String.join(" and ", e.rammed())),
          of(
              Event.ObstaclesRemoved.class,
              e ->
                  String.join(" and ", e.obstacles())
                      + (e.obstacles().size() == 1 ? " is" : " are")
                      + " taken off the table, under "
                      + e.ship()),
          of(
              Event.SectionPicked.class,
              e ->
                  e.player()
                      + " picks the "
                      + e.section().word()
                      + " section of "
                      + e.ship()
                      + " to suffer the damage"),
          of(Event.SectionShieldLost.class, e -> e.ship() + " loses a shield" + on(e.section())),
          of(
              Event.SectionDealt.class,
              e ->
                  e.ship()
                      + " is dealt a damage card"
                      + on(e.section())
                      + e.face().map(face -> " face up: " + face).orElse(" face down")),
          of(
              Event.SectionTurnedUp.class,
              e -> "a damage card of " + e.ship() + on(e.section()) + " is turned up: " + e.face()),
          of(
              Event.SectionReshuffled.class,
              e -> "the discard pile of " + e.ship() + on(e.section()) + " becomes a new deck"),
          of(
              Event.SectionStandInReplaced.class,
              e -> "a stand-in beside " + e.ship() + on(e.section()) + " becomes a damage card"),
          of(
              Event.SectionLingering.class,
              e ->
                  e.ship()
                      + (e.lingers()
                          ? " may still attack before it is crippled" + on(e.section())
                          : " is not crippled after all" + on(e.section()))),
          of(Event.SectionCrippled.class, e -> e.ship() + " is crippled" + on(e.section())),
          of(
              Event.SectionCardsDiscarded.class,
              e -> e.ship() + "'s damage cards" + on(e.section()) + " are discarded"),
          of(Event.RuleApplied.class, e -> "the rule " + e.rule() + " takes effect"),
          of(
              Event.MissionRolled.class,
              e -> e.player() + " rolls for the mission: " + dice(e.dice())),
          of(
              Event.Earned.class,
              e ->
                  e.player()
                      + (e.count() < 0 ? " loses " : " earns ")
                      + tokens(Math.abs(e.count()), "victory")),
          of(
              Event.TokensPut.class,
              e ->
                  tokens(Math.abs(e.count()), "victory")
                      + (Math.abs(e.count()) == 1 ? " is" : " are")
                      + (e.count() < 0 ? " taken from " : " laid on ")
                      + "the card of "
                      + e.ship()),
          of(Event.SpotChosen.class, e -> "the place '" + e.name() + "' is at " + at(e.pose())),
          of(
              Event.EdgeChosen.class,
              e -> "the edge '" + e.name() + "' is the " + e.edge().word() + " one"),
          of(
              Event.RemotesBrought.class,
              e ->
                  e.remotes().isEmpty()
                      ? "there are no remotes"
                      : String.join(" and ", e.remotes().stream().map(RemoteState::id).toList())
                          + " lie ready"),
          of(Event.Reserved.class, e -> e.ship() + " goes into reserve"),
          of(Event.RemotePlaced.class, e -> e.remote() + " is placed at " + at(e.pose())),
          of(Event.RemoteBoarded.class, e -> e.remote() + " lies on the card of " + e.carrier()),
          of(
              Event.RemoteDropped.class,
              e ->
                  e.carrier()
                      + " drops "
                      + e.remote()
                      + " by "
                      + e.template().code()
                      + " at "
                      + at(e.pose())),
          of(
              Event.RemoteMoved.class,
              e -> e.remote() + " moves forward by " + e.template().code() + " to " + at(e.pose())),
          of(Event.RemoteDealt.class, e -> e.remote() + " is dealt a damage card face down"),
          of(
              Event.RemoteStandInReplaced.class,
              e -> "a stand-in beside " + e.remote() + " becomes a damage card"),
          of(
              Event.RemoteLingering.class,
              e -> e.remote() + " is destroyed, and removed when its initiative has passed"),
          of(Event.RemoteGone.class, e -> e.remote() + " is gone (" + Codec.word(e.how()) + ")"),
          of(
              Event.RemoteCardReturned.class,
              e ->
                  "a damage card of "
                      + e.remote()
                      + e.face()
                          .map(face -> " is discarded: " + face)
                          .orElse(" is shuffled into the deck")),
          of(
              Event.RemoteTokens.class,
              e ->
                  (e.count() < 0 ? -e.count() + " taken from " : e.count() + " laid on ")
                      + e.remote()
                      + "'s card, tokens"),
          of(
              Event.RemoteTurned.class,
              e -> e.remote() + (e.active() ? " is active" : " is inactive")),
          of(
              Event.RemoteBroughtBack.class,
              e -> e.remote() + " is brought back at " + at(e.pose())),
          of(Event.Escaped.class, e -> e.ship() + " escapes"),
          of(Event.BroughtBack.class, e -> e.ship() + " is brought back at " + at(e.pose())),
          of(Event.PrecisionAimed.class, e -> e.ship() + " aims at the engines of " + e.target()),
          of(Event.Disabled.class, e -> e.by() + " disables " + e.ship()),
          of(Event.Announced.class, e -> e.ship() + " is to fly up to " + e.to()),
          of(
              Event.Approached.class,
              e -> e.ship() + (e.reached() ? " has reached " : " has not reached ") + e.to()),
          of(
              Event.Docked.class,
              e ->
                  e.ship()
                      + " docks "
                      + (e.alongside() ? "alongside " : "to ")
                      + e.to()
                      + " at "
                      + at(e.pose())),
          of(Event.Boarded.class, e -> e.ship() + " boards " + e.to()),
          of(Event.TowBegan.class, e -> e.ship() + " takes " + e.tow() + " in tow"),
          of(Event.Towed.class, e -> e.ship() + " is towed by " + e.by() + " to " + at(e.pose())),
          of(Event.CastOff.class, e -> e.ship() + " casts off from " + e.to()),
          of(
              Event.StackPicked.class,
              e -> e.player() + " picks stack " + (e.stack() + 1) + " of " + e.ship()),
          of(
              Event.CrewShown.class,
              e ->
                  e.card().name()
                      + " of "
                      + e.ship()
                      + " is turned up, "
                      + e.card().points()
                      + " points"),
          of(
              Event.BodyHit.class,
              e ->
                  e.name()
                      + " of "
                      + e.ship()
                      + " suffers "
                      + e.hits()
                      + (e.hits() == 1 ? " body hit" : " body hits")),
          of(
              Event.Overpowered.class,
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
          of(
              Event.Plundered.class,
              e ->
                  e.ship()
                      + " is plundered, upgrades of "
                      + e.points()
                      + " points for "
                      + e.player()),
          of(Event.TruceOffered.class, e -> e.player() + " would break off on " + e.ship()),
          of(
              Event.TruceAnswered.class,
              e -> e.player() + (e.accepted() ? " accepts that" : " does not accept that")),
          of(
              Event.BroughtHome.class,
              e ->
                  e.ship()
                      + " brings "
                      + e.tow()
                      + " home, prizes of "
                      + e.prizes().stream().mapToInt(Prize::points).sum()
                      + " points for "
                      + e.player()),
          of(Event.LastRound.class, e -> "time is up: round " + e.round() + " is the last"),
          of(Event.RoundEnded.class, e -> "round " + e.round() + " ends"),
          of(Event.Ended.class, e -> ended(e.over())));

  private EventWords() {}

  private static <E extends Event> Map.Entry<Class<? extends Event>, Function<Event, String>> of(
      Class<E> type, Function<E, String> words) {
    return Map.entry(type, event -> words.apply(type.cast(event)));
  }

  /** Returns the kinds of event that there are words for. */
  static Set<Class<? extends Event>> told() {
    return WORDS.keySet();
  }

  /** Returns an event in words. */
  public static String of(Event event) {
    return Objects.requireNonNull(WORDS.get(event.getClass())).apply(event);
  }

  private static String words(Maneuver maneuver) {
    return maneuver.words();
  }

  private static String word(Event.Skipped.Chance chance) {
    return switch (chance) {
      case ACTION -> "act";
      case ATTACK -> "attack";
      case DECLOAK -> "decloak";
      case DROP -> "drop a bomb";
    };
  }

  private static String at(Pose pose) {
    return String.format(
        Locale.ROOT, "(%.2f, %.2f), heading %.2f", pose.x(), pose.y(), pose.heading().degrees());
  }

  private static String moved(Event.Moved moved) {
    return moved.ship()
        + (moved.move().equals(Event.Moved.FORMATION)
            ? " takes its place in formation at "
            : " moves by " + moved.move() + " to ")
        + at(moved.pose())
        + list(", overlaps ", moved.overlapped())
        + list(", touches ", moved.touching())
        + list(", meets ", moved.obstacles());
  }

  /** Returns which section something is about, if it is about one. */
  private static String on(Optional<SectionName> section) {
    return section.map(name -> ", " + name.word() + " section").orElse("");
  }

  private static String list(String before, List<String> ids) {
    return ids.isEmpty() ? "" : before + String.join(" and ", ids);
  }

  private static String tokens(int count, String kind) {
    return count + " " + kind + (count == 1 ? " token" : " tokens");
  }

  private static String dice(List<Die> dice) {
    return new Pool(dice)
        .dice().stream().map(die -> die.face().word()).collect(Collectors.joining(" "));
  }

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
