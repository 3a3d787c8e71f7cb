package io.github.flightstand.rules.engine.expansion.boarding;

import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.event.MoveEvent;
import io.github.flightstand.rules.engine.flow.Bar;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Expansion;
import io.github.flightstand.rules.engine.flow.Flight;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.TaskRow;
import io.github.flightstand.rules.engine.flow.TaskRow.Variant;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.hook.ValueQuery;
import io.github.flightstand.rules.engine.state.AbilityTask.Resolving;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.ActivationTask.Activation;
import io.github.flightstand.rules.engine.state.BoardingTask;
import io.github.flightstand.rules.engine.state.BoardingTask.Announcing;
import io.github.flightstand.rules.engine.state.BoardingTask.BreakingOff;
import io.github.flightstand.rules.engine.state.BoardingTask.Exchange;
import io.github.flightstand.rules.engine.state.BoardingTask.HandToHand;
import io.github.flightstand.rules.engine.state.BoardingTask.PrecisionShot;
import io.github.flightstand.rules.engine.state.CombatTask.Attack;
import io.github.flightstand.rules.engine.state.CombatTask.Combat;
import io.github.flightstand.rules.engine.state.CombatTask.Firing;
import io.github.flightstand.rules.engine.state.HugeTask.HugeActivation;
import io.github.flightstand.rules.engine.state.HugeTask.HugeCombatTurn;
import io.github.flightstand.rules.engine.state.Over;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.PhaseTask.EndPhase;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.Shot;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Weapon;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** Boarding, with docking, towing and precision shots (004), in the order of a round. */
public final class BoardingExpansion implements Expansion {

  @Override
  public boolean in(State state) {
    return state.rules().game().boarding().isPresent();
  }

  @Override
  public List<TaskRow<?>> tasks() {
    return List.of(
        task(Announcing.class, new AnnouncingFlow()).on(Activation.class, HugeActivation.class),
        task(HandToHand.class, new HandToHandFlow())
            .begins(Combat.class)
            .checked((task, in) -> task.done().forEach(in::ship))
            .checked((task, in) -> task.fighter().ifPresent(in::ship)),
        task(Exchange.class, new ExchangeFlow()).on(HandToHand.class),
        task(PrecisionShot.class, new PrecisionShotFlow())
            .on(Firing.class, HugeCombatTurn.class, Resolving.class)
            .under(Attack.class)
            .checked((task, in) -> in.ship(task.attacker()))
            .checked((task, in) -> in.ship(task.target())),
        task(BreakingOff.class, new BreakingOffFlow())
            .begins(EndPhase.class)
            .checked((task, in) -> task.asked().forEach(in::ship))
            .checked((task, in) -> task.offered().ifPresent(in::ship))
            .checked((task, in) -> task.leaving().ifPresent(in::ship)));
  }

  private static <T extends BoardingTask> TaskRow<T> task(Class<T> kind, Flow<T> flow) {
    return TaskRow.openTask(kind, flow)
        .checked(
            (task, in) ->
                need(
                    in.state().boarding().isPresent(),
                    "the agenda has a task of the rules for boarding"));
  }

  @Override
  public List<Variant<?>> variants() {
    return List.of(
        new Variant<>(
            Attack.class,
            (task, below) -> below instanceof PrecisionShot,
            new PrecisionAttackFlow()));
  }

  @Override
  public void check(State state, RulesContext context) {
    BoardingCheck.check(state);
  }

  /** Crews fight before the attacks, and may break off in the end phase (004-025, -037). */
  @Override
  public void phaseBegan(Transition play, Phase phase) {
    if (phase != Phase.PLANNING && Docks.any(play.pieces())) {
      play.push(phase == Phase.COMBAT ? HandToHand.begin() : BreakingOff.begin());
    }
  }

  /** A ship that was an obstacle while dials were set has none this round (004-024). */
  @Override
  public Optional<Bar> noDial(State state, ShipState ship) {
    return state.phase() == Phase.ACTIVATION
        ? Optional.of(new Bar("004-024", "'" + ship.id() + "' may have been an obstacle"))
        : Optional.empty();
  }

  @Override
  public boolean limitsDials() {
    return true;
  }

