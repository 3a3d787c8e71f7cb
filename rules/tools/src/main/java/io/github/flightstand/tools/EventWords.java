package io.github.flightstand.tools;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.protocol.format.Formats;
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
import io.github.flightstand.rules.engine.state.Boarding.Prize;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.Die;
import io.github.flightstand.rules.engine.state.Over;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.RemoteState;
import java.lang.reflect.InvocationTargetException;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Events in plain sentences, for people who follow a game.
 *
 * <p>In a sentence, <code>{ship}</code> is replaced by that member of the event, and <code>
 * {obstacle.id}</code> by a member of a member. <code>{under?, under %}</code> adds words if the
 * member is present, true or not empty, with the member for <code>%</code>. <code>{up?up|down}
 * </code> chooses between two.
 */
public final class EventWords {

  private static final Pattern MEMBER =
      Pattern.compile("\\{([\\w.]+)(?:(\\?)([^}|]*)(?:\\|([^}]*))?)?}");

  private static final String ON = "{section?, % section}";

  /** Names for people in place of the ids in an event. */
  public interface Names extends UnaryOperator<String> {

    /** Returns the name of a card that is known by its place. */
    default String card(CardRef card) {
      return card.place() == CardRef.Place.MISSION
          ? "the mission"
          : "a card of " + apply(card.ship());
    }
  }

  /** A sentence about an event, with names in place of ids. */
  private interface Sentence {
    String of(Event event, Names names);

    /** Returns the sentence with its members in braces, if it is the same for all events. */
    default Optional<String> text() {
      return Optional.empty();
    }
  }

  private record Plain(String sentence) implements Sentence {
    @Override
    public String of(Event event, Names names) {
      return filled(sentence, event, names);
    }

    @Override
    public Optional<String> text() {
      return Optional.of(sentence);
    }
  }

