package io.github.flightstand.rules.engine.flow.damage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.rules.engine.state.Proposed;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What is about to happen and may be replaced by cards. */
class ProposalsTest {

  @Test
  void itIsSaidOfEveryKindHowItIsCarriedOut() {
    assertEquals(Set.copyOf(Formats.members(Proposed.class)), Proposals.kinds());
  }
}
