package io.github.flightstand.rules.engine;

import io.github.flightstand.rules.engine.agenda.ExpansionRegistry;
import io.github.flightstand.rules.engine.agenda.Flows;
import io.github.flightstand.rules.engine.check.StateCheck;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.RandomAnswer;
import io.github.flightstand.rules.engine.decision.Refusal;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.flow.ChanceNode;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.hook.CardException;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.mission.PlacedMission;
import io.github.flightstand.rules.engine.state.Boarding;
import io.github.flightstand.rules.engine.state.DeckState;
import io.github.flightstand.rules.engine.state.MissionState;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.PhaseTask;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.SetUpTask;
import io.github.flightstand.rules.engine.state.ShipBoarding;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.mission.Scenario;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * The engine that plays whole games by the rulebooks.
 *
 * <p>A state waits for decisions. {@link #pending} lists them with every legal option; {@link
 * #apply} carries out a command that answers one, or refuses it and names the clause that forbids
 * it. States are values, so a fork costs one reference. Dice and cards are decisions of chance;
 * {@link #play} lets the game's source of chance make those.
 *
 * <p>An engine keeps scratch space but no game. Use one engine per thread.
 *
 * <pre>{@code
 * Engine engine = new Engine();
 * Game game = engine.start(setup, Chance.Seeded.of(7)).game();
 * engine.pending(game.state());                                  // dial:red-1, …, ready:A, …
 * engine.play(game, Command.of("dial:red-1", "dial").withValue("2FG"));
 * }</pre>
 */
public final class Engine {

  private final CardSet cards;
  private final MessageDigest digest = Chance.sha256();
  private Optional<RulesContext> context = Optional.empty();

  /** Creates an engine that knows only the cards of the game's own box. */
  public Engine() {
    this(DamageDecks.cards());
  }

  /** Creates an engine that knows the cards of {@code cards}. */
  public Engine(CardSet cards) {
    this.cards = Objects.requireNonNull(cards, "cards may not be null");
  }

  /** Returns the cards that this engine knows. */
  public CardSet cards() {
    return cards;
  }

  private RulesContext context(State state) {
    if (context.isEmpty() || !context.get().fits(state)) {
      context = Optional.of(ExpansionRegistry.context(state, cards));
    }
    return context.get();
  }

  /** Throws IllegalArgumentException, saying where, if a state from outside contradicts itself. */
  public static void check(State state) {
    check(state, DamageDecks.cards());
  }

  /** Checks a state as {@link #check(State)} does, for a game with other cards. */
  public static void check(State state, CardSet cards) {
    StateCheck.check(state, cards);
  }

  /**
   * Throws IllegalArgumentException, naming it, if a set-up has an unknown card or set of cards.
   */
  public void check(Setup setup) {
    SetupCards.check(setup, cards.inForce(setup.cardSets()));
  }

  /** Begins a game; throws IllegalArgumentException if a ship has an unknown card. */
  public Step start(Setup setup) {
    Objects.requireNonNull(setup, "setup may not be null");
    check(setup);
    List<Task> agenda = new ArrayList<>(List.of(new PhaseTask.Rounds()));
    if (setup.mission().isPresent() && setup.pool().isPresent()) {
      agenda.add(new SetUpTask.MissionSetUp(SetUpTask.MissionStep.PIECES));
      setup.pool().ifPresent(pool -> setUp(setup, pool, agenda));
      agenda.add(new SetUpTask.MissionSetUp(SetUpTask.MissionStep.AREA));
    } else {
      setup.pool().ifPresent(pool -> setUp(setup, pool, agenda));
    }
    Optional<String> begins = setup.initiative().or(() -> begins(setup));
    boolean drawn =
        setup.initiative().isEmpty()
            && setup.rules().game().epic().playerOrder()
            && sides(setup) > 2;
    if (drawn || begins.isEmpty()) {
      agenda.add(order(setup, begins));
    }
    int decks = setup.shared() ? 1 : setup.seats().size();
    State state =
        new State(
            setup.rules(),
            setup.seats(),
            begins.filter(side -> !drawn),
            0,
            Phase.SETUP,
            ships(setup),
            setup.table(),
            Collections.nCopies(decks, DeckState.shuffled(setup.deck())),
            setup.lastRound(),
            agenda,
            Optional.empty(),
            setup.mission().map(setup.pool().isEmpty() ? PlacedMission::of : MissionState::of),
            setup.remotes(),
            setup.rules().game().boarding().map(added -> Boarding.NONE),
            setup.cardSets());
    List<Event> events = new ArrayList<>();
    Transition play = new Transition(context(state), state, Optional.of(events));
    Flows.advance(play);
    return new Step(play.state(), events);
  }

  private static List<ShipState> ships(Setup setup) {
    List<ShipState> ships = new ArrayList<>(setup.ships().size());
    for (ShipCard card : setup.ships()) {
      ShipState ship = aboard(setup, ShipState.of(card));
      ships.add(setup.pool().isEmpty() ? ship : ship.with(ShipState.Status.WAITING));
    }
    return ships;
  }

  /** Gives a ship its crew if the rules for boarding are in force. */
  private static ShipState aboard(Setup setup, ShipState ship) {
    return setup.rules().game().boarding().isPresent()
        ? ship.with(ShipBoarding.of(setup.crew(ship.card())))
        : ship;
  }

  private static Optional<String> begins(Setup setup) {
    return setup
        .mission()
        .flatMap(mission -> MissionCheck.initiative(Scenario.of(mission), setup.seats()));
  }

  private static long sides(Setup setup) {
    return setup.seats().stream().map(Seat::team).distinct().count();
  }

  /** Returns the task that settles the side with initiative, or the sides after the first. */
  private static Task order(Setup setup, Optional<String> begins) {
    if (!setup.rules().game().epic().playerOrder()) {
      return new SetUpTask.Initiative(Optional.empty());
    }
    return sides(setup) == 2
        ? new SetUpTask.CallingDie(Optional.empty())
        : new SetUpTask.DrawingNumbers(begins.stream().toList());
  }

  /** Adds the tasks of set-up. After a ship that stands in, the other side lays all (002-055). */
  private static void setUp(Setup setup, ObstaclePool pool, List<Task> agenda) {
    Optional<String> side =
        pool.standIn()
            .flatMap(
                standIn ->
                    setup.seats().stream()
                        .filter(seat -> seat.id().equals(standIn.player()))
                        .findFirst())
            .flatMap(layer -> Seat.opponentAfter(setup.seats(), layer))
            .map(Seat::team);
    agenda.add(new SetUpTask.PlacingObstacles(pool.obstacles(), List.of(), side));
    pool.standIn()
        .map(
            standIn ->
                new SetUpTask.PlacingStandIn(
                    standIn.player(), standIn.id(), standIn.base(), Optional.empty()))
        .ifPresent(agenda::add);
  }

  /** Returns the pending decisions: several while dials are set, one later, none at the end. */
  public List<Decision> pending(State state) {
    Objects.requireNonNull(state, "state may not be null");
    return Flows.pending(context(state), state);
  }

  /**
   * Takes over the pending decisions of a state, so that this engine need not find them again when
   * it carries out a command there.
   *
   * @param pending the result of {@link #pending} of an engine with the same cards for this state
   */
  public void recall(State state, List<Decision> pending) {
    context(state).pending().keep(state, List.copyOf(pending));
  }

  /**
   * Returns a random answer to a state: the very command that {@link RandomAnswer} gives to the
   * pending decisions from the same source. Carrying it out in that state is then quicker, as it
   * needs no check.
   *
   * @throws IllegalArgumentException if the game is over
   */
  public Command randomCommand(State state, RandomAnswer.Source random) {
    return randomCommand(state, pending(state), random);
  }

  /**
   * Returns a player's random answer to a state, as {@link #randomCommand(State,
   * RandomAnswer.Source)} does: the very command that a random player gives from the player's view.
   *
   * @throws IllegalArgumentException if the state does not wait for the player
   */
  public Command randomCommand(State state, String player, RandomAnswer.Source random) {
    return randomCommand(state, Decision.of(player, pending(state)), random);
  }

  private Command randomCommand(State state, List<Decision> pending, RandomAnswer.Source random) {
    Objects.requireNonNull(random, "random may not be null");
    if (pending.isEmpty()) {
      throw new IllegalArgumentException("nothing is to be decided, expected a pending decision");
    }
    return Flows.random(context(state), state, pending, random);
  }

  /** Carries out a command, or refuses it. */
  public Outcome apply(State state, Command command) {
    Objects.requireNonNull(state, "state may not be null");
    Objects.requireNonNull(command, "command may not be null");
    List<Event> events = new ArrayList<>();
    Transition play = new Transition(context(state), state, Optional.of(events));
    Optional<Refusal> refusal = answer(play, command);
    return refusal.isPresent()
        ? new Outcome.Refused(refusal.get())
        : new Outcome.Done(new Step(play.state(), events));
  }

  /** Carries out a command; if it is refused, returns why. */
  private static Optional<Refusal> answer(Transition play, Command command) {
    try {
      Optional<Refusal> refusal = Flows.answer(play, command);
      return refusal.isEmpty()
          ? refusal
          : Optional.of(FirstBook.cited(play.state().rules().game(), refusal.get()));
    } catch (CardException failed) {
      return Optional.of(refusal(failed));
    }
  }

  /** Returns a player's view; throws IllegalArgumentException if the state has no such player. */
  public View view(State state, String player) {
    return View.of(state, player, pending(state));
  }

  /**
   * Draws a whole game with this view, which the player cannot distinguish from the real one. What
   * the player cannot know is drawn as {@link Sampling} says; the same generator then becomes the
   * game's source of chance. Throws IllegalArgumentException if the view contradicts itself.
   */
  public static Game sample(View view, String seed) {
    return sample(view, DamageDecks.cards(), seed);
  }

  /** Returns a sampled game as {@link #sample(View, String)} does, for a game with other cards. */
  public static Game sample(View view, CardSet cards, String seed) {
    Chance.Draws draws = Chance.Seeded.of(seed).draws();
    State state = Sampling.state(view, cards, draws::below);
    return new Game(state, draws.now());
  }

  private static Refusal refusal(CardException failed) {
    return Refusal.of("key", String.valueOf(failed.getMessage()));
  }

  /**
   * The result of a step of a game.
   *
   * @param game the game, which waits for a player, or for chance if the caller is asked
   * @param chance the keys that chance decided, in order
   */
  public record PlayResult(Game game, List<Event> events, List<String> chance) {

    /** Copies the lists. */
    public PlayResult {
      events = List.copyOf(events);
      chance = List.copyOf(chance);
    }
  }

  /** Begins a game with a source of chance, and lets it decide until a player has to. */
  public PlayResult start(Setup setup, Chance chance) {
    Step begun = start(setup);
    return settle(new Game(begun.state(), chance), begun.events());
  }

  /** Lets a game's source of chance draw until a player has to decide. */
  public PlayResult settle(Game game) {
    return settle(game, List.of());
  }

  private PlayResult settle(Game game, List<Event> before) {
    List<Event> events = new ArrayList<>(before);
    List<String> keys = new ArrayList<>();
    Transition play = new Transition(context(game.state()), game.state(), Optional.of(events));
    return new PlayResult(settle(play, game.chance(), keys), events, keys);
  }

  /**
   * Carries out a command, and lets the game's source of chance draw until a player has to decide.
   *
   * @throws RefusedException if the command is refused, or leads to more than a card can do
   */
  public PlayResult play(Game game, Command command) {
    List<Event> events = new ArrayList<>();
    List<String> keys = new ArrayList<>();
    return new PlayResult(play(game, command, Optional.of(events), keys), events, keys);
  }

  /**
   * Returns the game that {@link #play} leads to, in less time, because it records no events.
   *
   * <pre>{@code
   * while (game.state().over().isEmpty()) {
   *   game = engine.after(game, engine.randomCommand(game.state(), random));
   * }
   * }</pre>
   *
   * @throws RefusedException if the command is refused, or leads to more than a card can do
   */
  public Game after(Game game, Command command) {
    return play(game, command, Optional.empty(), new ArrayList<>());
  }

  /**
   * Returns the state to which a legal answer leads, for sums over all that may follow. The answer
   * is not checked, and the way ends before the next decision where {@code end} holds.
   *
   * @param decision one that {@link #pending} lists for this state
   * @param answer one of the decision's options with what that leaves to choose, chance's too
   * @param end tests the tasks in progress, the present one last
   * @throws RefusedException if the answer leads to more than a card can do
   */
  public State following(
      State state, Decision decision, Command answer, Predicate<List<Task>> end) {
    return led(state, end, play -> Flows.carryOut(play, decision, answer));
  }

  /** Returns the state right after an answer as {@link #following} takes it, on the way onward. */
  public State answered(State state, Decision decision, Command answer) {
    return led(state, tasks -> false, play -> Flows.answer(play, decision, answer));
  }

  /** Returns the state to which the way after an answer leads, as {@link #following} does. */
  public State onward(State answered, Predicate<List<Task>> end) {
    return led(answered, end, Flows::advance);
  }

  private State led(State from, Predicate<List<Task>> end, Consumer<Transition> way) {
    Transition play = new Transition(context(from), from, Optional.empty(), end);
    try {
      way.accept(play);
    } catch (CardException failed) {
      throw new RefusedException(refusal(failed));
    }
    return play.state();
  }

  private Game play(Game game, Command command, Optional<List<Event>> listener, List<String> keys) {
    Objects.requireNonNull(game, "game may not be null");
    Objects.requireNonNull(command, "command may not be null");
    Transition play = new Transition(context(game.state()), game.state(), listener);
    Optional<Refusal> refusal = answer(play, command);
    if (refusal.isPresent()) {
      throw new RefusedException(refusal.get());
    }
    try {
      return settle(play, game.chance(), keys);
    } catch (CardException failed) {
      throw new RefusedException(refusal(failed));
    }
  }

  /** Lets a source of chance decide, if it can, until a player has to. */
  private Game settle(Transition play, Chance chance, List<String> keys) {
    if (!(chance instanceof Chance.Seeded seeded)) {
      return new Game(play.state(), chance);
    }
    Optional<ChanceNode> node = Flows.chance(play.context(), play.state());
    if (node.isEmpty()) {
      return new Game(play.state(), chance);
    }
    Chance.Draws draws = seeded.draws(digest);
    while (node.isPresent()) {
      String key = node.get().draw(draws::below);
      keys.add(key);
      Flows.answer(play, node.get(), key);
      node = Flows.chance(play.context(), play.state());
    }
    return new Game(play.state(), draws.now());
  }
}
