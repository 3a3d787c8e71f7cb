package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.movement.setup.PlacementSpace;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.mission.MissionRule;
import java.util.List;

/**
 * Players set up remotes or markers, one at a time and in turn (003-088, -092, -102, -105, -110).
 * One that fits nowhere is left out (the project's choice).
 */
final class SettingUpRemotes implements RuleKind<MissionRule.SetUpRemotes> {

  private static final String STAGE = "place";

  private static final String PLACE = "place:";

  private static final String LEAVE_OUT = "leaveOut:";

  @Override
  public void hook(MissionRule.SetUpRemotes rule, Card.Builder card) {
    card.must(Moments.of(rule.at()), now -> true, now -> begin(rule, now))
        .asked(
            STAGE,
            now -> options(rule, now),
            (now, answer) ->
                answer.key().startsWith(LEAVE_OUT)
                    ? List.of(new Effect.RemoveRemote(answer.key().substring(LEAVE_OUT.length())))
                    : List.of(
                        new Effect.PlaceRemote(
                            answer.key().substring(PLACE.length()), answer.pose().orElseThrow())));
  }

  /** Each remote is its player's to set up. */
  private static List<RemoteState> waiting(MissionRule.SetUpRemotes rule, CardContext now) {
    Field field = new Field(now);
    List<String> players =
        Sides.of(now.state(), rule.by()).stream().map(seat -> seat.id()).toList();
    List<RemoteState> waiting =
        field.remotes(rule.kind(), RemoteState.Status.WAITING).stream()
            .filter(remote -> players.contains(remote.seat()))
            .toList();
    return waiting.subList(0, Math.min(waiting.size(), rule.count().orElse(waiting.size())));
  }

  private static List<Effect> begin(MissionRule.SetUpRemotes rule, CardContext now) {
    return waiting(rule, now).stream()
        .map(remote -> Deeds.ask(remote.seat(), remote.id(), STAGE))
        .toList();
  }

  private static List<Option> options(MissionRule.SetUpRemotes rule, CardContext now) {
    RemoteState remote = now.state().remote(new Field(now).about()).orElseThrow();
    PlacementSpace site = new Sites(now.state()).remote(remote, rule.where());
    return List.of(
        site.sample()
            .map(sample -> Option.of(PLACE + remote.id(), new Domain.Region(site, sample)))
            .orElseGet(() -> Option.of(LEAVE_OUT + remote.id())));
  }
}
