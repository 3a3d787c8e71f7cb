package io.github.flightstand.tools.bridge.vassal;

import static io.github.flightstand.tools.bridge.vassal.WrittenSave.change;
import static io.github.flightstand.tools.bridge.vassal.WrittenSave.facing;
import static io.github.flightstand.tools.bridge.vassal.WrittenSave.free;
import static io.github.flightstand.tools.bridge.vassal.WrittenSave.move;
import static io.github.flightstand.tools.bridge.vassal.WrittenSave.obstacle;
import static io.github.flightstand.tools.bridge.vassal.WrittenSave.place;
import static io.github.flightstand.tools.bridge.vassal.WrittenSave.rectangle;
import static io.github.flightstand.tools.bridge.vassal.WrittenSave.ship;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.referee.Deviation;
import io.github.flightstand.referee.GameLog;
import io.github.flightstand.referee.GameLogReader;
import io.github.flightstand.referee.LogEvent;
import io.github.flightstand.referee.LogEvent.Moved;
import io.github.flightstand.referee.LogEvent.ObstaclePlaced;
import io.github.flightstand.referee.LogEvent.Removal;
import io.github.flightstand.referee.LogEvent.ShipPlaced;
import io.github.flightstand.referee.LogEvent.TokenPlaced;
import io.github.flightstand.referee.Referee;
import io.github.flightstand.referee.Ruling;
import io.github.flightstand.referee.Verdict;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.tools.bridge.Imported;
import io.github.flightstand.tools.bridge.UnreadableSaveException;
import io.github.flightstand.tools.bridge.vassal.WrittenSave.Trait;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Saves and logs of VASSAL that the tests write, and what becomes of them. */
class VassalImportTest {

  /** Half a pixel either way, in millimeters, and the board's missing quarter of a pixel. */
  private static final double EXACT = 0.5 * Math.sqrt(2) / 2.825 + 0.07;

  private static Imported read(WrittenSave save) throws Exception {
    return VassalImport.read(new ByteArrayInputStream(save.zip()));
  }

  private static String refused(byte[] file) {
    return assertThrows(
            UnreadableSaveException.class, () -> VassalImport.read(new ByteArrayInputStream(file)))
        .getMessage();
  }

  private static int px(double x) {
    return (int) Math.round(x * 2.825);
  }

  private static int py(double y) {
    return (int) Math.round((914.4 - y) * 2.825);
  }

  private static Trait turned(double heading) {
    return facing(360, (int) Math.floorMod(Math.round(90 - heading), 360));
  }

  private static List<Trait> ship(BaseSize size, String pilot, double x, double y, double heading) {
    return WrittenSave.ship(size, pilot, "", "Rebel", place(px(x), py(y)), turned(heading));
  }

  private static WrittenSave one(BaseSize size, double x, double y, double heading) {
    return new WrittenSave().add("100", ship(size, "Red", x, y, heading));
  }

  private static Ship first(Imported game) {
    return ((ShipPlaced) game.events().get(0)).ship();
  }

  private static void assertNear(Pose expected, Pose found) {
    Deviation off = Deviation.between(expected, found);
    assertTrue(off.position() <= EXACT && off.heading() < 1e-9, expected + " " + found);
  }

  static Stream<Arguments> saves() {
    List<Arguments> all = new ArrayList<>();
    double[][] places = {
      {457.2, 457.2, 90}, {120.3, 700.9, 0}, {700.1, 321.7, 217}, {300, 99.4, 359}
    };
    for (BaseSize size : BaseSize.PUBLISHED) {
      for (double[] at : places) {
        all.add(Arguments.of(size, at[0], at[1], at[2]));
      }
    }
    return all.stream();
  }

  /** Twenty saves: every base, at four places. */
  @ParameterizedTest
  @MethodSource("saves")
  void aSaveHasItsShip(BaseSize size, double x, double y, double heading) throws Exception {
    Imported game = read(one(size, x, y, heading).key((int) (31 * x) & 0xff));
    assertEquals(1, game.events().size());
    assertEquals("Red", first(game).id());
    assertEquals(size, first(game).base().size());
    assertEquals(Optional.of("Rebel"), first(game).player());
    assertNear(Pose.at(x, y, heading), first(game).pose());
    assertEquals(List.of(), game.leftOut());
  }

