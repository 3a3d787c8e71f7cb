package io.github.flightstand.protocol.operation;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.OrNull;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.protocol.json.BuiltIn;
import io.github.flightstand.protocol.json.DecisionJson;
import io.github.flightstand.protocol.json.GameFigures;
import io.github.flightstand.protocol.json.GameJson;
import io.github.flightstand.protocol.json.Kept;
import io.github.flightstand.protocol.json.KeptGame;
import io.github.flightstand.protocol.json.OverJson;
import io.github.flightstand.protocol.json.SetupJson;
import io.github.flightstand.protocol.json.TurnJson;
import io.github.flightstand.protocol.json.ViewJson;
import io.github.flightstand.protocol.log.GameLines;
import io.github.flightstand.protocol.picture.TablePicture;
import io.github.flightstand.protocol.picture.TablePicture.Color;
import io.github.flightstand.protocol.squad.IllegalSquadException;
import io.github.flightstand.rules.encoding.Turn;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.Engine.PlayResult;
import io.github.flightstand.rules.engine.Game;
import io.github.flightstand.rules.engine.RefusedException;
import io.github.flightstand.rules.engine.Setup;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.agenda.HostCommands;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Refusal;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.member.Default;
import io.github.flightstand.rules.player.Match;
import io.github.flightstand.rules.player.PlayerKind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** {@code start}, {@code decisions} and {@code act}: whole games, sent each time or kept. */
final class GameOperations {

  private final Kept<KeptGame> games;
  private final Engine engine;
  private final GameLines lines = new GameLines();

  GameOperations(Kept<KeptGame> games, CardSet cards) {
    this.games = games;
    engine = new Engine(cards);
  }

  /**
   * Begins a game.
   *
   * @param setup the game before it begins
   * @param strict whether a game is refused in which effects of the squads' cards are missing
   */
  record StartQuery(SetupJson setup, @Default("false") boolean strict, @JsonUnwrapped Told told) {}

  /**
   * The contents of the answer to a step, beside the game and the step's events.
   *
   * @param player the player who answers, for whom others' decisions are refused, and whose are
   *     listed by {@code mine}
   * @param decisions which decisions are listed: all, those of {@code player}, or none, which takes
   *     no time
   * @param view the player whose view of the game is returned
   * @param viewers the players whose views of the events are returned
   * @param keep the name under which the game is kept; if absent, it comes back whole
   * @param events whether the answer has the step's events; if not, the list is empty
   * @param encode the form of the observation in {@code turn}; if absent, there is no {@code turn}
   * @param opponents the built-in players that answer for some players, until another one is asked
   * @param log whether the lines are returned that the game's log gains
   */
  @SchemaMembers(
      """
      {"if": {"properties": {"decisions": {"const": "mine"}}, "required": ["decisions"]},
       "then": {"required": ["player"]}}
      """)
  record Told(
      Optional<String> player,
      @Default("'all'") Listed decisions,
      Optional<String> view,
      Optional<List<String>> viewers,
      Optional<String> keep,
      @Default("true") boolean events,
      Optional<TurnJson.Written> encode,
      Optional<Map<String, PlayerKind>> opponents,
      @Default("false") boolean log) {

    /** Checks that the players exist, and that {@code mine} says whose. */
    private void check(Game game) {
      State state = game.state();
      opponents.ifPresent(kinds -> Steps.checkOpponents(kinds, game));
      player.ifPresent(name -> checkPlays(state, name, Pointer.of("/player")));
      if (decisions == Listed.MINE && player.isEmpty()) {
        throw FaultException.missing(
            Pointer.of("/player"), "the player whose decisions are 'mine'");
      }
      view.ifPresent(name -> checkPlays(state, name, Pointer.of("/view")));
      List<String> names = viewers.orElse(List.of());
      for (int i = 0; i < names.size(); i++) {
        checkPlays(state, names.get(i), Pointer.of("/viewers").append(i));
      }
    }

    private List<DecisionJson> listed(Supplier<List<Decision>> pending) {
      return switch (decisions) {
        case ALL -> json(pending.get(), Optional.empty(), false);
        case MINE -> json(pending.get(), player, false);
        case NONE -> List.of();
      };
    }
  }

