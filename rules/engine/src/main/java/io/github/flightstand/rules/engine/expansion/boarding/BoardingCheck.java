package io.github.flightstand.rules.engine.expansion.boarding;

import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.rules.BoardingRules;
import io.github.flightstand.rules.engine.state.Boarding;
import io.github.flightstand.rules.engine.state.Boarding.Dock;
import io.github.flightstand.rules.engine.state.Boarding.Prize;
import io.github.flightstand.rules.engine.state.Crew;
import io.github.flightstand.rules.engine.state.CrewCheck;
import io.github.flightstand.rules.engine.state.ShipBoarding;
import io.github.flightstand.rules.engine.state.ShipBoarding.Hulk;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.ShipsAsObstacles;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.TokenType;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A check that a state from outside does not contradict the rules for boarding (004). */
final class BoardingCheck {

  private final State state;
  private final BoardingRules rules;

  private BoardingCheck(State state, BoardingRules rules) {
    this.state = state;
    this.rules = rules;
  }

  /** Throws an {@link IllegalArgumentException} that says where a ship contradicts those rules. */
  static void check(State state) {
    Optional<BoardingRules> rules = state.rules().game().boarding();
    need(
        state.boarding().isPresent() == rules.isPresent(),
        "docks and prizes belong to the rules for boarding, and to no other");
    for (ShipState ship : state.ships()) {
      need(
          ship.boarding().isPresent() == rules.isPresent(),
          "the ship '%s' has a crew by the rules for boarding, and by no other",
          ship.id());
      need(
          rules.isPresent() || !ship.lies(),
          "the ship '%s' lies as an obstacle only by the rules for boarding",
          ship.id());
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
        "%slies somewhere as an obstacle if its status says so, found otherwise",
        name);
    Optional<Obstacle> lying = state.table().obstacle(ship.id());
    need(
        lying.equals(boarding.hulk().map(hulk -> ShipsAsObstacles.obstacle(state, ship, hulk))),
        "%sis an obstacle on the table where it lies, and else none, found otherwise",
        name);
    need(
        boarding.approach().isEmpty()
            || (ship.inPlay()
                && boarding.crew().gear()
                && !boarding.approach().get().to().equals(ship.id())
                && known(boarding.approach().get().to())),
        "%sis on its way to another one with boarding gear, found otherwise",
        name);
    if (ship.lies()) {
      lies(ship, boarding.hulk().orElseThrow());
    }
    need(
        boarding.crew().stacks().stream()
            .flatMap(stack -> stack.members().stream())
            .allMatch(member -> member.hits() < rules.bodyHits()),
        "%shas a fighter with as many body hits as overpower him",
        name);
    need(
        !(ship.inPlay() || ship.lies()) || !boarding.crew().ready().isEmpty(),
        "%shas a fighter left, found none",
        name);
  }

  private void lies(ShipState ship, Hulk hulk) {
    String name = "the ship '" + ship.id() + "' ";
    need(
        ship.lock().isEmpty() && ship.dial().isEmpty() && !ship.ionised() && !ship.lingers(),
        "%sis an obstacle, expected it without dial and lock",
        name);
    need(
        ship.tokens().of(TokenType.FOCUS) == 0
            && ship.tokens().of(TokenType.EVADE) == 0
            && ship.tokens().of(TokenType.CLOAK) == 0,
        "%sis an obstacle, expected no focus, evade and cloak tokens beside it",
        name);
    need(
        hulk.disabledIn().filter(round -> round < 0 || round > state.round()).isEmpty(),
        "%swas disabled in a round that has been, found another",
        name);
    need(
        hulk.disabled() || Docks.of(state).docks().stream().anyMatch(dock -> dock.holds(ship.id())),
        "%sis an obstacle, expected it disabled or docked",
        name);
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
          "%sis between two ships of the game",
          name);
      need(docked.add(dock.ship()), "'%s' is docked to one ship, found two", dock.ship());
      ShipState ship = state.ship(dock.ship());
      ShipState to = state.ship(dock.to());
      boolean tows = dock.stage() == Dock.Stage.TOW;
      need(to.lies() && (tows ? ship.inPlay() : ship.lies()), "%sis of ships that lie there", name);
      need(
          !tows || (to.disabled() && towed.add(to.id())),
          "%sis a tow, of a disabled ship that is towed once",
          name);
      need(
          dock.stage() != Dock.Stage.FIGHT || Docks.divided(state, boarding.cluster(dock.ship())),
          "%sis a fight, expected ships of two sides",
          name);
      need(
          !dock.alongside() || ship.card().liesAlongside(to.card()),
          "%sis alongside, expected two huge ships",
          name);
    }
    for (Prize prize : boarding.prizes()) {
      need(
          state.plays(prize.seat()) && known(prize.ship()) && prize.points() >= 0,
          "a prize is a player's, of a ship of the game, of at least 0 points");
    }
  }
}