  /** Twenty logs: the same ships move. */
  @ParameterizedTest
  @MethodSource("saves")
  void aLogHasItsMoves(BaseSize size, double x, double y, double heading) throws Exception {
    double end = heading - 45;
    WrittenSave log =
        one(size, x, y, heading)
            .command("PLAYER\tuser-1\tSomebody\tPlayer 1")
            .step("CHAT<Somebody> - a turn")
            .step(
                move("100", px(x + 50), py(y - 30), "user-1"),
                change("100", ship(size, "Red", x + 50, y - 30, end)))
            .step(move("100", px(x), py(y), "user-1"))
            .step("-/100");
    List<LogEvent.Written> events = read(log).events();
    assertEquals(4, events.size());
    assertEquals(Optional.of("Player 1"), ((ShipPlaced) events.get(0)).ship().player());
    assertNear(Pose.at(x + 50, y - 30, end), ((Moved) events.get(1)).finalPose());
    assertNear(Pose.at(x, y, end), ((Moved) events.get(2)).finalPose());
    assertEquals(new Removal("Red"), events.get(3));
    assertEquals(List.of("1 × command 'CHAT'"), read(log).leftOut());
  }

  /** What a ship flew is found again from the pixels. */
  @ParameterizedTest
  @EnumSource(
      value = BaseSize.class,
      names = {"SMALL", "MEDIUM", "LARGE"})
  void theRefereeFindsWhatWasFlown(BaseSize size) throws Exception {
    double length = PartsCatalogue.standard().base(size).length();
    double ahead = 300 + 2 * 40 + length;
    WrittenSave log =
        one(size, 457.2, 300, 90)
            .step(move("100", px(457.2), py(ahead), "user-1"))
            .step(change("100", ship(size, "Red", 457.2, ahead, 270)))
            .step(move("100", px(470), py(800), "user-1"));
    List<String> lines = read(log).log(RuleSet.STANDARD_2018);
    byte[] text = String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
    GameLog game =
        new GameLogReader(PartsCatalogue.standard()).read(new ByteArrayInputStream(text));
    List<Ruling> rulings = new ArrayList<>();
    new Referee().judge(game, rulings::add);
    assertEquals(Verdict.LEGAL, rulings.get(1).verdict());
    assertTrue(rulings.get(1).message().contains("2 straight"), rulings.get(1).message());
    assertEquals(Verdict.ILLEGAL, rulings.get(3).verdict());
  }

  @Test
  void aRotatorOfNoFacingsTurnsNothing() throws Exception {
    List<Trait> turned =
        WrittenSave.ship(BaseSize.SMALL, "Red", "", "Rebel", place(px(300), py(400)), facing(0, 3));
    Ship red = first(read(new WrittenSave().add("100", turned)));
    assertNear(Pose.at(300, 400, 90), red.pose());
  }

  /** The angle of a piece is the sum of its rotators. */
  @Test
  void rotatorsAdd() throws Exception {
    List<Trait> turned =
        WrittenSave.ship(
            BaseSize.HUGE_CORVETTE,
            "",
            "",
            "",
            place(1000, 1000),
            facing(24, 2),
            facing(360, 358),
            free(12.5));
    Ship ship = first(read(new WrittenSave().add("7", turned)));
    assertEquals(90 - 30 + 2 + 12.5, ship.pose().heading().degrees(), 1e-9);
    assertEquals("Stem2e Ship", ship.id());
    assertEquals(Optional.empty(), ship.player());
  }

  /** A stack says where its pieces are; taken out of it, a piece says so itself. */
  @Test
  void aStackHasThePlace() throws Exception {
    List<Trait> red =
        WrittenSave.ship(BaseSize.SMALL, "Red", "3", "", "null;0;0;12883;0", turned(90));
    WrittenSave save =
        new WrittenSave()
            .add("1", red)
            .stack("2", 565, 565, "1")
            .step(move("2", 600, 700, "u"))
            .step(move("1", 900, 900, "u"))
            .step(move("2", 10, 10, "u"));
    List<LogEvent.Written> events = read(save).events();
    assertEquals("Red 3", first(read(save)).id());
    assertEquals(new Point(200, 914.4 - 200), first(read(save)).pose().position());
    assertEquals(3, events.size());
    assertEquals(600 / 2.825, ((Moved) events.get(1)).finalPose().position().x(), 1e-9);
    assertEquals(900 / 2.825, ((Moved) events.get(2)).finalPose().position().x(), 1e-9);
  }

