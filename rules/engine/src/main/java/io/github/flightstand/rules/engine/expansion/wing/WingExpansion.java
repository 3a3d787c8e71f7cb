package io.github.flightstand.rules.engine.expansion.wing;

import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.movement.formation.PlaceInFormation;
import io.github.flightstand.movement.maneuver.Bearing;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Maneuver.Difficulty;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.event.SetUpEvent;
import io.github.flightstand.rules.engine.event.WingEvent;
import io.github.flightstand.rules.engine.flow.Bar;
import io.github.flightstand.rules.engine.flow.Expansion;
import io.github.flightstand.rules.engine.flow.PlainPose;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.TaskRow;
import io.github.flightstand.rules.engine.flow.TaskRow.Variant;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.activation.ActivationsFlow;
import io.github.flightstand.rules.engine.flow.order.TurnOrder;
import io.github.flightstand.rules.engine.flow.setup.SetUp;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.ActivationTask.Activation;
import io.github.flightstand.rules.engine.state.ActivationTask.Activations;
import io.github.flightstand.rules.engine.state.BombTask.MinesMet;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.PhaseTask.EndPhase;
import io.github.flightstand.rules.engine.state.PhaseTask.Planning;
import io.github.flightstand.rules.engine.state.PhaseTask.TeamChoice;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.WingTask.Rejoining;
import io.github.flightstand.rules.engine.state.WingTask.Splitting;
import io.github.flightstand.rules.engine.state.WingTask.WingActivation;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Ships that fly in wings (003-001 to -028), in the order of a round. */
public final class WingExpansion implements Expansion {

  /** A wingmate's actions (003-011); only huge ships reinforce (002-015). */
  private static final Set<Action> ACTIONS = Set.of(Action.EVADE, Action.FOCUS, Action.LOCK);

  /**
   * The maneuver of a split ship without a dial (003-022). The text's bearing and color are lost:
   * straight and white are the project's choice.
   */
  private static final Maneuver ADRIFT = new Maneuver(2, Bearing.STRAIGHT, Difficulty.WHITE);

  @Override
  public boolean in(State state) {
    return state.rules().game().epic().wings();
  }

  @Override
  public List<TaskRow<?>> tasks() {
    return List.of(
        TaskRow.openTask(Rejoining.class, new RejoiningFlow())
            .begins(Planning.class)
            .under(TeamChoice.class, MinesMet.class)
            .checked((task, in) -> task.done().forEach(in::ship))
            .checked((task, in) -> task.next().ifPresent(in::ship)),
        TaskRow.openTask(WingActivation.class, new WingActivationFlow())
            .on(Activations.class)
            .under(Activation.class, WingExpansion::checkLeader)
            .checked((task, in) -> in.ship(task.leader())),
        TaskRow.openTask(Splitting.class, new SplittingFlow())
            .begins(EndPhase.class)
            .checked((task, in) -> task.done().forEach(in::ship)));
  }

  @Override
  public List<Variant<?>> variants() {
    return List.of(
        new Variant<>(
            Activation.class, (task, below) -> task.wing().isPresent(), new WingmateFlow()));
  }

  @Override
  public void checkCards(Rules rules, List<ShipCard> ships) {
    WingCheck.cards(rules, ships);
  }

  @Override
  public void check(State state, RulesContext context) {
    WingCheck.check(state);
  }

  /** A wing's task has above it its leader's activation, then those of its wingmates. */
  private static void checkLeader(Activation above, WingActivation task) {
    need(
        above.wing().isPresent() || above.ship().equals(task.leader()),
        "'%s' is active with the wing of '%s'",
        above.ship(),
        task.leader());
  }

  /** A wingmate is set up right after its leader, and not before (003-026). */
  @Override
  public List<ShipState> settingUp(State state, List<ShipState> waiting) {
    return waiting.stream()
        .filter(ship -> ship.wing().isPresent())
        .filter(ship -> !waiting.contains(state.ship(Wings.id(ship).leader())))
        .min(Wings.IN_ORDER)
        .map(List::of)
        .orElseGet(() -> waiting.stream().filter(ship -> ship.wing().isEmpty()).toList());
  }

