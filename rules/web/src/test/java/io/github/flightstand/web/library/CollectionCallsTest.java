package io.github.flightstand.web.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.flightstand.web.library.java.lang.ClassCalls;
import io.github.flightstand.web.library.java.util.ListCalls;
import io.github.flightstand.web.library.java.util.MapCalls;
import io.github.flightstand.web.library.java.util.SetCalls;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Copies of lists, maps and sets, and the constants of enums, are as in Java. */
class CollectionCallsTest {

  @Test
  void whatCanChangeIsCopied() {
    List<Integer> changing = new ArrayList<>(List.of(1, 2, 3));
    List<Integer> copy = ListCalls.copyOf(changing);
    changing.add(4);
    assertEquals(List.of(1, 2, 3), copy);
    assertNotSame(changing, copy);
    assertThrows(UnsupportedOperationException.class, () -> copy.add(4));
    assertThrows(NullPointerException.class, () -> ListCalls.copyOf(Arrays.asList(1, null)));
  }

  @Test
  void aCopyIsNotCopiedAgain() {
    List<Integer> copy = ListCalls.copyOf(new ArrayList<>(List.of(1, 2, 3)));
    assertSame(copy, ListCalls.copyOf(copy));
  }

  @Test
  void copiesOfMapsAndSetsAreJavasEmptyOnesToo() {
    for (Map<String, Integer> from : List.of(Map.<String, Integer>of(), Map.of("a", 1, "b", 2))) {
      Map<String, Integer> copy = MapCalls.copyOf(new HashMap<>(from));
      assertEquals(from, copy);
      assertEquals(from.get("a"), copy.get("a"));
      assertThrows(UnsupportedOperationException.class, () -> copy.put("c", 3));
      Set<String> keys = SetCalls.copyOf(new ArrayList<>(from.keySet()));
      assertEquals(from.keySet(), keys);
      assertEquals(from.containsKey("a"), keys.contains("a"));
      assertThrows(UnsupportedOperationException.class, () -> keys.add("c"));
    }
  }

  @Test
  void constantsAreInTheirOrder() {
    assertEquals(List.of(TimeUnit.values()), List.of(ClassCalls.getEnumConstants(TimeUnit.class)));
  }
}
