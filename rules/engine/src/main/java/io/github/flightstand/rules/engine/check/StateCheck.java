package io.github.flightstand.rules.engine.check;

import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.movement.table.Overlaps;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.rules.engine.agenda.ExpansionRegistry;
import io.github.flightstand.rules.engine.flow.DeckCheck;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.Sections;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.HeldCard;
import io.github.flightstand.rules.engine.state.Over;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.SetUpTask;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.ShipState.LockOn;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** A check that a state from outside does not contradict itself. */
public final class StateCheck {

  /** More rounds than in any game. */
  private static final int MOST_ROUNDS = 1_000_000;

  private final State state;
  private final RulesContext context;

  private StateCheck(State state, RulesContext context) {
    this.state = state;
    this.context = context;
  }

  /** Throws an {@link IllegalArgumentException} that says why no game has this state. */
  public static void check(State state, CardSet cards) {
    StateCheck check = new StateCheck(state, ExpansionRegistry.context(state, cards));
    check.seats();
    check.ships();
    ShipCheck.check(state, check.context.expansions());
    BombCheck.check(state, check.context.cards().modifies(Value.COPIES));
    check.context.expansions().all().forEach(one -> one.check(state, check.context));
    RemoteCheck.check(state);
    check.decks();
    AgendaCheck.check(state, check.context);
    state.over().ifPresent(check::over);
  }

  private void seats() {
    Set<String> ids = new HashSet<>();
    for (Seat seat : state.seats()) {
      need(ids.add(seat.id()), "the player '%s' stands twice among the seats", seat.id());
    }
    int sides = state.teams().size();
    need(sides >= 2, "a game has at least two sides, found %s", sides);
    Optional<String> initiative = state.initiative();
    need(
        initiative.isEmpty()
            || state.seats().stream().anyMatch(seat -> seat.team().equals(initiative.get())),
        "the side with initiative does not play");
    need(state.round() >= 0, "a round is at least 0, found %s", state.round());
    need(
        state.round() <= MOST_ROUNDS,
        "a round is at most %s, found %s",
        MOST_ROUNDS,
        state.round());
    need(
        state.phase() == Phase.SETUP || (initiative.isPresent() && state.round() > 0),
        "a game that has begun is in a round, and a side has initiative");
    need(
        state.phase() != Phase.SETUP || state.round() == 0,
        "a game that is set up is in no round yet, found %s",
        state.round());
    need(
        state.phase() != Phase.SYSTEM || state.rules().game().epic().systemPhase(),
        "only an epic battle has a system phase, found one");
    need(
        initiative.isPresent() || state.agenda().stream().anyMatch(StateCheck::settlesOrder),
        "a side has initiative unless it is to be settled yet, found none");
    need(
        state.lastRound().filter(last -> last < Math.max(1, state.round())).isEmpty(),
        "the last round is this one or comes later, found round %s of %s",
        state.round(),
        state.lastRound().orElse(0));
  }

  private static boolean settlesOrder(Task task) {
    return task instanceof SetUpTask.Initiative
        || task instanceof SetUpTask.CallingDie
        || task instanceof SetUpTask.DrawingNumbers;
  }

  private void over(Over over) {
    List<String> teams = state.teams();
    need(
        over.scores().keySet().equals(new HashSet<>(teams)),
        "a game that is over has a score for each side, found %s",
        over.scores().keySet());
    need(
        over.winner().filter(winner -> !teams.contains(winner)).isEmpty(),
        "a side has won or nobody has, found '%s'",
        over.winner().orElse(""));
    need(
        teams.containsAll(over.drawn())
            && new HashSet<>(over.drawn()).size() == over.drawn().size()
            && over.winner().isPresent() == over.drawn().isEmpty(),
        "a game that nobody has won is drawn among sides, each named once, found %s",
        over.drawn());
    need(
        over.round() == state.round(),
        "a game ended in round %s, found %s",
        state.round(),
        over.round());
  }