  private static final Map<Class<? extends Event>, Sentence> WORDS =
      Map.ofEntries(
          // Set-up.
          told(SetUpEvent.InitiativeDie.class, "the die shows {face}: {player} decides"),
          told(SetUpEvent.Initiative.class, "{team} has initiative"),
          told(
              SetUpEvent.DieCalled.class,
              e -> "{player} calls " + Formats.word(e.call()).replace('-', ' ')),
          plainly(
              SetUpEvent.NumbersDrawn.class,
              e -> "the player order is drawn: " + String.join(", ", e.teams())),
          told(SetUpEvent.EdgeGiven.class, "{team} has the edge '{edge}'"),
          told(SetUpEvent.PlacedObstacle.class, "{player} lays {obstacle.id} at {pose}"),
          told(SetUpEvent.PlacedStandIn.class, "{player} sets up {ship} as an obstacle at {pose}"),
          told(SetUpEvent.LeftOut.class, "{piece} fits nowhere and is left out"),
          told(SetUpEvent.EdgePicked.class, "{player} picks the edge '{edge}'"),
          told(SetUpEvent.PlacedShip.class, "{ship} is set up at {pose}"),
          // The course of the rounds.
          told(RoundEvent.Named.class, "{player} names {name}"),
          told(RoundEvent.TeamChose.class, "next of {team} is {name}"),
          told(RoundEvent.PhaseBegan.class, "round {round}: {phase} phase"),
          told(RoundEvent.LastRound.class, "time is up: round {round} is the last"),
          told(RoundEvent.RoundEnded.class, "round {round} ends"),
          plainly(RoundEvent.Ended.class, e -> ended(e.over())),
          told(DialEvent.DialSet.class, "{ship} gets its dial{maneuver?, %}"),
          told(DialEvent.Shown.class, "{player} looks at the dial of {ship}{maneuver?, %}"),
          told(DialEvent.Readied.class, "{player} is {ready?ready|not ready after all}"),
          told(DialEvent.Ionised.class, "{ship} is ionised and gets no dial"),
          told(DialEvent.Revealed.class, "{ship} reveals a {maneuver}"),
          told(DialEvent.Picked.class, "{player} picks a {maneuver} for {ship}"),
          // Moves and wings.
          told(MoveEvent.Activated.class, "{ship} is active"),
          told(
              MoveEvent.Moved.class,
              e ->
                  (e.move().equals(MoveEvent.Moved.FORMATION)
                          ? "{ship} takes its place in formation at {pose}"
                          : "{ship} moves by {move} to {pose}")
                      + "{overlapped?, overlaps %}{touching?, touches %}{obstacles?, meets %}"),
          told(MoveEvent.Acted.class, "{ship} acts: {action}"),
          told(
              MoveEvent.Skipped.class,
              e -> "{ship} does not " + chance(e.what()) + " (" + reason(e) + ")"),
          told(MoveEvent.Coordinated.class, "{ship} gives {other} a free action"),
          told(WingEvent.Split.class, "{ship} splits from the wing of {leader} ({reason})"),
          told(WingEvent.Rejoined.class, "{ship} rejoins the wing of {leader}"),
          // Tokens.
          told(MarkerEvent.Gained.class, e -> "{ship} gains " + tokens(e.count(), "{marker}")),
          told(MarkerEvent.Lost.class, e -> "{ship} loses " + tokens(e.count(), "{marker}")),
          told(MarkerEvent.Locked.class, "{ship} locks on to {target}" + ON),
          told(MarkerEvent.Unlocked.class, "{ship}'s lock is gone"),
          // Attacks and bombs.
          told(
              BombEvent.Dropped.class,
              "{ship} drops a bomb ({bomb}): {token} lies at {pose}{under?, under %}"),
          told(
              BombEvent.Detonated.class,
              "{token} ({name}) detonates{ships?, reaches %| and reaches nobody}"),
          told(
              AttackEvent.Attacked.class,
              "{attacker} attacks {target}{weapon? with %} from its {arc.word} arc at range"
                  + " {range}{obstructed?, obstructed}"
                  + ON),
          told(AttackEvent.Rolled.class, e -> "{ship} rolls for {what}: " + dice(e.dice())),
          told(AttackEvent.Modified.class, e -> "{ship} " + use(e.what()) + ": " + dice(e.dice())),
          told(
              AttackEvent.Hit.class,
              e ->
                  "{attacker} hits {defender}: {hits} "
                      + (e.hits() == 1 ? "hit" : "hits")
                      + ", {criticals} critical"),
          told(AttackEvent.Missed.class, "{attacker} misses {defender}"),
          // Damage.
          told(DamageEvent.ShieldLost.class, "{ship} loses a shield" + ON),
          told(
              DamageEvent.Dealt.class,
              "{ship} is dealt a damage card" + ON + "{face? face up: %| face down}"),
          told(
              DamageEvent.TurnedUp.class, "a damage card of {ship}" + ON + " is turned up: {face}"),
          told(
              DamageEvent.TurnedDown.class,
              "a damage card of {ship}{section?, % section is turned down| is turned face down}"),
          told(DamageEvent.Repaired.class, "a damage card of {ship}" + ON + " is discarded"),
          told(DamageEvent.ShieldGained.class, "{ship} recovers a shield"),
          told(DamageEvent.Reshuffled.class, "the discard pile becomes a new damage deck"),
          told(
              DamageEvent.StandInReplaced.class,
              "a stand-in beside {ship}" + ON + " becomes a damage card"),
          told(DamageEvent.CardsDiscarded.class, "{ship}'s damage cards" + ON + " are discarded"),
          told(
              LossEvent.Lingering.class,
              "{ship} {lingers?may still attack before it is destroyed|is saved}"),
          told(LossEvent.Destroyed.class, "{ship} is destroyed"),
          told(LossEvent.Fled.class, "{ship} flees"),
          told(LossEvent.Escaped.class, "{ship} escapes"),
          told(LossEvent.BroughtBack.class, "{ship} is brought back at {pose}"),
          // Cards.
          told(CardEvent.Triggered.class, "{card} of {ship} takes effect"),
          told(CardEvent.ObstacleRemoved.class, "{obstacle} is removed"),
          told(CardEvent.Assigned.class, "{ship} keeps the effect '{card}'"),
          told(CardEvent.Flipped.class, "{card} of {ship} is {up?turned up|discarded}"),
          told(
              CardEvent.Remembered.class,
              e -> "{card}: " + (e.key().equals("value") ? "" : "{key} ") + "{value}"),
          // Huge ships and their sections.
          told(HugeEvent.EnergyGained.class, e -> "{ship} gains " + tokens(e.count(), "energy")),
          told(
              HugeEvent.EnergyAllocated.class,
              e -> "{ship} puts " + tokens(e.count(), "energy") + " on a card"),
          told(
              HugeEvent.CardEnergyChanged.class,
              e ->
                  (e.count() > 0 ? "a card of {ship} gains " : "a card of {ship} loses ")
                      + tokens(Math.abs(e.count()), "energy")),
          told(HugeEvent.EnergyLost.class, e -> "{ship} loses " + tokens(e.count(), "energy")),
          told(HugeEvent.Rammed.class, "{ship} runs over {rammed}"),
          told(
              HugeEvent.ObstaclesRemoved.class,
              e ->
                  "{obstacles} "
                      + (e.obstacles().size() == 1 ? "is" : "are")
                      + " taken off the table, under {ship}"),
          told(
              SectionEvent.ShieldsRecovered.class,
              e -> "{ship} gets {count} " + (e.count() == 1 ? "shield" : "shields") + " back" + ON),
          told(SectionEvent.Reinforced.class, "{ship} is reinforced" + ON),
          told(SectionEvent.ReinforcementEnded.class, "{ship} is reinforced no longer" + ON),
          told(
              SectionEvent.SectionPicked.class,
              "{player} picks the {section} section of {ship} to suffer the damage"),
          told(
              SectionEvent.SectionReshuffled.class,
              "the discard pile of {ship}" + ON + " becomes a new deck"),
          told(
              SectionEvent.SectionLingering.class,
              "{ship} {lingers?may still attack before it is crippled|is not crippled after all}"
                  + ON),
          told(SectionEvent.SectionCrippled.class, "{ship} is crippled" + ON),
          // Missions and remotes.
          told(MissionEvent.RuleApplied.class, "the rule {rule} takes effect"),
          told(
              MissionEvent.MissionRolled.class,
              e -> "{player} rolls for the mission: " + dice(e.dice())),
          told(
              MissionEvent.Earned.class,
              e ->
                  (e.count() < 0 ? "{player} loses " : "{player} earns ")
                      + tokens(Math.abs(e.count()), "victory")),
          told(
              MissionEvent.TokensPut.class,
              e ->
                  tokens(Math.abs(e.count()), "victory")
                      + (Math.abs(e.count()) == 1 ? " is" : " are")
                      + (e.count() < 0 ? " taken from " : " laid on ")
                      + "the card of {ship}"),
          told(MissionEvent.SpotChosen.class, "the place '{name}' is at {pose}"),
          told(MissionEvent.EdgeChosen.class, "the edge '{name}' is the {edge} one"),
          told(MissionEvent.Reserved.class, "{ship} goes into reserve"),
          told(RemoteEvent.RemotesBrought.class, "{remotes?% lie ready|there are no remotes}"),
          told(RemoteEvent.RemotePlaced.class, "{remote} is placed at {pose}"),
          told(RemoteEvent.RemoteBoarded.class, "{remote} lies on the card of {carrier}"),
          told(
              RemoteEvent.RemoteDropped.class,
              "{carrier} drops {remote} by {template.code} at {pose}"),
          told(
              RemoteEvent.RemoteMoved.class, "{remote} moves forward by {template.code} to {pose}"),
          told(
              RemoteEvent.RemoteLingering.class,
              "{remote} is destroyed, and removed when its initiative has passed"),
          told(RemoteEvent.RemoteGone.class, "{remote} is gone ({how})"),
          told(
              RemoteEvent.RemoteCardReturned.class,
              "a damage card of {remote} is {face?discarded: %|shuffled into the deck}"),
          told(
              RemoteEvent.RemoteTokens.class,
              e ->
                  Math.abs(e.count())
                      + (e.count() < 0 ? " taken from " : " laid on ")
                      + "{remote}'s card, tokens"),
          told(RemoteEvent.RemoteTurned.class, "{remote} is {active?active|inactive}"),
          told(RemoteEvent.RemoteBroughtBack.class, "{remote} is brought back at {pose}"),
          // Docking, towing and hand-to-hand fights.
          told(DockingEvent.PrecisionAimed.class, "{ship} aims at the engines of {target}"),
          told(DockingEvent.Disabled.class, "{by} disables {ship}"),
          told(DockingEvent.Announced.class, "{ship} is to fly up to {to}"),
          told(DockingEvent.Approached.class, "{ship} has {reached?reached|not reached} {to}"),
          told(DockingEvent.Docked.class, "{ship} docks {alongside?alongside|to} {to} at {pose}"),
          told(DockingEvent.Boarded.class, "{ship} boards {to}"),
          told(DockingEvent.TowBegan.class, "{ship} takes {tow} in tow"),
          told(DockingEvent.Towed.class, "{ship} is towed by {by} to {pose}"),
          told(DockingEvent.CastOff.class, "{ship} casts off from {to}"),
          told(
              DockingEvent.Plundered.class,
              "{ship} is plundered, upgrades of {points} points for {player}"),
          told(
              DockingEvent.BroughtHome.class,
              e ->
                  "{ship} brings {tow} home, prizes of "
                      + e.prizes().stream().mapToInt(Prize::points).sum()
                      + " points for {player}"),
          told(
              CrewEvent.StackPicked.class,
              e -> "{player} picks stack " + (e.stack() + 1) + " of {ship}"),
          told(
              CrewEvent.CrewShown.class,
              "{card.name} of {ship} is turned up, {card.points} points"),
          told(
              CrewEvent.BodyHit.class,
              e -> "{name} of {ship} suffers {hits} body " + (e.hits() == 1 ? "hit" : "hits")),
          told(
              CrewEvent.Overpowered.class,
              "{name} of {ship} is overpowered from {by}, a prize of {points} points for {player}"),
          told(CrewEvent.TruceOffered.class, "{player} would break off on {ship}"),
          told(CrewEvent.TruceAnswered.class, "{player} {accepted?accepts|does not accept} that"));

