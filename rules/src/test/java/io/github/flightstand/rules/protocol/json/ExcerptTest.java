package io.github.flightstand.rules.protocol.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
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
  void valuesAreToldByTheirKind() {
    assertEquals("'4'", Excerpt.of(new JsonString(0, "4")));
    assertEquals("1e999", Excerpt.of(new JsonNumber(0, "1e999")));
    assertEquals("true", Excerpt.of(new JsonBoolean(0, true)));
    assertEquals("null", Excerpt.of(new JsonNull(0)));
    assertEquals("an empty list", Excerpt.of(new JsonArray(0, List.of())));
    assertEquals("a list", Excerpt.of(new JsonArray(0, List.of(new JsonNull(1)))));
    assertEquals("an object", Excerpt.of(new JsonObject.Builder(0).build()));
  }
}
