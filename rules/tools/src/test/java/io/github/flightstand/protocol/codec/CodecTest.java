package io.github.flightstand.protocol.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.JsonText;
import io.github.flightstand.protocol.format.Keyed;
import io.github.flightstand.protocol.format.NearestName;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.OrNull;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What counts as one JSON object, how strictly records are read, and how they are written. */
class CodecTest {

  private final Codec codec = new Codec(new Formats(List.of()));

  record Anything(Optional<JsonText> a, Optional<JsonText> b) {}

  record Sheet(
      @JsonProperty("final") String last,
      Optional<Colour> colour,
      @OrNull Optional<Boolean> wet,
      List<Dot> dots,
      @In(NumberRange.BAND) Optional<Integer> band,
      Optional<Wrapped> wrapped,
      @JsonUnwrapped Size size) {}

  record Size(@In(NumberRange.SIDE) double width, @In(NumberRange.COORDINATE) double height) {}

  enum Colour {
    RED,
    DARK_BLUE
  }

  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  record Dot(@In(NumberRange.COORDINATE) double x, String name) {}

  @Keyed({"pen", "brush"})
  sealed interface Wrapped permits Pen, Brush {}

  record Pen(String ink) implements Wrapped {}

  record Brush(boolean wide) implements Wrapped {}

  private static final String SHEET =
      "{\"final\":\"z\",\"colour\":\"dark-blue\",\"wet\":null,\"dots\":[[1.5,\"a\"],[0.0,\"b\"]],"
          + "\"band\":3,\"width\":2.0,\"height\":-4.0}";

  private static final Sheet READ =
      new Sheet(
          "z",
          Optional.of(Colour.DARK_BLUE),
          Optional.empty(),
          List.of(new Dot(1.5, "a"), new Dot(0, "b")),
          Optional.of(3),
          Optional.empty(),
          new Size(2, -4));

  private Sheet sheet(String line) {
    return codec.read(Sheet.class, line);
  }

  private String refusal(String line) {
    FaultException fault =
        assertThrows(FaultException.class, () -> codec.read(Anything.class, line));
    assertEquals(FaultCode.NOT_JSON, fault.code());
    assertEquals(Optional.empty(), fault.at());
    return fault.getMessage();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{",
        "}",
        "nonsense",
        "{} x",
        "{}{}",
        "{}}",
        "{\"a\":NaN}",
        "{\"a\":Infinity}",
        "{\"a\":-Infinity}",
        "{\"a\":01}",
        "{\"a\":1.}",
        "{\"a\":.5}",
        "{\"a\":+1}",
        "{\"a\":1e}",
        "{\"a\":-}",
        "{\"a\":0x10}",
        "{\"a\" 1}",
        "{'a':1}",
        "{a:1}",
        "{\"a\":1,}",
        "{\"a\":[1,]}",
        "{\"a\":[1 2]}",
        "{\"a\":[1}",
        "{\"a\":\"b}",
        "{\"a\":\"\\x\"}",
        "{\"a\":\"\\u12g4\"}",
        "{\"a\":\"\u0001\"}",
        "{\"a\":\"\t\"}",
        "{\"a\":tru}",
        "{\"a\":True}",
        "{/*c*/}",
        "{}//c",
        "{\u00a0}",
        "\uFEFF{}"
      })
  void refusesWhatIsNotJson(String line) {
    assertTrue(refusal(line).startsWith("the "), () -> refusal(line));
  }

  @ParameterizedTest
  @ValueSource(strings = {"[]", "1", "\"a\"", "null", "true"})
  void refusesWhatIsJsonButNoObject(String line) {
    assertEquals("the line is not a JSON object but begins with '" + line + "'", refusal(line));
  }

  @Test
  void saysWhereALineStopsBeingJson() {
    assertEquals("the line is not JSON from character 6 on, near 'NaN}'", refusal("{\"a\":NaN}"));
    assertEquals(
        "the line is not JSON from character 15 on, near '-Infinity}'",
        refusal("{\"a\":1,   \"b\":-Infinity}"));
    assertEquals("the line ends before its JSON object does", refusal("{\"a\":[1,"));
  }