  private void ships() {
    Set<String> ids = new HashSet<>();
    int standing = 0;
    for (ShipState ship : state.ships()) {
      String name = "'" + ship.id() + "'";
      need(ids.add(ship.id()), "the ship %s stands twice", name);
      need(
          state.plays(ship.seat()),
          "the ship %s is flown by '%s', who does not play",
          name,
          ship.seat());
      Optional<Ship> stands = state.table().ship(ship.id());
      need(
          stands.isPresent() == ship.inPlay(),
          "the ship %s%s",
          name,
          ship.inPlay() ? " is in play but not on the table" : " is gone but on the table");
      if (stands.isPresent()) {
        standing++;
        need(
            stands.get().base().size() == ship.card().base(),
            "the ship %s stands on another base than its card has",
            name);
        need(
            stands.get().player().equals(Optional.of(ship.seat())),
            "the ship %s stands on the table as another player's than its card's",
            name);
      }
    }
    need(
        standing == state.table().ships().stream().filter(ship -> !ship.standsIn()).count(),
        "every ship on the table belongs to the game, found another");
    MissionStateCheck.check(state);
    need(
        settingUp() || state.ships().stream().noneMatch(StateCheck::waiting),
        "ships wait to be set up only while the table is set up");
    for (ShipState ship : state.ships()) {
      held(ship);
      for (String other : ship.beside()) {
        // A ship that is gone meanwhile is still named.
        need(
            !other.equals(ship.id())
                && state.ships().stream().anyMatch(one -> one.id().equals(other)),
            "'beside' of '%s' names '%s', expected another ship of the game",
            ship.id(),
            other);
      }
      ship.locks().forEach(lock -> locked(ship, lock));
      need(
          ship.locks().stream().map(LockOn::target).distinct().count() == ship.locks().size()
              && (ship.lock().isPresent() || ship.moreLocks().isEmpty()),
          "'%s' has one lock on a ship, found two",
          ship.id());
      need(
          ship.lock().isPresent() || ship.lockSection().isEmpty(),
          "'%s' has locked on to a section of no ship",
          ship.id());
    }
    for (Set<String> pair : state.table().touchingPairs()) {
      need(
          pair.stream().allMatch(id -> state.table().ship(id).isPresent()),
          "only ships on the table touch, found %s",
          new TreeSet<>(pair));
      List<Ship> both = pair.stream().flatMap(id -> state.table().ship(id).stream()).toList();
      need(
          Overlaps.separation(both.get(0), both.get(1)) <= 2 * state.rules().tolerance().contact(),
          "ships that touch are in contact, found %s apart",
          new TreeSet<>(pair));
    }
  }

  private static boolean waiting(ShipState ship) {
    return ship.status() == ShipState.Status.WAITING;
  }

  private boolean settingUp() {
    return state.agenda().stream()
        .anyMatch(task -> task instanceof SetUpTask && !settlesOrder(task));
  }

  private void locked(ShipState ship, LockOn lock) {
    Optional<ShipState> target =
        state.ships().stream().filter(other -> other.id().equals(lock.target())).findFirst();
    need(
        ship.inPlay()
            && target.isPresent()
            && target.get().inPlay()
            && Sections.names(target.get(), lock.section())
            && !ship.id().equals(lock.target())
            // Cards may have let it lock on to a friend.
            && (state.enemies(ship, target.get()) || !ship.cards().isEmpty()),
        "'%s' has locked on to '%s', expected an enemy in play",
        ship.id(),
        lock.target());
  }

  /** Checks a ship's cards: first those that it brought, its weapons, then those assigned to it. */
  private void held(ShipState ship) {
    List<String> found = ship.cards().stream().map(HeldCard::id).toList();
    List<String> brought = ShipState.of(ship.card()).cards().stream().map(HeldCard::id).toList();
    need(
        found.size() >= brought.size() && found.subList(0, brought.size()).equals(brought),
        "beside '%s' lie first the cards %s, found %s",
        ship.id(),
        brought,
        found);
    for (String id : found) {
      need(
          ship.card().weapon(id).isPresent() || context.cards().named(state, id).isPresent(),
          "beside '%s' lies the card '%s', which the engine does not know, expected one of its own"
              + " or of a jar given by '--cards'",
          ship.id(),
          id);
    }
  }

  private void decks() {
    need(
        state.decks().size() == 1 || state.decks().size() == state.seats().size(),
        "there is one deck for all or one a player, found %s",
        state.decks().size());
    for (int i = 0; i < state.decks().size(); i++) {
      Map<String, List<DealtCard>> dealt = new LinkedHashMap<>();
      for (RemoteState remote : state.remotes()) {
        if (state.deckOf(remote.seat()) == i) {
          dealt.put(remote.id(), remote.damage());
        }
      }
      for (ShipState ship : state.ships()) {
        if (state.deckOf(ship.seat()) == i) {
          dealt.put(ship.id(), ship.damage());
        }
      }
      DeckCheck.check("a deck", state.decks().get(i), dealt);
    }
  }
}
