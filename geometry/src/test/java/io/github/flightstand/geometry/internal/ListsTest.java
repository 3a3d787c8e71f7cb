package io.github.flightstand.geometry.internal;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Changed copies of lists, and arguments that may not be null. */
class ListsTest {

  private static final List<String> ABA = List.of("a", "b", "a");

  @Test
  void changedCopies() {
    assertEquals(List.of("a", "b", "a", "c"), Lists.plus(ABA, "c"));
    assertEquals(List.of("a", "b", "a", "c", "d"), Lists.joined(ABA, List.of("c", "d")));
    assertEquals(List.of("a", "c", "a"), Lists.with(ABA, 1, "c"));
    assertEquals(List.of("a", "b!", "a"), Lists.changed(ABA, 1, one -> one + "!"));
    assertEquals(List.of("b", "a"), Lists.without(ABA, "a"));
    assertEquals(ABA, Lists.without(ABA, "c"));
    assertEquals(List.of("a", "b"), Lists.withoutAt(ABA, 2));
    assertEquals(List.of("a", "b", "a"), ABA);
  }

  @Test
  void theFirstNullArgumentIsNamed() {
    assertDoesNotThrow(() -> Arguments.require("one two", 1, 2));
    assertEquals("one may not be null", refusal(null, 2, null));
    assertEquals("two may not be null", refusal(1, null, null));
    assertEquals("three may not be null", refusal(1, 2, null));
  }

  private static String refusal(Object... arguments) {
    return assertThrows(
            NullPointerException.class, () -> Arguments.require("one two three", arguments))
        .getMessage();
  }
}
