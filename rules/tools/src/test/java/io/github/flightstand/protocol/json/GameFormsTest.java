package io.github.flightstand.protocol.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Words of a game that name something, or nothing. */
class GameFormsTest {

  /** If the engine gets an action of a later rulebook, its word is taken. */
  @ParameterizedTest
  @ValueSource(strings = {"calculate", "jam", "reload", "rotate", "slam", "tractor", "charge"})
  void anActionThatIsNewIsTaken(String word) {
    assertEquals(
        "an action", GameForms.named(word, any -> Optional.of("an action"), List.of(word)));
  }

  @Test
  void aWordThatNamesNothingIsRefusedWithAllThatDo() {
    IllegalArgumentException refused =
        assertThrows(
            IllegalArgumentException.class,
            () -> GameForms.named("jam", none -> Optional.empty(), List.of("focus", "evade")));
    assertEquals(
        "found 'jam', for which no rulebook has a rule, expected one of focus, evade",
        refused.getMessage());
  }
}