  private EventWords() {}

  private static Map.Entry<Class<? extends Event>, Sentence> told(
      Class<? extends Event> type, String sentence) {
    return Map.entry(type, new Plain(sentence));
  }

  private static <E extends Event> Map.Entry<Class<? extends Event>, Sentence> told(
      Class<E> type, Function<E, String> sentence) {
    return Map.entry(
        type, (event, names) -> filled(sentence.apply(type.cast(event)), event, names));
  }

  /** Registers a sentence that itself names players or sides, whose names may hold braces. */
  private static <E extends Event> Map.Entry<Class<? extends Event>, Sentence> plainly(
      Class<E> type, Function<E, String> sentence) {
    return Map.entry(type, (event, names) -> sentence.apply(type.cast(event)));
  }

  static Set<Class<? extends Event>> told() {
    return WORDS.keySet();
  }

  /**
   * Returns the templates of sentences, with their members in braces, by event kind; omits those
   * computed in code.
   */
  public static Map<String, String> sentences() {
    Map<String, String> sentences = new TreeMap<>();
    WORDS.forEach(
        (type, sentence) ->
            sentence.text().ifPresent(text -> sentences.put(Formats.word(type), text)));
    return sentences;
  }

  /** Returns an event in words. */
  public static String of(Event event) {
    return of(event, id -> id);
  }

