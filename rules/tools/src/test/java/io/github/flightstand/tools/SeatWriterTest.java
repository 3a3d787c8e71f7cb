package io.github.flightstand.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.Chance;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.Engine.PlayResult;
import io.github.flightstand.rules.engine.Setup;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.tools.Replay.DivergedException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A player's log tells what he learns and nothing else. */
class SeatWriterTest {

  private static ShipCard card(String id, String seat) {
    return ShipCard.builder(id, seat, Dial.parse("1FG 2FW 3FW"))
        .skill(2)
        .attack(2)
        .agility(2)
        .hull(3)
        .shields(1)
        .points(20)
        .build();
  }

  private static Setup setup() {
    Rules rules = Rules.standard();
    Table.Builder table = Table.builder(PlayArea.STANDARD);
    table.ship(
        new Ship("red", rules.movement().parts().base(BaseSize.SMALL), Pose.at(300, 100, 90)));
    table.ship(
        new Ship("blue", rules.movement().parts().base(BaseSize.SMALL), Pose.at(300, 800, 270)));
    return Setup.builder(rules, List.of(new Seat("A", "A"), new Seat("B", "B")))
        .ships(List.of(card("red", "A"), card("blue", "B")))
        .table(table.build())
        .initiative("A")
        .lastRound(1)
        .build();
  }

  /** Plays a round in which blue's dial is first set to one maneuver, then to another. */
  private static List<String> log(String player, String first, String then, long seed) {
    Engine engine = new Engine();
    List<String> lines = new ArrayList<>();
    SeatWriter log = new SeatWriter(player, lines::add);
    PlayResult turn = engine.start(setup(), Chance.Seeded.of(seed));
    log.begin(setup(), engine.start(setup()).state(), turn);
    for (Command command :
        List.of(
            Command.of("dial:blue", "dial").withValue(first),
            Command.of("dial:red", "dial").withValue("1FG"),
            Command.of("dial:blue", "dial").withValue(then),
            Command.of("ready:B", "ready"),
            Command.of("ready:A", "ready"))) {
      turn = engine.play(turn.game(), command);
      log.write(command, turn);
    }
    while (turn.game().state().over().isEmpty()) {
      Command pass = Command.of(engine.pending(turn.game().state()).get(0).id(), "pass");
      turn = engine.play(turn.game(), pass);
      log.write(pass, turn);
    }
    return lines;
  }

  @Test
  void anothersDialIsWrittenWithoutItsValueUntilItIsRevealed() {
    List<String> log = log("A", "3FW", "2FW", 7);
    assertTrue(
        log.contains("{\"command\":{\"decision\":\"dial:blue\",\"key\":\"dial\"}}"), log::toString);
    assertTrue(
        log.contains(
            "{\"command\":{\"decision\":\"dial:red\",\"key\":\"dial\",\"value\":\"1FG\"}}"));
    assertTrue(
        log.contains("{\"seen\":[{\"kind\":\"dialSet\",\"ship\":\"blue\",\"player\":\"B\"}]}"));
    // His own dial and what was revealed stand there.
    assertTrue(log.toString().contains("{\"kind\":\"revealed\",\"ship\":\"blue\""));
  }

  /** What a player cannot know leaves no trace: the seed, what a dial showed meanwhile. */
  @Test
  void whatIsSecretLeavesNoTrace() {
    assertEquals(log("A", "3FW", "2FW", 7), log("A", "1FG", "2FW", 8));
    assertNotEquals(log("B", "3FW", "2FW", 7), log("B", "1FG", "2FW", 7));
    for (String line : log("A", "3FW", "2FW", 7)) {
      assertFalse(line.contains("seed") || line.contains("checkpoint"), line);
    }
  }

  /** It tells what one player learnt, so nobody can play the game again from it. */
  @Test
  void aPlayersLogIsNotReplayed() {
    String header = log("A", "3FW", "2FW", 7).get(0);
    DivergedException refused =
        assertThrows(DivergedException.class, () -> Replay.begin(1, header));
    assertTrue(refused.getMessage().contains("'A'"), refused::getMessage);
  }
}
