package io.github.flightstand.rules.protocol.replay;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.engine.event.AttackEvent;
import io.github.flightstand.rules.engine.event.BombEvent;
import io.github.flightstand.rules.engine.event.CardEvent;
import io.github.flightstand.rules.engine.event.CrewEvent;
import io.github.flightstand.rules.engine.event.DamageEvent;
import io.github.flightstand.rules.engine.event.DialEvent;
import io.github.flightstand.rules.engine.event.DockingEvent;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.event.HugeEvent;
import io.github.flightstand.rules.engine.event.LossEvent;
import io.github.flightstand.rules.engine.event.MarkerEvent;
import io.github.flightstand.rules.engine.event.MissionEvent;
import io.github.flightstand.rules.engine.event.MoveEvent;
import io.github.flightstand.rules.engine.event.RemoteEvent;
import io.github.flightstand.rules.engine.event.RoundEvent;
import io.github.flightstand.rules.engine.event.SectionEvent;
import io.github.flightstand.rules.engine.event.SetUpEvent;
import io.github.flightstand.rules.engine.event.WingEvent;
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
              SetUpEvent.InitiativeDie.class,
              e -> "the die shows " + e.face().word() + ": " + e.player() + " decides"),
          of(SetUpEvent.Initiative.class, e -> e.team() + " has initiative"),
          of(
              SetUpEvent.DieCalled.class,
              e -> e.player() + " calls " + Codec.word(e.call()).replace('-', ' ')),
          of(
              SetUpEvent.NumbersDrawn.class,
              e -> "the player order is drawn: " + String.join(", ", e.teams())),
          of(RoundEvent.Named.class, e -> e.player() + " names " + e.name()),
          of(RoundEvent.TeamChose.class, e -> "next of " + e.team() + " is " + e.name()),
          of(SetUpEvent.EdgeGiven.class, e -> e.team() + " has the edge '" + e.edge().word() + "'"),
          of(
              SetUpEvent.PlacedObstacle.class,
              e -> e.player() + " lays " + e.obstacle().id() + " at " + at(e.pose())),
          of(
              SetUpEvent.PlacedStandIn.class,
              e -> e.player() + " sets up " + e.ship() + " as an obstacle at " + at(e.pose())),
          of(SetUpEvent.LeftOut.class, e -> e.piece() + " fits nowhere and is left out"),
          of(
              SetUpEvent.EdgePicked.class,
              e -> e.player() + " picks the edge '" + e.edge().word() + "'"),
          of(SetUpEvent.PlacedShip.class, e -> e.ship() + " is set up at " + at(e.pose())),
          of(
              RoundEvent.PhaseBegan.class,
              e -> "round " + e.round() + ": " + Codec.word(e.phase()) + " phase"),
          of(
              DialEvent.DialSet.class,
              e ->
                  e.ship() + " gets its dial" + e.maneuver().map(m -> ", " + m.words()).orElse("")),
          of(
              DialEvent.Readied.class,
              e -> e.player() + (e.ready() ? " is ready" : " is not ready after all")),
          of(DialEvent.Ionised.class, e -> e.ship() + " is ionised and gets no dial"),
          of(MoveEvent.Activated.class, e -> e.ship() + " is active"),
          of(DialEvent.Revealed.class, e -> e.ship() + " reveals a " + words(e.maneuver())),
          of(
              DialEvent.Picked.class,
              e -> e.player() + " picks a " + words(e.maneuver()) + " for " + e.ship()),
          of(MoveEvent.Moved.class, EventWords::moved),
          of(
              MarkerEvent.Gained.class,
              e -> e.ship() + " gains " + tokens(e.count(), Codec.word(e.marker()))),
          of(
              MarkerEvent.Lost.class,
              e -> e.ship() + " loses " + tokens(e.count(), Codec.word(e.marker()))),
          of(
              MarkerEvent.Locked.class,
              e -> e.ship() + " locks on to " + e.target() + on(e.section())),
          of(MarkerEvent.Unlocked.class, e -> e.ship() + "'s lock is gone"),
          of(
              WingEvent.Split.class,
              e ->
                  e.ship()
                      + " splits from the wing of "
                      + e.leader()
                      + " ("
                      + Codec.word(e.reason())
                      + ")"),
          of(WingEvent.Rejoined.class, e -> e.ship() + " rejoins the wing of " + e.leader()),
          of(MoveEvent.Acted.class, e -> e.ship() + " acts: " + e.action()),
          of(
              MoveEvent.Skipped.class,
              e -> e.ship() + " does not " + word(e.what()) + " (" + Codec.word(e.reason()) + ")"),
          of(
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
                      + on(e.section())),
          of(
              AttackEvent.Rolled.class,
              e -> e.ship() + " rolls for " + Codec.word(e.what()) + ": " + dice(e.dice())),
          of(
              AttackEvent.Modified.class,
              e -> e.ship() + " uses " + e.what() + ": " + dice(e.dice())),
          of(
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
          of(AttackEvent.Missed.class, e -> e.attacker() + " misses " + e.defender()),
          of(DamageEvent.ShieldLost.class, e -> e.ship() + " loses a shield"),
          of(
              DamageEvent.Dealt.class,
              e ->
                  e.ship()
                      + " is dealt a damage card"
                      + e.face().map(face -> " face up: " + face).orElse(" face down")),
          of(
              DamageEvent.TurnedUp.class,
              e -> "a damage card of " + e.ship() + " is turned up: " + e.face()),
          of(
              BombEvent.Dropped.class,
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
              BombEvent.Detonated.class,
              e ->
                  e.token()
                      + " ("
                      + e.name()
                      + ") detonates"
                      + (e.ships().isEmpty()
                          ? " and reaches nobody"
                          : list(", reaches ", e.ships()))),
          of(
              DamageEvent.TurnedDown.class,
              e -> "a damage card of " + e.ship() + " is turned face down"),
          of(DamageEvent.Repaired.class, e -> "a damage card of " + e.ship() + " is discarded"),
          of(CardEvent.Triggered.class, e -> e.card() + " of " + e.ship() + " takes effect"),
          of(CardEvent.Assigned.class, e -> e.ship() + " gets the card " + e.card()),
          of(
              CardEvent.Flipped.class,
              e -> e.card() + " of " + e.ship() + (e.up() ? " is turned up" : " is discarded")),
          of(
              CardEvent.Remembered.class,
              e ->
                  (e.card().place() == CardRef.Place.MISSION
                          ? "the mission"
                          : "a card of " + e.card().ship())
                      + " notes "
                      + e.key()
                      + " "
                      + e.value()),
          of(DamageEvent.ShieldGained.class, e -> e.ship() + " recovers a shield"),
          of(DamageEvent.Reshuffled.class, e -> "the discard pile becomes a new damage deck"),
          of(
              DamageEvent.StandInReplaced.class,
              e -> "a stand-in beside " + e.ship() + " becomes a damage card"),
          of(
              LossEvent.Lingering.class,
              e ->
                  e.ship()
                      + (e.lingers() ? " may still attack before it is destroyed" : " is saved")),
          of(LossEvent.Destroyed.class, e -> e.ship() + " is destroyed"),
          of(LossEvent.Fled.class, e -> e.ship() + " flees"),
          of(DamageEvent.CardsDiscarded.class, e -> e.ship() + "'s damage cards are discarded"),
          of(HugeEvent.EnergyGained.class, e -> e.ship() + " gains " + tokens(e.count(), "energy")),
          of(
              HugeEvent.EnergyAllocated.class,
              e -> e.ship() + " puts " + tokens(e.count(), "energy") + " on a card"),
          of(
              HugeEvent.CardEnergyChanged.class,
              e ->
                  "a card of "
                      + e.ship()
                      + (e.count() > 0 ? " gains " : " loses ")
                      + tokens(Math.abs(e.count()), "energy")),
          of(
              SectionEvent.SectionTurnedDown.class,
              e -> "a damage card of " + e.ship() + on(e.section()) + " is turned down"),
          of(
              SectionEvent.SectionRepaired.class,
              e -> "a damage card of " + e.ship() + on(e.section()) + " is discarded"),
          of(HugeEvent.EnergyLost.class, e -> e.ship() + " loses " + tokens(e.count(), "energy")),
          of(
              SectionEvent.ShieldsRecovered.class,
              e ->
                  e.ship()
                      + " gets "
                      + e.count()
                      + (e.count() == 1 ? " shield" : " shields")
                      + " back"
                      + on(e.section())),
          of(SectionEvent.Reinforced.class, e -> e.ship() + " is reinforced" + on(e.section())),
          of(
              SectionEvent.ReinforcementEnded.class,
              e -> e.ship() + " is reinforced no longer" + on(e.section())),
          of(MoveEvent.Coordinated.class, e -> e.ship() + " gives " + e.other() + " a free action"),
          of(
              HugeEvent.Rammed.class,
              e -> e.ship() + " runs over " + String.join(" and ", e.rammed())),
          of(
              HugeEvent.ObstaclesRemoved.class,
              e ->
                  String.join(" and ", e.obstacles())
                      + (e.obstacles().size() == 1 ? " is" : " are")
                      + " taken off the table, under "
                      + e.ship()),
          of(
              SectionEvent.SectionPicked.class,
              e ->
                  e.player()
                      + " picks the "
                      + e.section().word()
                      + " section of "
                      + e.ship()
                      + " to suffer the damage"),
          of(
              SectionEvent.SectionShieldLost.class,
              e -> e.ship() + " loses a shield" + on(e.section())),
          of(
              SectionEvent.SectionDealt.class,
              e ->
                  e.ship()
                      + " is dealt a damage card"
                      + on(e.section())
                      + e.face().map(face -> " face up: " + face).orElse(" face down")),
          of(
              SectionEvent.SectionTurnedUp.class,
              e -> "a damage card of " + e.ship() + on(e.section()) + " is turned up: " + e.face()),
          of(
              SectionEvent.SectionReshuffled.class,
              e -> "the discard pile of " + e.ship() + on(e.section()) + " becomes a new deck"),
          of(
              SectionEvent.SectionStandInReplaced.class,
              e -> "a stand-in beside " + e.ship() + on(e.section()) + " becomes a damage card"),
          of(
              SectionEvent.SectionLingering.class,
              e ->
                  e.ship()
                      + (e.lingers()
                          ? " may still attack before it is crippled" + on(e.section())
                          : " is not crippled after all" + on(e.section()))),
          of(SectionEvent.SectionCrippled.class, e -> e.ship() + " is crippled" + on(e.section())),
          of(
              SectionEvent.SectionCardsDiscarded.class,
              e -> e.ship() + "'s damage cards" + on(e.section()) + " are discarded"),
          of(MissionEvent.RuleApplied.class, e -> "the rule " + e.rule() + " takes effect"),
          of(
              MissionEvent.MissionRolled.class,
              e -> e.player() + " rolls for the mission: " + dice(e.dice())),
          of(
              MissionEvent.Earned.class,
              e ->
                  e.player()
                      + (e.count() < 0 ? " loses " : " earns ")
                      + tokens(Math.abs(e.count()), "victory")),
          of(
              MissionEvent.TokensPut.class,
              e ->
                  tokens(Math.abs(e.count()), "victory")
                      + (Math.abs(e.count()) == 1 ? " is" : " are")
                      + (e.count() < 0 ? " taken from " : " laid on ")
                      + "the card of "
                      + e.ship()),
          of(
              MissionEvent.SpotChosen.class,
              e -> "the place '" + e.name() + "' is at " + at(e.pose())),
          of(
              MissionEvent.EdgeChosen.class,
              e -> "the edge '" + e.name() + "' is the " + e.edge().word() + " one"),
          of(
              RemoteEvent.RemotesBrought.class,
              e ->
                  e.remotes().isEmpty()
                      ? "there are no remotes"
                      : String.join(" and ", e.remotes().stream().map(RemoteState::id).toList())
                          + " lie ready"),
          of(MissionEvent.Reserved.class, e -> e.ship() + " goes into reserve"),
          of(RemoteEvent.RemotePlaced.class, e -> e.remote() + " is placed at " + at(e.pose())),
          of(
              RemoteEvent.RemoteBoarded.class,
              e -> e.remote() + " lies on the card of " + e.carrier()),
          of(
              RemoteEvent.RemoteDropped.class,
              e ->
                  e.carrier()
                      + " drops "
                      + e.remote()
                      + " by "
                      + e.template().code()
                      + " at "
                      + at(e.pose())),
          of(
              RemoteEvent.RemoteMoved.class,
              e -> e.remote() + " moves forward by " + e.template().code() + " to " + at(e.pose())),
          of(RemoteEvent.RemoteDealt.class, e -> e.remote() + " is dealt a damage card face down"),
          of(
              RemoteEvent.RemoteStandInReplaced.class,
              e -> "a stand-in beside " + e.remote() + " becomes a damage card"),
          of(
              RemoteEvent.RemoteLingering.class,
              e -> e.remote() + " is destroyed, and removed when its initiative has passed"),
          of(
              RemoteEvent.RemoteGone.class,
              e -> e.remote() + " is gone (" + Codec.word(e.how()) + ")"),
          of(
              RemoteEvent.RemoteCardReturned.class,
              e ->
                  "a damage card of "
                      + e.remote()
                      + e.face()
                          .map(face -> " is discarded: " + face)
                          .orElse(" is shuffled into the deck")),
          of(
              RemoteEvent.RemoteTokens.class,
              e ->
                  (e.count() < 0 ? -e.count() + " taken from " : e.count() + " laid on ")
                      + e.remote()
                      + "'s card, tokens"),
          of(
              RemoteEvent.RemoteTurned.class,
              e -> e.remote() + (e.active() ? " is active" : " is inactive")),
          of(
              RemoteEvent.RemoteBroughtBack.class,
              e -> e.remote() + " is brought back at " + at(e.pose())),
          of(LossEvent.Escaped.class, e -> e.ship() + " escapes"),
          of(LossEvent.BroughtBack.class, e -> e.ship() + " is brought back at " + at(e.pose())),
          of(
              DockingEvent.PrecisionAimed.class,
              e -> e.ship() + " aims at the engines of " + e.target()),
          of(DockingEvent.Disabled.class, e -> e.by() + " disables " + e.ship()),
          of(DockingEvent.Announced.class, e -> e.ship() + " is to fly up to " + e.to()),
          of(
              DockingEvent.Approached.class,
              e -> e.ship() + (e.reached() ? " has reached " : " has not reached ") + e.to()),
          of(
              DockingEvent.Docked.class,
              e ->
                  e.ship()
                      + " docks "
                      + (e.alongside() ? "alongside " : "to ")
                      + e.to()
                      + " at "
                      + at(e.pose())),
          of(DockingEvent.Boarded.class, e -> e.ship() + " boards " + e.to()),
          of(DockingEvent.TowBegan.class, e -> e.ship() + " takes " + e.tow() + " in tow"),
          of(
              DockingEvent.Towed.class,
              e -> e.ship() + " is towed by " + e.by() + " to " + at(e.pose())),
          of(DockingEvent.CastOff.class, e -> e.ship() + " casts off from " + e.to()),
          of(
              CrewEvent.StackPicked.class,
              e -> e.player() + " picks stack " + (e.stack() + 1) + " of " + e.ship()),
          of(
              CrewEvent.CrewShown.class,
              e ->
                  e.card().name()
                      + " of "
                      + e.ship()
                      + " is turned up, "
                      + e.card().points()
                      + " points"),
          of(
              CrewEvent.BodyHit.class,
              e ->
                  e.name()
                      + " of "
                      + e.ship()
                      + " suffers "
                      + e.hits()
                      + (e.hits() == 1 ? " body hit" : " body hits")),
          of(
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
          of(
              DockingEvent.Plundered.class,
              e ->
                  e.ship()
                      + " is plundered, upgrades of "
                      + e.points()
                      + " points for "
                      + e.player()),
          of(CrewEvent.TruceOffered.class, e -> e.player() + " would break off on " + e.ship()),
          of(
              CrewEvent.TruceAnswered.class,
              e -> e.player() + (e.accepted() ? " accepts that" : " does not accept that")),
          of(
              DockingEvent.BroughtHome.class,
              e ->
                  e.ship()
                      + " brings "
                      + e.tow()
                      + " home, prizes of "
                      + e.prizes().stream().mapToInt(Prize::points).sum()
                      + " points for "
                      + e.player()),
          of(RoundEvent.LastRound.class, e -> "time is up: round " + e.round() + " is the last"),
          of(RoundEvent.RoundEnded.class, e -> "round " + e.round() + " ends"),
          of(RoundEvent.Ended.class, e -> ended(e.over())));

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

  private static String word(MoveEvent.Skipped.Chance chance) {
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

  private static String moved(MoveEvent.Moved moved) {
    return moved.ship()
        + (moved.move().equals(MoveEvent.Moved.FORMATION)
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
