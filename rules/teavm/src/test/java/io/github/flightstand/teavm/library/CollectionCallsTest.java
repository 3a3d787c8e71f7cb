package io.github.flightstand.teavm.library;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.teavm.library.java.util.IteratorCalls;
import io.github.flightstand.teavm.library.java.util.ListCalls;
import io.github.flightstand.teavm.library.java.util.MapCalls;
import io.github.flightstand.teavm.library.java.util.stream.StreamCalls;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Lists and copies of maps are as in Java. */
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
  void copiesOfMapsAreJavasEmptyOnesToo() {
    for (Map<String, Integer> from : List.of(Map.<String, Integer>of(), Map.of("a", 1, "b", 2))) {
      Map<String, Integer> copy = MapCalls.copyOf(new HashMap<>(from));
      assertEquals(from, copy);
      assertEquals(from.get("a"), copy.get("a"));
      assertThrows(UnsupportedOperationException.class, () -> copy.put("c", 3));
    }
  }

  /** What a list is asked, list after list, of numbers that are drawn. */
  @Test
  void listsOfManyKindsAreReadAsJavas() {
    Random random = new Random(35);
    for (int i = 0; i < 20_000; i++) {
      List<Integer> from =
          random.ints(random.nextInt(6), -3, 3).boxed().collect(Collectors.toList());
      List<Integer> java = List.copyOf(from);
      for (List<Integer> list :
          List.of(
              ListCalls.copyOf(from),
              ListCalls.of(from.toArray(new Integer[0])),
              StreamCalls.toList(from.stream()))) {
        assertEquals(java, list);
        assertEquals(list, java);
        assertEquals(java.hashCode(), list.hashCode());
        assertEquals(java.toString(), list.toString());
        int wanted = random.nextInt(7) - 3;
        assertEquals(java.indexOf(wanted), list.indexOf(wanted));
        assertEquals(java.lastIndexOf(wanted), list.lastIndexOf(wanted));
        assertEquals(java.contains(wanted), list.contains(wanted));
        int end = random.nextInt(java.size() + 1);
        assertEquals(java.subList(end / 2, end), list.subList(end / 2, end));
      }
    }
  }

  @Test
  void streamsMayHaveNulls() {
    assertEquals(
        Stream.of(1, null, 2).toList(), StreamCalls.toList(Stream.<Integer>of(1, null, 2)));
    assertThrows(
        UnsupportedOperationException.class,
        () -> StreamCalls.toList(Stream.<Integer>of(1, null)).set(0, 3));
  }

  @Test
  void nothingIsNoElement() {
    List<Integer> list = ListCalls.of(1);
    assertThrows(NullPointerException.class, () -> list.contains(null));
    assertThrows(NullPointerException.class, () -> list.indexOf(null));
    assertThrows(NullPointerException.class, () -> List.of(1).contains(null));
  }
}
