package io.github.flightstand.rules.engine.expansion.huge;

import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.event.DialEvent;
import io.github.flightstand.rules.engine.event.MoveEvent.Skipped;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.UntrustedState;
import io.github.flightstand.rules.engine.flow.piece.Moves;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.ValueQuery;
import io.github.flightstand.rules.engine.state.HugeTask;
import io.github.flightstand.rules.engine.state.HugeTask.HugeStep;
import io.github.flightstand.rules.engine.state.SectionState;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * One huge ship's activation. Its dial is turned up, it moves, its collisions' damage is dealt, it
 * gains energy, and each section may act, fore before aft (002-009, -013, -020, -021, -046). It
 * keeps no stress tokens, so the color of its maneuver has no effect (002-050).
 */
final class HugeActivationFlow extends Flow<HugeTask.HugeActivation> {

  private static List<SectionState> sections(HugeTask.HugeActivation task, State state) {
    return state.ship(task.ship()).sections();
  }

  @Override
  public boolean waits(HugeTask.HugeActivation task, State state, RulesContext context) {
    if (task.step() == HugeStep.ACT && skips(task, state, context)) {
      return false;
    }
    return state.ship(task.ship()).inPlay()
        && switch (task.step()) {
          case ALLOCATE -> Energy.canGo(state, task.ship(), context);
          case ACT -> task.acted() < sections(task, state).size();
          default -> false;
        };
  }

  /** Tests whether a card takes the ship's action step. */
  private static boolean skips(HugeTask.HugeActivation task, State state, RulesContext context) {
    return !context
        .cards()
        .value(Value.ACTION_STEP, state, state.ship(task.ship()), true, ValueQuery.PLAIN);
  }

  @Override
  public void ask(HugeTask.HugeActivation task, State state, DecisionCollector asking) {
    if (task.step() == HugeStep.ALLOCATE) {
      Energy.ask(state, task.ship(), asking);
      return;
    }
    List<SectionState> sections = sections(task, state);
    SectionActions.ask(
        state,
        state.ship(task.ship()),
        sections.get(task.acted()),
        task.acted() == sections.size() - 1,
        asking);
  }

  @Override
  public void answer(
      HugeTask.HugeActivation task, Transition play, Decision decision, Command command) {
    if (task.step() == HugeStep.ALLOCATE) {
      if (!Energy.allocate(play, task.ship(), command)) {
        play.become(task.at(HugeStep.USE_ENERGY));
      }
      return;
    }
    play.become(new HugeTask.HugeActivation(task.ship(), task.step(), task.acted() + 1));
    SectionActions.act(play, task.ship(), command);
  }

  @Override
  public void proceed(HugeTask.HugeActivation task, Transition play) {
    ShipState ship = play.ship(task.ship());
    if (!ship.inPlay()) {
      play.pop();
      return;
    }
    switch (task.step()) {
      case REVEAL -> {
        play.happen(new DialEvent.Revealed(ship.id(), ship.maneuver().orElseThrow()));
        play.become(task.at(HugeStep.MOVE));
        // The moment opened last comes first.
        play.open(Window.BEFORE_MOVE, Optional.of(ship.id()));
        play.open(Window.REVEALED, Optional.of(ship.id()));
      }
      case MOVE -> {
        Maneuver maneuver = ship.maneuver().orElseThrow();
        play.become(task.at(HugeStep.GAIN_ENERGY));
        if (!play.context().expansions().any(one -> one.stays(play.state(), ship))) {
          play.context().expansions().each(one -> one.moving(play, ship.id(), maneuver));
          Moves.flight(play.context(), play.state(), ship.id(), maneuver, OptionalDouble.empty())
              .fly(play, maneuver.code(), maneuver);
          if (Moves.stands(play, ship.id())) {
            play.open(Window.AFTER_MOVE, Optional.of(ship.id()));
          }
        }
      }
      case GAIN_ENERGY -> {
        play.become(task.at(HugeStep.ALLOCATE));
        Energy.gain(play, ship.id());
        play.open(Window.AFTER_MANEUVER, Optional.of(ship.id()));
      }
      case ALLOCATE -> play.become(task.at(HugeStep.USE_ENERGY));
      case USE_ENERGY -> {
        play.become(task.at(HugeStep.ACT));
        play.open(Window.ACTION_STEP, Optional.of(ship.id()));
        play.open(Window.ENERGY, Optional.of(ship.id()));
      }
      case ACT -> {
        play.pop();
        if (task.acted() < ship.sections().size()) {
          play.happen(new Skipped(ship.id(), Skipped.Chance.ACTION, Skipped.Reason.FORBIDDEN));
        }
        play.open(Window.ACTIVATION_END, Optional.of(ship.id()));
      }
    }
  }

  @Override
  public void check(HugeTask.HugeActivation task, UntrustedState in) {
    need(
        task.acted() >= 0
            && task.acted() <= HugeCheck.ship(in, task.ship()).sections().size()
            && (task.acted() == 0 || task.step() == HugeTask.HugeStep.ACT),
        "the ship '%s' has fewer sections than have acted",
        task.ship());
    ShipState ship = in.ship(task.ship());
    need(
        !ship.inPlay() || ship.dial().isPresent(),
        "the ship '%s' is active, expected its dial",
        ship.id());
  }
}