  @Test
  void obstaclesHaveTheirOutlines() throws Exception {
    String path = rectangle(-113, -28, 57, 28);
    WrittenSave save =
        one(BaseSize.SMALL, 100, 100, 90)
            .add("1", obstacle("Rock", "Asteroids", path, false, free(0), place(565, 565)))
            .add("2", obstacle("Rock", "Debris", path, true, free(0), place(565, 565)))
            .add("3", obstacle("Cloud", "GasCloud", path, false, free(90), place(565, 565)));
    List<LogEvent.Written> events = read(save).events();
    ObstaclePlaced plain = (ObstaclePlaced) events.get(1);
    ObstaclePlaced flipped = (ObstaclePlaced) events.get(2);
    ObstaclePlaced turned = (ObstaclePlaced) events.get(3);
    assertEquals(ObstacleKind.ASTEROID, plain.obstacle().kind());
    assertEquals(ObstacleKind.DEBRIS, flipped.obstacle().kind());
    assertEquals(ObstacleKind.GAS_CLOUD, turned.obstacle().kind());
    assertEquals("Rock #2", flipped.obstacle().id());
    assertBox(200 - 40, 714.4 - 9.91, 200 + 20.18, 714.4 + 9.91, plain);
    assertBox(200 - 20.18, 714.4 - 9.91, 200 + 40, 714.4 + 9.91, flipped);
    // Turned to the left, its left end is below.
    assertBox(200 - 9.91, 714.4 - 40, 200 + 9.91, 714.4 + 20.18, turned);
  }

  private static void assertBox(
      double left, double low, double right, double high, ObstaclePlaced placed) {
    List<Point> corners = placed.obstacle().outline().corners();
    assertEquals(left, corners.stream().mapToDouble(Point::x).min().orElseThrow(), 0.01);
    assertEquals(right, corners.stream().mapToDouble(Point::x).max().orElseThrow(), 0.01);
    assertEquals(low, corners.stream().mapToDouble(Point::y).min().orElseThrow(), 0.01);
    assertEquals(high, corners.stream().mapToDouble(Point::y).max().orElseThrow(), 0.01);
  }

  /** The corners of a circle's pixels become few, and none is far from the outline. */
  @Test
  void staircasesAreSmoothed() throws Exception {
    StringBuilder path = new StringBuilder("nonRect2;1.0;d");
    List<int[]> ring = new ArrayList<>();
    for (int i = 0; i < 720; i++) {
      double angle = Math.toRadians(i / 2.0);
      int[] at = {(int) Math.rint(60 * Math.cos(angle)), (int) Math.rint(60 * Math.sin(angle))};
      if (ring.isEmpty() || !Arrays.equals(ring.get(ring.size() - 1), at)) {
        ring.add(at);
        path.append(ring.size() == 1 ? "M " : " L ").append(at[0] + " " + at[1]);
      }
    }
    WrittenSave save =
        one(BaseSize.SMALL, 100, 100, 90)
            .add("1", obstacle("Rock", "Asteroids", path + " Z", false, free(0), place(565, 565)));
    List<Point> corners =
        ((ObstaclePlaced) read(save).events().get(1)).obstacle().outline().corners();
    assertTrue(corners.size() < ring.size() / 3, corners.size() + " of " + ring.size());
    for (Point corner : corners) {
      assertEquals(60 / 2.825, corner.distanceTo(new Point(200, 714.4)), 0.71 / 2.825);
    }
  }

