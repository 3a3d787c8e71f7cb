package io.github.flightstand.rules.engine.expansion.boarding;

import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.event.CrewEvent;
import io.github.flightstand.rules.engine.event.DockingEvent;
import io.github.flightstand.rules.engine.flow.Allegiance;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.UntrustedState;
import io.github.flightstand.rules.engine.flow.order.TurnOrder;
import io.github.flightstand.rules.engine.state.Boarding.Dock;
import io.github.flightstand.rules.engine.state.BoardingTask;
import io.github.flightstand.rules.engine.state.BoardingTask.FightStep;
import io.github.flightstand.rules.engine.state.Crew;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The first part of the combat phase. Ships that docked declare their intent, towed ships may
 * resist, and the crews fight, the most points first (004-025 to -029, -039, -040).
 */
final class HandToHandFlow extends Flow<BoardingTask.HandToHand> {

  private static final String BOARD = "board";
  private static final String TOW = "tow";
  private static final String LEAVE = "leave";
  private static final String FIGHT = "fight";
  private static final String PASS = "pass";

  private record ValueQuery(String player, String ship) {}

  @Override
  public boolean waits(BoardingTask.HandToHand task, State state) {
    return switch (task.step()) {
      case DECLARE -> undeclared(state).filter(dock -> asks(state, dock)).isPresent();
      case RESIST -> resisting(task, state).isPresent();
      case STACKS -> picking(task, state).isPresent();
      case SHOW -> false;
      case FIGHT -> task.fighter().isPresent() || next(task, state).size() > 1;
    };
  }

  /** Returns the dock whose intent is declared next, in order of initiative. */
  private static Optional<Dock> undeclared(State state) {
    return docks(state, Dock.Stage.DOCKED, Dock::ship).findFirst();
  }

  /** Tests whether a player has a choice: to tow, or else to board an enemy or leave a friend. */
  private static boolean asks(State state, Dock dock) {
    return !Docks.jackpot(state, dock.ship()) && Docks.mayTow(state, dock);
  }

  /** Returns the towed ship whose player may start a fight now (004-027). */
  private static Optional<ShipState> resisting(BoardingTask.HandToHand task, State state) {
    return docks(state, Dock.Stage.TOW, Dock::to)
        .filter(dock -> !Docks.friendly(state, dock) && !task.done().contains(dock.to()))
        .filter(dock -> Docks.crew(state, dock.to()).gear())
        .map(dock -> state.ship(dock.to()))
        .findFirst();
  }

  /** Returns the docks at a stage, in order of the players of the ships that {@code of} selects. */
  private static Stream<Dock> docks(State state, Dock.Stage stage, Function<Dock, String> of) {
    return state.seatsInOrder().stream()
        .flatMap(
            seat ->
                Docks.of(state).docks().stream()
                    .filter(dock -> state.ship(of.apply(dock)).seat().equals(seat.id())))
        .filter(dock -> dock.stage() == stage);
  }

  /**
   * Returns the next ship with two stacks to pick a fighter from. The player who docked picks for
   * both ships (004-026); in a jackpot each picks for himself.
   */
  private static Optional<ValueQuery> picking(BoardingTask.HandToHand task, State state) {
    for (Dock dock : fights(state)) {
      for (String ship : List.of(dock.ship(), dock.to())) {
        if (!task.done().contains(ship) && Docks.crew(state, ship).ready().size() > 1) {
          String decides = Docks.jackpot(state, ship) ? ship : dock.ship();
          return Optional.of(new ValueQuery(state.ship(decides).seat(), ship));
        }
      }
    }
    return Optional.empty();
  }

  private static List<Dock> fights(State state) {
    return Docks.of(state).docks().stream()
        .filter(dock -> dock.stage() == Dock.Stage.FIGHT)
        .toList();
  }

  /** Returns the enemies in a ship's cluster that have not fought this round. */
  private static List<String> foes(BoardingTask.HandToHand task, State state, String ship) {
    ShipState own = state.ship(ship);
    return fights(state).stream().noneMatch(dock -> dock.holds(ship))
        ? List.of()
        : Docks.of(state).cluster(ship).stream()
            .filter(id -> fights(state).stream().anyMatch(dock -> dock.holds(id)))
            .filter(id -> !task.done().contains(id))
            .filter(id -> state.enemies(own, state.ship(id)))
            .sorted(Comparator.comparingInt(id -> state.ships().indexOf(state.ship(id))))
            .toList();
  }

  /** Returns one player's ships that may fight next: those with the most points (004-029). */
  private static List<String> next(BoardingTask.HandToHand task, State state) {
    List<String> first = List.of();
    int most = -1;
    String player = "";
    for (ShipState ship : TurnOrder.inOrder(state).filter(ShipState::lies).toList()) {
      if (task.done().contains(ship.id()) || foes(task, state, ship.id()).isEmpty()) {
        continue;
      }
      int points = Docks.crew(state, ship.id()).fighting().lowest().known().points();
      if (points > most) {
        first = new ArrayList<>();
        most = points;
        player = ship.seat();
      }
      if (points == most && ship.seat().equals(player)) {
        first.add(ship.id());
      }
    }
    return first;
  }

  @Override
  public void ask(BoardingTask.HandToHand task, State state, DecisionCollector asking) {
    switch (task.step()) {
      case DECLARE -> undeclared(state).ifPresent(dock -> askIntent(state, dock, asking));
      case RESIST ->
          resisting(task, state)
              .ifPresent(
                  tow ->
                      asking.put(
                          Kind.RESIST,
                          tow,
                          options -> {
                            options.offer(Option.of(PASS));
                            options.offer(Option.of(FIGHT));
                          }));
      case STACKS ->
          picking(task, state)
              .ifPresent(
                  question ->
                      asking.put(
                          Kind.STACK,
                          question.ship(),
                          question.player(),
                          options ->
                              options.offer(
                                  Option.of(
                                      "stack",
                                      Docks.crew(state, question.ship()).ready().stream()
                                          .map(number -> Integer.toString(number + 1))
                                          .toList()))));
      default -> askFight(task, state, asking);
    }
  }

