package io.github.flightstand.rules.engine.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PoolTest {

  @ParameterizedTest
  @ValueSource(
      strings = {"none", "hit1", "hit2 critical1 blank2", "evade3 focus1", "focus12", "blank100"})
  void aKeyIsReadAsItIsWritten(String key) {
    assertEquals(key, Pool.parse(key).key());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "hit",
        "hit0",
        "hit-1",
        "hit1 hit1",
        "critical1 hit1",
        "hit01",
        "hit1  blank1",
        "Hit1",
        "miss1",
        "hit1000",
        "hit99999999999",
        "none hit1",
        "hit1 "
      })
  void anythingElseIsRefused(String key) {
    String message =
        assertThrows(IllegalArgumentException.class, () -> Pool.parse(key)).getMessage();
    assertTrue(message.endsWith("found '" + key + "'"), message);
  }

  @Test
  void diceLieInOrderWhateverOrderTheyWereRolledIn() {
    Pool pool = Pool.rolled(List.of(Face.BLANK, Face.HIT, Face.FOCUS, Face.CRITICAL, Face.HIT));
    assertEquals("hit2 critical1 focus1 blank1", pool.key());
    assertEquals(5, pool.size());
    assertEquals(2, pool.count(Face.HIT));
  }

  @Test
  void rerolledDiceLieAfterTheOthersAndAreNotRerolledAgain() {
    Pool pool = Pool.parse("hit1 blank2").without(List.of(1, 2));
    Pool after = pool.withRerolled(Pool.parse("hit1 blank1"));
    assertEquals("hit2 blank1", after.key());
    assertEquals(List.of(0), after.rerollable());
    assertEquals(List.of(1, 2), after.rerolled());
    assertEquals(new Die(Face.HIT, true), after.dice().get(1));
  }

  @Test
  void aTurnedDieKeepsThatItWasRerolled() {
    Pool pool = Pool.parse("focus1").withRerolled(Pool.parse("focus1"));
    assertEquals(
        List.of(new Die(Face.HIT, false), new Die(Face.HIT, true)),
        pool.withFace(Face.FOCUS, Face.HIT).dice());
  }

  @Test
  void anAddedDieIsLikeARolledOne() {
    assertEquals(Pool.parse("evade2"), Pool.parse("evade1").with(new Die(Face.EVADE, false)));
  }
}