  /** The decisions that the answer to a step lists. */
  enum Listed {
    /** The decisions of all players and of chance. */
    ALL,
    /** Those of the player who asks. */
    MINE,
    /** None, which costs no time to list. */
    NONE
  }

  /**
   * Asks which decisions a game waits for.
   *
   * @param game the game, or the name under which it is kept
   * @param player the player whose decisions are returned; all players' if absent
   * @param witnesses whether each slide is listed with sample shifts
   */
  record DecisionsQuery(
      GameJson game, Optional<String> player, @Default("false") boolean witnesses) {}

  /**
   * Answers a decision: by a command, by the number of an action, or by what a built-in player
   * decides.
   *
   * @param game the game, or the name under which it is kept
   * @param command the answer: a decision, one of its options' keys, and what that option leaves
   *     free
   * @param action the number of an action, by the table of {@code encoding}; it answers the
   *     decision whose turn it is
   * @param by the built-in player that decides for {@code player}; in a kept game it remembers what
   *     it saw
   */
  @SchemaMembers(
      """
      {"oneOf": [{"required": ["command"]}, {"required": ["action"]},
                 {"required": ["by", "player"]}]}
      """)
  record ActQuery(
      GameJson game,
      Optional<Command> command,
      Optional<Integer> action,
      Optional<PlayerKind> by,
      @JsonUnwrapped Told told) {}

  /**
   * A game after a step.
   *
   * @param game the name under which the game is kept, or else the whole game
   * @param command the answer of the player that the query names in {@code by}
   * @param events the events, in order
   * @param decisions the decisions that were asked for; empty if none were
   * @param over the end of the game; null while it goes on
   * @param seen the events as each of the viewers sees them
   * @param view the view of the player named in the query's {@code view}
   * @param turn whose turn it is, as numbers, if the query says {@code encode}
   * @param unwritten the squads' cards whose effects are missing; at the start, if a set of cards
   *     is in force
   * @param log the lines, as texts, that the game's log gains
   */
  record GameResult(
      GameJson game,
      Optional<Command> command,
      List<Event> events,
      List<DecisionJson> decisions,
      @OrNull Optional<OverJson> over,
      Optional<Map<String, List<Event>>> seen,
      Optional<ViewJson<DecisionJson>> view,
      Optional<TurnJson> turn,
      Optional<List<String>> unwritten,
      Optional<List<String>> log) {}

  /**
   * The decisions that a game waits for.
   *
   * @param decisions the decisions
   */
  record DecisionsResult(List<DecisionJson> decisions) {}

  Operation<StartQuery, GameResult> start() {
    return new Operation<>(StartQuery.class, GameResult.class, true, this::start);
  }

  private Operation.Pictured<GameResult> start(Query<StartQuery> query) {
    query.inTableFrame();
    SetupJson said = query.asked().setup();
    Setup setup;
    try {
      setup = FaultException.within(Pointer.of("/setup"), () -> said.setup(engine.cards()));
    } catch (IllegalSquadException illegal) {
      throw illegal.under("/setup");
    }
    try {
      engine.check(setup);
    } catch (IllegalArgumentException unknownCard) {
      throw FaultException.badValue("/setup/players", "'players': " + unknownCard.getMessage());
    }
    List<String> unwritten =
        FaultException.within(
            Pointer.of("/setup"), () -> said.unwritten(engine.cards(), query.asked().strict()));
    PlayResult turn = engine.start(setup, said.chance().chance());
    Told told = query.asked().told();
    told.check(turn.game());
    Steps steps = steps(turn.game(), Map.of(), told);
    steps.begun(
        turn,
        told.log()
            ? lines.begin(setup, said.colors(), engine.start(setup).state(), turn)
            : List.of());
    return result(
        steps,
        Optional.empty(),
        Optional.of(said.colors()).filter(named -> !named.isEmpty()),
        told,
        Optional.of(unwritten).filter(any -> !setup.cardSets().isEmpty()));
  }

