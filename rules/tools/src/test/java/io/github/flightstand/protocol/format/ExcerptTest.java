package io.github.flightstand.protocol.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Quotations are short, visible and on one line. */
class ExcerptTest {

  @Test
  void textIsQuotedWithTheInvisibleEscaped() {
    assertEquals("'a\\u000ab\\u2028c'", Excerpt.quoted("a\nb\u2028c"));
    assertEquals("'\\ud834'", Excerpt.quoted("\uD834"));
    assertEquals("'é𝄞'", Excerpt.quoted("é𝄞"));
  }

  @Test
  void longTextIsCutAfterFortyCharacters() {
    assertEquals("'" + "x".repeat(40) + "'", Excerpt.quoted("x".repeat(40)));
    assertEquals("'" + "x".repeat(40) + "…'", Excerpt.quoted("x".repeat(41)));
    assertEquals("'" + "𝄞".repeat(40) + "'", Excerpt.quoted("𝄞".repeat(40)));
  }

  @Test
  void placesAreToldByNameOrIndex() {
    assertEquals("the line", Excerpt.place(Pointer.ROOT));
    assertEquals("'x'", Excerpt.place(Pointer.of("/table/x")));
    assertEquals("element 3 of 'a/b'", Excerpt.place(Pointer.of("/a~1b/3")));
    assertEquals("/a~1b~0/3", Pointer.ROOT.append("a/b~").append(3).toString());
  }
}
