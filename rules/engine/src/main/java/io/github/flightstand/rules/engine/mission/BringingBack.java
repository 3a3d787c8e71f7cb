package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardAnswer;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.MissionEffect;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.mission.HyperspaceMarker;
import io.github.flightstand.rules.mission.MissionRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Players without a ship in play bring back what was destroyed (003-056, -080, -117). */
final class BringingBack implements RuleKind<MissionRule.BringBack> {

  private static final String ROLLED = "rolled";

  private static final String STAGE = "bring";

  @Override
  public void hook(MissionRule.BringBack rule, Card.Builder card) {
    card.must(
            Moments.of(rule.at()), now -> !returning(rule, now).isEmpty(), now -> begin(rule, now))
        .rolled(ROLLED, (now, answer) -> asks(now, new Field(now).asked(), face(answer)))
        .asked(
            STAGE,
            now -> options(rule, now),
            (now, answer) ->
                new Mates(now).after(answer, new Places(now.state()).chosen(answer), STAGE));
  }

  private static List<String> returning(MissionRule.BringBack rule, CardContext now) {
    Field field = new Field(now);
    return Sides.of(now.state(), rule.by()).stream()
        .map(Seat::id)
        .filter(seat -> !field.plays(seat) && !lost(now, seat).isEmpty())
        .toList();
  }

  private static List<ShipState> lost(CardContext now, String seat) {
    return now.state().ships().stream()
        .filter(ship -> ship.seat().equals(seat) && ship.gone())
        .toList();
  }

  private static List<Effect> begin(MissionRule.BringBack rule, CardContext now) {
    List<Effect> effects = new ArrayList<>();
    for (String seat : returning(rule, now)) {
      if (rule.roll()) {
        effects.add(Deeds.of(new MissionEffect.Roll(seat, Optional.empty(), 1, ROLLED)));
      } else {
        effects.addAll(asks(now, seat, ""));
      }
    }
    return effects;
  }

  /** Returns a question for each ship that comes back, or wing. */
  private static List<Effect> asks(CardContext now, String seat, String face) {
    return Field.leading(lost(now, seat)).stream()
        .map(ship -> Deeds.ask(seat, face, STAGE))
        .toList();
  }

  private static String face(CardAnswer answer) {
    Face face = answer.dice().dice().get(0).face();
    return face.name();
  }

  private static List<Option> options(MissionRule.BringBack rule, CardContext now) {
    Field field = new Field(now);
    Places places = new Places(now.state());
    return new Mates(now)
            .asked(ShipState.Status.DESTROYED, ShipState.Status.FLED)
            .orElseGet(() -> Field.leading(lost(now, field.asked())))
            .stream()
            .flatMap(
                ship ->
                    places
                        .option(
                            ship, marker -> leads(marker, field.about()), Optional.of(rule.where()))
                        .stream())
            .toList();
  }

  private static boolean leads(HyperspaceMarker marker, String face) {
    return marker
        .face()
        .filter(own -> own.name().equals(face.toUpperCase(Locale.ROOT)))
        .isPresent();
  }
}
