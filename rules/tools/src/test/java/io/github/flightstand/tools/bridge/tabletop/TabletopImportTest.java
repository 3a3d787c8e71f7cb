package io.github.flightstand.tools.bridge.tabletop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.referee.Deviation;
import io.github.flightstand.referee.LogEvent.ObstaclePlaced;
import io.github.flightstand.referee.LogEvent.ShipPlaced;
import io.github.flightstand.referee.LogEvent.TokenPlaced;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.tools.bridge.Imported;
import io.github.flightstand.tools.bridge.UnreadableSaveException;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables that the tests compose of the mod's objects, as the simulator saves them. */
class TabletopImportTest {

  private static final String ASSETS =
      "{verifycache}https://raw.githubusercontent.com/JohnnyCheese/TTS_X-Wing2.0/master/assets/";

  private static final double UNITS = 0.03637;

  private static final ObjectMapper JSON = new ObjectMapper();

  private final ObjectNode save = JSON.createObjectNode();
  private final ArrayNode objects;
  private int guid = 0xa10000;

  TabletopImportTest() {
    save.put("SaveName", "1.11.15").put("GameMode", "X-Wing 2.0").put("LuaScript", "--[[ é ]]");
    objects = save.putArray("ObjectStates");
  }

  /** Adds an object; the turn is the simulator's, clockwise from above. */
  private ObjectNode add(String type, String nickname, double x, double z, double turn) {
    ObjectNode object = objects.addObject();
    object.put("GUID", Integer.toHexString(guid++)).put("Name", type);
    object
        .putObject("Transform")
        .put("posX", x)
        .put("posY", 0.98)
        .put("posZ", z)
        .put("rotX", 0)
        .put("rotY", turn)
        .put("rotZ", 0)
        .put("scaleX", 0.629)
        .put("scaleY", 0.629)
        .put("scaleZ", 0.629);
    return object.put("Nickname", nickname).put("Description", "");
  }

  private void mat(double x, double z) {
    add("Custom_Token", "Green-Red Playmat", x, z, 0);
  }

  /** Adds a ship as the mod spawns it, at a pose on a mat in the middle of the table. */
  private ObjectNode ship(String size, String name, Pose pose) {
    ObjectNode ship =
        add(
            "Custom_Model",
            name,
            (pose.position().x() - 457.2) * UNITS,
            (pose.position().y() - 457.2) * UNITS,
            270 - pose.heading().degrees());
    ship.putArray("Tags").add("Ship");
    mesh(ship, "bases/" + size + "/base.obj?1", size, size + "/front/empire.png");
    return ship;
  }

  private static void mesh(ObjectNode object, String mesh, String collider, String diffuse) {
    object
        .putObject("CustomMesh")
        .put("MeshURL", ASSETS + "ships/v2/" + mesh)
        .put("DiffuseURL", ASSETS + "ships/v2/bases/" + diffuse)
        .put(
            "ColliderURL",
            ASSETS
                + "colliders/"
                + collider.substring(0, 1).toUpperCase(Locale.ROOT)
                + collider.substring(1)
                + "_base_Collider.obj")
        .put("Convex", true);
  }

  private Imported read() throws Exception {
    return TabletopImport.read(new ByteArrayInputStream(JSON.writeValueAsBytes(save)));
  }

