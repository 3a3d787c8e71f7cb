package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Answer;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.Situation;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.MissionDeed;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.mission.MissionRule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Players set up their ships, in ascending skill or one player after the other (003-033, -067,
 * -076; 000-055, -056). A ship that fits nowhere counts as destroyed (the project's choice).
 */
final class SettingUpShips implements RuleKind<MissionRule.SetUpShips> {

  private static final String STAGE = "place";

  /** What stands before a wingmate's name that is asked for. */
  private static final String MATE = "wingmate:";

  @Override
  public void hook(MissionRule.SetUpShips rule, Card.Builder card) {
    card.must(Moments.of(rule.at()), now -> true, now -> begin(rule, now))
        .asked(STAGE, now -> options(rule, now), SettingUpShips::chosen);
  }

  @Override
  public void check(MissionRule.SetUpShips rule, Naming naming) {
    naming.setUp(rule.at());
    naming.entry(rule.where(), rule.markers());
    naming.number("each", rule.each(), 1);
  }

  private static List<Effect> begin(MissionRule.SetUpShips rule, Situation now) {
    Field field = new Field(now);
    List<Effect> effects = new ArrayList<>();
    List<ShipState> placed = new ArrayList<>();
    for (Seat seat : now.state().seatsInOrder()) {
      // Wingmates are set up with their leaders (003-026).
      List<ShipState> ships =
          field.ships(seat.id(), ShipState.Status.WAITING).stream()
              .filter(ship -> ship.card().wing().isEmpty())
              .toList();
      int each = rule.each().orElse(ships.size());
      for (int i = 0; i < ships.size(); i++) {
        if (i < each) {
          placed.add(ships.get(i));
        } else {
          effects.add(Deeds.of(new MissionDeed.IntoReserve(ships.get(i).id())));
          field
              .wingmates(ships.get(i).id())
              .forEach(mate -> effects.add(Deeds.of(new MissionDeed.IntoReserve(mate.id()))));
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

  /** After a leader come those of its wingmates that do not fit in formation (003-027). */
  private static List<Effect> chosen(Situation now, Answer answer) {
    List<Effect> effects = new ArrayList<>(new Places(now.state()).chosen(answer));
    Field field = new Field(now);
    field.ships(field.asked(), ShipState.Status.WAITING).stream()
        .filter(ship -> answer.key().substring(answer.key().indexOf(':') + 1).equals(ship.id()))
        .flatMap(leader -> field.wingmates(leader.id()).stream())
        .forEach(mate -> effects.add(Deeds.ask(mate.seat(), MATE + mate.id(), STAGE)));
    return effects;
  }

  /** Tells whether it is a ship's turn: any without a wing, of the skill that is asked for. */
  private static boolean turn(ShipState ship, String about) {
    return ship.card().wing().isPresent()
        ? about.equals(MATE + ship.id()) && !ship.inFormation()
        : about.isEmpty() || about.equals(Integer.toString(ship.card().skill()));
  }

  private static List<Option> options(MissionRule.SetUpShips rule, Situation now) {
    Field field = new Field(now);
    Places places = new Places(now.state());
    List<ShipState> ships =
        field.ships(field.asked(), ShipState.Status.WAITING).stream()
            .filter(ship -> turn(ship, field.about()))
            .toList();
    boolean markers = rule.markers().orElse(false);
    List<Option> options =
        ships.stream()
            .flatMap(ship -> places.option(ship, marker -> markers, rule.where()).stream())
            .toList();
    return options.isEmpty() ? ships.stream().map(Places::leaveOut).toList() : options;
  }
}
