package io.github.flightstand.tools.report;

import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.line.LineWriter;
import io.github.flightstand.referee.GameReferee.GameRuling;
import io.github.flightstand.referee.Ruling;
import io.github.flightstand.referee.Summary;
import io.github.flightstand.referee.report.ReportLine;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;

/**
 * A report for programs: one line with a JSON object per ruling, and the summary at the end. Every
 * field is always written, as null if it is empty. The name of the log comes first, but only if
 * there are several logs.
 *
 * <pre>
 * {"line":11,"verdict":"legal","expected":{"final":{...},"bumped":false,"rail":80.0,"touching":[]},
 *  "deviation":{"position":0.21,"heading":0.02},"rule":"maneuver","message":"..."}
 * {"summary":{"steps":1,"legal":1,"illegal":0,"tooClose":0,"unverified":0}}
 * </pre>
 */
public final class JsonReport implements Report {

  private final Codec codec = new Codec();
  private final LineWriter out;
  private CoordinateFrame frame = CoordinateFrame.TABLE;
  private Optional<String> log = Optional.empty();

  public JsonReport(OutputStream out) {
    this.out = new LineWriter(out);
  }

  @Override
  public void begin(Optional<String> next, CoordinateFrame nextFrame) {
    log = next;
    frame = nextFrame;
  }

  @Override
  public void add(Ruling ruling) throws IOException {
    try {
      out.write(codec.write(ReportLine.of(log, ruling), frame));
    } catch (FaultException beyond) {
      out.write(codec.write(ReportLine.of(log, ReportLine.withoutAnswer(ruling, beyond)), frame));
    }
  }

  @Override
  public void add(GameRuling ruling) throws IOException {
    out.write(codec.write(ReportLine.of(log, ruling)));
  }

  @Override
  public void finish(Summary summary) throws IOException {
    out.write(codec.write(new ReportLine.OnGame(summary)));
  }
}
