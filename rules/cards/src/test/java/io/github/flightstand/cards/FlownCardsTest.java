package io.github.flightstand.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.hook.CardSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The set as a whole. */
class FlownCardsTest {

  private static final CardSet FOUND = DamageDecks.cards().withFound();

  @Test
  void itIsFoundAsAnybodysIs() {
    assertTrue(
        ServiceLoader.load(CardSource.class).stream()
            .anyMatch(found -> found.type() == FlownCards.class));
    assertEquals(Set.of("flown"), FOUND.sets());
  }

  /** An id that a damage deck has too would be refused here. */
  @Test
  void itsCardsHaveEffectsOnlyInForce() {
    assertFalse(FOUND.covers("predator"));
    CardSet inForce = FOUND.inForce(List.of("flown"));
    for (Card card : new FlownCards().cards()) {
      assertTrue(inForce.card(card.id()).isPresent(), card.id());
      assertTrue(card.isPlain() || !new FlownCards().whole().contains(card.id()), card.id());
    }
    assertTrue(inForce.covers("hullupgrade"));
  }

  /** A card needs one row of the guide: {@code | `predator` | what it does |}. */
  @Test
  void theGuideHasALineForEachCard() throws IOException {
    List<String> told =
        Files.readAllLines(Path.of("..", "guide", "flown-cards.md")).stream()
            .filter(line -> line.startsWith("| `"))
            .map(line -> line.substring(3, line.indexOf('`', 3)))
            .toList();
    Set<String> untold = new TreeSet<>(new FlownCards().whole());
    new FlownCards()
        .cards().stream()
            .filter(card -> card.kind() != CardKind.CONDITION && !card.isPlain())
            .map(Card::id)
            .forEach(untold::add);
    List<String> unknown = told.stream().filter(id -> !untold.remove(id)).toList();
    assertEquals(List.of(), unknown, "told twice, or not written");
    assertEquals(Set.of(), untold, "written, and not told");
  }

  /** Each card is played in a scenario: a test names it. */
  @Test
  void everyCardHasAScenario() throws IOException {
    StringBuilder tests = new StringBuilder();
    try (Stream<Path> sources = Files.walk(Path.of("src", "test", "java"))) {
      for (Path source : sources.filter(Files::isRegularFile).toList()) {
        tests.append(Files.readString(source));
      }
    }
    List<String> missing =
        new FlownCards()
            .cards().stream()
                .filter(card -> card.kind() != CardKind.CONDITION)
                .map(Card::id)
                .filter(id -> !tests.toString().contains('"' + id + '"'))
                .toList();
    assertEquals(List.of(), missing);
  }

  @Test
  void everyFormerCardHasAPresentOne() {
    List<String> ids = new FlownCards().cards().stream().map(Card::id).toList();
    for (CardSource.Former former : new FlownCards().former()) {
      assertTrue(ids.contains(former.card().id()), former.card().id());
    }
  }
}
