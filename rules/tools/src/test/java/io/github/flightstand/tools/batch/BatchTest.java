package io.github.flightstand.tools.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.protocol.squad.ReadySquads;
import io.github.flightstand.referee.Judge;
import io.github.flightstand.referee.Summary;
import io.github.flightstand.referee.Verdict;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.rules.engine.event.DialEvent;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.player.PlayerKind;
import io.github.flightstand.tools.Replay;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Games by number, games as text, and verdicts as rows. */
class BatchTest {

  private static final CardSet CARDS = DamageDecks.cards().withFound();

  private static Schedule schedule(boolean roundRobin, long each, String... names) {
    List<String> squads = new ArrayList<>();
    for (String name : names) {
      squads.add(ReadySquads.text(name).orElseThrow());
    }
    GamePlan plan = GamePlan.ofSquads(squads, RuleSet.REFERENCE_2015, 2, List.of());
    List<PlayerKind> players =
        roundRobin ? List.of(PlayerKind.RANDOM) : List.of(PlayerKind.RANDOM, PlayerKind.RANDOM);
    return new Schedule(List.of(names), plan, players, 1, "5", each, roundRobin);
  }

  @Test
  void everyPairMeetsAsOftenOnBothSides() {
    Schedule schedule =
        schedule(true, 3, "rebel-x-wings", "imperial-aces", "rebel-falcon", "scum-aggressors");
    assertEquals(18, schedule.games());
    List<String> met = LongStream.range(0, 18).mapToObj(game -> met(schedule, game)).toList();
    assertEquals(18, new HashSet<>(met).size());
    assertEquals(
        List.of(
            "[rebel-x-wings, imperial-aces] 5",
            "[rebel-x-wings, imperial-aces] 6",
            "[imperial-aces, rebel-x-wings] 5"),
        met.subList(0, 3));
    assertEquals("[scum-aggressors, rebel-falcon] 5", met.get(17));
  }

  private static String met(Schedule schedule, long game) {
    return schedule.bout(game).squads() + " " + schedule.bout(game).seed();
  }

  @Test
  void aScheduleIsTheSameGamesOnAnotherMachine() throws IOException, ClassNotFoundException {
    Schedule schedule = schedule(false, 2, "rebel-x-wings", "imperial-aces");
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(schedule);
    }
    Schedule sent;
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      sent = (Schedule) in.readObject();
    }
    assertEquals(schedule, sent);
    PlayedGame here = new PlayedGame.Room(schedule, CARDS).play(1, true);
    PlayedGame there = new PlayedGame.Room(sent, CARDS).play(1, true);
    assertEquals(here, there);
    assertEquals("6", here.bout().seed());
    assertEquals(2, here.over().round());
    int flown =
        here.ships().stream()
            .flatMap(ship -> ship.maneuvers().stream())
            .mapToInt(ShipTally.Flown::flown)
            .sum();
    assertEquals(revealed(here.log().orElseThrow()), flown);
  }

  /** Returns how many dials a game's log reveals. */
  private static long revealed(String log) {
    List<String> lines = log.lines().toList();
    Replay replay = Replay.begin(1, lines.get(0), CARDS);
    long revealed = 0;
    for (int line = 2; line <= lines.size(); line++) {
      revealed +=
          replay.line(line, lines.get(line - 1)).stream()
              .filter(DialEvent.Revealed.class::isInstance)
              .count();
    }
    return revealed;
  }

  @Test
  void aPlanThatIsNoGameIsRefusedInASentence() {
    GamePlan plan = GamePlan.ofSetUp("{\"players\": []}");
    assertTrue(
        assertThrows(IllegalArgumentException.class, () -> plan.setup(CARDS))
            .getMessage()
            .contains("chance"));
  }

  @Test
  void rowsHaveTheNearestMargin() throws Exception {
    String log =
        """
        {"log": "flightstand/1", "playArea": {"width": 914.4, "height": 914.4}}
        {"place": {"id": "red", "base": "small", "player": "A", "pose": {"x": 200, "y": 400, "heading": 90}}}
        {"activate": "red", "maneuver": "1FW", "final": {"x": 200, "y": 480.5, "heading": 90}}
        {"activate": "red"
        """;
    LogVerdicts verdicts =
        LogVerdicts.of(
            new Judge(() -> CARDS), new ByteArrayInputStream(log.getBytes(StandardCharsets.UTF_8)));
    assertEquals(Verdict.UNVERIFIED, verdicts.next().orElseThrow().verdict());
    LogVerdicts.Row legal = verdicts.next().orElseThrow();
    assertEquals(3, legal.line());
    assertEquals(Verdict.LEGAL, legal.verdict());
    assertEquals(Optional.of("maneuver"), legal.rule());
    // The claim is 0.5 mm off, and 2 mm are allowed.
    assertEquals(OptionalDouble.of(1.5), legal.margin());
    assertEquals(Verdict.UNREADABLE, verdicts.next().orElseThrow().verdict());
    assertEquals(Optional.empty(), verdicts.next());
    assertEquals(new Summary(3, 1, 0, 0, 1, 1, Optional.empty()), verdicts.summary());
  }
}
