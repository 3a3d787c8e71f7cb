package io.github.flightstand.protocol.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.codec.JsonLine;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** An outline that was met is not worked out again, and memory stays bounded. */
class OutlinesTest {

  record Held(OutlineJson outline) {}

  private final Codec codec = new Codec();
  private final Outlines outlines = new Outlines();

  private SimplePolygon read(String outline, CoordinateFrame frame) {
    return codec
        .read(
            codec.reader(Held.class).with(Outlines.class, outlines),
            new JsonLine("{\"outline\": " + outline + "}"))
        .outline()
        .on(frame);
  }

  private static String regular(int corners, int turn) {
    List<String> written = new ArrayList<>();
    for (int i = 0; i < corners; i++) {
      double angle = Math.toRadians((i + turn / 100.0) * 360 / corners);
      written.add("[" + 200 * Math.cos(angle) + "," + 200 * Math.sin(angle) + "]");
    }
    return written.toString();
  }

  @Test
  void theSameCornersAreTheSameOutline() {
    String rock = "[[300, 300], [360, 310], [340, 350]]";
    SimplePolygon first = read(rock, CoordinateFrame.TABLE);
    assertSame(first, read(rock.replace("300", "3e2"), CoordinateFrame.TABLE));
    assertNotSame(first, read(rock.replace("310", "311"), CoordinateFrame.TABLE));
  }

  @Test
  void inAnotherFrameTheyAreAnother() {
    String rock = "[[300, 300], [360, 310], [340, 350]]";
    SimplePolygon here = read(rock, CoordinateFrame.TABLE);
    SimplePolygon there = read(rock, KnownFrame.VASSAL.frame(PlayArea.STANDARD));
    assertEquals(300, here.x(0));
    assertEquals(
        106.19, there.corners().stream().mapToDouble(c -> c.x()).min().orElseThrow(), 0.01);
  }

  @Test
  void thoseMetLongAgoAreDropped() {
    String lasting = regular(1000, 0);
    SimplePolygon kept = read(lasting, CoordinateFrame.TABLE);
    String passing = regular(1000, 1);
    SimplePolygon dropped = read(passing, CoordinateFrame.TABLE);
    for (int turn = 2; turn <= 21; turn++) {
      read(regular(1000, turn), CoordinateFrame.TABLE);
      assertSame(kept, read(lasting, CoordinateFrame.TABLE));
    }
    assertNotSame(dropped, read(passing, CoordinateFrame.TABLE));
  }
}