  private static String refused(String text) {
    return assertThrows(
            UnreadableSaveException.class,
            () ->
                TabletopImport.read(
                    new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8))))
        .getMessage();
  }

  private static Ship ship(Imported table, int index) {
    return ((ShipPlaced) table.events().get(index)).ship();
  }

  private static void assertNear(Pose expected, Pose found) {
    Deviation off = Deviation.between(expected, found);
    assertTrue(off.position() < 1e-9 && off.heading() < 1e-9, expected + " " + found);
  }

  /** Twelve tables: every size, at three places. */
  @ParameterizedTest
  @CsvSource({
    "small, SMALL, 457.2, 457.2, 90",
    "small, SMALL, 100, 850, 0",
    "small, SMALL, 700, 120, 213.5",
    "medium, MEDIUM, 457.2, 457.2, 90",
    "medium, MEDIUM, 100, 850, 0",
    "medium, MEDIUM, 700, 120, 213.5",
    "large, LARGE, 457.2, 457.2, 90",
    "large, LARGE, 100, 850, 0",
    "large, LARGE, 700, 120, 213.5",
    "huge, HUGE_CORVETTE, 457.2, 457.2, 90",
    "huge, HUGE_CORVETTE, 200, 700, 0",
    "huge, HUGE_CORVETTE, 700, 220, 213.5"
  })
  void aTableHasItsShips(String size, BaseSize base, double x, double y, double heading)
      throws Exception {
    mat(0, 0);
    ship(size, "[b]•[/b] [44aaff]Red Five[-]", Pose.at(x, y, heading));
    ship("small", "Wingman", Pose.at(50, 50, 90));
    Imported table = read();
    assertEquals(2, table.events().size());
    Ship red = ship(table, 0);
    assertEquals("• Red Five", red.id());
    assertEquals(base, red.base().size());
    assertEquals(Optional.of("empire"), red.player());
    assertNear(Pose.at(x, y, heading), red.pose());
    assertNear(Pose.at(50, 50, 90), ship(table, 1).pose());
    assertEquals(List.of("1 × object 'Green-Red Playmat'"), table.leftOut());
    assertEquals(3, table.log(RuleSet.STANDARD_2018).size());
  }

  /** A ship that is not turned has its nose down the table, along its model's negative z axis. */
  @Test
  void theNoseIsWhereTheMovesOfTheModLead() throws Exception {
    mat(0, 0);
    ObjectNode ship = ship("small", "Red", Pose.at(457.2, 457.2, 90));
    ((ObjectNode) ship.get("Transform")).put("rotY", 0);
    assertEquals(270, ship(read(), 0).pose().heading().degrees(), 1e-9);
    // To the right as seen from above.
    ((ObjectNode) ship.get("Transform")).put("rotY", 90);
    assertEquals(180, ship(read(), 0).pose().heading().degrees(), 1e-9);
  }

  @Test
  void theMatNearestToTheShipsIsThePlayArea() throws Exception {
    mat(-40, 0);
    mat(20, 3);
    ObjectNode ship = ship("small", "Red", Pose.at(457.2, 457.2, 90));
    ((ObjectNode) ship.get("Transform")).put("posX", 20 + 10 * UNITS).put("posZ", 3 - 20 * UNITS);
    assertNear(Pose.at(467.2, 437.2, 90), ship(read(), 0).pose());
  }

  @Test
  void withoutAMatTheTablesMiddleIsTaken() throws Exception {
    ship("small", "Red", Pose.at(300, 200, 90));
    Imported table = read();
    assertNear(Pose.at(300, 200, 90), ship(table, 0).pose());
    assertEquals(
        List.of("1 × place of the mat, taken for the middle of the table"), table.leftOut());
  }

  /** The mod for the first edition has no tags; its bases are in another folder. */
  @ParameterizedTest
  @CsvSource({"base, HUGE_CORVETTE", "base-long, HUGE_CORVETTE", "base-short, HUGE_TRANSPORT"})
  void hugeShipsOfTheFirstEdition(String shape, BaseSize base) throws Exception {
    ObjectNode ship = add("Custom_Model", "CR90 Corvette", 0, 100 * UNITS, 90);
    ship.put("Description", "Huge ship").putArray("Tags");
    ship.putObject("CustomMesh").put("MeshURL", "https://example/bases/epic/" + shape + ".obj");
    Ship read = ship(read(), 0);
    assertEquals("CR90 Corvette", read.id());
    assertEquals(base, read.base().size());
    assertNear(Pose.at(457.2, 557.2, 180), read.pose());
  }

  @Test
  void aShipWithoutANameIsCalledByItsDescription() throws Exception {
    for (String description :
        List.of(
            "Ship: X-Wing\nPilot: Luke Skywalker",
            "Ship: K-wing\r\nPilot: [b]Warden Squadron Pilot[/b]\r\n",
            "Ship: K-wing\nPilot: Warden Squadron Pilot",
            "Ship: Y-Wing\nPilot: ",
            "Mine")) {
      ship("small", "", Pose.at(457.2, 457.2, 90)).put("Description", description);
    }
    assertEquals(
        List.of(
            "Luke Skywalker",
            "Warden Squadron Pilot",
            "Warden Squadron Pilot #2",
            "Y-Wing",
            "Custom_Model"),
        read().events().stream().map(event -> ((ShipPlaced) event).ship().id()).toList());
  }

  @Test
  void objectsWithoutAGuidAreDifferentOnes() throws Exception {
    ship("small", "Red", Pose.at(457.2, 457.2, 90)).remove("GUID");
    ship("small", "Blue", Pose.at(457.2, 657.2, 90)).remove("GUID");
    assertEquals(List.of("Red", "Blue"), List.of(ship(read(), 0).id(), ship(read(), 1).id()));
  }

  /** The first kind in a fixed order decides, in every run. */
  @Test
  void aNameOfSeveralKindsOfObstaclesIsTheFirst() throws Exception {
    ship("small", "Red", Pose.at(457.2, 457.2, 90));
    add("Custom_Model", "Gas cloud debris asteroid", 0, 0, 0);
    add("Custom_Model", "Gas cloud debris", 0, 0, 0);
    List<ObstacleKind> kinds =
        read().events().stream()
            .filter(ObstaclePlaced.class::isInstance)
            .map(event -> ((ObstaclePlaced) event).obstacle().kind())
            .toList();
    assertEquals(List.of(ObstacleKind.ASTEROID, ObstacleKind.DEBRIS), kinds);
  }

  @ParameterizedTest
  @CsvSource({"posX, 1e308", "posZ, -1e308", "posX, 1000001", "rotY, 1e300"})
  void aPlaceFarOffIsRefused(String member, double value) throws Exception {
    ObjectNode ship = ship("small", "Red", Pose.at(457.2, 457.2, 90));
    ((ObjectNode) ship.get("Transform")).put(member, value);
    assertEquals(
        "'ObjectStates/0/Transform/%s' is %s, expected a number from -1000000 to 1000000"
            .formatted(member, value),
        refused(JSON.writeValueAsString(save)));
  }

  @Test
  void manyShipsOfOneNameAreReadInSeconds() throws Exception {
    ObjectNode one = ship("small", "Academy Pilot", Pose.at(457.2, 457.2, 90));
    while (objects.size() < 60_000) {
      objects.add(one);
    }
    Imported table = assertTimeoutPreemptively(Duration.ofSeconds(60), this::read);
    assertEquals("Academy Pilot", ship(table, 0).id());
    assertEquals("Academy Pilot #60000", ship(table, 59_999).id());
  }

  @Test
  void obstaclesTokensAndTemplates() throws Exception {
    mat(0, 0);
    ship("small", "Red", Pose.at(457.2, 457.2, 90));
    add("Custom_Model", "Asteroid 3", 100 * UNITS, 0, 20);
    add("Custom_Model", "Debris 1", -100 * UNITS, 0, 20);
    add("Custom_Model", "Gas Cloud 2", 0, 100 * UNITS, 20);
    add("Custom_Model", "Proximity Mine", 0, -100 * UNITS, 180);
    add("Custom_Model", "Seismic Charge", 0, -200 * UNITS, 180);
    add("Custom_Model", "Straight 3 template", 10 * UNITS, 0, 180);
    add("Infinite_Bag", "Proximity Mine", 0, 0, 0);
    add("Card", "", 0, 0, 0);
    Imported table = read();
    ObstaclePlaced rock = (ObstaclePlaced) table.events().get(1);
    assertEquals(ObstacleKind.ASTEROID, rock.obstacle().kind());
    assertEquals(
        557.2,
        rock.obstacle().outline().corners().stream()
            .mapToDouble(corner -> corner.x())
            .average()
            .orElseThrow(),
        1e-9);
    assertEquals(ObstacleKind.DEBRIS, ((ObstaclePlaced) table.events().get(2)).obstacle().kind());
    assertEquals(
        ObstacleKind.GAS_CLOUD, ((ObstaclePlaced) table.events().get(3)).obstacle().kind());
    assertEquals(TokenKind.MINE, ((TokenPlaced) table.events().get(4)).token().kind());
    assertNear(Pose.at(457.2, 357.2, 90), ((TokenPlaced) table.events().get(4)).token().pose());
    assertEquals(TokenKind.BOMB, ((TokenPlaced) table.events().get(5)).token().kind());
    assertEquals(
        List.of(
            "1 × object 'Card'",
            "1 × object 'Green-Red Playmat'",
            "1 × object 'Proximity Mine'",
            "1 × outline of the obstacle 'Asteroid 3', taken for a disc of 50 mm",
            "1 × outline of the obstacle 'Debris 1', taken for a disc of 50 mm",
            "1 × outline of the obstacle 'Gas Cloud 2', taken for a disc of 50 mm",
            "1 × template 'Straight 3 template' at x 467.2, y 457.2, heading 90.0"),
        table.leftOut());
  }

  @Test
  void whatLiesBesideTheMatIsListed() throws Exception {
    mat(0, 0);
    ship("small", "Red", Pose.at(457.2, 457.2, 90));
    ship("small", "Tray", Pose.at(1500, 457.2, 90));
    add("Custom_Model", "Asteroid 1", 1500 * UNITS, 0, 0);
    Imported table = read();
    assertEquals(1, table.events().size());
    assertTrue(table.leftOut().contains("1 × ship 'Tray' beside the mat"));
    assertTrue(table.leftOut().contains("1 × object 'Asteroid 1'"));
  }

  @Test
  void aSaveWithoutShipsIsRefused() throws Exception {
    mat(0, 0);
    add("Infinite_Bag", "Ship", 0, 0, 0).putArray("Tags").add("Ship");
    assertEquals(
        "no ship is found among its 2 objects, expected at least one",
        refused(JSON.writeValueAsString(save)));
    ship("small", "Tray", Pose.at(1500, 457.2, 90));
    assertEquals(
        "no ship is on the mat, expected at least one there",
        refused(JSON.writeValueAsString(save)));
  }

  @Test
  void anUnknownBaseIsRefusedWithItsPlace() throws Exception {
    ObjectNode ship = ship("gigantic", "Red", Pose.at(457.2, 457.2, 90));
    assertEquals(
        "object a10000 ('Red') is a ship with the base 'gigantic', expected one of small, medium,"
            + " large, huge, epic-short, epic-long",
        refused(JSON.writeValueAsString(save)));
    ship.remove("CustomMesh");
    assertTrue(refused(JSON.writeValueAsString(save)).contains("with the base ''"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "hello",
        "[]",
        "{}",
        "{\"ObjectStates\": 3}",
        "{\"ObjectStates\": [",
        "{\"a\":1,\"a\":2}"
      })
  void whatIsNoSaveIsRefused(String text) {
    String message = refused(text);
    assertTrue(
        message.contains("expected a save of Tabletop Simulator")
            || message.contains("expected the objects of a save"),
        message);
  }

  @Test
  void aFaultyObjectIsRefusedWithItsPlace() {
    assertEquals("'ObjectStates/0' is no object", refused("{\"ObjectStates\": [7]}"));
    assertEquals(
        "'ObjectStates/1/Transform/posX' is missing, expected a number from -1000000 to 1000000",
        refused(
            "{\"ObjectStates\": [{\"Transform\": {\"posX\": 1, \"posZ\": 1, \"rotY\": 1}},"
                + " {\"Transform\": {\"posX\": \"a\"}}]}"));
  }

  @Test
  void aHundredMegabytesAreNotRead() {
    InputStream endless =
        new InputStream() {
          private long left = 100_000_000;

          @Override
          public int read() {
            return left-- > 0 ? ' ' : -1;
          }

          @Override
          public int read(byte[] to, int at, int most) {
            int some = (int) Math.min(left, most);
            Arrays.fill(to, at, at + some, (byte) ' ');
            left -= some;
            return some > 0 || most == 0 ? some : -1;
          }
        };
    String message =
        assertThrows(UnreadableSaveException.class, () -> TabletopImport.read(endless))
            .getMessage();
    assertEquals("it is longer than 67108864 bytes, expected less", message);
  }
}
