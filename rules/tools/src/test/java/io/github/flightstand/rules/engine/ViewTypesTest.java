package io.github.flightstand.rules.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.protocol.codec.Unions;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.Crew;
import io.github.flightstand.rules.engine.state.CrewMember;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.DeckState;
import io.github.flightstand.rules.engine.state.ShipBoarding;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What a view is made of leads nowhere that a player may not look. */
class ViewTypesTest {

  @Test
  void aViewHasNoWayToTheStateNorToChance() {
    Set<Class<?>> reached = new HashSet<>();
    reach(View.class, reached);
    assertTrue(reached.contains(CardView.class) && reached.contains(CombatTask.Attack.class));
    for (Class<?> secret :
        Set.of(
            State.class,
            ShipState.class,
            DeckState.class,
            DealtCard.class,
            ShipBoarding.class,
            Crew.class,
            CrewMember.class,
            Game.class,
            Step.class,
            Chance.class)) {
      assertTrue(!reached.contains(secret), secret::getName);
    }
  }

  private static void reach(Type type, Set<Class<?>> reached) {
    if (type instanceof ParameterizedType generic) {
      reach(generic.getRawType(), reached);
      Arrays.stream(generic.getActualTypeArguments()).forEach(of -> reach(of, reached));
      return;
    }
    if (type instanceof Class<?> raw && reached.add(raw)) {
      if (raw.isSealed()) {
        Arrays.stream(raw.getPermittedSubclasses()).forEach(kind -> reach(kind, reached));
      }
      if (raw.isRecord()) {
        for (RecordComponent component : raw.getRecordComponents()) {
          reach(component.getGenericType(), reached);
        }
      }
    }
  }

  /** A new kind of task needs a decision about what players may know of it. */
  @Test
  void itIsSaidOfEveryTaskWhatPlayersMayKnow() {
    assertEquals(Set.copyOf(Unions.members(Task.class)), OpenTasks.OPEN);
  }
}