  /** Returns an event in words, with other names in place of the ids in it. */
  public static String of(Event event, Names names) {
    return Objects.requireNonNull(WORDS.get(event.getClass())).of(event, names);
  }

  private static String filled(String sentence, Event event, Names names) {
    return MEMBER
        .matcher(sentence)
        .replaceAll(match -> Matcher.quoteReplacement(said(match, event, names)));
  }

  private static String said(MatchResult match, Event event, Names names) {
    Object member = event;
    for (String name : match.group(1).split("\\.")) {
      member = member(member, name);
    }
    if (match.group(2) == null) {
      return word(member, names);
    }
    boolean there =
        !(member.equals(false) || member.equals(Optional.empty()) || member.equals(List.of()));
    return there
        ? match.group(3).replace("%", word(member, names))
        : Objects.requireNonNullElse(match.group(4), "");
  }

  private static Object member(Object of, String name) {
    try {
      return of.getClass().getMethod(name).invoke(of);
    } catch (NoSuchMethodException | IllegalAccessException | InvocationTargetException wrong) {
      throw new IllegalStateException("nothing is said of '" + name + "' of " + of, wrong);
    }
  }

  private static String word(Object member, Names names) {
    if (member instanceof Pose pose) {
      return String.format(
          Locale.ROOT, "(%.2f, %.2f), heading %.2f", pose.x(), pose.y(), pose.heading().degrees());
    }
    if (member instanceof Optional<?> maybe) {
      return maybe.map(one -> word(one, names)).orElse("");
    }
    if (member instanceof Collection<?> all) {
      return all.stream().map(one -> word(one, names)).collect(Collectors.joining(" and "));
    }
    if (member instanceof Maneuver maneuver) {
      return maneuver.words();
    }
    if (member instanceof RemoteState remote) {
      return remote.id();
    }
    if (member instanceof CardRef card) {
      return names.card(card);
    }
    if (member instanceof String id) {
      return names.apply(id);
    }
    return member instanceof Enum<?> word ? Formats.word(word) : member.toString();
  }

