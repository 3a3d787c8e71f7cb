package io.github.flightstand.referee;

import static io.github.flightstand.referee.Rulings.assertVerdict;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.movement.parts.PartsCatalogue;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Logs whose ships stand on bases of another game, which the header describes. */
class OwnBasesTest {

  private static final String HEADER =
      "{\"log\":\"flightstand/1\",\"playArea\":{\"width\":900,\"height\":900},\"parts\":"
          + "{\"bases\":{\"tray\":{\"rectangle\":{\"length\":71,\"width\":43}}}}}\n";
  private static final String PLACE =
      "{\"place\":{\"id\":\"red\",\"base\":\"%s\",\"pose\":{\"x\":100,\"y\":100,\"heading\":0}}}\n";

  private static List<Ruling> rulings(String lines) throws Exception {
    List<Ruling> rulings = new ArrayList<>();
    byte[] log = lines.getBytes(StandardCharsets.UTF_8);
    new Referee()
        .judge(
            new GameLogReader(PartsCatalogue.standard()).read(new ByteArrayInputStream(log)),
            rulings::add);
    return rulings;
  }

  @Test
  void movesAreTakenAsRecorded() throws Exception {
    String to = "\"final\":{\"x\":200,\"y\":100,\"heading\":0}}\n";
    List<Ruling> rulings =
        rulings(
            HEADER
                + PLACE.formatted("tray")
                + "{\"moved\":\"red\","
                + to
                + "{\"activate\":\"red\",\"maneuver\":\"1FG\","
                + to
                + "{\"boost\":\"red\",\"direction\":\"left\","
                + to);
    assertEquals(4, rulings.size());
    for (Ruling ruling : rulings.subList(1, 4)) {
      assertVerdict(Verdict.UNVERIFIED, ruling);
    }
    assertEquals(
        "red's move is not judged because it stands on a base of another game",
        rulings.get(1).message());
  }

  @Test
  void anUnknownBaseIsALineThatCannotBeRead() throws Exception {
    assertEquals(
        "'base' is 'tra', expected one of small, medium, large, huge-transport, huge-corvette,"
            + " tray",
        rulings(HEADER + PLACE.formatted("tra")).get(0).message());
  }
}
