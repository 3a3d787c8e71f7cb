package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.state.MissionEffect;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.mission.MissionRule;
import io.github.flightstand.rules.mission.Pieces;
import java.util.List;
import java.util.Optional;

/** Hooks for rules that end the game. */
final class Ending {

  private static final String ROLLED = "rolled";

  /** The game is over if one of several conditions holds at a moment (000-182). */
  static void when(MissionRule.EndWhen rule, Card.Builder card) {
    card.must(
        Moments.of(rule.at()),
        now -> holds(rule, now),
        now -> List.of(Deeds.of(new MissionEffect.End())));
  }

  private static boolean holds(MissionRule.EndWhen rule, CardContext now) {
    Field field = new Field(now);
    List<Pieces> kinds = rule.noneOf();
    boolean none =
        !kinds.isEmpty()
            && (rule.together()
                ? kinds.stream().allMatch(pieces -> field.inPlay(pieces).isEmpty())
                : kinds.stream().anyMatch(pieces -> field.inPlay(pieces).isEmpty()));
    return none
        || now.state().seats().stream()
            .map(Seat::id)
            .anyMatch(
                seat ->
                    (rule.playerGone()
                            && !field.plays(seat)
                            && field.ships(seat, ShipState.Status.RESERVE).isEmpty())
                        || rule.tokens()
                            .filter(tokens -> field.mission().earnedBy(seat) >= tokens)
                            .isPresent());
  }

  /** A die may end the game at the end of a round, or it ends some rounds later (003-124). */
  static void byDie(MissionRule.EndByDie rule, Card.Builder card) {
    card.must(
            Window.ROUND_END,
            now -> now.state().round() == rule.round(),
            now ->
                List.of(
                    Deeds.roll(
                        Sides.of(now.state(), rule.by()).get(0).id(), Optional.empty(), 1, ROLLED)))
        .must(
            Window.ROUND_END,
            now -> now.state().round() >= rule.last(),
            now -> List.of(Deeds.of(new MissionEffect.End())))
        .rolled(
            ROLLED,
            (now, answer) ->
                Faces.count(answer.dice(), rule.faces()) > 0
                    ? List.of(Deeds.of(new MissionEffect.End()))
                    : List.of());
  }
}
