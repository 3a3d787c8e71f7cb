package io.github.flightstand.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.protocol.picture.Svg;
import io.github.flightstand.tools.Responder.UndrawableException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The picture of one query of each kind, beside one that was looked at: the same elements in the
 * same places. The golden files are {@code NAME.svg} beside the query {@code NAME.json}; {@code
 * flightstand draw NAME.json} makes them anew.
 */
class GoldenPicturesTest {

  @TestFactory
  Stream<DynamicTest> picturesAreAsTheyWere() {
    return Stream.of(
            "tallon", "roll", "attack", "range", "near", "region", "huge", "dock", "drop", "place")
        .map(name -> DynamicTest.dynamicTest(name, () -> compare(name)));
  }

  private static void compare(String name) throws UndrawableException {
    Svg picture = new Svg(new Responder().svg(resource(name + ".json").strip()));
    Svg golden = new Svg(resource(name + ".svg"));
    picture.assertLike(golden);
    assertEquals(
        golden.of("label").stream().map(text -> text.getTextContent()).toList(),
        picture.of("label").stream().map(text -> text.getTextContent()).toList());
  }

  private static String resource(String name) {
    try (InputStream in =
        Objects.requireNonNull(
            GoldenPicturesTest.class.getResourceAsStream("/pictures/" + name), name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
