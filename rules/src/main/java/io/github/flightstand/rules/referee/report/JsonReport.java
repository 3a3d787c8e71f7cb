package io.github.flightstand.rules.referee.report;

import io.github.flightstand.rules.protocol.HugeEncounterFormat;
import io.github.flightstand.rules.protocol.PoseFormat;
import io.github.flightstand.rules.protocol.json.JsonWriter;
import io.github.flightstand.rules.protocol.json.LineWriter;
import io.github.flightstand.rules.referee.Deviation;
import io.github.flightstand.rules.referee.Expected;
import io.github.flightstand.rules.referee.Rule;
import io.github.flightstand.rules.referee.Ruling;
import io.github.flightstand.rules.referee.Summary;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/**
 * A report for programs: one JSON object a ruling, one line each, and the summary at the end.
 *
 * <p>Every field is always written, null where there is nothing.
 *
 * <pre>
 * {"line":11,"verdict":"legal","expected":{"final":{...},"bumped":false,"rail":80.0,"touching":[]},
 *  "deviation":{"position":0.21,"heading":0.02},"rule":"maneuver","message":"..."}
 * {"summary":{"steps":1,"legal":1,"illegal":0,"tooClose":0,"unverified":0}}
 * </pre>
 */
public final class JsonReport implements Report {

  private final LineWriter out;

  /** Creates a report that is written to {@code out} line by line, as rulings come in. */
  public JsonReport(OutputStream out) {
    this.out = new LineWriter(out);
  }

  @Override
  public void add(Ruling ruling) throws IOException {
    JsonWriter json = new JsonWriter().startObject();
    json.name("line").number(ruling.line());
    json.name("verdict").text(ruling.verdict().word());
    json.name("expected");
    ruling.expected().ifPresentOrElse(expected -> write(json, expected), json::nothing);
    json.name("deviation");
    ruling.deviation().ifPresentOrElse(deviation -> write(json, deviation), json::nothing);
    json.name("rule");
    ruling.rule().map(Rule::word).ifPresentOrElse(json::text, json::nothing);
    json.name("message").text(ruling.message());
    out.write(json.endObject().finish());
  }

  private static void write(JsonWriter json, Expected expected) {
    json.startObject();
    if (expected instanceof Expected.Stand stand) {
      PoseFormat.write(json.name("final"), stand.finalPose());
      json.name("bumped").bool(stand.bumped()).name("rail");
      stand.rail().ifPresentOrElse(json::number, json::nothing);
      write(json.name("touching"), stand.touching());
      stand.huge().ifPresent(huge -> HugeEncounterFormat.write(json, huge, stand.hugeMover()));
    } else if (expected instanceof Expected.Move move) {
      PoseFormat.write(json.name("final"), move.finalPose());
      json.name("legal").bool(move.legal());
      write(json.name("blockedBy"), move.blockedBy());
    } else if (expected instanceof Expected.Shot shot) {
      json.name("inArc").bool(shot.inArc()).name("distance");
      shot.distance().ifPresentOrElse(json::number, json::nothing);
      json.name("range");
      shot.range().ifPresentOrElse(json::number, json::nothing);
      json.name("obstructed").bool(shot.obstructed());
      json.name("choice").bool(shot.choice());
      shot.sectionClear().ifPresent(clear -> json.name("sectionClear").bool(clear));
    }
    json.endObject();
  }

  private static void write(JsonWriter json, List<String> ids) {
    json.startArray();
    ids.forEach(json::text);
    json.endArray();
  }

  private static void write(JsonWriter json, Deviation deviation) {
    json.startObject().name("position").number(deviation.position());
    json.name("heading").number(deviation.heading()).endObject();
  }

  @Override
  public void finish(Summary summary) throws IOException {
    JsonWriter json = new JsonWriter().startObject().name("summary").startObject();
    json.name("steps").number(summary.steps());
    json.name("legal").number(summary.legal());
    json.name("illegal").number(summary.illegal());
    json.name("tooClose").number(summary.tooClose());
    json.name("unverified").number(summary.unverified());
    out.write(json.endObject().endObject().finish());
  }
}
