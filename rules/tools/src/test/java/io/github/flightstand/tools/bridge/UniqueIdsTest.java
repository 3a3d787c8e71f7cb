package io.github.flightstand.tools.bridge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Tests the ids of pieces that table tools name as they like. */
class UniqueIdsTest {

  private final UniqueIds ids = new UniqueIds();

  @Test
  void piecesOfOneNameAreNumbered() {
    assertEquals("Rook", ids.of(" Rook\n"));
    assertEquals("Rook #2", ids.of("Rook"));
    assertEquals("piece", ids.of("\t"));
  }

  /** A rocket is two units of UTF-16. */
  @Test
  void aLongNameIsCutBetweenCharacters() {
    String rocket = "\uD83D\uDE80";
    assertEquals("x".repeat(59) + rocket, ids.of("x".repeat(59) + rocket + rocket));
  }
}
