package io.github.flightstand.tools.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.interop.CoordinateFrame.ProjectiveFrame;
import io.github.flightstand.geometry.interop.CoordinateFrame.ProjectiveFrame.Row;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolution.DamageOwed;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.referee.Deviation;
import io.github.flightstand.referee.Expected;
import io.github.flightstand.referee.LogEvent.Activation;
import io.github.flightstand.referee.LogEvent.AttackClaim;
import io.github.flightstand.referee.LogEvent.Reposition;
import io.github.flightstand.referee.Rule;
import io.github.flightstand.referee.Ruling;
import io.github.flightstand.referee.Summary;
import io.github.flightstand.referee.Verdict;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.tools.report.TableReport.Screen;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The same rulings for programs and for people. */
class ReportsTest {

  private static final Ruling BUMP =
      new Ruling(
          11,
          new Activation("blue-4", Maneuver.parse("3BW"), Pose.at(1, 2, 3), true),
          Verdict.ILLEGAL,
          Optional.of(
              new Expected.ManeuverEnd(
                  Pose.at(1.5, -2, 359),
                  true,
                  Optional.of(49.25),
                  List.of("red-2", "é"),
                  false,
                  Optional.empty(),
                  List.of("m1", "m2"))),
          Optional.of(new Deviation(5, 0.25)),
          Optional.of(Rule.BACKING_UP),
          "blue-4 should have stopped");

  private static final Ruling STATIONARY =
      new Ruling(
          7,
          new Activation("r", Maneuver.parse("0OR"), Pose.at(1, 2, 3), false),
          Verdict.TOO_CLOSE,
          Optional.of(
              new Expected.ManeuverEnd(
                  Pose.at(1, 2, 3),
                  false,
                  Optional.empty(),
                  List.of(),
                  true,
                  Optional.empty(),
                  List.of())),
          Optional.of(new Deviation(0, 0)),
          Optional.of(Rule.STATIONARY),
          "r stayed");

  private static final Ruling ATTACK =
      new Ruling(
          120,
          new AttackClaim(
              "a\u001b[2Jb",
              "r",
              Optional.empty(),
              Optional.empty(),
              Optional.empty(),
              Optional.empty()),
          Verdict.UNVERIFIED,
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          "not judged\u0007");

  private static final Ruling BOOST =
      new Ruling(
          13,
          Reposition.of("boost", "r", Side.AHEAD, Pose.at(1, 2, 3)),
          Verdict.ILLEGAL,
          Optional.of(
              new Expected.ActionEnd(Pose.at(1, 2, 3), false, List.of("b", "rock"), List.of())),
          Optional.of(new Deviation(0, 0)),
          Optional.of(Rule.BOOST),
          "r's boost may not end there");

  private static final Ruling RAM =
      new Ruling(
          14,
          new Activation("raider", Maneuver.parse("3FW"), Pose.at(1, 2, 3), false),
          Verdict.LEGAL,
          Optional.of(
              new Expected.ManeuverEnd(
                  Pose.at(1, 2, 3),
                  true,
                  Optional.empty(),
                  List.of("gozanti"),
                  false,
                  Optional.of(
                      new Expected.HugeEnd(
                          Optional.of(new Expected.HugeEnd.Progress(Optional.of(0.5))),
                          List.of("b"),
                          List.of("rock"),
                          List.of(
                              new Expected.HugeEnd.Owed(
                                  DamageOwed.Kind.CARD, 1, "gozanti", Optional.empty()),
                              new Expected.HugeEnd.Owed(
                                  DamageOwed.Kind.ATTACK_DIE,
                                  2,
                                  "raider",
                                  Optional.of(SectionName.FORE))))),
                  List.of())),
          Optional.of(new Deviation(0, 0)),
          Optional.of(Rule.BACKING_UP),
          "raider stopped");

  private static final Ruling SECTION =
      new Ruling(
          16,
          new AttackClaim(
              "r",
              "raider",
              Optional.of(SectionName.FORE),
              Optional.of(FiringArc.FRONT),
              Optional.of(4),
              Optional.of(false)),
          Verdict.ILLEGAL,
          Optional.of(
              new Expected.AttackMeasured(
                  true, Optional.of(350.5), Optional.of(4), false, false, Optional.of(false))),
          Optional.empty(),
          Optional.of(Rule.SECTION),
          "raider's fore section cannot be chosen");

  private static final Summary SUMMARY = new Summary(72, 1, 2, 3);

