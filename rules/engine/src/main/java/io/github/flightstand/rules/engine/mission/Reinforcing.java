package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardAnswer;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.mission.MissionRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Ships come out of reserve, player after player (003-069, -073, -098). */
final class Reinforcing implements RuleKind<MissionRule.Reinforce> {

  private static final String STAGE = "bring";

  private static final String PASS = "pass";

  @Override
  public void hook(MissionRule.Reinforce rule, Card.Builder card) {
    card.must(Moments.of(rule.at()), now -> anybody(rule, now), now -> begin(rule, now))
        .asked(
            STAGE,
            now -> options(rule, now),
            (now, answer) -> {
              if (answer.key().equals(PASS)) {
                return List.of();
              }
              return brought(now, answer);
            });
  }

  private static boolean anybody(MissionRule.Reinforce rule, CardContext now) {
    Field field = new Field(now);
    return Sides.of(now.state(), rule.by()).stream()
        .anyMatch(seat -> comes(rule, field, seat.id()));
  }

  private static boolean comes(MissionRule.Reinforce rule, Field field, String seat) {
    return !field.ships(seat, ShipState.Status.RESERVE).isEmpty()
        && !(rule.ifNone() && field.plays(seat));
  }

  private static List<Effect> begin(MissionRule.Reinforce rule, CardContext now) {
    Field field = new Field(now);
    return Sides.of(now.state(), rule.by()).stream()
        .filter(seat -> comes(rule, field, seat.id()))
        .map(
            seat ->
                Deeds.ask(
                    seat.id(),
                    rule.ifNone()
                        ? 1
                        : rule.most()
                            .orElse(field.ships(seat.id(), ShipState.Status.RESERVE).size()),
                    STAGE))
        .toList();
  }

  /** The rest of a wing comes before the player's other ships. */
  private static List<Effect> brought(CardContext now, CardAnswer answer) {
    Field field = new Field(now);
    Mates mates = new Mates(now);
    List<Effect> effects = mates.after(answer, new Places(now.state()).chosen(answer), STAGE);
    if (mates.asked(ShipState.Status.RESERVE).isEmpty()) {
      effects.add(
          Deeds.ask(field.asked(), field.left() - field.together(Places.ship(answer)), STAGE));
    }
    return effects;
  }

  private static List<Option> options(MissionRule.Reinforce rule, CardContext now) {
    Field field = new Field(now);
    Optional<List<ShipState>> mate = new Mates(now).asked(ShipState.Status.RESERVE);
    if (mate.isEmpty() && field.left() < 1) {
      return List.of();
    }
    Places places = new Places(now.state());
    boolean markers = rule.markers();
    boolean must = rule.ifNone() || mate.isPresent();
    List<ShipState> ships =
        mate.orElseGet(
            () ->
                Field.leading(field.ships(field.asked(), ShipState.Status.RESERVE)).stream()
                    .filter(ship -> must || field.together(ship.id()) <= field.left())
                    .toList());
    List<Option> options = new ArrayList<>();
    ships.stream()
        .limit(must ? 1 : ships.size())
        .forEach(
            ship -> places.option(ship, marker -> markers, rule.where()).ifPresent(options::add));
    if (!must && !options.isEmpty()) {
      options.add(0, Option.of(PASS));
    }
    return options;
  }
}
