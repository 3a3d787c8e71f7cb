package io.github.flightstand.rules.engine.flow.round;

import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.event.DialEvent;
import io.github.flightstand.rules.engine.flow.Bar;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.UntrustedState;
import io.github.flightstand.rules.engine.flow.piece.Dials;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.state.PhaseTask;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Window;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Every ship gets a dial; dials may change until all players are ready (000-163 to -166). */
public final class PlanningFlow extends Flow<PhaseTask.Planning> {

  @Override
  public boolean waits(PhaseTask.Planning task, State state, RulesContext context) {
    for (int i = 0; i < state.seats().size(); i++) {
      Seat seat = state.seats().get(i);
      if (!task.ready().contains(seat.id()) && plans(state, seat, context)) {
        return true;
      }
    }
    return false;
  }

  private static boolean plans(State state, Seat seat, RulesContext context) {
    return first(state, seat.id(), false, context) != null;
  }

  /** Returns a player's first ship that gets a dial, or the first that has none yet. */
  private static @Nullable ShipState first(
      State state, String seat, boolean without, RulesContext context) {
    for (int i = 0; i < state.ships().size(); i++) {
      ShipState ship = state.ships().get(i);
      if (getsDial(state, ship, context)
          && ship.seat().equals(seat)
          && !(without && ship.dial().isPresent())) {
        return ship;
      }
    }
    return null;
  }

  private static boolean getsDial(State state, ShipState ship, RulesContext context) {
    return ship.inPlay() && !ship.ionised() && noDial(state, ship, context).isEmpty();
  }

  private static Optional<Bar> noDial(State state, ShipState ship, RulesContext context) {
    return context.expansions().inForce().isEmpty()
        ? Optional.empty()
        : context.expansions().first(one -> one.noDial(state, ship));
  }

  @Override
  public void ask(PhaseTask.Planning task, State state, DecisionCollector asking) {
    for (ShipState ship : state.ships()) {
      Optional<Bar> bar = noDial(state, ship, asking.context());
      if (bar.isPresent()) {
        Bar why = bar.get();
        asking.put(Kind.DIAL, ship, options -> options.forbid("dial", why.clause(), why.message()));
      }
      if (!getsDial(state, ship, asking.context())) {
        continue;
      }
      if (Dials.free(asking.context(), state, ship) && !asking.explaining()) {
        asking.put(asking.context().dials().of(ship.card(), PlanningFlow::anyManeuver));
      } else {
        asking.put(
            Kind.DIAL,
            ship,
            options -> {
              List<Maneuver> dial = Dials.flyable(asking.context(), state, ship);
              List<String> codes =
                  Dials.settable(asking.context(), state, ship).stream()
                      .map(Maneuver::code)
                      .toList();
              options.offer(Option.of("dial", codes));
              if (options.explaining()) {
                forbidBarred(state, ship, asking.context(), options);
                dial.stream()
                    .map(Maneuver::code)
                    .filter(code -> !codes.contains(code))
                    .forEach(
                        code ->
                            options.forbid(
                                "dial",
                                code,
                                "000-003",
                                "a card forbids " + code + " on the dial of '" + ship.id() + "'"));
                options.forbidOthers(
                    "dial",
                    codes,
                    "000-166",
                    "the dial of '"
                        + ship.id()
                        + "' has no such maneuver, expected one of "
                        + String.join(", ", codes));
              }
            });
      }
    }
    for (Seat seat : state.seats()) {
      if (plans(state, seat, asking.context())) {
        asking.put(
            Kind.READY,
            seat.id(),
            options -> readiness(task, state, seat, asking.context(), options));
      }
    }
  }

  private static Decision anyManeuver(ShipCard card) {
    List<String> codes = new ArrayList<>();
    for (Maneuver maneuver : card.dial().maneuvers()) {
      codes.add(maneuver.code());
    }
    return new Decision(
        Kind.DIAL.about(card.id()),
        Optional.of(card.seat()),
        Kind.DIAL,
        Optional.of(card.id()),
        List.of(Option.of("dial", codes)));
  }

  private static void forbidBarred(
      State state, ShipState ship, RulesContext context, DecisionCollector.Options options) {
    for (Maneuver maneuver : ship.card().dial().maneuvers()) {
      Dials.bar(context, state, ship, maneuver)
          .ifPresent(why -> options.forbid("dial", maneuver.code(), why.clause(), why.message()));
    }
  }

  private static void readiness(
      PhaseTask.Planning task,
      State state,
      Seat seat,
      RulesContext context,
      DecisionCollector.Options options) {
    if (task.ready().contains(seat.id())) {
      options.offer(Option.of("unready"));
      return;
    }
    ShipState lacking = first(state, seat.id(), true, context);
    if (lacking == null) {
      options.offer(Option.of("ready"));
    } else {
      options.forbid(
          "ready",
          "000-165",
          "'" + lacking.id() + "' has no dial yet, expected one beside every ship");
    }
  }

  @Override
  public void answer(PhaseTask.Planning task, Transition play, Decision decision, Command command) {
    if (decision.kind() == Kind.DIAL) {
      setDial(play, play.ship(decision.ship().orElseThrow()), command.value().orElseThrow());
      return;
    }
    String player = decision.player().orElseThrow();
    boolean ready = command.key().equals("ready");
    List<String> all = new ArrayList<>(task.ready());
    if (ready) {
      all.add(player);
    } else {
      all.remove(player);
    }
    // Sorted, so that the order in which players became ready leaves no trace.
    Collections.sort(all);
    play.happen(new DialEvent.Readied(player, ready));
    play.become(new PhaseTask.Planning(all));
  }

  /** Sets a dial. If its player is as ready as before, what is asked next is what was asked. */
  private static void setDial(Transition play, ShipState ship, String code) {
    State before = play.state();
    play.happen(new DialEvent.DialSet(ship.id(), ship.seat(), Optional.of(Maneuver.parse(code))));
    List<Decision> asked = play.context().pending().kept(before);
    if (asked != null
        && (first(before, ship.seat(), true, play.context()) == null)
            == (first(play.state(), ship.seat(), true, play.context()) == null)
        && play.context().cards().silent(Value.MAY_DIAL, before)) {
      play.context().pending().keep(play.state(), asked);
    }
  }

  @Override
  public void proceed(PhaseTask.Planning task, Transition play) {
    play.pop();
    play.open(Window.PLANNING_END);
  }

  @Override
  public void check(PhaseTask.Planning task, UntrustedState in) {
    need(
        task.ready().stream().distinct().count() == task.ready().size(),
        "a player is ready once, found %s",
        task.ready());
  }
}
