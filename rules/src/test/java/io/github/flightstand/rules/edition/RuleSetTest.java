package io.github.flightstand.rules.edition;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Rule sets go by their short names. */
class RuleSetTest {

  @Test
  void isFoundByItsShortNameOnly() {
    assertEquals(Optional.of(RuleSet.CORE_2012), RuleSet.named("core-2012"));
    assertEquals(Optional.empty(), RuleSet.named("CORE_2012"));
    assertEquals(List.of("reference-2015", "core-2012"), RuleSet.shortNames());
  }
}
