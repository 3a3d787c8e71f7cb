package io.github.flightstand.tools.page.game;

import static java.util.Comparator.naturalOrder;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.json.PlayAreaJson;
import io.github.flightstand.protocol.json.RulesJson;
import io.github.flightstand.protocol.picture.TablePicture;
import io.github.flightstand.referee.picture.Scene;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.event.AttackEvent;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.event.LossEvent;
import io.github.flightstand.rules.engine.event.MoveEvent;
import io.github.flightstand.rules.engine.event.RemoteEvent;
import io.github.flightstand.rules.engine.event.RoundEvent;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.tools.EventWords;
import io.github.flightstand.tools.Replay;
import io.github.flightstand.tools.page.Cast;
import io.github.flightstand.tools.page.Chapter;
import io.github.flightstand.tools.page.ChapterStep;
import io.github.flightstand.tools.page.ChapterStep.Choice;
import io.github.flightstand.tools.page.ChapterStep.Facts;
import io.github.flightstand.tools.page.ChapterStep.Fare;
import io.github.flightstand.tools.page.Way;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The log of a whole game as a page shows it, line by line: events in words and pictures, the
 * ships' tokens and damage, and the options of each decision.
 *
 * <p>For a player it shows what the player learns: other players' dials stay hidden until they are
 * revealed, and only the player's own decisions and open dice are shown.
 *
 * <pre>{@code
 * GameChapter game = new GameChapter("game.ndjson", 1, header, Optional.of("A"), cards);
 * game.line(2, "{\"command\": {...}}");
 * game.chapter()
 * }</pre>
 */
public final class GameChapter implements Cast.Traits {

  /** The refusal of a player who is not in the game. */
  public static final class UnknownPlayerException extends Exception {

    private UnknownPlayerException(String sentence) {
      super(sentence);
    }
  }

  private final String name;
  private final Optional<String> player;
  private final Replay replay;
  private final Cast cast;
  private final GamePictures pictures;
  private final DecisionChoices decisions;
  private final Names names;
  private final OpenDice dice;
  private final Map<Integer, Facts> told = new HashMap<>();
  private final List<ChapterStep> steps = new ArrayList<>();
  private State state;

  /** The step of the current attack. */
  private Optional<Integer> attack = Optional.empty();

  /**
   * Begins with a log's first line.
   *
   * @param player the player whose knowledge is shown; everything is shown if empty
   * @param cards the cards that the game was played with
   * @throws io.github.flightstand.tools.Replay.DivergedException if it is not a first line
   * @throws UnknownPlayerException if the game has no such player
   */
  public GameChapter(String name, int number, String line, Optional<String> player, CardSet cards)
      throws UnknownPlayerException {
    this.name = name;
    this.player = player;
    replay = Replay.begin(number, line, cards);
    state = replay.state();
    checkPlayer(state, player);
    cast = new Cast(state.rules(), players(state), replay.colors());
    pictures = new GamePictures(state.rules());
    names = new Names(state);
    dice = new OpenDice(names::of);
    decisions = new DecisionChoices(state.rules(), cast, names, player);
    // The state is that after the beginning, so these events are shown and not applied.
    add(number, replay.beginning(), Optional.empty(), Optional.empty(), List.of());
  }

  public static void checkPlayer(State state, Optional<String> player)
      throws UnknownPlayerException {
    if (player.isPresent() && !players(state).contains(player.get())) {
      throw new UnknownPlayerException(
          "there is no player '%s' in the game, expected one of %s"
              .formatted(player.get(), String.join(", ", players(state))));
    }
  }

  private static List<String> players(State state) {
    return state.seats().stream().map(Seat::id).sorted().toList();
  }

  /**
   * Adds one more line.
   *
   * @throws io.github.flightstand.tools.Replay.DivergedException if the line does not fit
   */
  public void line(int number, String line) {
    State before = replay.state();
    Optional<Command> command = replay.command(number, line);
    Optional<Decision> decision = command.flatMap(this::decision);
    List<Event> events = replay.line(number, line);
    List<Choice> choices =
        decision.map(asked -> decisions.of(before, asked, command.orElseThrow())).orElse(List.of());
    state = before;
    split(number, events, decision.flatMap(Decision::ship), choices);
    state = replay.state();
  }

  private Optional<Decision> decision(Command command) {
    return replay.pending().stream()
        .filter(decision -> decision.id().equals(command.decision()))
        .findFirst();
  }

  public Chapter chapter() {
    PlayArea area = replay.state().table().playArea();
    return new Chapter(
        name,
        Optional.of(names.title(state)),
        area.width(),
        area.height(),
        Optional.of(
            new Chapter.Query(
                RulesJson.of(state.rules()), PlayAreaJson.of(area), Optional.empty())),
        cast.pieces(),
        steps,
        Optional.empty());
  }

  /** Splits a line's events into steps, so that no step moves two ships. */
  private void split(int number, List<Event> events, Optional<String> about, List<Choice> choices) {
    List<Event> group = new ArrayList<>();
    List<Choice> left = choices;
    for (Event event : events) {
      if (begins(event) && !group.isEmpty()) {
        step(number, group, about, left, false);
        left = List.of();
        group.clear();
      }
      group.add(event);
    }
    if (!group.isEmpty()) {
      step(number, group, about, left, true);
    }
  }

