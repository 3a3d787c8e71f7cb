package io.github.flightstand.referee;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.referee.GameLogReader.UnreadableLogException;
import io.github.flightstand.referee.LogEvent.ObstaclePlaced;
import io.github.flightstand.referee.LogEvent.ShipPlaced;
import io.github.flightstand.referee.report.ReportLine;
import io.github.flightstand.tools.Responder;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Small game logs for tests, written as text and judged. */
public final class Logs {

  /** A header that leaves all that can be left to default: tolerances of 2 mm and 2 degrees. */
  public static final String HEADER =
      "{\"log\":\"flightstand/1\",\"playArea\":{\"width\":914.4,\"height\":914.4}}";

  private static final Codec CODEC = new Codec();

  private Logs() {}

  /** Returns the line that places a ship. */
  public static String place(String id, String base, double x, double y, double heading) {
    return String.format(
        Locale.ROOT,
        "{\"place\":{\"id\":\"%s\",\"base\":\"%s\",\"pose\":%s}}",
        id,
        base,
        pose(x, y, heading));
  }

  /** Returns the line that claims a maneuver, without a word about bumping. */
  public static String activate(String id, String maneuver, double x, double y, double heading) {
    return String.format(
        Locale.ROOT,
        "{\"activate\":\"%s\",\"maneuver\":\"%s\",\"final\":%s}",
        id,
        maneuver,
        pose(x, y, heading));
  }

  /** Returns a line that claims a maneuver, with the claim that the ship bumped added. */
  public static String bumped(String activate) {
    return activate.replaceAll("}$", ",\"bumped\":true}");
  }

  /** Returns a pose in JSON. */
  public static String pose(double x, double y, double heading) {
    return String.format(Locale.ROOT, "{\"x\":%s,\"y\":%s,\"heading\":%s}", x, y, heading);
  }

  /** Reads a log. */
  public static GameLog read(String... lines) throws UnreadableLogException {
    byte[] bytes = String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
    try {
      return new GameLogReader(PartsCatalogue.standard()).read(new ByteArrayInputStream(bytes));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /**
   * Reads a log with the usual header, judges it and returns its rulings without those on set-up,
   * which is not judged in it.
   */
  public static List<Ruling> judge(String... lines) {
    return judgeBy(HEADER, lines);
  }

  /** The same with a header that names no zones either. */
  static List<Ruling> judgeBy(String header, String... lines) {
    return judgeAll(header, lines).stream().filter(ruling -> !isSetUp(ruling)).toList();
  }

  /** Tells whether a ruling is on a piece that is set up. */
  static boolean isSetUp(Ruling ruling) {
    return ruling.claim() instanceof ShipPlaced || ruling.claim() instanceof ObstaclePlaced;
  }

  /** Reads a log, judges it and returns all its rulings, which the operation says too. */
  static List<Ruling> judgeAll(String header, String... lines) {
    String[] all = new String[lines.length + 1];
    all[0] = header;
    System.arraycopy(lines, 0, all, 1, lines.length);
    List<Ruling> rulings = new ArrayList<>();
    try {
      GameLog log = read(all);
      new Referee().judge(log, rulings::add);
      assertSaid(rulings, log.header().frame(), all);
    } catch (UnreadableLogException unreadable) {
      throw new AssertionError(unreadable);
    }
    return rulings;
  }

  private static void assertSaid(List<Ruling> rulings, CoordinateFrame frame, String... lines) {
    String verdicts =
        rulings.stream()
            .map(ruling -> ReportLine.told(CODEC, ruling, frame))
            .map(ruling -> CODEC.write(ReportLine.of(Optional.empty(), ruling), frame))
            .collect(Collectors.joining(","));
    String query = "{\"op\":\"judge\",\"log\":" + CODEC.write(List.of(lines)) + "}";
    String answer = new Responder().answer(query).json();
    assertTrue(
        answer.startsWith("{\"ok\":true,\"result\":{\"verdicts\":[" + verdicts + "],"), answer);
  }
}