  @Test
  void bombsAreTokens() throws Exception {
    String path = rectangle(-96, -98, 96, 98);
    WrittenSave save =
        one(BaseSize.SMALL, 100, 100, 90)
            .add("1", obstacle("Proximity Mine", "Bombs", path, false, turned(90), place(565, 565)))
            .add("2", obstacle("Proton Bomb", "", path, false, turned(0), place(900, 565)))
            .add("3", obstacle("Probe", "Remotes", path, false, turned(0), place(900, 900)))
            .step(move("1", 600, 600, "u"));
    List<LogEvent.Written> events = read(save).events();
    assertEquals(TokenKind.MINE, ((TokenPlaced) events.get(1)).token().kind());
    assertEquals(TokenKind.BOMB, ((TokenPlaced) events.get(2)).token().kind());
    assertEquals(TokenKind.REMOTE, ((TokenPlaced) events.get(3)).token().kind());
    assertEquals(0, ((TokenPlaced) events.get(2)).token().pose().heading().degrees(), 1e-9);
    // A log has no line for a token that is pushed.
    assertEquals(new Removal("Proximity Mine"), events.get(4));
    assertEquals(600 / 2.825, ((TokenPlaced) events.get(5)).token().pose().position().x(), 1e-9);
  }

  @Test
  void whatIsLeftOutIsListed() throws Exception {
    WrittenSave save =
        one(BaseSize.SMALL, 100, 100, 90)
            .command("NOTES\tsomething")
            .add("1", obstacle("Focus", "", "x", false, free(0), place(565, 565)))
            .add("2", obstacle("Card", "", "x", false, free(0), "Player 1;5;5;1;0"));
    assertEquals(
        List.of(
            "1 × command 'NOTES'",
            "1 × piece 'Card' beside the map",
            "1 × piece 'Focus' on the map"),
        read(save).leftOut());
  }

  /** A name may have line ends and the like, which a sentence has not. */
  @Test
  void aPiecesNameIsToldInOneLine() throws Exception {
    WrittenSave save =
        one(BaseSize.SMALL, 100, 100, 90)
            .add("1", obstacle("Fo\ncus", "", "x", false, free(0), place(565, 565)));
    assertEquals(List.of("1 × piece 'Fo\\u000acus' on the map"), read(save).leftOut());
  }

  /** A ship in a player's tray is set up once it comes to the map, and is off again after. */
  @Test
  void shipsComeAndGo() throws Exception {
    List<Trait> tray =
        WrittenSave.ship(BaseSize.SMALL, "Red", "", "", "Player 1;5;5;1;0", turned(90));
    WrittenSave log =
        one(BaseSize.LARGE, 400, 400, 90)
            .add("1", tray)
            .step(move("1", 565, 565, "u"))
            .step("M/1/Player 1/5/5/null/Contested Sector/565/565/null/u");
    List<LogEvent.Written> events = read(log).events();
    assertEquals(3, events.size());
    assertTrue(events.get(1) instanceof ShipPlaced placed && placed.ship().id().equals("Red #2"));
    assertEquals(new Removal("Red #2"), events.get(2));
  }

  @Test
  void theBoardsNameHasItsSize() throws Exception {
    WrittenSave epic =
        new WrittenSave("6'x3' - (Epic) Starfield")
            .add("100", ship(BaseSize.SMALL, "Red", 1500, 100, 90));
    assertTrue(read(epic).log(RuleSet.REFERENCE_2015).get(0).contains("\"width\":1828.8"));
    for (String name : List.of("Bare", "0'x3' - Plain Black", "10'x3'")) {
      WrittenSave unknown =
          new WrittenSave(name).add("100", ship(BaseSize.SMALL, "Red", 100, 100, 90));
      assertEquals(List.of("1 × board of unknown size, taken for 3'x3'"), read(unknown).leftOut());
    }
  }

  @Test
  void whatIsNoSaveIsRefused() {
    assertTrue(refused(new byte[0]).contains("it is no zip"));
    assertTrue(refused("hello".getBytes(StandardCharsets.UTF_8)).contains("it is no zip"));
    WrittenSave save = one(BaseSize.SMALL, 100, 100, 90);
    assertTrue(refused(save.zip("other", save.hidden())).contains("no entry 'savedGame'"));
    assertTrue(refused(save.module("Chess").zip()).contains("of the module 'Chess'"));
    assertTrue(refused(new WrittenSave().zip()).contains("no ship is found among its 0 pieces"));
  }

