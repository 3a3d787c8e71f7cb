package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardAnswer;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.MissionEffect;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.mission.HyperspaceMarker;
import io.github.flightstand.rules.mission.MissionRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Hooks for ships that go into reserve, come out of it, or come back. */
final class Reserve {

  private static final String RESERVE = "reserve";

  private static final String BRING = "bring";

  private static final String ROLLED = "rolled";

  /** Players put ships into reserve, one after another (003-064a, -072, -093). */
  static void reserve(MissionRule.IntoReserve rule, Card.Builder card) {
    Moments.at(rule, card, now -> begin(rule, now))
        .asked(
            RESERVE,
            now -> options(rule, now),
            (now, answer) -> {
              if (Deeds.passed(answer)) {
                return List.of();
              }
              Field field = new Field(now);
              return Lists.plus(
                  reserved(field, answer.name()),
                  Deeds.ask(field.asked(), field.left() - field.together(answer.name()), RESERVE));
            });
  }

  private static List<Effect> begin(MissionRule.IntoReserve rule, CardContext now) {
    Field field = new Field(now);
    return Sides.of(now.state(), rule.by()).stream()
        .map(
            seat -> {
              int ships = field.ships(of(rule, now, seat.id()), ShipState.Status.WAITING).size();
              int most = rule.half() ? ships / 2 : Math.min(ships, rule.most().orElse(ships));
              return Deeds.ask(seat.id(), most, RESERVE);
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

  /** Returns the effects that put a ship and its whole wing into reserve. */
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
        : List.of(Option.of(Deeds.PASS), Option.of(RESERVE, ships));
  }

  /** Ships come out of reserve, player by player (003-069, -073, -098). */
  static void reinforce(MissionRule.Reinforce rule, Card.Builder card) {
    card.must(Moments.of(rule.at()), now -> anybody(rule, now), now -> begin(rule, now))
        .asked(
            BRING,
            now -> options(rule, now),
            (now, answer) -> Deeds.passed(answer) ? List.of() : brought(now, answer));
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
                    BRING))
        .toList();
  }

  /** Asks for the rest of a wing before the player's other ships. */
  private static List<Effect> brought(CardContext now, CardAnswer answer) {
    Field field = new Field(now);
    Mates mates = new Mates(now);
    List<Effect> effects = mates.after(answer, new Places(now.state()).chosen(answer), BRING);
    if (mates.asked(ShipState.Status.RESERVE).isEmpty()) {
      effects.add(
          Deeds.ask(field.asked(), field.left() - field.together(Places.ship(answer)), BRING));
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
      options.add(0, Option.of(Deeds.PASS));
    }
    return options;
  }

  /** Players without a ship in play bring back their lost ships (003-056, -080, -117). */
  static void bringBack(MissionRule.BringBack rule, Card.Builder card) {
    card.must(
            Moments.of(rule.at()), now -> !returning(rule, now).isEmpty(), now -> begin(rule, now))
        .rolled(ROLLED, (now, answer) -> asks(now, new Field(now).asked(), face(answer)))
        .asked(
            BRING,
            now -> options(rule, now),
            (now, answer) ->
                new Mates(now).after(answer, new Places(now.state()).chosen(answer), BRING));
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
        effects.add(Deeds.roll(seat, Optional.empty(), 1, ROLLED));
      } else {
        effects.addAll(asks(now, seat, ""));
      }
    }
    return effects;
  }

  /** Returns a question for each ship or wing that comes back. */
  private static List<Effect> asks(CardContext now, String seat, String face) {
    return Field.leading(lost(now, seat)).stream()
        .map(ship -> Deeds.ask(seat, face, BRING))
        .toList();
  }

  private static String face(CardAnswer answer) {
    return answer.dice().dice().get(0).face().name();
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