  /** The reader's own zero behind the text is no character of it, and one within it is no end. */
  @Test
  void tellsTheLinesEndFromAZero() {
    String line = "{\"a\":[-1.5e+3,\"\\u0041\\n\",true,{\"b\":null}]}";
    for (int at = 1; at < line.length(); at++) {
      String begun = line.substring(0, at);
      assertTrue(refusal(begun).startsWith("the line "), begun);
      String zero = refusal(begun + '\0' + line.substring(at));
      assertTrue(zero.startsWith("the line is not JSON from character "), zero);
    }
    assertEquals("the line ends before its JSON object does", refusal("{\"a\":\""));
    assertEquals(
        "the line is not JSON from character 7 on, near '\\u0000'", refusal("{\"a\":\"\0"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"a\":1,\"b\":2,\"\\u0061\":3}",
        "{\"a\":{\"x\":1,\"a\":2,\"a\":3}}",
        "{\"a\":[{\"a\":2,\"b\":1,\"c\":2,\"a\":3}]}",
        "{\"b\":1,\"zzz\":2,\"a\":1,\"a\":2}"
      })
  void refusesANameThatStandsTwice(String line) {
    assertEquals("the name 'a' stands twice in one object, expected once", refusal(line));
  }

  /** A member that comes in order and without white space is read at once, any other in steps. */
  @Test
  void readsMembersInAnyOrderAndWithWhiteSpaceAnywhere() {
    Anything plain = codec.read(Anything.class, "{\"a\":1,\"b\":2}");
    assertEquals(plain, codec.read(Anything.class, "{\"b\":2,\"a\":1}"));
    String[] tokens = {"{", "\"a\"", ":", "1", ",", "\"b\"", ":", "2", "}"};
    for (int i = 0; i < tokens.length; i++) {
      String[] spaced = tokens.clone();
      spaced[i] = " \t\r\n" + spaced[i];
      assertEquals(plain, codec.read(Anything.class, String.join("", spaced)));
    }
    assertEquals(
        "the name 'b' stands twice in one object, expected once",
        refusal("{\"b\":1,\"a\":2,\"b\":3}"));
    assertEquals(
        "the name 'b' stands twice in one object, expected once",
        refusal("{\"b\":1,\"a\":2,\"b\":nonsense}"));
  }

  @Test
  void namesThatCollideCostNoMoreThanOthers() {
    // "Aa" and "BB" have one hash code, so all 4096 names of six such pairs each have one.
    StringBuilder line = new StringBuilder("{\"a\":{");
    for (int i = 0; i < 4096; i++) {
      line.append(i == 0 ? "\"" : ",\"");
      for (int bit = 0; bit < 12; bit++) {
        line.append((i >> bit & 1) == 0 ? "Aa" : "BB");
      }
      line.append("\":0");
    }
    assertTrue(codec.read(Anything.class, line + "}}").a().isPresent());
  }

  /** Around 19 digits, the most that are read in one pass, with and without point and exponent. */
  @Test
  void readsNumbersAsTheClassLibraryDoes() {
    SplittableRandom random = new SplittableRandom(35);
    for (int i = 0; i < 50_000; i++) {
      StringBuilder text = new StringBuilder(random.nextBoolean() ? "-" : "");
      int whole = random.nextInt(1, 22);
      text.append(whole == 1 ? random.nextInt(10) : random.nextInt(1, 10));
      for (int digit = 1; digit < whole; digit++) {
        text.append(random.nextInt(4) == 0 ? 9 : random.nextInt(10));
      }
      int places = random.nextInt(3) == 0 ? 0 : random.nextInt(1, 22);
      for (int digit = 0; digit < places; digit++) {
        text.append(digit == 0 ? "." : "").append(random.nextInt(10));
      }
      text.append(random.nextInt(4) == 0 ? "e" + random.nextInt(-340, 320) : "");
      JsonInput in = new JsonInput(new JsonLine("[" + text + ",0]"));
      in.next();
      in.next();
      assertEquals(Double.parseDouble(text.toString()), in.anyNumber(), text::toString);
      in.next();
      assertEquals(0.0, in.anyNumber());
    }
  }

  @Test
  void readsNumbersOfAMillionDigits() {
    String line = SHEET.replace("-4.0", "1".repeat(1_000_000));
    assertEquals(
        "/height", assertThrows(FaultException.class, () -> sheet(line)).at().get().toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"op\": \"fly-on\"}",
        "{\"op\":\"fly-on\",\"a\":1}",
        " { \"op\" :\t\"fly-on\" }",
        "{\"op\":  \"fly-on\"}",
        "{\"op\": \"fly\\u002don\"}",
        "{\"\\u006fp\": \"fly-on\"}",
        "{\"open\": 1, \"a\": {\"op\": 2}, \"op\": \"fly-on\"}",
        "{\"op\": \"fly-on\" nonsense"
      })
  void findsAMembersTextHoweverItIsWritten(String line) {
    assertEquals("fly-on", codec.text(new JsonLine(line), "op"));
  }

  @ParameterizedTest
  @CsvSource({
    "'{\"op\":',not-json",
    "'{\"op\": \"fly',not-json",
    "'{\"op\": \"fly on',not-json",
    "'{\"op\": 7}',bad-value",
    "'{\"op\":\"\tfly\"}',not-json",
    "'{\"o\": \"fly\"}',missing-field"
  })
  void refusesAMemberThatIsNoText(String line, String code) {
    FaultException fault =
        assertThrows(FaultException.class, () -> codec.text(new JsonLine(line), "op"));
    assertEquals(code, Formats.word(fault.code()));
  }

  @Test
  void recordsAreReadInAnyOrderAndWrittenInTheirs() {
    assertEquals(READ, sheet(SHEET));
    assertEquals(SHEET, codec.write(READ));
    String other =
        "{\"height\":-4,\"width\":2,\"band\":3.0,\"dots\":[[1.5,\"a\"],[0,\"b\"]],\"wet\":null,"
            + "\"colour\":\"dark-blue\",\"final\":\"z\"}";
    assertEquals(READ, sheet(other));
  }

  @Test
  void aUnionIsToldByItsMembersName() {
    String with = SHEET.replace("\"band\":3", "\"wrapped\":{\"pen\":{\"ink\":\"black\"}}");
    assertEquals(Optional.of(new Pen("black")), sheet(with).wrapped());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'final':'z' | 'final':null | BAD_VALUE | /final",
        "'final':'z' | 'final':7 | BAD_VALUE | /final",
        "'final':'z', | '' | MISSING_FIELD | /final",
        "'colour':'dark-blue' | 'colour':null | BAD_VALUE | /colour",
        "'colour':'dark-blue' | 'colour':1 | BAD_VALUE | /colour",
        "'wet':null, | '' | MISSING_FIELD | /wet",
        "'wet':null | 'wet':'true' | BAD_VALUE | /wet",
        "[1.5,'a'] | [1.5] | BAD_VALUE | /dots/0",
        "[1.5,'a'] | [1.5,'a',1] | BAD_VALUE | /dots/0",
        "[0.0,'b'] | ['0.0','b'] | BAD_VALUE | /dots/1/0",
        "[0.0,'b'] | null | BAD_VALUE | /dots/1",
        "'band':3 | 'band':3.5 | BAD_VALUE | /band",
        "'band':3 | 'band':6 | BAD_VALUE | /band",
        "'band':3 | 'ban~d/':3 | UNKNOWN_FIELD | /ban~0d~1",
        "'band':3 | 'size':{} | UNKNOWN_FIELD | /size",
        "'band':3 | 'wrapped':{} | BAD_VALUE | /wrapped",
        "'band':3 | 'wrapped':{'pen':{}} | MISSING_FIELD | /wrapped/pen/ink",
        "'band':3 | 'wrapped':{'pen':{'ink':'x'},'brush':{'wide':true}} | BAD_VALUE | /wrapped",
        "'band':3 | 'wrapped':{'pen':{'ink':'x'},'x':1} | UNKNOWN_FIELD | /wrapped/x",
        "'width':2.0 | 'width':0 | BAD_VALUE | /width",
        "'width':2.0 | 'width':1e400 | BAD_VALUE | /width",
      })
  void whatIsWrongIsToldWithItsPlace(String what, String by, FaultCode code, String at) {
    String line =
        SHEET.replace(what.replace('\'', '"'), by.equals("''") ? "" : by.replace('\'', '"'));
    FaultException fault = assertThrows(FaultException.class, () -> sheet(line));
    assertEquals(code + " " + at, fault.code() + " " + fault.at().get(), fault.getMessage());
  }

