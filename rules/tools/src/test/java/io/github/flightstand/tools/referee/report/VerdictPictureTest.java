package io.github.flightstand.tools.referee.report;

import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.protocol.picture.Svg;
import io.github.flightstand.tools.referee.GameLog;
import io.github.flightstand.tools.referee.GameLogReader;
import io.github.flightstand.tools.referee.Referee;
import io.github.flightstand.tools.referee.Ruling;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The picture at the head of the README is what a report shows of that line. */
class VerdictPictureTest {

  private static final int LINE = 50;

  /** The part of the table in which it happens. */
  private static final String CLOSE_UP = "viewBox=\"395 325 205 215\" width=\"410\" height=\"430\"";

  @Test
  void theRejectedClaimLooksAsItDid() throws Exception {
    Path guide = Path.of("..", "guide", "pictures", "verdict.svg");
    String closeUp = picture().replaceFirst("viewBox=\"[^\"]*\"", CLOSE_UP);
    new Svg(closeUp).assertLike(new Svg(Files.readString(guide)));
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
        .svg();
  }
}
