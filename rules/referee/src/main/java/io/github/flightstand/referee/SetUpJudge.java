package io.github.flightstand.referee;

import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.setup.Placement;
import io.github.flightstand.movement.setup.PlacementRefusal;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.referee.LogEvent.Claim;
import io.github.flightstand.referee.LogEvent.ObstaclePlaced;
import io.github.flightstand.referee.LogEvent.ShipPlaced;
import io.github.flightstand.rules.Rules;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A judge of the set-up of ships and obstacles, by the rules of {@link Placement}.
 *
 * <p>A place is legal if there is no refusal, and too close to call if every refusal is by less
 * than the reach. A ship whose player has no zone in the header is not judged unless it is illegal
 * without one. A huge ship that stands in as an obstacle needs no zone.
 */
final class SetUpJudge {

  private final Rules rules;
  private final ClaimTolerance tolerance;
  private final Map<String, SimplePolygon> zones;
  private final Placement exact;

  SetUpJudge(Rules rules, ClaimTolerance tolerance, Map<String, SimplePolygon> zones) {
    this.rules = rules;
    this.tolerance = tolerance;
    this.zones = zones;
    exact = rules.placement();
  }

  Ruling judge(int line, Standing standing, ShipPlaced placed) {
    Ship ship = placed.ship();
    Optional<SimplePolygon> zone =
        ship.standsIn()
            ? Optional.empty()
            : ship.player().flatMap(player -> Optional.ofNullable(zones.get(player)));
    Ruling ruling =
        judge(
            line,
            placed,
            tolerance.reach(ship.base()),
            placement -> placement.ship(standing.table(), ship, zone));
    return zone.isEmpty() && !ship.standsIn() && ruling.verdict() == Verdict.LEGAL
        ? Ruling.unverified(line, placed, Wording.NO_ZONE)
        : ruling;
  }

  Ruling judge(int line, Standing standing, ObstaclePlaced placed) {
    Obstacle obstacle = placed.obstacle();
    return judge(
        line,
        placed,
        tolerance.reach(obstacle.outline().radius()),
        placement -> placement.obstacle(standing.table(), obstacle, Optional.empty()));
  }

  private Ruling judge(
      int line, Claim claim, double reach, Function<Placement, List<PlacementRefusal>> refusals) {
    List<PlacementRefusal> reasons = refusals.apply(exact);
    Answered answered = Answered.of(line, claim, new Expected.SetUp(reasons));
    if (reasons.isEmpty()) {
      return answered.legal(Rule.SET_UP, SetUpWording.setUp(claim));
    }
    boolean close =
        reach > rules.tolerance().contact()
            && refusals.apply(rules.withTolerance(new Tolerance(reach)).placement()).stream()
                .allMatch(
                    refusal ->
                        isSpacing(refusal) && refusal.required() - refusal.distance() < reach);
    return close
        ? answered.tooClose(Rule.SET_UP, SetUpWording.tooClose(claim, reasons, reach))
        : answered.illegal(Rule.SET_UP, SetUpWording.notSetUp(claim, reasons));
  }

  /** Spacings are strict: no tolerance in contact lets any of them pass. */
  private static boolean isSpacing(PlacementRefusal refusal) {
    return refusal.code() == PlacementRefusal.Code.TOO_NEAR_EDGE
        || refusal.code() == PlacementRefusal.Code.TOO_NEAR_OBSTACLE;
  }
}
