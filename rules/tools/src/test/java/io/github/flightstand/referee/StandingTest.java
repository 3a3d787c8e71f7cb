package io.github.flightstand.referee;

import static io.github.flightstand.referee.Logs.activate;
import static io.github.flightstand.referee.Logs.bumped;
import static io.github.flightstand.referee.Logs.judge;
import static io.github.flightstand.referee.Logs.place;
import static io.github.flightstand.referee.Logs.pose;
import static io.github.flightstand.referee.Rulings.assertRuling;
import static io.github.flightstand.referee.Rulings.assertVerdict;
import static io.github.flightstand.referee.Rulings.last;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What follows from the lines of a log for the claims after them. */
class StandingTest {

  private static final String RED = place("red", "small", 200, 100, 90);

  /** Red's 2 straight would end at y = 220; it stops 43.5 below blue, guide on guide. */
  private static final String BLUE = place("blue", "small", 200, 240, 90);

  private static final String BUMP = bumped(activate("red", "2FW", 200, 240 - 43.5, 90));

  private static String attack(String ship, String target, String arc) {
    return "{\"attack\":\"%s\",\"target\":\"%s\",\"arc\":\"%s\"}".formatted(ship, target, arc);
  }

  private static String owned(String place, String player) {
    return place.replace("\"base\"", "\"player\":\"" + player + "\",\"base\"");
  }

  private static String rock(String kind, double left, double right) {
    return "{\"obstacle\":{\"id\":\"rock\",\"kind\":\"%s\",\"outline\":[[%s,60],[%s,60],[%s,90],[%s,90]]}}"
        .formatted(kind, left, right, right, left);
  }

  /** All 19,900 pairs of such names have one hash, as "Aa" and "BB" have. */
  @Test
  @Timeout(60)
  void allPairsOfShipsMayTouchAndTheirNamesCollide() {
    List<String> names =
        IntStream.range(0, 200)
            .mapToObj(i -> String.format("%8s", Integer.toBinaryString(i)))
            .map(bits -> bits.replaceAll("[ 0]", "Aa").replace("1", "BB"))
            .toList();
    Base base = PartsCatalogue.standard().base(BaseSize.SMALL);
    Table.Builder table = Table.builder(PlayArea.STANDARD);
    for (String name : names) {
      table.ship(new Ship(name, base, Pose.at(400, 400, 90)));
      names.stream()
          .filter(other -> other.compareTo(name) < 0)
          .forEach(other -> table.touching(other, name));
    }
    Standing standing = Standing.on(table.build());
    for (String name : names.subList(0, 10)) {
      standing = standing.moved(name, Pose.at(800, 400, 90), 0.1, 0.1);
    }
    assertEquals(Optional.empty(), standing.touch(names.get(0), names.get(199)));
    assertEquals(Optional.of(true), standing.touch(names.get(198), names.get(199)));
    assertEquals(190 * 189 / 2, standing.touching().size());
  }

  @Test
  void shipsTouchAfterABump() {
    String forbidden = " is forbidden: they touch";
    assertRuling(
        "illegal by touching: red's attack on blue" + forbidden,
        last(RED, BLUE, BUMP, attack("red", "blue", "front")));
    Ruling back = last(RED, BLUE, BUMP, attack("blue", "red", "rear"));
    assertRuling("illegal by touching: blue's attack on red" + forbidden, back);
    assertTrue(back.expected().isPresent());
    assertVerdict(
        Verdict.ILLEGAL, last(RED, BLUE, BUMP, "{\"attack\":\"red\",\"target\":\"blue\"}"));
  }

  @Test
  void shipsThatMerelyStandEdgeToEdgeDoNotTouch() {
    assertVerdict(
        Verdict.LEGAL,
        last(RED, place("blue", "small", 200, 143.5, 90), attack("red", "blue", "front")));
  }

  @Test
  void touchingEndsWhenOneOfThemMovesAway() {
    assertVerdict(
        Verdict.ILLEGAL,
        last(
            RED,
            BLUE,
            BUMP,
            activate("blue", "0OW", 200, 240, 90),
            attack("red", "blue", "front")));
    assertVerdict(
        Verdict.LEGAL,
        last(
            RED,
            BLUE,
            BUMP,
            activate("blue", "1FW", 200, 320, 90),
            attack("red", "blue", "front")));
  }

  @Test
  void whetherAShallowBumpTouchesIsTooClose() {
    // Red's 2 straight ends 1 mm in blue; the record says that it passed.
    String near = place("blue", "small", 200, 262.5, 90);
    assertRuling(
        "too-close by touching: red's attack on blue is too close to forbid: it may be that they"
            + " touch",
        last(RED, near, activate("red", "2FW", 200, 220, 90), attack("red", "blue", "front")));
  }

