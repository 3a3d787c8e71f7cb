package io.github.flightstand.rules.player;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.arithmetic.Elementary;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.TableEdge;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.state.MissionState;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.mission.MissionRule;
import io.github.flightstand.rules.mission.NamedRule;
import io.github.flightstand.rules.mission.Role;
import io.github.flightstand.rules.mission.Scenario;
import io.github.flightstand.rules.mission.Where;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The worth of a place in a mission, in squad points: carriers escape, other ships secure. */
final class MissionAim {

  /** The worth of a victory token in a mission that scores nothing else. */
  private static final int TOKEN = 25;

  /** The part of a token's worth that counts for a ship at the goal. */
  private static final double SURE = 0.8;

  /** Returns the worth of a side's earned tokens less those of the best other player. */
  static double earned(View view) {
    if (view.open().mission().isEmpty()) {
      return 0;
    }
    MissionState mission = view.open().mission().get();
    String own = view.team(view.player());
    int mine = 0;
    int most = 0;
    for (Seat seat : view.open().seats()) {
      int earned = mission.earnedBy(seat.id());
      if (seat.team().equals(own)) {
        mine += earned;
      } else {
        most = Math.max(most, earned);
      }
    }
    return worth(mission) * (mine - most);
  }

  private static double worth(MissionState mission) {
    int points = Scenario.of(mission.mission()).score().pointsPerToken();
    return Scenario.of(mission.mission()).score().standard() ? points : TOKEN;
  }

  /** Returns the worth of a pose for a ship; 0 if no mission aims at a place. */
  static double of(View view, ShipState ship, Pose pose) {
    if (view.open().mission().isEmpty()) {
      return 0;
    }
    MissionState mission = view.open().mission().get();
    double best = 0;
    for (NamedRule rule : Scenario.of(mission.mission()).rules()) {
      if (rule.rule() instanceof MissionRule.Escape escape) {
        best = Math.max(best, escaping(view, mission, escape, ship, pose));
      } else if (rule.rule() instanceof MissionRule.Secure secure) {
        best = Math.max(best, securing(view, mission, secure, pose));
      }
    }
    return best;
  }

  private static double escaping(
      View view, MissionState mission, MissionRule.Escape escape, ShipState ship, Pose pose) {
    int tokens = mission.tokensOn(ship.id()) + cargo(view, ship.id());
    boolean named =
        escape.of().ships().filter(role -> plays(view, mission, role, ship.seat())).isPresent();
    return tokens == 0 || !named || escape.where().isEmpty()
        ? 0
        : SURE * worth(mission) * tokens * nearness(view, mission, escape.where().get(), pose);
  }

  private static int cargo(View view, String ship) {
    return (int)
        view.open().remotes().stream()
            .filter(remote -> remote.aboard().equals(Optional.of(ship)))
            .count();
  }

  private static boolean plays(View view, MissionState mission, String role, String player) {
    Stream<String> teams = view.open().seats().stream().map(Seat::team);
    List<String> sides =
        Stream.concat(view.open().initiative().stream(), teams).distinct().toList();
    return role.equals(Role.ALL)
        || Scenario.of(mission.mission())
            .role(role)
            .filter(one -> one.sides().contains(sides.indexOf(view.team(player)) + 1))
            .isPresent();
  }

  /** Returns 1 at a goal, less with distance, down to 0 across the table. */
  private static double nearness(View view, MissionState mission, Where where, Pose pose) {
    PlayArea area = view.open().table().playArea();
    double across = Elementary.hypot(area.width(), area.height());
    double nearest = across;
    for (String name : where.edges()) {
      for (TableEdge edge : TableEdge.values()) {
        if (edge.word().equals(name) || edge == mission.edges().get(name)) {
          nearest = Math.min(nearest, edge.distance(area, pose.x(), pose.y()));
        }
      }
    }
    Optional<Pose> spot = where.spot().map(name -> mission.spots().get(name));
    if (spot.isPresent()) {
      nearest = Math.min(nearest, apart(spot.get(), pose));
    }
    return 1 - nearest / across;
  }

  private static double securing(
      View view, MissionState mission, MissionRule.Secure secure, Pose pose) {
    PlayArea area = view.open().table().playArea();
    double across = Elementary.hypot(area.width(), area.height());
    double best = 0;
    for (RemoteState remote : view.open().remotes()) {
      Optional<Token> token = view.open().table().token(remote.id());
      if (remote.card().kind().equals(secure.remotes()) && token.isPresent()) {
        double near = 1 - apart(token.get().pose(), pose) / across;
        best = Math.max(best, SURE * worth(mission) * Math.max(1, remote.tokens()) * near * near);
      }
    }
    return best;
  }

  private static double apart(Pose one, Pose other) {
    return Elementary.hypot(one.x() - other.x(), one.y() - other.y());
  }
}