  @Test
  void jsonHasOneLineARulingWithEveryField() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Report report = new JsonReport(out);
    report.add(STATIONARY);
    report.add(BUMP);
    report.add(BOOST);
    report.add(ATTACK);
    report.finish(SUMMARY);
    assertEquals(
        """
        {"line":7,"verdict":"too-close",\
        "expected":{"final":{"x":1.0,"y":2.0,"heading":3.0},"bumped":false,"rail":null,\
        "touching":[],"fled":true},\
        "deviation":{"position":0.0,"heading":0.0},"rule":"stationary","message":"r stayed"}
        {"line":11,"verdict":"illegal",\
        "expected":{"final":{"x":1.5,"y":-2.0,"heading":359.0},"bumped":true,"rail":49.25,\
        "touching":["red-2","é"],"tokens":["m1","m2"]},\
        "deviation":{"position":5.0,"heading":0.25},"rule":"backing-up",\
        "message":"blue-4 should have stopped"}
        {"line":13,"verdict":"illegal",\
        "expected":{"final":{"x":1.0,"y":2.0,"heading":3.0},"legal":false,\
        "blockedBy":["b","rock"]},\
        "deviation":{"position":0.0,"heading":0.0},"rule":"boost",\
        "message":"r's boost may not end there"}
        {"line":120,"verdict":"unverified","expected":null,"deviation":null,"rule":null,\
        "message":"not judged\\u0007"}
        {"summary":{"steps":78,"legal":72,"illegal":1,"tooClose":2,"unverified":3}}
        """,
        out.toString(StandardCharsets.UTF_8));
  }

  @Test
  void whatIsBeyondTheHorizonOfALogsFrameIsSaidAndNotWritten() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Report report = new JsonReport(out);
    // w there is 1 + y, and the expected y is -2.
    report.begin(
        Optional.empty(),
        new ProjectiveFrame(
            new Row(1, 0, 0), new Row(0, 1, 0), new Row(0, -1, 1), Direction.EAST, false));
    report.add(BUMP);
    assertEquals(
        """
        {"line":11,"verdict":"illegal","expected":null,\
        "deviation":{"position":5.0,"heading":0.25},"rule":"backing-up",\
        "message":"blue-4 should have stopped; the answer's place (1.5, -2.0) is on or beyond the\
         frame's horizon"}
        """,
        out.toString(StandardCharsets.UTF_8));
  }

  @Test
  void whatComesOfAHugeShipsManeuverIsThereToo() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Report report = new JsonReport(out);
    report.add(RAM);
    assertEquals(
        """
        {"line":14,"verdict":"legal",\
        "expected":{"final":{"x":1.0,"y":2.0,"heading":3.0},"bumped":true,"rail":null,\
        "touching":["gozanti"],"progress":0.5,"rammed":["b"],"removed":["rock"],\
        "owed":[{"kind":"card","count":1,"ship":"gozanti","section":null},\
        {"kind":"attack-die","count":2,"ship":"raider","section":"fore"}]},\
        "deviation":{"position":0.0,"heading":0.0},"rule":"backing-up",\
        "message":"raider stopped"}
        """,
        out.toString(StandardCharsets.UTF_8));
  }

  @Test
  void whetherASectionMayBeChosenIsThereToo() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new JsonReport(out).add(SECTION);
    assertEquals(
        """
        {"line":16,"verdict":"illegal",\
        "expected":{"inArc":true,"distance":350.5,"range":4,"obstructed":false,"choice":false,\
        "sectionClear":false},\
        "deviation":null,"rule":"section","message":"raider's fore section cannot be chosen"}
        """,
        out.toString(StandardCharsets.UTF_8));
  }

  @Test
  void aLongTableIsWrittenAThousandRowsAtOnce() throws IOException {
    StringBuilder out = new StringBuilder();
    Report report = new TableReport(out);
    for (int i = 0; i < TableReport.ROWS_AT_ONCE - 1; i++) {
      report.add(STATIONARY);
    }
    assertEquals("", out.toString());
    report.add(STATIONARY);
    report.add(SECTION);
    assertEquals(1 + TableReport.ROWS_AT_ONCE, out.toString().lines().count());
    report.finish(SUMMARY);
    List<String> lines = out.toString().lines().toList();
    assertEquals(1 + TableReport.ROWS_AT_ONCE + 1 + 2, lines.size());
    assertEquals(
        "  16  r     attack  illegal                      raider's fore section cannot be chosen",
        lines.get(1 + TableReport.ROWS_AT_ONCE));
  }

  @Test
  void theTableIsAlignedAndLeavesTheTerminalAlone() throws IOException {
    StringBuilder out = new StringBuilder();
    Report report = new TableReport(out, Screen.BOUNDLESS, true, () -> {});
    report.add(STATIONARY);
    report.add(BUMP);
    report.add(SECTION);
    report.add(ATTACK);
    report.finish(SUMMARY);
    assertEquals(
        """
        line  ship    claim   verdict     deviation         message
          11  blue-4  3BW     illegal     5.00 mm 0.25 deg  blue-4 should have stopped
          16  r       attack  illegal                       raider's fore section cannot be chosen
           7  r       0OR     too-close   0.00 mm 0.00 deg  r stayed
         120  a?[2Jb  attack  unverified                    not judged?

        78 claims: 72 legal, 1 illegal, 2 too close, 3 unverified.
        """,
        out.toString().replace(System.lineSeparator(), "\n"));
  }
}
