package io.github.flightstand.movement.contact;

import static io.github.flightstand.movement.Pieces.table;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.distance.Separation;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.sweep.BodyParts;
import io.github.flightstand.movement.Workspace;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolution.Outcome;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.LaidPath;
import io.github.flightstand.movement.parts.ManeuverPath;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.parts.TemplateKind;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The nearest ship and the ships near a place, against a walk over all ships. */
class NeighboursTest {

  private static final PartsCatalogue PARTS = PartsCatalogue.standard();
  private static final BaseSize[] SIZES = BaseSize.PUBLISHED.toArray(BaseSize[]::new);

  @Test
  void theNearestOfManyIsTheOneThatAWalkOverAllFinds() {
    Random random = new Random(4711);
    for (int round = 0; round < 120; round++) {
      // From thin to so crowded that many overlap; every third table in columns of equal x.
      Table table = drawn(random, 1 + random.nextInt(60), 100 + random.nextInt(1500), round % 3);
      Ship mover = table.ships().get(random.nextInt(table.ships().size()));
      Neighbours neighbours = Neighbours.all(table, mover, new Scratch());
      Pose pose = pose(random, 1200);
      assertEquals(walked(table, mover, pose), neighbours.nearest(pose), 1e-10);
    }
  }

  @Test
  void theMarginOfAnAnswerIsMeasuredFromTheFinalPose() {
    Random random = new Random(815);
    Resolver resolver = Resolver.standard();
    int bumps = 0;
    for (int round = 0; round < 120; round++) {
      Table table = drawn(random, 2 + random.nextInt(30), 300 + random.nextInt(500), 1);
      Ship mover = table.ships().get(0);
      List<String> codes =
          mover.base().size().isHuge()
              ? List.of("2FW", "2BW", "1NW")
              : List.of("2FW", "3BW", "1YW", "4KR", "2LR", "2ER", "1DR");
      String code = codes.get(round % codes.size());
      Resolution answer = resolver.resolve(table, mover.id(), Maneuver.parse(code));
      assertEquals(
          walked(table, mover, answer.finalPose()),
          resolver.margins(table, mover.id(), answer.finalPose()).ships().orElseThrow(),
          1e-10,
          code);
      bumps += answer.outcome() == Outcome.OVERLAPPED ? 1 : 0;
    }
    assertTrue(bumps > 30, "the tables are crowded enough to bump, found " + bumps);
  }

  @Test
  void oneResolverServesManyThreadsAndOneWorkspaceManyQuestions() {
    Random random = new Random(20151);
    List<Table> tables = new ArrayList<>();
    for (int round = 0; round < 60; round++) {
      tables.add(drawn(random, 2 + random.nextInt(20), 300, 1));
    }
    Resolver resolver = Resolver.standard();
    List<Resolution> answers =
        tables.parallelStream()
            .map(table -> resolver.resolve(table, "s0", Maneuver.parse("2BW")))
            .toList();
    Workspace workspace = new Workspace();
    for (int i = 0; i < tables.size(); i++) {
      Resolution again = resolver.resolve(tables.get(i), "s0", Maneuver.parse("2BW"), workspace);
      assertEquals(answers.get(i), again);
    }
  }

  @Test
  void shipsThatMoveAsOneAreNotInEachOthersWay() {
    Ship tug = ship("tug", 0, Pose.at(400, 400, 90));
    Ship hulk = ship("hulk", 0, Pose.at(400, 360, 90));
    Ship behind = ship("behind", 0, Pose.at(400, 300, 90));
    Table table = table(tug, hulk, behind);
    List<ConvexPolygon> parts = new ArrayList<>(tug.base().outline().parts());
    parts.addAll(hulk.base().outline().placedIn(Pose.at(-40, 0, 0)).parts());
    BodyParts pair = BodyParts.of(new Compound(parts));
    Neighbours others = Neighbours.all(table, pair, new Scratch(), 0, 1);
    // The hulk's rear guides reach down to 338.25, the front guides behind it up to 321.75.
    assertEquals(16.5, others.nearest(tug.pose()), 1e-12);
    assertEquals(List.of(), others.overlapping(tug.pose(), Tolerance.STANDARD));
    assertEquals(
        List.of("behind"), others.overlapping(tug.pose().shiftedBy(-17, 0), Tolerance.STANDARD));
  }

