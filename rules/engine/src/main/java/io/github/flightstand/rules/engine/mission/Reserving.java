package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.MissionEffect;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.mission.MissionRule;
import java.util.ArrayList;
import java.util.List;

/** Players put ships into reserve, one after another (003-064a, -072, -093). */
final class Reserving implements RuleKind<MissionRule.IntoReserve> {

  private static final String STAGE = "reserve";

  private static final String PASS = "pass";

  @Override
  public void hook(MissionRule.IntoReserve rule, Card.Builder card) {
    card.must(Moments.of(rule.at()), now -> true, now -> begin(rule, now))
        .asked(
            STAGE,
            now -> options(rule, now),
            (now, answer) -> {
              if (answer.key().equals(PASS)) {
                return List.of();
              }
              Field field = new Field(now);
              List<Effect> effects = new ArrayList<>(reserved(field, answer.name()));
              effects.add(
                  Deeds.ask(field.asked(), field.left() - field.together(answer.name()), STAGE));
              return effects;
            });
  }

  private static List<Effect> begin(MissionRule.IntoReserve rule, CardContext now) {
    Field field = new Field(now);
    return Sides.of(now.state(), rule.by()).stream()
        .map(
            seat -> {
              int ships = field.ships(of(rule, now, seat.id()), ShipState.Status.WAITING).size();
              int most = rule.half() ? ships / 2 : Math.min(ships, rule.most().orElse(ships));
              return Deeds.ask(seat.id(), most, STAGE);
            })
        .toList();
  }

  /** Returns the player whose ships a player puts into reserve. */
  private static String of(MissionRule.IntoReserve rule, CardContext now, String seat) {
    List<String> players = Sides.of(now.state(), rule.by()).stream().map(Seat::id).toList();
    return rule.of() == MissionRule.Owner.SELF
        ? seat
        : players.get((players.indexOf(seat) + 1) % players.size());
  }

  /** A ship goes into reserve, and its whole wing with it. */
  static List<Effect> reserved(Field field, String ship) {
    List<Effect> effects = new ArrayList<>();
    effects.add(Deeds.of(new MissionEffect.IntoReserve(ship)));
    field
        .wingmates(ship)
        .forEach(mate -> effects.add(Deeds.of(new MissionEffect.IntoReserve(mate.id()))));
    return effects;
  }

  private static List<Option> options(MissionRule.IntoReserve rule, CardContext now) {
    Field field = new Field(now);
    List<String> ships =
        Field.leading(field.ships(of(rule, now, field.asked()), ShipState.Status.WAITING)).stream()
            .map(ShipState::id)
            .filter(ship -> field.together(ship) <= field.left())
            .filter(ship -> field.together(ship) == 1 || rule.wings())
            .toList();
    return field.left() < 1 || ships.isEmpty()
        ? List.of()
        : List.of(Option.of(PASS), Option.of(STAGE, new Domain.OneOf(ships)));
  }
}
