package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.setup.PlacementSpace;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardAnswer;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.mission.MissionRule;
import io.github.flightstand.rules.mission.Scenario;
import io.github.flightstand.rules.mission.Zone;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Hooks that set up ships, remotes and markers. */
final class SettingUp {

  private static final String NEXT = "next";

  private static final String PLACE = "place";

  private static final String PLACE_KEY = "place:";

  private static final String LEAVE_OUT = "leaveOut:";

  /** Half the side of an objective token, in millimeters. */
  private static final double HALF = 18;

  /**
   * Players set up their ships, in ascending skill or one player after another (003-033, -067,
   * -076; 000-055, -056). A team settles which of its members' ships of equal skill comes next
   * (003-059). A ship that fits nowhere counts as destroyed (the project's choice).
   */
  static void ships(MissionRule.SetUpShips rule, Card.Builder card) {
    Moments.at(rule, card, now -> begin(rule, now))
        .askedOfTeam(
            NEXT,
            SettingUp::next,
            (now, answer) -> List.of(Mates.ask(now.state().ship(answer.name()), PLACE)))
        .asked(PLACE, now -> options(rule, now), SettingUp::chosen);
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
          effects.addAll(Reserve.reserved(field, ships.get(i).id()));
        }
      }
    }
    if (rule.order() == MissionRule.Order.PLAYERS) {
      placed.forEach(ship -> effects.add(Deeds.ask(ship.seat(), "", PLACE)));
      return effects;
    }
    // The sort is stable, so ships of equal skill stay in the order of play.
    placed.sort(Comparator.comparingInt(ship -> ship.card().skill()));
    for (int i = 0, end; i < placed.size(); i = end) {
      ShipState first = placed.get(i);
      end = i + 1;
      while (end < placed.size() && together(now, first, placed.get(end))) {
        effects.add(Deeds.ask(first.seat(), first.card().skill(), NEXT));
        end++;
      }
      placed
          .subList(i, end)
          .forEach(ship -> effects.add(Deeds.ask(ship.seat(), ship.card().skill(), PLACE)));
    }
    return effects;
  }

  private static boolean together(CardContext now, ShipState one, ShipState other) {
    return one.card().skill() == other.card().skill()
        && now.state().orderTogether(one.seat(), other.seat());
  }

  /** Returns the ships for a team's choice; empty once all of them are one player's. */
  private static List<Option> next(CardContext now) {
    Field field = new Field(now);
    List<ShipState> ships =
        now.state().seatsInOrder().stream()
            .filter(seat -> now.state().orderTogether(field.asked(), seat.id()))
            .flatMap(seat -> waiting(field, seat.id()).stream())
            .toList();
    return ships.stream().map(ShipState::seat).distinct().count() < 2
        ? List.of()
        : List.of(Option.of("ship", ships.stream().map(ShipState::id).toList()));
  }

  /** Returns a player's ships that wait, only those of the question's skill if it names one. */
  private static List<ShipState> waiting(Field field, String seat) {
    return Field.leading(field.ships(seat, ShipState.Status.WAITING)).stream()
        .filter(
            ship ->
                field.about().isEmpty()
                    || field.about().equals(Integer.toString(ship.card().skill())))
        .toList();
  }

  private static List<Effect> chosen(CardContext now, CardAnswer answer) {
    return new Mates(now).after(answer, new Places(now.state()).chosen(answer), PLACE);
  }

  private static List<Option> options(MissionRule.SetUpShips rule, CardContext now) {
    Field field = new Field(now);
    Places places = new Places(now.state());
    Optional<List<ShipState>> mate = new Mates(now).asked(ShipState.Status.WAITING);
    List<ShipState> ships = mate.orElseGet(() -> waiting(field, field.asked()));
    boolean markers = rule.markers();
    List<Option> options =
        ships.stream()
            .flatMap(ship -> places.option(ship, marker -> markers, rule.where()).stream())
            .toList();
    return options.isEmpty() ? ships.stream().map(Places::leaveOut).toList() : options;
  }

  /**
   * Players set up remotes or markers, one at a time in turn (003-088, -092, -102, -105, -110). A
   * remote that fits nowhere is left out (the project's choice).
   */
  static void remotes(MissionRule.SetUpRemotes rule, Card.Builder card) {
    Moments.at(rule, card, now -> begin(rule, now))
        .asked(
            PLACE,
            now -> options(rule, now),
            (now, answer) ->
                answer.key().startsWith(LEAVE_OUT)
                    ? List.of(new Effect.RemoveRemote(answer.key().substring(LEAVE_OUT.length())))
                    : List.of(
                        new Effect.PlaceRemote(
                            answer.key().substring(PLACE_KEY.length()),
                            answer.pose().orElseThrow())));
  }

  /** Returns the remotes that wait; each is set up by its own player. */
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
        .map(remote -> Deeds.ask(remote.seat(), remote.id(), PLACE))
        .toList();
  }

  private static List<Option> options(MissionRule.SetUpRemotes rule, CardContext now) {
    RemoteState remote = now.state().remote(new Field(now).about()).orElseThrow();
    PlacementSpace site = new Sites(now.state()).remote(remote, rule.where());
    return List.of(
        site.sample()
            .map(sample -> Option.of(PLACE_KEY + remote.id(), new Domain.Region(site, sample)))
            .orElseGet(() -> Option.of(LEAVE_OUT + remote.id())));
  }

  /** Remotes lie in the corners of a zone, flush with its sides (003-120). */
  static void corners(MissionRule.RemotesAtCorners rule, Card.Builder card) {
    Moments.at(rule, card, now -> laid(rule, now));
  }

  private static List<Effect> laid(MissionRule.RemotesAtCorners rule, CardContext now) {
    Zone zone =
        Scenario.of(now.state().mission().orElseThrow().mission()).zone(rule.zone()).orElseThrow();
    double x = zone.corners().stream().mapToDouble(Point::x).average().orElse(0);
    double y = zone.corners().stream().mapToDouble(Point::y).average().orElse(0);
    double facing = y < now.state().table().playArea().height() / 2 ? 90 : 270;
    List<RemoteState> remotes = new Field(now).remotes(rule.kind(), RemoteState.Status.WAITING);
    List<Effect> effects = new ArrayList<>();
    for (int i = 0; i < Math.min(remotes.size(), zone.corners().size()); i++) {
      Point corner = zone.corners().get(i);
      effects.add(
          new Effect.PlaceRemote(
              remotes.get(i).id(),
              Pose.at(
                  corner.x() + Math.signum(x - corner.x()) * HALF,
                  corner.y() + Math.signum(y - corner.y()) * HALF,
                  facing)));
    }
    return effects;
  }
}
