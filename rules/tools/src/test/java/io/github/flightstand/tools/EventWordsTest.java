package io.github.flightstand.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.Setup;
import io.github.flightstand.rules.engine.event.AttackEvent;
import io.github.flightstand.rules.engine.event.CardEvent;
import io.github.flightstand.rules.engine.event.DialEvent;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.event.MarkerEvent;
import io.github.flightstand.rules.engine.event.MoveEvent;
import io.github.flightstand.rules.engine.event.RoundEvent;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.Die;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Over;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.tools.page.game.Names;
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
        "the game is over after round 4: a draw, 20 to 20",
        EventWords.of(new RoundEvent.Ended(draw)));
    assertEquals("B wins, 100 to 0", end("B", Map.of("A", 0, "B", 100)));
    assertEquals("A wins, 0 to 13", end("A", Map.of("A", 0, "B", 13)));
    assertEquals("C wins, points: A 3, B 0, C 12", end("C", Map.of("A", 3, "B", 0, "C", 12)));
  }

  private static String end(String winner, Map<String, Integer> scores) {
    Over over = new Over(Optional.of(winner), Over.Reason.DESTROYED, 4, scores);
    return EventWords.of(new RoundEvent.Ended(over)).replaceFirst("^.*: (?=. wins)", "");
  }

  /** No sentence shows what only the program has: maps, lists, null or members of records. */
  @Test
  void cardsAndDiceAreToldInWords() {
    List<Die> dice = List.of(new Die(Face.HIT, false), new Die(Face.BLANK, false));
    assertEquals(
        "red turns focus results: hit blank",
        EventWords.of(new AttackEvent.Modified("red", "focus", dice)));
    assertEquals(
        "red rolls again: hit blank",
        EventWords.of(new AttackEvent.Modified("red", "reroll", dice)));
    assertEquals(
        "red has its dice changed by a card: hit blank",
        EventWords.of(new AttackEvent.Modified("red", "card", dice)));
    assertEquals(
        "red keeps the effect 'skilled'", EventWords.of(new CardEvent.Assigned("red", "skilled")));
    assertEquals(
        "a card of red: 8",
        EventWords.of(new CardEvent.Remembered(CardRef.held("red", 0), "value", 8)));
    assertEquals(
        "the mission: full 1",
        EventWords.of(new CardEvent.Remembered(CardRef.mission(0), "full", 1)));
    assertEquals(
        "red does not attack (no target)",
        EventWords.of(
            new MoveEvent.Skipped(
                "red", MoveEvent.Skipped.Chance.ATTACK, MoveEvent.Skipped.Reason.NOTHING)));
  }

  /** Ships, pilots and upgrades are called as on their cards. */
  @Test
  void cardsHaveTheNamesThatTheCatalogueHas() {
    Dial dial = Dial.parse("1FW");
    List<ShipCard> cards =
        List.of(
            ShipCard.builder("hansolo", "A", dial).hull(2).cards(List.of("c3po")).build(),
            ShipCard.builder("academypilot-2", "B", dial).hull(2).build());
    Table table =
        Table.builder(PlayArea.STANDARD)
            .ship(ship("hansolo", Pose.at(400, 300, 90)))
            .ship(ship("academypilot-2", Pose.at(400, 600, 270)))
            .build();
    CardSet flown = DamageDecks.cards().withFound();
    State state =
        new Engine(flown)
            .start(
                Setup.builder(Rules.standard(), List.of(new Seat("A", "A"), new Seat("B", "B")))
                    .ships(cards)
                    .table(table)
                    .cardSets(List.of("flown"))
                    .initiative("A")
                    .build())
            .state();
    Names names = new Names(state);
    assertEquals(
        "C-3PO of Han Solo: guess 1",
        EventWords.of(new CardEvent.Remembered(CardRef.held("hansolo", 0), "guess", 1), names));
    assertEquals(
        "Academy Pilot 2 gains 1 focus token",
        EventWords.of(new MarkerEvent.Gained("academypilot-2", TokenType.FOCUS, 1), names));
    assertEquals(
        "C-3PO of Han Solo takes effect",
        EventWords.of(new CardEvent.Triggered("hansolo", "c3po"), names));
    assertEquals(
        "the mission: full 1",
        EventWords.of(new CardEvent.Remembered(CardRef.mission(0), "full", 1), names));
  }

  private static Ship ship(String id, Pose pose) {
    return new Ship(id, Rules.standard().movement().parts().base(BaseSize.SMALL), pose);
  }
}