  @Test
  void aDamagedZipIsRefused() {
    byte[] whole = one(BaseSize.SMALL, 100, 100, 90).zip();
    String cut = refused(Arrays.copyOf(whole, whole.length / 2));
    assertTrue(cut.contains("damaged") || cut.contains("no entry"), cut);
    byte[] spoilt = whole.clone();
    for (int i = whole.length / 3; i < whole.length / 3 + 40; i++) {
      spoilt[i] ^= 0x55;
    }
    assertTrue(refused(spoilt).contains("damaged"), refused(spoilt));
  }

  @Test
  void aDamagedGameIsRefusedWithItsPlace() {
    WrittenSave save = one(BaseSize.SMALL, 100, 100, 90);
    byte[] odd = Arrays.copyOf(save.hidden(), save.hidden().length - 1);
    assertTrue(refused(save.zip("savedGame", odd)).contains("cut off at byte"));
    byte[] letters = save.hidden();
    letters[99] = 'x';
    assertTrue(refused(save.zip("savedGame", letters)).contains("damaged at byte 99"));
    assertTrue(refused(save.command("+/7").zip()).contains("command 4 of the saved game"));
    WrittenSave moved = one(BaseSize.SMALL, 100, 100, 90).step("M/100/Map/a/b");
    assertTrue(refused(moved.zip()).contains("a move has no place"));
    String deep = "LOG\tx";
    for (int i = 0; i < 12; i++) {
      deep = "a\u001b" + deep.replace("\u001b", "\\\u001b");
    }
    assertFalse(refused(new WrittenSave().command(deep).zip()).isEmpty());
  }

  /** A hundred megabytes of zeros are some hundred kilobytes in a zip. */
  @Test
  void aPlaceFarOffIsNoPlace() {
    String moved = "M/" + 7 + "/Contested Sector/%s/5/Contested Sector/1/1";
    WrittenSave far = new WrittenSave().command(moved.formatted(1_000_001));
    assertTrue(
        refused(far.zip())
            .contains("expected a map and two whole numbers from -1000000 to 1000000"));
    assertEquals(Optional.empty(), Mask.of("nonRect2;1e308;m,-1,-1,l,1,-1,l,1,1").map(Mask::width));
  }

  /** 10,000 pieces are looked at in each of 10,000 steps, which is more than any game takes. */
  @Test
  void aLogOfTooManyStepsIsRefused() throws UnreadableSaveException {
    StringBuilder pieces = new StringBuilder();
    for (int i = 0; i < 10_000; i++) {
      pieces.append("+/").append(i).append("/piece;;;;x/null;0;0;").append((char) 27);
    }
    Game game = Game.of(pieces.toString());
    for (int i = 0; i < 10_000; i++) {
      game.step("");
    }
    assertEquals(
        "command 20001 of the saved game is damaged: there are too many moves of too many pieces",
        assertThrows(UnreadableSaveException.class, () -> game.step("")).getMessage());
  }

  @Test
  void aBombIsNotUnpacked() {
    byte[] bomb = new WrittenSave().zip("anything", new byte[100 * 1024 * 1024]);
    assertTrue(bomb.length < 200_000);
    assertTrue(refused(bomb).contains("unpacks to more than 67108864 bytes"));
  }

  @Test
  void anUnknownBaseIsRefusedWithItsPlace() {
    List<Trait> odd = new ArrayList<>(ship(BaseSize.SMALL, "Red", 100, 100, 90));
    odd.replaceAll(
        trait ->
            trait.type().startsWith("nonRect")
                ? new Trait(rectangle(-75, -80, 75, 80), "")
                : trait);
    assertEquals(
        "piece 41 ('ship -- Stem2e Ship') is a ship with a base of 150 by 160 pixels, expected that"
            + " of a known base, such as 113 by 122",
        refused(new WrittenSave().add("41", odd).zip()));
  }

  @Test
  void sequencesNest() {
    assertEquals(List.of("A", "B,C"), Sequence.of("A,B\\,C", ','));
    assertEquals(List.of("", "'", "\\x", ""), Sequence.of(",',\'\\x\',", ','));
    assertEquals(List.of("a", "b", "c"), Sequence.chain("a\tb\\\tc", 9));
  }
}
