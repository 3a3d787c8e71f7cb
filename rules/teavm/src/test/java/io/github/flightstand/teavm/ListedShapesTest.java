package io.github.flightstand.teavm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.protocol.codec.RecordShape;
import io.github.flightstand.protocol.codec.ReflectedShapes;
import io.github.flightstand.protocol.codec.Shapes;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** What the build has written of the protocol's records is what Java tells of them. */
class ListedShapesTest {

  private final Shapes reflected = new ReflectedShapes();

  @Test
  void thoseOfGamesAreWhatJavaTells() {
    assertTrue(compare(new GameDeclarations()) > 400);
  }

  @Test
  void thoseOfTablesAreWhatJavaTells() {
    assertTrue(compare(new TableDeclarations()) > 80);
  }

  /** Compares the shapes of all declared types and returns the number of records. */
  private int compare(Declarations declarations) {
    Shapes listed = new ListedShapes(declarations);
    int records = 0;
    for (Class<?> type : Arrays.stream(declarations.types()).flatMap(Arrays::stream).toList()) {
      if (listed.isRecord(type)) {
        RecordShape expected = reflected.of(type);
        assertEquals(expected.components(), listed.of(type).components(), type::getName);
        assertEquals(expected.above(), listed.of(type).above(), type::getName);
        records++;
      } else if (!listed.members(type).isEmpty()) {
        assertEquals(reflected.members(type), listed.members(type), type::getName);
        assertEquals(reflected.keys(type), listed.keys(type), type::getName);
      }
    }
    return records;
  }
}
