package io.github.flightstand.referee;

import static io.github.flightstand.referee.Logs.HEADER;
import static io.github.flightstand.referee.Logs.activate;
import static io.github.flightstand.referee.Logs.place;
import static io.github.flightstand.referee.Logs.pose;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.json.KnownFrame;
import io.github.flightstand.protocol.json.Limits;
import io.github.flightstand.protocol.line.LineReader;
import io.github.flightstand.protocol.picture.TablePicture.Color;
import io.github.flightstand.referee.GameLog.LogEntry;
import io.github.flightstand.referee.GameLogReader.UnreadableLogException;
import io.github.flightstand.referee.LogEvent.Activation;
import io.github.flightstand.referee.LogEvent.AttackClaim;
import io.github.flightstand.referee.LogEvent.Detonation;
import io.github.flightstand.referee.LogEvent.ObstaclePlaced;
import io.github.flightstand.referee.LogEvent.Removal;
import io.github.flightstand.referee.LogEvent.Reposition;
import io.github.flightstand.referee.LogEvent.ShipPlaced;
import io.github.flightstand.referee.LogEvent.TokenPlaced;
import io.github.flightstand.referee.LogEvent.Unreadable;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What a log says, and every way in which one cannot be read. */
class GameLogReaderTest {

  private static final String RED = place("red", "small", 200, 100, 90);
  private static final String MOVE = activate("red", "1FW", 200, 180, 90);

  private static void assertUnreadable(String message, String... lines) {
    assertEquals(message, fault(lines));
  }

  /** The first fault of a log: of its header, or of a line that is left out. */
  private static String fault(String... lines) {
    try {
      return Logs.read(lines).entries().stream()
          .filter(entry -> entry.event() instanceof Unreadable)
          .map(entry -> "line " + entry.line() + ": " + ((Unreadable) entry.event()).message())
          .findFirst()
          .orElse("none");
    } catch (UnreadableLogException refused) {
      return String.valueOf(refused.getMessage());
    }
  }

  @Test
  void readsEveryFormOfLine() throws UnreadableLogException {
    GameLog log =
        Logs.read(
            "{\"log\":\"flightstand/1\",\"rules\":\"core-2012\","
                + "\"playArea\":{\"width\":1828.8,\"height\":914.4},"
                + "\"claimTolerance\":{\"position\":1,\"heading\":0.5}}",
            RED,
            "{\"obstacle\":{\"id\":\"rock\",\"kind\":\"debris\","
                + "\"outline\":[[0,0],[50,0],[0,50]]}}",
            Logs.bumped(MOVE),
            "{\"barrelRoll\":\"red\",\"direction\":\"left\",\"final\":" + pose(1, 2, 3) + "}",
            "{\"boost\":\"red\",\"direction\":\"straight\",\"final\":" + pose(4, 5, 6) + "}",
            "{\"decloak\":\"red\",\"direction\":\"right\",\"final\":" + pose(7, 8, 9) + "}",
            "{\"attack\":\"red\",\"target\":\"red\",\"arc\":\"front\",\"range\":1,"
                + "\"obstructed\":true}",
            "{\"token\":{\"id\":\"m\",\"kind\":\"mine\",\"pose\":" + pose(1, 2, 3) + "}}",
            "{\"detonate\":\"m\",\"by\":\"red\"}",
            "{\"detonate\":\"m\"}",
            "{\"remove\":\"rock\"}",
            "{\"remove\":\"red\"}");
    assertEquals(
        new LogHeader(RuleSet.CORE_2012.rules(), PlayArea.EPIC, new ClaimTolerance(1, 0.5)),
        log.header());
    assertEquals(
        List.of(2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13),
        log.entries().stream().map(LogEntry::line).toList());
    List<LogEvent> events = log.entries().stream().map(LogEntry::event).toList();
    assertEquals("red", ((ShipPlaced) events.get(0)).ship().id());
    assertEquals("rock", ((ObstaclePlaced) events.get(1)).obstacle().id());
    assertEquals(
        List.of(
            new Activation("red", Maneuver.parse("1FW"), Pose.at(200, 180, 90), true),
            Reposition.of("barrelRoll", "red", Side.LEFT, Pose.at(1, 2, 3)),
            Reposition.of("boost", "red", Side.AHEAD, Pose.at(4, 5, 6)),
            Reposition.of("decloak", "red", Side.RIGHT, Pose.at(7, 8, 9)),
            new AttackClaim(
                "red",
                "red",
                Optional.empty(),
                Optional.of(FiringArc.FRONT),
                Optional.of(1),
                Optional.of(true)),
            new TokenPlaced(
                new Token(
                    "m",
                    TokenKind.MINE,
                    PartsCatalogue.standard().tokenOutline(TokenKind.MINE),
                    Pose.at(1, 2, 3))),
            new Detonation("m", Optional.of("red")),
            new Detonation("m", Optional.empty()),
            new Removal("rock"),
            new Removal("red")),
        events.subList(2, events.size()));
  }

