package io.github.flightstand.rules.engine.flow.card;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.rules.engine.agenda.ExpansionRegistry;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.MissionEffect;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What cards and missions do. */
class EffectsTest {

  @Test
  void itIsSaidOfEveryKindHowItIsCarriedOut() {
    Set<Class<?>> kinds = new HashSet<>(Effects.kinds());
    ExpansionRegistry.ALL.forEach(one -> kinds.addAll(one.effects().keySet()));
    assertEquals(Set.copyOf(Formats.members(Effect.class)), kinds);
    assertEquals(Set.copyOf(Formats.members(MissionEffect.class)), MissionEffects.kinds());
  }
}