  private static boolean begins(Event event) {
    return event instanceof RoundEvent.PhaseBegan
        || event instanceof MoveEvent.Activated
        || event instanceof MoveEvent.Moved
        || event instanceof AttackEvent.Attacked
        || event instanceof RoundEvent.RoundEnded;
  }

  private void step(
      int number, List<Event> events, Optional<String> about, List<Choice> choices, boolean last) {
    Optional<Scene> scene = Optional.empty();
    Optional<String> who = about;
    for (Event event : events) {
      Optional<Scene> drawn = pictures.of(state, event);
      scene = drawn.isPresent() ? drawn : scene;
      dice.see(event);
      Optional<String> actor = actor(event);
      who = actor.isPresent() ? actor : who;
      if (event instanceof AttackEvent.Attacked) {
        attack = Optional.of(steps.size());
      } else if (ends(event)) {
        attack = Optional.empty();
      }
      state = event.applyTo(state);
    }
    if (last) {
      dice.settle(replay.state());
    }
    add(number, events, who, scene, choices);
  }

  private void add(
      int number,
      List<Event> events,
      Optional<String> who,
      Optional<Scene> scene,
      List<Choice> choices) {
    Optional<String> stage =
        events.stream()
            .filter(RoundEvent.PhaseBegan.class::isInstance)
            .map(RoundEvent.PhaseBegan.class::cast)
            .map(began -> "round " + began.round() + ", " + Formats.word(began.phase()))
            .findFirst();
    names.see(state);
    String words =
        events.stream()
            .map(event -> player.map(event::seenBy).orElse(event))
            .map(event -> EventWords.of(event, names))
            .collect(Collectors.joining("; "));
    steps.add(
        new ChapterStep(
            number,
            stage,
            events.stream().flatMap(event -> Beats.of(event).stream()).max(naturalOrder()),
            who.map(names::of),
            words.isEmpty() ? "the game begins" : words,
            cast.next(state.table(), this),
            cast.touching(state.table()),
            facts(),
            scene.map(Scene::picture).map(TablePicture::additions),
            attack.filter(step -> step < steps.size()),
            scene.map(Scene::way).filter(way -> !way.isEmpty()).flatMap(way -> way(who, way)),
            dice.shown(),
            events.stream().flatMap(event -> Asks.of(event).stream()).findFirst(),
            Optional.empty(),
            choices));
  }

  private Optional<Way> way(Optional<String> who, List<Pose> poses) {
    return who.flatMap(cast::place).map(piece -> Way.written(piece, poses));
  }

  private static boolean ends(Event event) {
    return event instanceof RoundEvent.PhaseBegan
        || event instanceof MoveEvent.Activated
        || event instanceof MoveEvent.Skipped
        || event instanceof LossEvent.Destroyed
        || event instanceof RemoteEvent.RemoteGone
        || event instanceof RoundEvent.RoundEnded;
  }

  private static Optional<String> actor(Event event) {
    if (event instanceof MoveEvent.Activated activated) {
      return Optional.of(activated.ship());
    }
    if (event instanceof MoveEvent.Moved moved) {
      return Optional.of(moved.ship());
    }
    if (event instanceof RemoteEvent.RemoteMoved moved) {
      return Optional.of(moved.remote());
    }
    return event instanceof AttackEvent.Attacked attacked
        ? Optional.of(attacked.attacker())
        : Optional.empty();
  }

  /** Returns the changed facts; a ship's are those that the player, or else its owner, knows. */
  private List<Facts> facts() {
    Map<String, View> views = new HashMap<>();
    List<Facts> changed = new ArrayList<>();
    state
        .ships()
        .forEach(
            ship -> {
              String eyes = player.orElse(ship.seat());
              View view = views.computeIfAbsent(eyes, seat -> View.of(state, seat, List.of()));
              ShipFacts facts = new ShipFacts(view, ship.id(), names);
              note(ship.id(), facts.words(), Optional.of(facts.fare()), changed);
            });
    for (RemoteState remote : state.remotes()) {
      note(remote.id(), RemoteFacts.of(remote), Optional.empty(), changed);
    }
    return changed;
  }

  private void note(String piece, List<String> facts, Optional<Fare> fare, List<Facts> changed) {
    cast.place(piece)
        .map(place -> new Facts(place, facts, fare))
        .filter(now -> !now.equals(told.put(now.piece(), now)))
        .ifPresent(changed::add);
  }

  @Override
  public String name(String id) {
    return names.of(id);
  }

  @Override
  public List<FiringArc> arcs(Ship ship) {
    return state.ship(ship.id()).card().arcs().stream()
        .filter(arc -> arc.isOn(ship.base()))
        .toList();
  }

  @Override
  public Optional<String> type(Ship ship) {
    return names.type(state.ship(ship.id()).card());
  }

  @Override
  public List<String> words(Ship ship) {
    ShipCard card = state.ship(ship.id()).card();
    return List.of("skill " + card.skill(), "attack " + card.attack(), "agility " + card.agility());
  }
}
