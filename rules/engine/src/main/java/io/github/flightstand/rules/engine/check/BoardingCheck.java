package io.github.flightstand.rules.engine.check;

import static io.github.flightstand.rules.engine.check.Need.need;

import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.rules.BoardingRules;
import io.github.flightstand.rules.engine.flow.boarding.AnnouncingFlow;
import io.github.flightstand.rules.engine.flow.piece.Docks;
import io.github.flightstand.rules.engine.state.Boarding;
import io.github.flightstand.rules.engine.state.BoardingTask;
import io.github.flightstand.rules.engine.state.Crew;
import io.github.flightstand.rules.engine.state.Dock;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Hulk;
import io.github.flightstand.rules.engine.state.Hulks;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.Prize;
import io.github.flightstand.rules.engine.state.ShipBoarding;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.engine.state.TokenType;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds where a state that came from outside contradicts the rules for boarding (004). */
final class BoardingCheck {

  private final State state;
  private final BoardingRules rules;

  private BoardingCheck(State state, BoardingRules rules) {
    this.state = state;
    this.rules = rules;
  }

  /**
   * Checks what ships have and are by those rules.
   *
   * @throws IllegalArgumentException if it contradicts itself; the message says where
   */
  static void check(State state) {
    Optional<BoardingRules> rules = state.rules().game().boarding();
    need(
        state.boarding().isPresent() == rules.isPresent(),
        "docks and prizes belong to the rules for boarding, and to no other");
    for (ShipState ship : state.ships()) {
      need(
          ship.boarding().isPresent() == rules.isPresent(),
          "the ship '" + ship.id() + "' has a crew by the rules for boarding, and by no other");
      need(
          rules.isPresent() || !ship.lies(),
          "the ship '" + ship.id() + "' lies as an obstacle only by the rules for boarding");
    }
    if (rules.isPresent()) {
      Map<String, Crew> crews = new HashMap<>();
      state.ships().forEach(ship -> crews.put(ship.id(), ship.boarding().orElseThrow().crew()));
      CrewCheck.check(
          state.rules(),
          state.seats(),
          state.ships().stream().map(ShipState::card).toList(),
          crews);
      BoardingCheck check = new BoardingCheck(state, rules.get());
      state.ships().forEach(check::ship);
      check.docks(state.boarding().orElseThrow());
    }
  }

  private void ship(ShipState ship) {
    ShipBoarding boarding = ship.boarding().orElseThrow();
    String name = "the ship '" + ship.id() + "' ";
    need(
        ship.lies() == boarding.hulk().isPresent(),
        name + "lies somewhere as an obstacle if its status says so, found otherwise");
    Optional<Obstacle> lying = state.table().obstacle(ship.id());
    need(
        lying.equals(boarding.hulk().map(hulk -> Hulks.obstacle(state, ship, hulk))),
        name + "is an obstacle on the table where it lies, and else none, found otherwise");
    need(
        boarding.approach().isEmpty()
            || (ship.inPlay()
                && boarding.crew().gear()
                && !boarding.approach().get().to().equals(ship.id())
                && known(boarding.approach().get().to())),
        name + "is on its way to another one with boarding gear, found otherwise");
    if (ship.lies()) {
      lies(ship, boarding.hulk().orElseThrow());
    }
    need(
        boarding.crew().stacks().stream()
            .flatMap(stack -> stack.members().stream())
            .allMatch(member -> member.hits() < rules.bodyHits()),
        name + "has a fighter with as many body hits as overpower him");
    need(
        !(ship.inPlay() || ship.lies()) || !boarding.crew().ready().isEmpty(),
        name + "has a fighter left, found none");
  }

  private void lies(ShipState ship, Hulk hulk) {
    String name = "the ship '" + ship.id() + "' ";
    need(
        ship.lock().isEmpty() && ship.dial().isEmpty() && !ship.ionised() && !ship.lingering(),
        name + "is an obstacle, expected it without dial and lock");
    need(
        ship.tokens().of(TokenType.FOCUS) == 0
            && ship.tokens().of(TokenType.EVADE) == 0
            && ship.tokens().of(TokenType.CLOAK) == 0,
        name + "is an obstacle, expected no focus, evade and cloak tokens beside it");
    need(
        hulk.disabledIn().filter(round -> round < 0 || round > state.round()).isEmpty(),
        name + "was disabled in a round that has been, found another");
    need(
        hulk.disabled() || Docks.of(state).docks().stream().anyMatch(dock -> dock.holds(ship.id())),
        name + "is an obstacle, expected it disabled or docked");
  }