  /** A tow limits what its tug can fly (004-043, -044). */
  @Override
  public Optional<Bar> noManeuver(State state, ShipState ship, Maneuver maneuver) {
    return Tows.noManeuver(state, ship, maneuver);
  }

  /** A ship with boarding gear may announce where its maneuver is to take it (004-020). */
  @Override
  public void beforeActivation(Transition play, String ship) {
    if (AnnouncingFlow.concerns(play.pieces(), ship)) {
      play.push(new Announcing(ship));
    }
  }

  /** A huge ship lies alongside a huge tow before it moves on (004-042). */
  @Override
  public boolean stays(State state, ShipState ship) {
    return DockingAction.toLieAlongside(state, ship).isPresent();
  }

  /** A tow is released that the tug cannot fly the maneuver with (004-043, -044). */
  @Override
  public void moving(Transition play, String ship, Maneuver maneuver) {
    Tows.slip(play, ship, maneuver);
  }

  /** A tug moves with its tow; an approach counts ships otherwise (004-020, -052). */
  @Override
  public Optional<Flight> flight(
      RulesContext context, State state, String ship, Maneuver maneuver, OptionalDouble offset) {
    return Flights.of(context, state, ship, maneuver, offset);
  }

  /** A ship that is removed as an obstacle is destroyed (004-016). */
  @Override
  public List<String> removing(Transition play, List<String> obstacles) {
    return Docks.rammed(play, obstacles);
  }

  /** A ship that has reached another docks or does nothing; a huge ship acts too (004-021). */
  @Override
  public boolean offerActions(
      State state, ShipState ship, DecisionCollector asking, DecisionCollector.Options options) {
    return DockingAction.offer(state, ship, asking, options);
  }

  /** A tug that is not huge has four actions, and none of cards (004-045). */
  @Override
  public Optional<Bar> noAction(State state, ShipState ship, Optional<Action> action) {
    return Tows.noAction(state, ship, action);
  }

  @Override
  public Optional<String> ownAction(String key) {
    return DockingAction.includes(key) ? Optional.of("docking") : Optional.empty();
  }

  /** Docking is an action, done once a round (004-001, -021). */
  @Override
  public boolean acts(Transition play, String ship, Command command) {
    if (ownAction(command.key()).isEmpty()) {
      return false;
    }
    String to = DockingAction.host(play.state(), play.ship(ship)).orElseThrow();
    play.happen(new MoveEvent.Acted(ship, ValueQuery.DOCKING));
    DockingAction.act(play, ship, to, command);
    return true;
  }

  /** A tow is not in its tug's way (004-046). */
  @Override
  public Optional<Table> tableSeen(State state, ShipState ship) {
    return Tows.tableOf(state, ship.id());
  }

  /** A ship that lies as an obstacle is not attacked (004-016). */
  @Override
  public Optional<Bar> noTarget(State state, ShipState target) {
    return target.lies()
        ? Optional.of(new Bar("004-016", "'" + target.id() + "' is an obstacle"))
        : Optional.empty();
  }

  /** Attacks may be precision shots (004-012). */
  @Override
  public void offerAttacks(
      State state,
      ShipState ship,
      Optional<Weapon> weapon,
      String key,
      List<Shot> shots,
      DecisionCollector.Options options) {
    PrecisionShots.offer(state, ship, weapon, key, shots, options);
  }

  @Override
  public Optional<String> ownAttack(String key) {
    return PrecisionShots.plain(key);
  }

  @Override
  public void declaring(Transition play, String ship, String target, String key) {
    if (ownAttack(key).isPresent()) {
      PrecisionShots.declare(play, ship, target);
    }
  }

  /** Against a precision shot agility is one less (004-012). */
  @Override
  public int agility(State state, ShipState ship) {
    return PrecisionShots.at(state, ship) ? -1 : 0;
  }

  /** Only prizes score (004-054, -055). */
  @Override
  public Optional<Map<String, Integer>> scores(State state) {
    return Optional.of(Prizes.scores(state));
  }

  /** Prizes and disabled ships change how a game ends (004-054). */
  @Override
  public Optional<Over> ending(State state, List<String> left, Optional<Over> usual) {
    return Prizes.ending(state, left, usual);
  }
}
