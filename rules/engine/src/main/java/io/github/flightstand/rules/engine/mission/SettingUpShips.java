package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardAnswer;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.mission.MissionRule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Players set up their ships, in ascending skill or one player after the other (003-033, -067,
 * -076; 000-055, -056). A ship that fits nowhere counts as destroyed (the project's choice).
 */
final class SettingUpShips implements RuleKind<MissionRule.SetUpShips> {

  private static final String STAGE = "place";

  @Override
  public void hook(MissionRule.SetUpShips rule, Card.Builder card) {
    card.must(Moments.of(rule.at()), now -> true, now -> begin(rule, now))
        .asked(STAGE, now -> options(rule, now), SettingUpShips::chosen);
  }

  private static List<Effect> begin(MissionRule.SetUpShips rule, CardContext now) {
    Field field = new Field(now);
    List<Effect> effects = new ArrayList<>();
    List<ShipState> placed = new ArrayList<>();
    for (Seat seat : now.state().seatsInOrder()) {
      // Wingmates are set up with their leaders (003-026).
      List<ShipState> ships = Field.leading(field.ships(seat.id(), ShipState.Status.WAITING));
      int each = rule.each().orElse(ships.size());
      for (int i = 0; i < ships.size(); i++) {
        if (i < each) {
          placed.add(ships.get(i));
        } else {
          effects.addAll(Reserving.reserved(field, ships.get(i).id()));
        }
      }
    }
    if (rule.order() == MissionRule.Order.SKILL) {
      // A stable sort: at equal skill the order of play stays.
      placed.sort(Comparator.comparingInt(ship -> ship.card().skill()));
    }
    placed.forEach(
        ship ->
            effects.add(
                Deeds.ask(
                    ship.seat(),
                    rule.order() == MissionRule.Order.SKILL
                        ? Integer.toString(ship.card().skill())
                        : "",
                    STAGE)));
    return effects;
  }

  private static List<Effect> chosen(CardContext now, CardAnswer answer) {
    return new Mates(now).after(answer, new Places(now.state()).chosen(answer), STAGE);
  }

  private static List<Option> options(MissionRule.SetUpShips rule, CardContext now) {
    Field field = new Field(now);
    Places places = new Places(now.state());
    Optional<List<ShipState>> mate = new Mates(now).asked(ShipState.Status.WAITING);
    List<ShipState> ships =
        mate.orElseGet(
            () ->
                Field.leading(field.ships(field.asked(), ShipState.Status.WAITING)).stream()
                    .filter(
                        ship ->
                            field.about().isEmpty()
                                || field.about().equals(Integer.toString(ship.card().skill())))
                    .toList());
    boolean markers = rule.markers();
    List<Option> options =
        ships.stream()
            .flatMap(ship -> places.option(ship, marker -> markers, rule.where()).stream())
            .toList();
    return options.isEmpty() ? ships.stream().map(Places::leaveOut).toList() : options;
  }
}
