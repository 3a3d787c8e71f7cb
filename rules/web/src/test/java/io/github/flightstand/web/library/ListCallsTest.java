package io.github.flightstand.web.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.flightstand.web.library.java.lang.ClassCalls;
import io.github.flightstand.web.library.java.util.ListCalls;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Copies of lists, and the constants of enums, are as in Java. */
class ListCallsTest {

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
  void constantsAreInTheirOrder() {
    assertEquals(List.of(TimeUnit.values()), List.of(ClassCalls.getEnumConstants(TimeUnit.class)));
  }
}
