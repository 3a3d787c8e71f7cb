package io.github.flightstand.referee.report;

import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.protocol.picture.Svg;
import io.github.flightstand.referee.GameLog;
import io.github.flightstand.referee.GameLogReader;
import io.github.flightstand.referee.Referee;
import io.github.flightstand.referee.Ruling;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The picture at the head of the README is what a report shows of that line. */
class VerdictPictureTest {

  private static final int LINE = 50;

  /** The width in the README. */
  private static final String WIDTH = "width=\"560\"";

  @Test
  void theRejectedClaimLooksAsItDid() throws Exception {
    Path guide = Path.of("..", "guide", "pictures", "verdict.svg");
    String sized = picture().replaceFirst("viewBox", WIDTH + " viewBox");
    new Svg(sized).assertLike(new Svg(Files.readString(guide)));
  }

  private static String picture() throws Exception {
    GameLog log;
    try (InputStream in =
        Files.newInputStream(Path.of("../../fixtures/games/eight-ships-doctored.ndjson"))) {
      log = new GameLogReader(PartsCatalogue.standard()).read(in);
    }
    List<Ruling> rulings = new ArrayList<>();
    new Referee().judge(log, rulings::add);
    Ruling ruling = rulings.stream().filter(one -> one.line() == LINE).findFirst().orElseThrow();
    return ClaimPicture.of(log.tableBefore(LINE), log.header().rules(), ruling)
        .orElseThrow()
        .picture()
        .colors(log.header().colors())
        .svg();
  }
}