  private boolean known(String id) {
    return state.ships().stream().anyMatch(ship -> ship.id().equals(id));
  }

  private void docks(Boarding boarding) {
    Set<String> docked = new HashSet<>();
    Set<String> towed = new HashSet<>();
    for (Dock dock : boarding.docks()) {
      String name = "the dock of '" + dock.ship() + "' to '" + dock.to() + "' ";
      need(
          known(dock.ship()) && known(dock.to()) && !dock.ship().equals(dock.to()),
          name + "is between two ships of the game");
      need(docked.add(dock.ship()), "'" + dock.ship() + "' is docked to one ship, found two");
      ShipState ship = state.ship(dock.ship());
      ShipState to = state.ship(dock.to());
      boolean tows = dock.stage() == Dock.Stage.TOW;
      need(to.lies() && (tows ? ship.inPlay() : ship.lies()), name + "is of ships that lie there");
      need(
          !tows || (to.disabled() && towed.add(to.id())),
          name + "is a tow, of a disabled ship that is towed once");
      need(
          dock.stage() != Dock.Stage.FIGHT || Docks.divided(state, boarding.cluster(dock.ship())),
          name + "is a fight, expected ships of two sides");
      need(
          !dock.alongside() || (ship.huge().isPresent() && to.huge().isPresent()),
          name + "is alongside, expected two huge ships");
    }
    for (Prize prize : boarding.prizes()) {
      need(
          state.seats().stream().anyMatch(seat -> seat.id().equals(prize.seat()))
              && known(prize.ship())
              && prize.points() >= 0,
          "a prize is a player's, of a ship of the game, of at least 0 points");
    }
  }

  /** Tells whether a task belongs to these rules. */
  static boolean concerns(Task task) {
    return task instanceof BoardingTask.Announcing
        || task instanceof BoardingTask.PrecisionShot
        || task instanceof BoardingTask.HandToHand
        || task instanceof BoardingTask.Exchange
        || task instanceof BoardingTask.BreakingOff;
  }

  /**
   * Checks such a task.
   *
   * @throws IllegalArgumentException if it contradicts the state
   */
  static void check(State state, Task task) {
    need(state.boarding().isPresent(), "the agenda has a task of the rules for boarding");
    if (task instanceof BoardingTask.Announcing announcing) {
      need(
          state.ship(announcing.ship()).inPlay()
              && AnnouncingFlow.concerns(state, announcing.ship()),
          "'" + announcing.ship() + "' announces a maneuver, expected it to have a choice");
    } else if (task instanceof BoardingTask.PrecisionShot shot) {
      state.ship(shot.attacker());
      state.ship(shot.target());
    } else if (task instanceof BoardingTask.HandToHand fights) {
      fights.done().forEach(state::ship);
      fights.fighter().ifPresent(state::ship);
      need(
          fights.fighter().isEmpty() || fights.step() == BoardingTask.FightStep.FIGHT,
          "a fighter picks his opponent when crews fight, found it at another step");
    } else if (task instanceof BoardingTask.Exchange exchange) {
      ShipState attacker = state.ship(exchange.attacker());
      ShipState defender = state.ship(exchange.defender());
      need(
          attacker.lies()
              && defender.lies()
              && !state.friendly(attacker, defender)
              && Docks.of(state).cluster(attacker.id()).contains(defender.id()),
          "'" + attacker.id() + "' and '" + defender.id() + "' fight, expected docked enemies");
      need(
          shows(exchange.attack(), Face.ATTACK) && shows(exchange.defence(), Face.DEFENCE),
          "dice show faces that they have, found another in a fight");
    } else if (task instanceof BoardingTask.BreakingOff breaking) {
      breaking.asked().forEach(state::ship);
      breaking.offered().ifPresent(state::ship);
      breaking.leaving().ifPresent(state::ship);
    }
  }

  private static boolean shows(Pool pool, List<Face> faces) {
    return pool.size() <= 1000 && pool.dice().stream().allMatch(die -> faces.contains(die.face()));
  }
}
