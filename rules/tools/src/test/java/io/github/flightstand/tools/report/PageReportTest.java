package io.github.flightstand.tools.report;

import static io.github.flightstand.referee.Logs.HEADER;
import static io.github.flightstand.referee.Logs.activate;
import static io.github.flightstand.referee.Logs.place;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.flightstand.protocol.picture.Svg;
import io.github.flightstand.referee.GameLog;
import io.github.flightstand.referee.GameLog.LogEntry;
import io.github.flightstand.referee.GameLogReader.UnreadableLogException;
import io.github.flightstand.referee.GameReferee.GameRule;
import io.github.flightstand.referee.GameReferee.GameRuling;
import io.github.flightstand.referee.Logs;
import io.github.flightstand.referee.Referee;
import io.github.flightstand.referee.Ruling;
import io.github.flightstand.referee.Summary;
import io.github.flightstand.referee.Verdict;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The referee's page by its data: which verdicts, where what stands, and what is drawn. */
class PageReportTest {

  private static final Pattern DATA =
      Pattern.compile(
          "<script type=\"application/json\" class=\"(\\w+)\">(.*?)</script>", Pattern.DOTALL);

  private static final String RED = place("red", "small", 200, 100, 90);
  private static final String BLUE = place("blue", "small", 200, 200, 90);

  private static String page(String... lines) {
    StringWriter out = new StringWriter();
    try {
      PageReport report = new PageReport(out);
      GameLog log = Logs.read(lines);
      List<Ruling> rulings = new ArrayList<>();
      Summary summary = new Referee().judge(log, rulings::add);
      report.begin("a log", Optional.of(log.header()));
      for (LogEntry entry : log.entries()) {
        report.add(
            entry, rulings.stream().filter(given -> given.line() == entry.line()).findFirst());
      }
      report.end(Optional.empty());
      report.finish(summary);
    } catch (IOException | UnreadableLogException impossible) {
      throw new AssertionError(impossible);
    }
    return out.toString();
  }

  private static JsonNode data(String page, String kind) {
    Matcher found = DATA.matcher(page);
    while (found.find()) {
      if (found.group(1).equals(kind)) {
        try {
          return new ObjectMapper().readTree(found.group(2));
        } catch (IOException malformed) {
          throw new AssertionError(malformed);
        }
      }
    }
    throw new AssertionError("no " + kind);
  }

  private static Svg drawing(JsonNode step) {
    return new Svg("<svg>" + step.get("overlay").asText() + "</svg>");
  }

  @Test
  void aVerdictHasItsPictureAndItsMargins() {
    String page = page(HEADER, RED, BLUE, activate("red", "2FW", 200, 160, 90));
    JsonNode chapter = data(page, "chapter");

    assertEquals("a log", chapter.get("name").asText());
    assertEquals("red", chapter.get("pieces").get(0).get("id").asText());
    assertEquals("blue", chapter.get("pieces").get(1).get("id").asText());
    assertEquals(2, chapter.get("pieces").size());
    JsonNode step = chapter.get("steps").get(2);
    assertEquals(4, step.get("line").asInt());
    assertEquals("red", step.get("who").asText());
    assertEquals("2FW", step.get("judged").get("deed").asText());
    // Red moves by 120 and overlaps blue, so it backs up to where the guides meet, 1.75 of each.
    assertEquals("[[0,[200.0,160.0,90.0]]]", step.get("stands").toString());
    assertEquals("red", step.at("/claim/activate").asText());
    assertEquals("2FW", step.at("/claim/maneuver").asText());
    Svg drawing = drawing(step);
    assertEquals(1, drawing.count("template"));
    assertEquals(1, drawing.count("ghost"));
    assertEquals(1, drawing.count("end"));
    assertEquals(1, drawing.count("claimed"));
    assertEquals(1, drawing.count("blocking"));
    JsonNode margins = step.get("judged").get("margins");
    assertEquals("claim off by", margins.get(0).get("name").asText());
    assertEquals(2.0, margins.get(0).get("limits").get(0).asDouble());
    assertEquals("gap at the end", margins.get(2).get("name").asText());
    // At (200, 220) red's base would overlap blue's by 20.
    assertEquals(-20.0, margins.get(2).get("value").asDouble());
    assertEquals(3, data(page, "summary").get("summary").get("steps").asInt());
  }

  /** The sandbox opens at a line with what every query of the log has. */
  @Test
  void queriesHaveThePartsOfTheHeader() {
    String tray = "{\"bases\":{\"tray\":{\"rectangle\":{\"length\":71.0,\"width\":43.0}}}}";
    String header = HEADER.replaceFirst("}$", ",\"parts\":" + tray + "}");
    JsonNode chapter = data(page(header, RED.replace("small", "tray"), BLUE), "chapter");
    assertEquals(tray, chapter.at("/query/parts").toString());
    assertFalse(data(page(HEADER, RED, BLUE), "chapter").get("query").has("parts"));
  }