  record Figure(double n) {}

  @ParameterizedTest
  @CsvSource({
    "1, 1.0",
    "-0.0, 0.0",
    "0.1, 0.1",
    "141.3716694115407, 141.3716694115407",
    "1e7, 1.0E7",
    // Java 17's own Double.toString writes 2.0E-3 and 2.0000000000000002E23 style surplus digits.
    "2e23, 2.0E23",
    "0.001, 0.001",
    "4.9e-324, 4.9E-324"
  })
  void writesNumbersWithTheFewestDigitsThatReadBack(double number, String written) {
    assertEquals("{\"n\":" + written + "}", codec.write(new Figure(number)));
    assertEquals("[" + written + "]", codec.write(List.of(number)));
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
  void refusesWhatJsonCannotSay(double number) {
    assertThrows(IllegalArgumentException.class, () -> codec.write(new Figure(number)));
  }

  record Maybe(Optional<Optional<Integer>> inner) {}

  @Test
  void whatIsAbsentIsNotWhatIsNull() {
    assertEquals("{}", codec.write(new Maybe(Optional.empty())));
    assertEquals("{\"inner\":null}", codec.write(new Maybe(Optional.of(Optional.empty()))));
    assertEquals("{\"inner\":1}", codec.write(new Maybe(Optional.of(Optional.of(1)))));
  }

  @ParameterizedTest
  @CsvSource({
    "shp, ship",
    "ships, ship",
    "sihp, ''",
    "manuever, maneuver",
    "heading, ''",
    "x, ''",
    "'', ''"
  })
  void aNameThatIsNotKnownLeadsToTheNearest(String written, String meant) {
    assertEquals(meant, NearestName.to(written, List.of("op", "ship", "maneuver", "y")).orElse(""));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"\"4\"|'4'", "1e999|1e999", "true|true", "null|null", "[]|a list", "{}|an object"},
      quoteCharacter = '`')
  void aValueOfAnotherKindIsQuotedOrToldByItsKind(String json, String words) {
    FaultException fault =
        assertThrows(
            FaultException.class, () -> codec.read(Size.class, "{\"width\":" + json + "}"));
    assertTrue(fault.getMessage().startsWith("'width' is " + words + ","), fault::getMessage);
  }
}