  private Steps steps(Game game, Map<String, BuiltIn> players, Told told) {
    return new Steps(
        engine, game, players, told.events(), Optional.of(lines).filter(any -> told.log()));
  }

  Operation<DecisionsQuery, DecisionsResult> decisions() {
    return new Operation<>(DecisionsQuery.class, DecisionsResult.class, this::decisions);
  }

  private DecisionsResult decisions(Query<DecisionsQuery> query) {
    query.inTableFrame();
    DecisionsQuery asked = query.asked();
    State state = game(asked.game()).state();
    asked.player().ifPresent(player -> checkPlays(state, player, Pointer.of("/player")));
    return new DecisionsResult(json(engine.pending(state), asked.player(), asked.witnesses()));
  }

  /** Returns the JSON form of decisions: of a player's, or of all. */
  private static List<DecisionJson> json(
      List<Decision> decisions, Optional<String> player, boolean witnesses) {
    return decisions.stream()
        .filter(decision -> player.isEmpty() || decision.player().equals(player))
        .map(decision -> DecisionJson.of(decision, witnesses))
        .toList();
  }

  Operation<ActQuery, GameResult> act() {
    return new Operation<>(ActQuery.class, GameResult.class, true, this::act);
  }

  private Operation.Pictured<GameResult> act(Query<ActQuery> query) {
    query.inTableFrame();
    ActQuery asked = query.asked();
    Game game = game(asked.game());
    Told told = asked.told();
    told.check(game);
    if (asked.game() instanceof KeptGame kept) {
      kept.pending().ifPresent(known -> engine.recall(game.state(), known));
    }
    Steps steps = steps(game, playingOn(asked), told);
    Command command = command(asked, steps);
    try {
      steps.play(command);
    } catch (RefusedException refused) {
      Refusal refusal = refused.refusal();
      throw FaultException.refused(
          Pointer.of("/command").append(refusal.at()), refusal.clause(), refusal.message());
    }
    return result(
        steps, asked.by().map(kind -> command), asked.game().colors(), told, Optional.empty());
  }

  /** Returns the players that come with the program if the game stays under its name. */
  private static Map<String, BuiltIn> playingOn(ActQuery asked) {
    return asked.game() instanceof KeptGame kept
            && asked.told().keep().equals(Optional.of(kept.name()))
        ? kept.players()
        : Map.of();
  }

  private Command command(ActQuery asked, Steps steps) {
    State state = steps.game().state();
    checkOneAnswer(asked);
    if (asked.by().isPresent()) {
      return answer(asked.by().get(), asked.told(), steps);
    }
    Command command =
        asked.command().orElseGet(() -> ofAction(asked, asked.action().orElseThrow(), state));
    asked.told().player().ifPresent(player -> checkOwn(state, command, player));
    return command;
  }

  private static void checkOneAnswer(ActQuery asked) {
    List<String> given = new ArrayList<>();
    asked.command().ifPresent(any -> given.add("command"));
    asked.action().ifPresent(any -> given.add("action"));
    asked.by().ifPresent(any -> given.add("by"));
    if (given.isEmpty()) {
      throw FaultException.of(
          FaultCode.MISSING_FIELD,
          Pointer.of("/command"),
          "'command', 'action' and 'by' are missing, expected one of them");
    }
    if (given.size() > 1) {
      throw FaultException.badValue(
          "/" + given.get(1),
          "'%s' is given with '%s', expected one".formatted(given.get(1), given.get(0)));
    }
  }

  private Command ofAction(ActQuery asked, int action, State state) {
    Optional<Turn> known = asked.game() instanceof KeptGame kept ? kept.turn() : Optional.empty();
    return EncodingOperations.command(
        known.or(
            () -> EncodingOperations.turn(state, engine.pending(state), Pointer.of("/action"))),
        action,
        Pointer.of("/action"));
  }