  @Test
  void shipsHaveTheColorsOfTheHeader() {
    String header = HEADER.replaceFirst("}$", ",\"colors\":{\"A\":\"red\"}}");
    String red = RED.replace("\"base\"", "\"player\":\"A\",\"base\"");
    String blue = BLUE.replace("\"base\"", "\"player\":\"B\",\"base\"");
    JsonNode pieces = data(page(header, red, blue), "chapter").get("pieces");
    assertEquals(List.of("piece ship p2", "piece ship p1"), pieces.findValuesAsText("classes"));
    assertEquals(
        List.of(2, 1),
        List.of(pips(pieces.get(0).get("drawing")), pips(pieces.get(1).get("drawing"))));
  }

  private static int pips(JsonNode drawing) {
    String path = new Svg("<svg>" + drawing.asText() + "</svg>").path("pips");
    return path.length() - path.replace("Z", "").length();
  }

  @Test
  void aVerdictOnAWholeGameHasItsClauseAndNoPicture() throws IOException {
    StringWriter out = new StringWriter();
    PageReport report = new PageReport(out);
    report.begin("a game", Optional.empty());
    report.add(
        new GameRuling(
            7,
            "dial:red",
            "dial 9FG",
            Verdict.ILLEGAL,
            Optional.of(GameRule.COMMAND),
            Optional.of("000-166"),
            "the dial has no such maneuver"));
    report.end(Optional.empty());
    report.finish(Summary.NONE.with(Verdict.ILLEGAL));

    JsonNode step = data(out.toString(), "chapter").get("steps").get(0);
    assertEquals(7, step.get("line").asInt());
    assertEquals("dial:red", step.get("who").asText());
    assertEquals("the dial has no such maneuver", step.get("text").asText());
    assertEquals("illegal", step.get("judged").get("verdict").asText());
    assertEquals("command", step.get("judged").get("rule").asText());
    assertEquals("000-166", step.get("judged").get("clause").asText());
    assertFalse(step.has("overlay"));
  }

  @Test
  void aTallonRollsFreeOffsetsAreABand() {
    JsonNode step =
        data(page(HEADER, RED, activate("red", "3ER", 90, 210, 270)), "chapter")
            .get("steps")
            .get(1);

    Svg drawing = drawing(step);
    assertEquals(1, drawing.count("free"));
    assertEquals(2, drawing.count("ghost"));
  }

  @Test
  void anAttackHasItsArcAndHowCloseItWas() {
    JsonNode step =
        data(
                page(
                    HEADER,
                    RED,
                    place("blue", "small", 200, 400, 90),
                    "{\"attack\":\"red\",\"target\":\"blue\",\"arc\":\"front\",\"range\":3}"),
                "chapter")
            .get("steps")
            .get(2);

    assertEquals(1, drawing(step).count("arc"));
    JsonNode margins = step.get("judged").get("margins");
    assertEquals("distance", margins.get(1).get("name").asText());
    assertEquals(260.0, margins.get(1).get("value").asDouble());
  }

  @Test
  void aPieceThatGoesIsGoneAndOneThatComesBackAsAnotherIsAnother() {
    JsonNode chapter =
        data(
            page(
                HEADER, RED, "{\"remove\":\"red\"}", place("red", "large", 300, 300, 0), RED + " "),
            "chapter");

    assertEquals("[[0,[]]]", chapter.get("steps").get(1).get("stands").toString());
    assertEquals(2, chapter.get("pieces").size());
    assertEquals("[[1,[300.0,300.0,0.0]]]", chapter.get("steps").get(2).get("stands").toString());
    // The last line is faulty, since there is a red already.
    assertEquals("unreadable", chapter.get("steps").get(3).get("judged").get("verdict").asText());
  }

  @Test
  void nothingInALogEndsTheData() {
    String evil = "</script><script>alert(1)</script>";
    String page = page(HEADER, place(evil, "small", 200, 100, 90), activate(evil, "1FW", 0, 0, 90));

    assertFalse(page.contains("alert(1)</script>"));
    assertFalse(page.contains("<script>alert"));
    assertEquals(evil, data(page, "chapter").get("pieces").get(0).get("id").asText());
  }

  @Test
  void thousandsOfVerdictsTakeAFewKilobytesEach() {
    List<String> lines = new ArrayList<>(List.of(HEADER, RED, BLUE));
    for (int i = 0; i < 1000; i++) {
      lines.add(activate("red", "2FW", 200, 100, 90));
    }
    int length = page(lines.toArray(new String[0])).length();

    assertTrue(length < 4_000_000, () -> length + " characters");
  }

  /** A page makes its queries of what the lines claim. */
  @Test
  void aStepHasTheClaimOfItsLine() {
    List<String> claims =
        List.of(
            """
            {"activate":"red","maneuver":"1BW","as":"sideslip","final":{"x":290.7,"y":137.6,"heading":135.0}}\
            """,
            """
            {"rotate":"red","turn":-90,"final":{"x":223.0,"y":155.0,"heading":315.0}}\
            """);
    String page = page(HEADER, RED, claims.get(0), claims.get(1));
    for (String claim : claims) {
      assertTrue(page.contains("\"claim\":" + claim), page);
    }
  }
}