  private static void askIntent(State state, Dock dock, DecisionCollector asking) {
    ShipState ship = state.ship(dock.ship());
    asking.put(
        Kind.DECLARE,
        ship,
        options -> {
          boolean friendly = Docks.friendly(state, dock);
          options.offer(Option.of(friendly ? LEAVE : BOARD));
          options.offer(Option.of(TOW));
          if (friendly) {
            ShipState to = state.ship(dock.to());
            options.forbid(
                BOARD,
                Allegiance.clause("004-051", state, ship, to),
                Allegiance.noEnemy(state, ship, to) + " to board");
          }
        });
  }

  private static void askFight(
      BoardingTask.HandToHand task, State state, DecisionCollector asking) {
    if (task.fighter().isPresent()) {
      ShipState ship = state.ship(task.fighter().get());
      asking.put(
          Kind.OPPONENT,
          ship,
          options -> options.offer(Option.of("opponent", foes(task, state, ship.id()))));
      return;
    }
    List<String> fighters = next(task, state);
    asking.next(
        state.ship(fighters.get(0)).seat(),
        "fighter",
        fighters,
        "004-029",
        "the fighter with the most points is next, expected one of " + String.join(", ", fighters));
  }

  @Override
  public void answer(
      BoardingTask.HandToHand task, Transition play, Decision decision, Command command) {
    switch (decision.kind()) {
      case DECLARE -> {
        Dock dock = undeclared(play.state()).orElseThrow();
        switch (command.key()) {
          case TOW -> play.happen(new DockingEvent.TowBegan(dock.ship(), dock.to()));
          case BOARD -> play.happen(new DockingEvent.Boarded(dock.ship(), dock.to()));
          default -> Docks.castOff(play, dock);
        }
      }
      case RESIST -> {
        String ship = decision.ship().orElseThrow();
        play.become(task.with(List.of(ship)));
        if (command.key().equals(FIGHT)) {
          Dock dock = Docks.of(play.state()).towed(ship).orElseThrow();
          play.happen(new DockingEvent.Boarded(dock.ship(), dock.to()));
        }
      }
      case STACK -> {
        String ship = decision.ship().orElseThrow();
        play.become(task.with(List.of(ship)));
        int stack = Integer.parseInt(command.value().orElseThrow()) - 1;
        play.happen(new CrewEvent.StackPicked(ship, decision.player().orElseThrow(), stack));
      }
      case OPPONENT -> fight(task, play, task.fighter().orElseThrow(), command.value().get());
      default -> turn(task, play, command.value().orElseThrow());
    }
  }

  @Override
  public void proceed(BoardingTask.HandToHand task, Transition play) {
    switch (task.step()) {
      case DECLARE -> {
        Optional<Dock> dock = undeclared(play.state());
        if (dock.isEmpty()) {
          play.become(BoardingTask.HandToHand.at(FightStep.RESIST));
        } else if (Docks.divided(play.state(), Docks.of(play.state()).cluster(dock.get().ship()))) {
          play.happen(new DockingEvent.Boarded(dock.get().ship(), dock.get().to()));
        } else {
          Docks.castOff(play, dock.get());
        }
      }
      case RESIST -> play.become(BoardingTask.HandToHand.at(FightStep.STACKS));
      case STACKS -> play.become(BoardingTask.HandToHand.at(FightStep.SHOW));
      case SHOW -> {
        show(play);
        play.become(BoardingTask.HandToHand.at(FightStep.FIGHT));
      }
      case FIGHT -> {
        List<String> next = next(task, play.state());
        if (next.isEmpty()) {
          play.pop();
        } else {
          turn(task, play, next.get(0));
        }
      }
    }
  }

  /** Turns up the fighters; in a jackpot the lowest card of every stack (004-025, -040). */
  private static void show(Transition play) {
    State before = play.state();
    for (ShipState ship : before.ships()) {
      if (fights(before).stream().noneMatch(dock -> dock.holds(ship.id()))) {
        continue;
      }
      Crew crew = Docks.crew(before, ship.id());
      boolean all = Docks.jackpot(before, ship.id());
      for (int stack : crew.ready()) {
        if (all || stack == crew.stack()) {
          show(play, ship.id(), stack);
        }
      }
    }
  }

  static void show(Transition play, String ship, int stack) {
    var lowest = Docks.crew(play.state(), ship).stacks().get(stack).lowest();
    if (!lowest.shown()) {
      play.happen(new CrewEvent.CrewShown(ship, stack, lowest.known()));
    }
  }

  /** Starts a fighter's turn: of several opponents he picks one (004-040). */
  private static void turn(BoardingTask.HandToHand task, Transition play, String ship) {
    List<String> foes = foes(task, play.state(), ship);
    if (foes.size() > 1) {
      play.become(task.picking(ship));
    } else {
      fight(task, play, ship, foes.get(0));
    }
  }

  private static void fight(
      BoardingTask.HandToHand task, Transition play, String ship, String foe) {
    play.become(task.with(List.of(ship, foe)));
    play.push(BoardingTask.Exchange.of(ship, foe, false));
  }

  @Override
  public void check(BoardingTask.HandToHand task, UntrustedState in) {
    need(
        task.fighter().isEmpty() || task.step() == BoardingTask.FightStep.FIGHT,
        "a fighter picks his opponent when crews fight, found it at another step");
  }
}
