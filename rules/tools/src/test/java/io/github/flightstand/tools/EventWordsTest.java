package io.github.flightstand.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.rules.engine.event.AttackEvent;
import io.github.flightstand.rules.engine.event.DialEvent;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.event.MarkerEvent;
import io.github.flightstand.rules.engine.event.RoundEvent;
import io.github.flightstand.rules.engine.state.Over;
import io.github.flightstand.rules.engine.state.TokenType;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Games told in sentences. */
class EventWordsTest {

  @Test
  void everyKindOfEventHasWords() {
    assertEquals(Set.copyOf(Formats.members(Event.class)), EventWords.told());
  }

  @Test
  void sentencesAreGivenByTheKindsOfEvents() {
    Map<String, String> sentences = EventWords.sentences();
    assertEquals("{attacker} misses {defender}", sentences.get("missed"));
    String missed = new Codec().write(List.of(new AttackEvent.Missed("red", "blue")));
    assertTrue(missed.contains("\"kind\":\"missed\""), missed);
    assertFalse(sentences.containsKey("moved"), "it depends on how a ship moves");
  }

  @Test
  void aDialIsToldToItsPlayerAlone() {
    Event set = new DialEvent.DialSet("red", "A", Optional.of(Maneuver.parse("3BW")));
    assertEquals("red gets its dial, white 3 bank left", EventWords.of(set));
    assertEquals("red gets its dial", EventWords.of(set.seenBy("B")));
  }

  @Test
  void numbersAreCounted() {
    assertEquals(
        "red gains 1 focus token",
        EventWords.of(new MarkerEvent.Gained("red", TokenType.FOCUS, 1)));
    assertEquals(
        "red loses 2 ion tokens", EventWords.of(new MarkerEvent.Lost("red", TokenType.ION, 2)));
  }

  @Test
  void theEndNamesTheWinnerOrADraw() {
    Over draw = new Over(Optional.empty(), Over.Reason.ROUNDS, 4, Map.of("A", 20, "B", 20));
    assertEquals(
        "the game is over after round 4: a draw, points {A=20, B=20}",
        EventWords.of(new RoundEvent.Ended(draw)));
  }
}
