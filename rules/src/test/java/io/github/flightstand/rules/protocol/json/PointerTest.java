package io.github.flightstand.rules.protocol.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Pointers by RFC 6901, and places in words. */
class PointerTest {

  @Test
  void theRootIsEmpty() {
    assertEquals("", Pointer.ROOT.toString());
    assertEquals("the line", Pointer.ROOT.words());
  }

  @Test
  void stepsAreEscapedTildeFirst() {
    Pointer pointer = Pointer.ROOT.member("a/b").element(3).member("~1").member("");
    assertEquals("/a~1b/3/~01/", pointer.toString());
  }

  @Test
  void wordsNameTheFieldOrTheElement() {
    Pointer corner = Pointer.ROOT.member("outline").element(2);
    assertEquals("element 2 of 'outline'", corner.words());
    assertEquals("'x'", corner.member("x").words());
  }
}