  private static String dice(List<Die> dice) {
    return new Pool(dice)
        .dice().stream().map(die -> die.face().word()).collect(Collectors.joining(" "));
  }

  private static String tokens(int count, String kind) {
    return count + " " + kind + (count == 1 ? " token" : " tokens");
  }

  private static String chance(MoveEvent.Skipped.Chance chance) {
    return switch (chance) {
      case ACTION -> "act";
      case ATTACK -> "attack";
      case DECLOAK -> "decloak";
      case DROP -> "drop a bomb";
    };
  }

  private static String reason(MoveEvent.Skipped skipped) {
    if (skipped.reason() != MoveEvent.Skipped.Reason.NOTHING) {
      return "{reason}";
    }
    return skipped.what() == MoveEvent.Skipped.Chance.ATTACK ? "no target" : "nothing to do";
  }

  private static String use(String what) {
    return switch (what) {
      case "focus" -> "turns focus results";
      case "evade" -> "adds an evade result";
      case "reinforce" -> "is helped by its reinforcement";
      case "reroll" -> "rolls again";
      default -> "has its dice changed by a card";
    };
  }

  private static String ended(Over over) {
    String how = over.winner().map(winner -> winner + " wins").orElseGet(() -> draw(over));
    return "the game is over after round %s: %s, %s".formatted(over.round(), how, scores(over));
  }

  /** Returns the points, of two sides as the winner's to the loser's. */
  private static String scores(Over over) {
    if (over.scores().size() != 2) {
      return over.scores().entrySet().stream()
          .map(side -> side.getKey() + " " + side.getValue())
          .collect(Collectors.joining(", ", "points: ", ""));
    }
    return over.scores().entrySet().stream()
        .sorted(
            Comparator.comparing(
                (Map.Entry<String, Integer> side) ->
                    !over.winner().equals(Optional.of(side.getKey()))))
        .map(side -> side.getValue().toString())
        .collect(Collectors.joining(" to "));
  }

  private static String draw(Over over) {
    return over.drawn().size() == over.scores().size()
        ? "a draw"
        : "a draw of " + String.join(" and ", over.drawn());
  }
}