  /** The zone is as deep as the wing needs (the project's choice). */
  @Override
  public double zoneDepth(State state, ShipState ship) {
    return Wings.depth(state, ship);
  }

  /** A wingmate takes its place, or splits and is set up later (003-027). */
  @Override
  public boolean setsUp(Transition play, ShipState ship) {
    if (!ship.inFormation()) {
      return false;
    }
    PlaceInFormation place = Wings.place(play.state(), ship, other -> false);
    if (SetUp.site(play.state(), ship, play.context().expansions()).admits(place.pose())) {
      play.happen(new SetUpEvent.PlacedShip(ship.id(), PlainPose.of(place.pose())));
    } else {
      Wings.split(play, ship, WingEvent.Split.Reason.BLOCKED);
    }
    return true;
  }

  /** Wingmates come with their leader, or split (003-026, -027, -056). */
  @Override
  public void arrived(Transition play, String ship, Arrival how) {
    switch (how) {
      case ALONE -> Wings.alone(play, ship);
      case SET_UP -> Wings.setUp(play, ship);
      case RETURNED -> Wings.broughtBack(play, ship);
    }
  }

  /** Splits all ships that now must (003-018). */
  @Override
  public void settle(Transition play) {
    Wings.splitForced(play);
  }

  /** Ships may rejoin before dials are set, and split in the end phase (003-024, -020). */
  @Override
  public void phaseBegan(Transition play, Phase phase) {
    if (phase != Phase.COMBAT && Wings.any(play.state())) {
      play.push(phase == Phase.PLANNING ? Rejoining.begin() : new Splitting(List.of()));
    }
  }

  /** Only the leader gets a dial (003-008); a ship that split since dials were set has none. */
  @Override
  public Optional<Bar> noDial(State state, ShipState ship) {
    if (ship.inFormation()) {
      return Optional.of(
          new Bar(
              "003-008",
              "'" + ship.id() + "' flies in formation, expected a dial for its leader only"));
    }
    return state.phase() == Phase.ACTIVATION && Wings.withoutDial(ship)
        ? Optional.of(new Bar("003-019", "'" + ship.id() + "' has split from its wing"))
        : Optional.empty();
  }

  /** A leader's wingmates follow it (003-009). */
  @Override
  public void activating(Transition play, String ship) {
    if (Wings.leads(play.pieces(), ship)) {
      play.push(WingActivation.of(ship));
    }
  }

  /** Split ships without a dial move last: by pilot skill, then by place (003-022, -023). */
  @Override
  public boolean activatesLast(Transition play, ActivationTask.Activations task) {
    if (!Wings.any(play.pieces())) {
      return false;
    }
    Optional<ShipState> adrift =
        TurnOrder.ascending(
                play.state(),
                play.context().cards(),
                ship -> Wings.withoutDial(ship) && !task.done().contains(ship.id()))
            .stream()
            .flatMap(piece -> piece.ship().stream())
            .min(Wings.IN_ORDER);
    adrift.ifPresent(
        ship -> {
          play.become(ActivationsFlow.withDone(task, ship.id()));
          play.push(Activation.adrift(ship.id(), ADRIFT));
        });
    return adrift.isPresent();
  }

  /** Its wing will execute a leader's maneuver too, or splits from a red one (003-010, -018). */
  @Override
  public void maneuvered(Transition play, Activation task, Maneuver counted) {
    Wings.led(play, task, counted);
  }

  /** A wingmate that is moved by anything but a maneuver splits (003-018). */
  @Override
  public void repositioned(Transition play, String ship) {
    if (play.ship(ship).inFormation()) {
      Wings.split(play, play.ship(ship), WingEvent.Split.Reason.MOVED);
    }
  }

  /** A wingmate has three actions (003-011). */
  @Override
  public Optional<Bar> noAction(State state, ShipState ship, Optional<Action> action) {
    return ship.inFormation() && action.filter(ACTIONS::contains).isEmpty()
        ? Optional.of(
            new Bar(
                "003-011",
                "a wingmate evades, focuses or locks on, found '%s'"
                    .formatted(action.map(Action::word).orElse("another action"))))
        : Optional.empty();
  }
}
