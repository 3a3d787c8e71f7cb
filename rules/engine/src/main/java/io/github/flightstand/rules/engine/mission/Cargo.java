package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.LaidTemplate;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.RangeBand;
import io.github.flightstand.rules.mission.MissionRule;
import java.util.List;

/** Hooks for remotes that pieces carry, drop and pick up. */
final class Cargo {

  private static final String STAGE = "pickUp";

  /** A piece that is dealt a damage card drops a remote from its own card (003-094). */
  static void drop(MissionRule.DropCargo rule, Card.Builder card) {
    for (Window window : List.of(Window.DEALT, Window.REMOTE_DEALT)) {
      card.must(
          window,
          now -> !carried(rule, now).isEmpty(),
          now ->
              List.of(
                  new Effect.DropRemote(
                      carried(rule, now).get(0), LaidTemplate.parse(rule.template()))));
    }
  }

  private static List<String> carried(MissionRule.DropCargo rule, CardContext now) {
    return new Field(now)
        .aboard(now.about().orElseThrow()).stream()
            .filter(
                cargo ->
                    now.state()
                        .remote(cargo)
                        .map(RemoteState::card)
                        .filter(card -> card.kind().equals(rule.cargo()))
                        .isPresent())
            .toList();
  }

  /**
   * A ship picks up a remote of its player's choice near it in an arc after a maneuver (003-097).
   */
  static void pickUp(MissionRule.PickUp rule, Card.Builder card) {
    card.must(
            Window.AFTER_MANEUVER,
            now -> !within(rule, now, now.about().orElseThrow()).isEmpty(),
            now -> begin(rule, now))
        .asked(
            STAGE,
            now -> List.of(Option.of(STAGE, within(rule, now, new Field(now).about()))),
            (now, answer) ->
                List.of(new Effect.BoardRemote(answer.name(), new Field(now).about())));
  }

  private static List<Effect> begin(MissionRule.PickUp rule, CardContext now) {
    String ship = now.about().orElseThrow();
    List<String> within = within(rule, now, ship);
    return List.of(
        within.size() == 1
            ? new Effect.BoardRemote(within.get(0), ship)
            : Deeds.ask(new Field(now).owner(ship), ship, STAGE));
  }

  private static List<String> within(MissionRule.PickUp rule, CardContext now, String id) {
    Field field = new Field(now);
    if (!field.stands(id)
        || Sides.of(now.state(), rule.by()).stream()
            .noneMatch(seat -> seat.id().equals(field.owner(id)))) {
      return List.of();
    }
    Ship ship = now.state().standing(id).orElseThrow();
    FiringArc arc = FiringArc.ofWord(rule.arc()).orElseThrow();
    if (!Field.has(ship, arc)) {
      return List.of();
    }
    return field.remotes(rule.cargo(), RemoteState.Status.IN_PLAY).stream()
        .map(RemoteState::id)
        .filter(
            cargo ->
                now.ranges()
                    .inArc(ship, arc, field.body(cargo))
                    .filter(range -> range.isAt(RangeBand.ZERO, RangeBand.numbered(rule.range())))
                    .isPresent())
        .toList();
  }
}
