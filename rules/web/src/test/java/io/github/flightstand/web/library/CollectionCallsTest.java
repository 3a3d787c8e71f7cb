package io.github.flightstand.web.library;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.web.library.java.lang.ClassCalls;
import io.github.flightstand.web.library.java.util.IteratorCalls;
import io.github.flightstand.web.library.java.util.ListCalls;
import io.github.flightstand.web.library.java.util.MapCalls;
import io.github.flightstand.web.library.java.util.SetCalls;
import io.github.flightstand.web.library.java.util.stream.StreamCalls;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Lists, copies of maps and sets, and the constants of enums, are as in Java. */
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
  void listsThatCannotChangeAreReadAsJavas() {
    Map<List<Integer>, List<Integer>> javas =
        Map.of(
            ListCalls.of(), List.of(),
            ListCalls.of(4), List.of(4),
            ListCalls.of(4, 5), List.of(4, 5),
            ListCalls.of(4, 5, 4), List.of(4, 5, 4),
            ListCalls.of(new Integer[] {9, 8, 7, 8}), List.of(9, 8, 7, 8),
            StreamCalls.toList(Stream.of(3, 2)), List.of(3, 2));
    assertEquals(6, javas.size());
    javas.forEach(
        (list, java) -> {
          assertRead(java, list);
          assertRead(java, new ArrayList<>(java));
        });
  }

  /** Checks that the calls read a list as another list of Java's own. */
  private static void assertRead(List<Integer> java, List<Integer> list) {
    assertEquals(java, list);
    assertEquals(list, java);
    assertEquals(java.hashCode(), list.hashCode());
    assertEquals(java.size(), ListCalls.size(list));
    assertEquals(java.isEmpty(), ListCalls.isEmpty(list));
    assertArrayEquals(java.toArray(), list.toArray());
    assertEquals(java, Arrays.asList(list.toArray(new Integer[0])));
    Iterator<Integer> walk = ListCalls.iterator(list);
    for (int i = 0; i < java.size(); i++) {
      assertEquals(java.get(i), ListCalls.get(list, i));
      assertEquals(java.indexOf(java.get(i)), list.indexOf(java.get(i)));
      assertTrue(list.contains(java.get(i)));
      assertTrue(IteratorCalls.hasNext(walk));
      assertEquals(java.get(i), IteratorCalls.next(walk));
    }
    assertFalse(IteratorCalls.hasNext(walk));
    assertThrows(NoSuchElementException.class, () -> IteratorCalls.next(walk));
    assertFalse(list.contains(1));
    assertEquals(-1, list.indexOf(1));
    assertThrows(IndexOutOfBoundsException.class, () -> ListCalls.get(list, java.size()));
    assertThrows(IndexOutOfBoundsException.class, () -> ListCalls.get(list, -1));
  }

  @Test
  void whatAListIsMadeOfIsNotPartOfIt() {
    Integer[] array = {1, 2};
    List<Integer> list = ListCalls.of(array);
    array[0] = 3;
    list.toArray()[1] = 3;
    assertEquals(List.of(1, 2), list);
    assertThrows(UnsupportedOperationException.class, () -> list.set(0, 3));
    assertThrows(UnsupportedOperationException.class, () -> list.remove(0));
    Iterator<Integer> walk = ListCalls.iterator(list);
    walk.next();
    assertThrows(UnsupportedOperationException.class, walk::remove);
    assertThrows(NullPointerException.class, () -> ListCalls.of(1, null));
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