  @Test
  void aHeaderMayAdjustItsRules() throws UnreadableLogException {
    GameLog log =
        Logs.read(
            HEADER.substring(0, HEADER.length() - 1)
                + ",\"rules\":{\"base\":\"core-2012\",\"rulerWidth\":20}}");
    assertEquals(RuleSet.CORE_2012.rules().withRulerWidth(20), log.header().rules());
  }

  @Test
  void aHeadersFrameAndZonesAreThoseOfTheTable() throws UnreadableLogException {
    LogHeader header =
        Logs.read(
                HEADER.replace(
                    "{\"log\"",
                    "{\"frame\":\"vassal\",\"zones\":{\"A\":[[0,0],[2825,0],[0,2825]]},\"log\""))
            .header();
    assertEquals(KnownFrame.VASSAL.frame(header.playArea()), header.frame());
    SimplePolygon zone = header.zones().orElseThrow().get("A");
    assertTrue(
        zone.corners().stream()
            .anyMatch(corner -> corner.distanceTo(new Point(1000, 914.4)) < 1e-9),
        zone.toString());
  }

  @Test
  void aNamedFrameFollowsTheHeadersPlayArea() throws UnreadableLogException {
    String wide =
        "{\"log\":\"flightstand/1\",\"playArea\":{\"width\":1828.8,\"height\":700},\"frame\":\"%s\"}";
    assertEquals(
        new Point(914.4, 350),
        Logs.read(wide.formatted("tts")).header().frame().pointHere(Point.ORIGIN));
    assertEquals(
        new Point(0, 700),
        Logs.read(wide.formatted("vassal")).header().frame().pointHere(Point.ORIGIN));
  }

  @Test
  void aHeaderMayNameTheColorsOfPlayers() throws UnreadableLogException {
    String header =
        new GameLogWriter()
            .header(
                RuleSet.REFERENCE_2015,
                PlayArea.STANDARD,
                ClaimTolerance.STANDARD,
                Map.of("B", Color.BLUE, "A", Color.RED));
    assertTrue(header.endsWith(",\"colors\":{\"A\":\"red\",\"B\":\"blue\"}}"), header);
    assertEquals(
        Map.of("A", Color.RED, "B", Color.BLUE), Logs.read(header + "\n").header().colors());
    assertEquals(Map.of(), Logs.read(HEADER).header().colors());
  }

  @Test
  void aLogMayBeReadOffAPhotograph() {
    // Half as large at y = 100 there, which is 200 here; x = 0 is straight up in both.
    String header =
        HEADER.replace(
            "{\"log\"",
            "{\"frame\":{\"projective\":[[1,0,0],[0,1,0],[0,-0.005,1]],"
                + "\"heading\":{\"zero\":90,\"clockwise\":true}},\"log\"");
    // From 100 here by 120 and the base's 40 to 260.
    String from = Logs.place("red", "small", 0, 100 / 1.5, 0);
    assertEquals(
        List.of(Verdict.LEGAL),
        Logs.judgeBy(header, from, Logs.activate("red", "3FW", 0, 260 / (1 + 0.005 * 260), 0))
            .stream()
            .map(Ruling::verdict)
            .toList());
    assertEquals(
        List.of(Verdict.ILLEGAL),
        Logs.judgeBy(header, from, Logs.activate("red", "3FW", 0, 240 / (1 + 0.005 * 240), 0))
            .stream()
            .map(Ruling::verdict)
            .toList());
  }

  @Test
  void whatAHeaderLeavesOutHasAValue() throws UnreadableLogException {
    assertEquals(
        new LogHeader(Rules.standard(), PlayArea.STANDARD, new ClaimTolerance(2, 2)),
        Logs.read(HEADER).header());
  }