  @Test
  void whatOneBodySeesStaysWhenAnotherAsksInTheSameWorkspace() {
    Table table =
        table(ship("red", 0, Pose.at(100, 400, 90)), ship("blue", 0, Pose.at(200, 400, 90)));
    Scratch scratch = new Scratch();
    Neighbours ofRed = Neighbours.all(table, table.ships().get(0), scratch);
    Neighbours ofBlue = Neighbours.all(table, table.ships().get(1), scratch);
    assertEquals(List.of("blue"), ofRed.overlapping(Pose.at(200, 400, 0), Tolerance.STANDARD));
    assertEquals(List.of("red"), ofBlue.overlapping(Pose.at(100, 400, 0), Tolerance.STANDARD));
  }

  @Test
  void aShipAloneHasNoMargin() {
    Table table = table(ship("red", 0, Pose.IDENTITY));
    Neighbours neighbours = Neighbours.all(table, table.ships().get(0), new Scratch());
    assertEquals(Double.POSITIVE_INFINITY, neighbours.nearest(Pose.IDENTITY));
    assertEquals(
        OptionalDouble.empty(), Resolver.standard().margins(table, "red", Pose.IDENTITY).ships());
  }

  @Test
  void everyShipThatComesNearIsCollectedAndTheMoverIsNot() {
    Random random = new Random(99);
    for (int round = 0; round < 60; round++) {
      Table table = drawn(random, 1 + random.nextInt(60), 900, round % 3);
      Ship mover = table.ships().get(0);
      Neighbours neighbours = Neighbours.all(table, mover, new Scratch());
      Pose frame = pose(random, 900);
      double distance = random.nextDouble() * 300;
      Set<String> collected = new HashSet<>();
      int bodies = neighbours.within(distance, frame).bodies();
      for (int body = 0; body < bodies; body++) {
        assertTrue(collected.add(neighbours.collected(body).id()));
      }
      Set<String> near = new HashSet<>();
      for (Ship other : table.ships()) {
        double away = frame.position().distanceTo(other.pose().position());
        if (!other.equals(mover) && away <= distance + other.base().reach()) {
          near.add(other.id());
        }
      }
      assertEquals(near, collected);
    }
  }

  @Test
  void whoeverIsMetOnAPathOrWithinTheMarginOfItIsCollected() {
    Random random = new Random(98);
    PartsCatalogue parts = PartsCatalogue.standard();
    int met = 0;
    for (int round = 0; round < 60; round++) {
      Table table = drawn(random, 40, 900, 1);
      Ship mover = table.ships().get(0);
      TemplateKind kind = TemplateKind.values()[round % 3];
      Side side = round % 2 == 0 ? Side.LEFT : Side.RIGHT;
      ManeuverPath path =
          ManeuverPath.along(parts.template(kind, 1 + round % 3), side, mover.base().length());
      LaidPath laid = new LaidPath(mover.pose(), round % 5 == 0, path);
      double margin = random.nextDouble() * 20;
      Neighbours neighbours = Neighbours.all(table, mover, new Scratch());
      int bodies = neighbours.along(laid, margin).bodies();
      Set<Ship> collected = new HashSet<>();
      for (int body = 0; body < bodies; body++) {
        collected.add(neighbours.collected(body));
      }
      met += bodies;
      for (int step = 0; step <= 100; step++) {
        Pose pose = laid.poseAt(path.start() + (path.length() - path.start()) * step / 100);
        for (Ship other : table.ships()) {
          double far = Double.POSITIVE_INFINITY;
          if (!other.equals(mover) && neighbours.separationBelow(far, pose, other) <= margin) {
            assertTrue(collected.contains(other), () -> other + " at " + pose);
          }
        }
      }
    }
    assertTrue(met < 60 * 40 / 2, "most are nowhere near, found " + met);
  }

  /** Another way: the shapes placed on the table, every pair of them asked. */
  private static double walked(Table table, Ship mover, Pose pose) {
    double least = Double.POSITIVE_INFINITY;
    for (Ship other : table.ships()) {
      if (!other.id().equals(mover.id())) {
        least =
            Math.min(
                least,
                Separation.between(
                    mover.base().outline().placedIn(pose),
                    other.base().outline().placedIn(other.pose())));
      }
    }
    return least;
  }

  private static Table drawn(Random random, int count, double side, int columns) {
    Table.Builder builder = Table.builder(PlayArea.STANDARD);
    List<Pose> poses = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Pose pose = pose(random, side);
      poses.add(columns == 0 ? new Pose(100 * (i % 4), pose.y(), pose.heading()) : pose);
      builder.ship(ship("s" + i, random.nextInt(SIZES.length), poses.get(i)));
    }
    return builder.build();
  }

  private static Pose pose(Random random, double side) {
    return Pose.at(
        random.nextDouble() * side, random.nextDouble() * side, random.nextDouble() * 360);
  }

  private static Ship ship(String id, int size, Pose pose) {
    return new Ship(id, PARTS.base(SIZES[size]), pose);
  }
}
