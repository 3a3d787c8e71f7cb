package io.github.flightstand.rules.engine.flow.setup;

import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.setup.PlacementSpace;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.event.SetUpEvent;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.PlainPose;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.UntrustedState;
import io.github.flightstand.rules.engine.state.SetUpTask;
import io.github.flightstand.rules.engine.state.State;
import java.util.Optional;

/** A huge ship that stands in for its player's obstacles is set up first (002-055). */
public final class PlacingStandInFlow extends Flow<SetUpTask.PlacingStandIn> {

  @Override
  public boolean waits(SetUpTask.PlacingStandIn task, State state) {
    return task.sample().isPresent();
  }

  @Override
  public void ask(SetUpTask.PlacingStandIn task, State state, DecisionCollector asking) {
    asking.put(
        Kind.PLACE_OBSTACLE,
        task.player(),
        options ->
            options.offer(SetUp.option(SetUp.site(state, task), task.sample().orElseThrow())));
  }

  @Override
  public void answer(
      SetUpTask.PlacingStandIn task, Transition play, Decision decision, Command command) {
    Pose pose = PlainPose.of(command.pose().orElseThrow());
    play.pop();
    play.happen(new SetUpEvent.PlacedStandIn(task.player(), task.ship(), task.base(), pose));
  }

  @Override
  public void proceed(SetUpTask.PlacingStandIn task, Transition play) {
    PlacementSpace site = SetUp.site(play.state(), task);
    Optional<Pose> sample = site.sample();
    if (sample.isPresent()) {
      play.become(new SetUpTask.PlacingStandIn(task.player(), task.ship(), task.base(), sample));
    } else {
      play.pop();
      play.happen(new SetUpEvent.LeftOut(task.ship()));
    }
  }

  @Override
  public void check(SetUpTask.PlacingStandIn task, UntrustedState in) {
    SetUp.checkSides(in.state());
    need(task.base().isHuge(), "'%s' stands in as an obstacle, expected a huge ship", task.ship());
    task.sample().ifPresent(sample -> SetUp.checkSample(SetUp.site(in.state(), task), sample));
  }
}
