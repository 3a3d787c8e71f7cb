package io.github.flightstand.rules.engine.flow.combat;

import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.event.MoveEvent.Skipped;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.Sections;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.UntrustedState;
import io.github.flightstand.rules.engine.flow.piece.Remotes;
import io.github.flightstand.rules.engine.flow.shooting.FiringFlow;
import io.github.flightstand.rules.engine.flow.shooting.RemoteShots;
import io.github.flightstand.rules.engine.flow.shooting.Shots;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.RemoteTask;
import io.github.flightstand.rules.engine.state.Shot;
import io.github.flightstand.rules.engine.state.State;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A remote's voluntary attack with its card's value and arcs, at its initiative (003-053). */
public final class RemoteTurnFlow extends Flow<RemoteTask.RemoteTurn> {

  private static final String PASS = "pass";

  static void begin(Transition play, String id) {
    List<Shot> shots = RemoteShots.of(play.context(), play.state(), Remotes.of(play.state(), id));
    if (shots.isEmpty()) {
      play.happen(new Skipped(id, Skipped.Chance.ATTACK, Skipped.Reason.NOTHING));
    } else {
      play.push(new RemoteTask.RemoteTurn(id, shots));
    }
  }

  @Override
  public boolean waits(RemoteTask.RemoteTurn task, State state) {
    return true;
  }

  private static String key(Shot shot) {
    return Shots.PRIMARY + ":" + shot.arc().word() + Sections.suffix(shot.section());
  }

  @Override
  public void ask(RemoteTask.RemoteTurn task, State state, DecisionCollector asking) {
    RemoteState remote = Remotes.of(state, task.remote());
    asking.put(
        Kind.ATTACK,
        remote.id(),
        remote.seat(),
        options -> {
          options.offer(Option.of(PASS));
          Set<String> keys = new LinkedHashSet<>();
          task.shots().forEach(shot -> keys.add(key(shot)));
          for (String key : keys) {
            List<String> targets =
                task.shots().stream()
                    .filter(shot -> key(shot).equals(key))
                    .map(Shot::target)
                    .toList();
            options.offer(
                key, targets, "003-050", "'" + remote.id() + "' attacks enemies in that arc");
          }
        });
  }

  @Override
  public void answer(
      RemoteTask.RemoteTurn task, Transition play, Decision decision, Command command) {
    play.pop();
    if (command.key().equals(PASS)) {
      play.happen(new Skipped(task.remote(), Skipped.Chance.ATTACK, Skipped.Reason.PASSED));
      return;
    }
    String target = command.value().orElseThrow();
    for (Shot shot : task.shots()) {
      if (key(shot).equals(command.key()) && shot.target().equals(target)) {
        play.push(CombatTask.Attack.of(task.remote(), shot));
        FiringFlow.declared(play, task.remote(), shot);
        return;
      }
    }
    throw new IllegalStateException("an attack that was offered is not among those that can be");
  }

  @Override
  public void check(RemoteTask.RemoteTurn task, UntrustedState in) {
    need(
        in.remote(task.remote()).attacks() && !task.shots().isEmpty(),
        "the remote '%s' has a turn but does not attack",
        task.remote());
    task.shots().forEach(shot -> Shots.check(in, task.remote(), shot));
    Shots.checkChoice(
        in,
        task,
        task.shots(),
        () -> RemoteShots.of(in.context(), in.state(), in.remote(task.remote())).stream());
  }
}
