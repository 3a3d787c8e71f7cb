package io.github.flightstand.protocol.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonPointer;
import java.io.IOException;
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
  void valuesAreToldByTheirKind() throws IOException {
    assertEquals("'4'", excerpt("\"4\""));
    assertEquals("1e999", excerpt("1e999"));
    assertEquals("true", excerpt("true"));
    assertEquals("null", excerpt("null"));
    assertEquals("a list", excerpt("[]"));
    assertEquals("an object", excerpt("{}"));
  }

  private static String excerpt(String json) throws IOException {
    try (JsonParser parser = new JsonFactory().createParser(json)) {
      parser.nextToken();
      return Excerpt.of(parser);
    }
  }

  @Test
  void placesAreToldByNameOrIndex() {
    assertEquals("the line", Excerpt.place(JsonPointer.empty()));
    assertEquals("'x'", Excerpt.place(JsonPointer.compile("/table/x")));
    assertEquals("element 3 of 'a/b'", Excerpt.place(JsonPointer.compile("/a~1b/3")));
  }
}