  @Test
  void blankLinesAreSkippedButCounted() throws UnreadableLogException {
    GameLog log = Logs.read("", HEADER, "", "  ", RED, "", MOVE);
    assertEquals(List.of(5, 7), log.entries().stream().map(LogEntry::line).toList());
  }

  @Test
  void aShipThatWasRemovedMayBeNamed() throws UnreadableLogException {
    assertEquals(3, Logs.read(HEADER, RED, "{\"remove\":\"red\"}", MOVE).entries().size());
  }

  @Test
  void anIdIsFreeAgainOnceItsPieceIsRemoved() throws UnreadableLogException {
    assertEquals(3, Logs.read(HEADER, RED, "{\"remove\":\"red\"}", RED).entries().size());
  }

  @Test
  void aFaultyLineChangesNothing() throws UnreadableLogException {
    String nowhere = RED.replace("\"x\":200.0", "\"x\":1e9");
    List<LogEntry> entries = Logs.read(HEADER, nowhere, RED, MOVE).entries();
    assertTrue(entries.get(0).event() instanceof Unreadable);
    assertTrue(entries.get(1).event() instanceof ShipPlaced);
    assertTrue(entries.get(2).event() instanceof Activation);
  }

  @Nested
  class Faults {

    @Test
    void aLogWithoutAHeader() {
      assertUnreadable("line 1: the log is empty, expected its header", "");
      assertUnreadable("line 1: 'log' is missing, expected in the line", RED);
    }

    @Test
    void aVersionThatIsNotKnown() {
      assertUnreadable(
          "line 1: 'log' is 'flightstand/2', expected one of flightstand/1",
          HEADER.replace("flightstand/1", "flightstand/2"));
    }

    @Test
    void aHeaderWithoutAPlayArea() {
      assertUnreadable(
          "line 1: 'playArea' is missing, expected in the line", "{\"log\":\"flightstand/1\"}");
    }

    @Test
    void rulesThatAreNotKnown() {
      assertUnreadable(
          "line 1: 'rules' is 'house', expected one of reference-2015, core-2012, epic-2019,"
              + " standard-2018",
          HEADER.replace("{\"log\"", "{\"rules\":\"house\",\"log\""));
    }

    @Test
    void aZoneThatIsNoOutline() {
      assertUnreadable(
          "line 1: 'A': an outline encloses an area, but all 3 corners lie in one line from (0.0,"
              + " 0.0)",
          HEADER.replace("{\"log\"", "{\"zones\":{\"A\":[[0,0],[10,0],[20,0]]},\"log\""));
    }

    @Test
    void aColorThatIsNotKnown() {
      assertUnreadable(
          "line 1: 'A' is 'crimson', expected one of blue, red, green, pink, orange, sky, olive,"
              + " purple",
          HEADER.replace("{\"log\"", "{\"colors\":{\"A\":\"crimson\"},\"log\""));
    }

    @Test
    void aToleranceOutOfRange() {
      String header = HEADER.replace("{\"log\"", "{\"claimTolerance\":%s,\"log\"");
      assertUnreadable(
          "line 1: 'position' is -1, expected a number of millimeters from 0 to" + " 1000",
          String.format(header, "{\"position\":-1,\"heading\":2}"));
      assertUnreadable(
          "line 1: 'heading' is 200, expected a number of degrees from 0 to 180",
          String.format(header, "{\"position\":2,\"heading\":200}"));
      assertUnreadable(
          "line 1: 'heading' is missing, expected in 'claimTolerance'",
          String.format(header, "{\"position\":2}"));
    }

    @Test
    void aLineThatIsNotJson() {
      assertUnreadable("line 3: the line ends before its JSON object does", HEADER, RED, "{");
      assertUnreadable(
          "line 3: the line is not a JSON object but begins with '[]'", HEADER, RED, "[]");
    }

    @Test
    void aLineThatIsTooLarge() {
      String long1 = "{\"remove\":\"" + "x".repeat(LineReader.MAX_BYTES) + "\"}";
      assertUnreadable(
          "line 2: the line is longer than 4194304 bytes, the rest of the log is not read",
          HEADER,
          long1);
      int depth = Codec.MAX_NESTING + 1;
      String deep = "{\"remove\":" + "[".repeat(depth) + "]".repeat(depth) + "}";
      assertUnreadable("line 2: values are nested more than 64 deep, expected less", HEADER, deep);
    }

