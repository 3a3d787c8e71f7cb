package io.github.flightstand.rules.engine.flow.setup;

import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.event.SetUpEvent;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.PlainPose;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.UntrustedState;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.SetUpTask;
import io.github.flightstand.rules.engine.state.State;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The players take turns to lay the obstacles of one common pool; one that no longer fits anywhere
 * is left out (000-052, -054, -058; 001-057; 003-032).
 */
public final class PlacingObstaclesFlow extends Flow<SetUpTask.PlacingObstacles> {

  @Override
  public boolean waits(SetUpTask.PlacingObstacles task, State state) {
    return !task.samples().isEmpty();
  }

  @Override
  public void ask(SetUpTask.PlacingObstacles task, State state, DecisionCollector asking) {
    String player = SetUp.layer(task, state).id();
    asking.put(
        Kind.PLACE_OBSTACLE,
        player,
        options -> {
          for (int i = 0; i < task.pool().size(); i++) {
            options.offer(
                SetUp.option(SetUp.site(state, task.pool().get(i)), task.samples().get(i)));
          }
          for (Obstacle obstacle : state.table().obstacles()) {
            options.forbid(
                "place:" + obstacle.id(),
                clause(state),
                "'" + obstacle.id() + "' is laid already, expected one that is not");
          }
        });
    forbidOthers(task, state, player, asking);
  }

  /** Returns the clause by which obstacles are laid in turn, each once. */
  private static String clause(State state) {
    return state.rules().game().epic().playerOrder() ? "003-032" : "000-052";
  }

  private static void forbidOthers(
      SetUpTask.PlacingObstacles task, State state, String player, DecisionCollector asking) {
    for (Seat seat : state.seats()) {
      if (!seat.id().equals(player)) {
        asking.put(
            Kind.PLACE_OBSTACLE,
            seat.id(),
            options ->
                task.pool()
                    .forEach(
                        obstacle ->
                            options.forbid(
                                "place:" + obstacle.id(),
                                clause(state),
                                "it is the turn of '" + player + "' to lay an obstacle")));
      }
    }
  }

  @Override
  public void answer(
      SetUpTask.PlacingObstacles task, Transition play, Decision decision, Command command) {
    Seat layer = SetUp.layer(task, play.state());
    Pose pose = PlainPose.of(command.pose().orElseThrow());
    List<Obstacle> left = new ArrayList<>(task.pool());
    for (Obstacle obstacle : task.pool()) {
      if (command.key().equals("place:" + obstacle.id())) {
        left.remove(obstacle);
        play.happen(
            new SetUpEvent.PlacedObstacle(
                layer.id(), pose, SetUp.site(play.state(), obstacle).at(pose)));
      }
    }
    play.become(new SetUpTask.PlacingObstacles(left, List.of(), task.side()));
  }

  private static void giveEdges(Transition play) {
    List<String> sides = play.state().teams();
    for (int i = 0; i < sides.size(); i++) {
      play.happen(new SetUpEvent.EdgeGiven(sides.get(i), SetUp.edge(i)));
    }
  }

  @Override
  public void proceed(SetUpTask.PlacingObstacles task, Transition play) {
    if (task.pool().isEmpty()) {
      if (play.state().mission().isPresent()) {
        // A mission has its own zones.
        play.pop();
      } else if (play.state().rules().game().epic().playerOrder()) {
        giveEdges(play);
        play.become(SetUpTask.PlacingShips.next());
      } else {
        play.become(new SetUpTask.PickingEdge());
      }
      return;
    }
    List<Obstacle> fitting = new ArrayList<>();
    List<Pose> samples = new ArrayList<>();
    for (Obstacle obstacle : task.pool()) {
      Optional<Pose> sample = SetUp.site(play.state(), obstacle).sample();
      if (sample.isPresent()) {
        fitting.add(obstacle);
        samples.add(sample.get());
      } else {
        play.happen(new SetUpEvent.LeftOut(obstacle.id()));
      }
    }
    play.become(new SetUpTask.PlacingObstacles(fitting, samples, task.side()));
  }

  @Override
  public void check(SetUpTask.PlacingObstacles task, UntrustedState in) {
    State state = in.state();
    SetUp.checkSides(state);
    need(
        task.side().isEmpty() || state.teams().contains(task.side().get()),
        "a side that plays lays obstacles, found another");
    List<Obstacle> pool = task.pool();
    need(
        task.samples().isEmpty() || task.samples().size() == pool.size(),
        "a pool has a sample for each obstacle or for none, found %s",
        task.samples().size());
    Set<String> ids = new HashSet<>();
    state.ships().forEach(ship -> ids.add(ship.id()));
    state.table().obstacles().forEach(obstacle -> ids.add(obstacle.id()));
    for (Obstacle obstacle : pool) {
      need(ids.add(obstacle.id()), "the obstacle '%s' stands twice", obstacle.id());
    }
    for (int i = 0; i < task.samples().size(); i++) {
      SetUp.checkSample(SetUp.site(state, pool.get(i)), task.samples().get(i));
    }
  }
}
