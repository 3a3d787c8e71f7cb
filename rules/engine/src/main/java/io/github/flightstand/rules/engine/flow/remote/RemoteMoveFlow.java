package io.github.flightstand.rules.engine.flow.remote;

import io.github.flightstand.movement.reposition.TokenMoves;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.event.RemoteEvent;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.PlainPose;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.piece.Remotes;
import io.github.flightstand.rules.engine.state.BombTask;
import io.github.flightstand.rules.engine.state.LaidTemplate;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.RemoteTask;
import io.github.flightstand.rules.engine.state.RemoteValues;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;

/** A remote moves along one of its templates; it may flee and set off mines (003-048, -049). */
public final class RemoteMoveFlow extends Flow<RemoteTask.RemoteMove> {

  private static final String KEY = "template";

  /** Returns the templates along which a remote may move; empty if it may not move now. */
  static List<LaidTemplate> templates(RemoteState remote) {
    return remote.inPlay() && remote.active()
        ? remote.card().values().map(RemoteValues::repositions).orElse(List.of())
        : List.of();
  }

  private static List<LaidTemplate> templates(RemoteTask.RemoteMove task, State state) {
    return templates(Remotes.of(state, task.remote()));
  }

  @Override
  public boolean waits(RemoteTask.RemoteMove task, State state) {
    return templates(task, state).size() > 1;
  }

  @Override
  public void ask(RemoteTask.RemoteMove task, State state, DecisionCollector asking) {
    RemoteState remote = Remotes.of(state, task.remote());
    List<String> codes = templates(remote).stream().map(LaidTemplate::code).toList();
    asking.put(
        Kind.REPOSITION,
        remote.id(),
        remote.seat(),
        options ->
            options.offer(
                KEY, codes, "003-048", "'" + remote.id() + "' moves along one of its templates"));
  }

  @Override
  public void answer(
      RemoteTask.RemoteMove task, Transition play, Decision decision, Command command) {
    move(play, task.remote(), LaidTemplate.parse(command.value().orElseThrow()));
  }

  @Override
  public void proceed(RemoteTask.RemoteMove task, Transition play) {
    List<LaidTemplate> templates = templates(task, play.state());
    if (templates.isEmpty()) {
      play.pop();
    } else {
      move(play, task.remote(), templates.get(0));
    }
  }

  private static void move(Transition play, String id, LaidTemplate template) {
    play.pop();
    Token token = play.state().table().token(id).orElseThrow();
    TokenMoves.End end =
        new TokenMoves(play.context().rules().movement())
            .forward(
                play.state().table(),
                token,
                template.kind(),
                template.speed(),
                template.bearing().side());
    play.happen(new RemoteEvent.RemoteMoved(id, template, PlainPose.of(end.pose())));
    if (end.fled()) {
      Remotes.leave(play, id, RemoteState.Status.FLED);
    } else if (!end.mines().isEmpty()) {
      play.push(new BombTask.MinesMet(id, end.mines()));
    }
  }
}