    @Test
    void aLineThatSaysNothingKnown() {
      String known =
          "place, obstacle, token, activate, barrelRoll, boost, decloak, rotate, moved, attack,"
              + " detonate, remove";
      assertUnreadable(
          "line 2: 'sing' is not known in the line, expected one of " + known,
          HEADER,
          "{\"sing\":\"red\"}");
      assertUnreadable("line 2: the line's object is empty", HEADER, "{}");
    }

    @Test
    void aFieldThatIsNotKnown() {
      assertUnreadable(
          "line 3: 'offset' is not known in the line,"
              + " expected one of activate, maneuver, as, final, bumped",
          HEADER,
          RED,
          MOVE.replaceAll("}$", ",\"offset\":3}"));
      assertUnreadable(
          "line 3: 'remove' is not known in the line, expected one of place",
          HEADER,
          RED,
          place("blue", "small", 500, 100, 90).replaceAll("}$", ",\"remove\":\"red\"}"));
    }

    @Test
    void aManeuverThatDoesNotExist() {
      assertUnreadable(
          "line 3: 'maneuver': a turn left (T) has a speed of 1 to 3, found 4",
          HEADER,
          RED,
          MOVE.replace("1FW", "4TW"));
    }

    @Test
    void aClaimWithoutAPose() {
      assertUnreadable(
          "line 3: 'final' is missing, expected in the line",
          HEADER,
          RED,
          "{\"activate\":\"red\",\"maneuver\":\"1FW\"}");
      assertUnreadable(
          "line 3: 'heading' is missing, expected in 'final'",
          HEADER,
          RED,
          "{\"boost\":\"red\",\"direction\":\"left\",\"final\":{\"x\":1,\"y\":2}}");
    }

    @Test
    void aBaseThatDoesNotExist() {
      String message = fault(HEADER, RED.replace("small", "tiny"));
      assertTrue(message.startsWith("line 2: 'base' is 'tiny', expected one of small"), message);
    }

    @Test
    void anActionWithoutADirectionThatItHas() {
      assertUnreadable(
          "line 3: 'direction' is missing, expected in the line",
          HEADER,
          RED,
          "{\"boost\":\"red\",\"final\":" + pose(1, 2, 3) + "}");
      assertUnreadable(
          "line 3: 'direction' is 'forward', expected one of left, right",
          HEADER,
          RED,
          "{\"barrelRoll\":\"red\",\"direction\":\"forward\",\"final\":" + pose(1, 2, 3) + "}");
    }

    @Test
    void aShipThatIsNotOnTheTable() {
      assertUnreadable("line 2: no ship 'red' on the table", HEADER, MOVE);
      assertUnreadable(
          "line 3: no ship 'blue' on the table",
          HEADER,
          RED,
          "{\"attack\":\"red\",\"target\":\"blue\"}");
      assertUnreadable("line 2: no piece 'red' on the table", HEADER, "{\"remove\":\"red\"}");
      assertUnreadable("line 2: no token 'm' on the table", HEADER, "{\"detonate\":\"m\"}");
    }

    @Test
    void anIdThatIsTaken() {
      String rock =
          "{\"obstacle\":{\"id\":\"red\",\"kind\":\"asteroid\","
              + "\"outline\":[[0,0],[50,0],[0,50]]}}";
      String taken = "line 3: 'red' is on the table already, expected an id that is not";
      assertUnreadable(taken, HEADER, RED, RED);
      assertUnreadable(taken, HEADER, RED, rock);
      assertUnreadable(taken, HEADER, rock, RED);
    }

    @Test
    void morePiecesThanATableHolds() throws UnreadableLogException {
      List<String> lines = new ArrayList<>(List.of(HEADER));
      for (int i = 0; i < Limits.PIECES; i++) {
        lines.add(place("ship-" + i, "small", 400, 400, 90));
      }
      lines.add(RED);
      assertUnreadable(
          "line 2002: the table holds 2000 pieces already, expected no more",
          lines.toArray(new String[0]));
      lines.add(2001, "{\"remove\":\"ship-0\"}");
      assertEquals(
          List.of(),
          Logs.read(lines.toArray(new String[0])).entries().stream()
              .filter(entry -> entry.event() instanceof Unreadable)
              .toList());
    }
  }
}
