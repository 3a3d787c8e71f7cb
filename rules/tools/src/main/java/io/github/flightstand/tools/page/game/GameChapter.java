package io.github.flightstand.tools.page.game;

import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.protocol.json.PlayAreaJson;
import io.github.flightstand.protocol.json.RulesJson;
import io.github.flightstand.protocol.json.ViewJson;
import io.github.flightstand.protocol.json.ViewJson.SeenShip;
import io.github.flightstand.protocol.picture.TablePicture;
import io.github.flightstand.referee.picture.Scene;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.event.AttackEvent;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.event.MoveEvent;
import io.github.flightstand.rules.engine.event.RoundEvent;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.Boarding;
import io.github.flightstand.rules.engine.state.Boarding.Dock;
import io.github.flightstand.rules.engine.state.CombatTask.Attack;
import io.github.flightstand.rules.engine.state.Die;
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
import io.github.flightstand.tools.page.ChapterStep.Told;
import io.github.flightstand.tools.page.Way;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
  private final Map<String, Object> known = new HashMap<>();
  private final List<ChapterStep> steps = new ArrayList<>();
  private State state;
  private List<Dock> docks = List.of();

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
    decisions = new DecisionChoices(state.rules(), cast, names, player);
    // The state is that after the beginning, so these events are shown and not applied.
    add(number, replay.beginning(), Optional.empty(), Optional.empty(), List.of(), List.of());
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
    Optional<Command> command = replay.command(number, line);
    Optional<Decision> decision = command.flatMap(this::decision);
    List<Event> events = replay.line(number, line);
    List<Choice> choices =
        decision.map(asked -> decisions.of(state, asked, command.orElseThrow())).orElse(List.of());
    split(number, events, choices);
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
        names.cards(),
        cast.pieces(),
        steps,
        Optional.empty());
  }

  /** Splits a line's events into steps, so that no step moves two ships. */
  private void split(int number, List<Event> events, List<Choice> choices) {
    List<Event> group = new ArrayList<>();
    List<Choice> left = choices;
    for (Event event : events) {
      if (begins(event) && !group.isEmpty()) {
        step(number, group, left, List.of());
        left = List.of();
        group.clear();
      }
      group.add(event);
    }
    if (!group.isEmpty()) {
      List<List<Die>> pools =
          replay
              .state()
              .last(Attack.class)
              .map(task -> List.of(task.attack().dice(), task.defence().dice()))
              .orElse(List.of());
      step(number, group, left, pools);
    }
  }

  private static boolean begins(Event event) {
    return event instanceof RoundEvent.PhaseBegan
        || event instanceof MoveEvent.Activated
        || event instanceof MoveEvent.Moved
        || event instanceof AttackEvent.Attacked
        || event instanceof RoundEvent.RoundEnded;
  }

  private void step(int number, List<Event> events, List<Choice> choices, List<List<Die>> pools) {
    Optional<Scene> scene = Optional.empty();
    Optional<Way> way = Optional.empty();
    for (Event event : events) {
      Optional<Scene> drawn = pictures.of(state, event);
      if (drawn.isPresent()) {
        scene = drawn;
        way = way(event, drawn.get());
      }
      state = event.applyTo(state);
    }
    add(number, events, scene, way, choices, pools);
  }

  private Optional<Way> way(Event event, Scene scene) {
    return event instanceof MoveEvent.Moved moved && !scene.way().isEmpty()
        ? cast.place(moved.ship()).map(piece -> Way.written(piece, scene.way()))
        : Optional.empty();
  }

  private void add(
      int number,
      List<Event> events,
      Optional<Scene> scene,
      Optional<Way> way,
      List<Choice> choices,
      List<List<Die>> pools) {
    names.see(state);
    List<Event> seen =
        events.stream().map(event -> player.map(event::seenBy).orElse(event)).toList();
    String words =
        seen.stream().map(event -> EventWords.of(event, names)).collect(Collectors.joining("; "));
    steps.add(
        new ChapterStep(
            number,
            Optional.empty(),
            words.isEmpty() ? "the game begins" : words,
            cast.next(state.table(), this),
            cast.touching(state.table()),
            scene.map(Scene::picture).map(TablePicture::additions),
            way,
            Optional.of(told(seen, pools)),
            Optional.empty(),
            Optional.empty(),
            choices));
  }

  private Told told(List<Event> events, List<List<Die>> pools) {
    List<Dock> before = docks;
    docks = state.boarding().map(Boarding::docks).orElse(List.of());
    return new Told(
        events,
        player.map(List::of).orElse(players(state)).stream()
            .flatMap(this::seenBy)
            .filter(ship -> changed(ship.ship().id(), ship))
            .toList(),
        state.remotes().stream().filter(remote -> changed(remote.id(), remote)).toList(),
        Optional.of(docks).filter(now -> !now.equals(before)),
        pools);
  }

  /**
   * Returns the ships as a player sees them: the player's own, or all if the page is a player's.
   */
  private Stream<SeenShip> seenBy(String eyes) {
    return ViewJson.of(View.of(state, eyes, List.of())).ships().stream()
        .filter(seen -> player.isPresent() || seen.ship().seat().equals(eyes));
  }

  /** Tests whether what is known of a piece has changed. */
  private boolean changed(String id, Object now) {
    return !now.equals(known.put(id, now));
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