  /** Returns what a player that comes with the program decides for the query's player. */
  private Command answer(PlayerKind kind, Told told, Steps steps) {
    String seat =
        told.player()
            .orElseThrow(
                () ->
                    FaultException.missing(
                        Pointer.of("/player"),
                        "the player for whom '" + kind.word() + "' decides"));
    Steps.checkDrawn(steps.game(), "by");
    State state = steps.game().state();
    List<Decision> awaited = Match.awaited(engine.pending(state));
    if (awaited.stream().noneMatch(decision -> decision.player().equals(Optional.of(seat)))) {
      throw FaultException.refused(
          Pointer.of("/player"),
          Optional.empty(),
          Excerpt.quoted(seat) + " has nothing to decide, " + waitsFor(awaited));
    }
    return steps.answer(kind, seat, engine.view(state, seat));
  }

  private static String waitsFor(List<Decision> awaited) {
    if (awaited.isEmpty()) {
      return "the game is over";
    }
    Decision first = awaited.get(0);
    return "the game waits for %s of %s"
        .formatted(Excerpt.quoted(first.id()), Excerpt.quoted(first.player().orElseThrow()));
  }

  private Operation.Pictured<GameResult> result(
      Steps steps,
      Optional<Command> command,
      Optional<Map<String, Color>> colors,
      Told told,
      Optional<List<String>> unwritten) {
    told.opponents().ifPresent(steps::playOn);
    Game game = steps.game();
    Supplier<List<Decision>> pending = () -> engine.pending(game.state());
    Optional<List<Decision>> found =
        told.encode().isPresent() || told.decisions() != Listed.NONE
            ? Optional.of(pending.get())
            : Optional.empty();
    List<Decision> next = found.orElse(List.of());
    Optional<Turn> nextTurn =
        told.encode()
            .flatMap(any -> EncodingOperations.turn(game.state(), next, Pointer.of("/encode")));
    Optional<KeptGame> kept =
        told.keep().map(name -> new KeptGame(name, game, colors, steps.players(), found, nextTurn));
    kept.ifPresent(value -> games.keep(value.name(), value));
    List<Event> events = told.events() ? steps.events() : List.of();
    GameResult result =
        new GameResult(
            kept.<GameJson>map(value -> value).orElseGet(() -> GameFigures.of(game, colors)),
            command,
            events,
            told.listed(pending),
            game.state().over().map(OverJson::of),
            told.viewers().map(names -> seen(names, events, game.state())),
            told.view().map(name -> ViewJson.of(View.of(game.state(), name, pending.get()))),
            told.encode().map(any -> TurnJson.of(nextTurn, next, told.encode())),
            unwritten,
            told.log() ? Optional.of(steps.log()) : Optional.empty());
    return new Operation.Pictured<>(
        result, () -> TablePicture.of(game.state().table()).colors(colors.orElse(Map.of())));
  }

  private static Map<String, List<Event>> seen(
      List<String> viewers, List<Event> events, State state) {
    Map<String, List<Event>> seen = new LinkedHashMap<>();
    for (String viewer : viewers) {
      seen.put(viewer, events.stream().map(event -> event.seenBy(viewer, state)).toList());
    }
    return seen;
  }

  private Game game(GameJson game) {
    return game(game, engine.cards());
  }

  static Game game(GameJson game, CardSet cards) {
    return FaultException.within(Pointer.of("/game"), () -> game.game(cards));
  }

  static void checkPlays(State state, String player, Pointer at) {
    if (state.seats().stream().noneMatch(seat -> seat.id().equals(player))) {
      throw FaultException.unexpected(at, Excerpt.quoted(player), "a player of the game");
    }
  }

  private void checkOwn(State state, Command command, String player) {
    if (HostCommands.includes(command)) {
      throw FaultException.refused(
          Pointer.of("/command/decision"),
          Optional.empty(),
          Excerpt.quoted(command.decision()) + " is the host's to command, expected no 'player'");
    }
    boolean others =
        engine.pending(state).stream()
            .filter(decision -> decision.id().equals(command.decision()))
            .anyMatch(decision -> !decision.player().equals(Optional.of(player)));
    if (others) {
      throw FaultException.refused(
          Pointer.of("/command/decision"),
          Optional.empty(),
          "%s is not for %s to decide"
              .formatted(Excerpt.quoted(command.decision()), Excerpt.quoted(player)));
    }
  }
}