  @Test
  void nobodyAttacksHisOwnSide() {
    String mate = place("mate", "small", 200, 240, 90);
    assertRuling(
        "illegal by friendly: red's attack on mate is forbidden: they are on one side",
        last(owned(RED, "A"), owned(mate, "A"), attack("red", "mate", "front")));
    assertVerdict(
        Verdict.LEGAL, last(owned(RED, "A"), owned(mate, "B"), attack("red", "mate", "front")));
    assertVerdict(Verdict.LEGAL, last(owned(RED, "A"), mate, attack("red", "mate", "front")));
  }

  @Test
  void nobodyAttacksFromAnAsteroid() {
    assertRuling(
        "illegal by on-obstacle: red's attack on blue is forbidden: red is on rock",
        last(RED, BLUE, rock("asteroid", 190, 210), attack("red", "blue", "front")));
    // 2 mm under its left side.
    assertRuling(
        "too-close by on-obstacle: red's attack on blue is too close to forbid: it may be that red"
            + " is on rock",
        last(RED, BLUE, rock("asteroid", 170, 182), attack("red", "blue", "front")));
    String debris = rock("debris", 190, 210);
    assertVerdict(Verdict.LEGAL, last(RED, BLUE, debris, attack("red", "blue", "front")));
    // In the first rulebook every obstacle is an asteroid.
    assertEquals(
        List.of(Verdict.ILLEGAL),
        Logs.judgeBy(
                Logs.HEADER.replace("}}", "},\"rules\":\"core-2012\"}"),
                RED,
                BLUE,
                debris,
                attack("red", "blue", "front"))
            .stream()
            .map(Ruling::verdict)
            .toList());
  }

  @Test
  void anArcReachesRangeThree() {
    String far = place("blue", "small", 200, 100 + 340.5, 90);
    assertRuling(
        "too-close by range: red's attack on blue is at range 4 (300.5 mm), out of reach; with blue"
            + " 0.75 mm elsewhere it would be right",
        last(RED, far, attack("red", "blue", "front")));
    assertRuling(
        "illegal by range: red's attack on blue is at range 4 (350.0 mm), out of reach",
        last(RED, place("blue", "small", 200, 490, 90), attack("red", "blue", "turret")));
  }

  @Test
  void aShipThatWasRemovedIsGone() {
    String removed = "{\"remove\":\"blue\"}";
    assertRuling(
        "illegal by gone: blue's 1FW is impossible: blue was removed",
        last(RED, BLUE, removed, activate("blue", "1FW", 200, 320, 90)));
    assertRuling(
        "illegal by gone: red's attack is impossible: blue was removed",
        last(RED, BLUE, removed, attack("red", "blue", "front")));
    assertVerdict(Verdict.LEGAL, last(RED, BLUE, removed, BLUE, attack("red", "blue", "front")));
  }

  @Test
  void aShipThatHasFledIsGone() {
    String high = place("red", "small", 200, 830, 90);
    List<Ruling> rulings =
        judge(
            high,
            BLUE,
            activate("red", "1FW", 200, 910, 90),
            "{\"boost\":\"red\",\"direction\":\"straight\",\"final\":" + pose(200, 990, 90) + "}");
    assertEquals(
        "red completed its 1 straight and fled from the play area", rulings.get(0).message());
    assertTrue(((Expected.ManeuverEnd) rulings.get(0).expected().orElseThrow()).fled());
    assertRuling("illegal by gone: red's boost is impossible: red has fled", rulings.get(1));
  }

  @Test
  void aShipOffTheEdgeByLessThanTheReachMayNotHaveFled() {
    assertEquals(
        List.of(Verdict.LEGAL, Verdict.LEGAL),
        judge(
                place("red", "small", 200, 813, 90),
                activate("red", "1FW", 200, 893, 90),
                activate("red", "0OW", 200, 893, 90))
            .stream()
            .map(Ruling::verdict)
            .toList());
  }

  @Test
  void aShipThatWasRammedIsGone() {
    String gozanti = place("gozanti", "huge-transport", 200, 97.5, 90);
    String small = place("blue", "small", 200, 230, 90);
    assertRuling(
        "illegal by gone: blue's 1FW is impossible: blue was rammed",
        last(
            gozanti,
            small,
            activate("gozanti", "1FW", 200, 137.5, 90),
            activate("blue", "1FW", 200, 310, 90)));
  }
}
