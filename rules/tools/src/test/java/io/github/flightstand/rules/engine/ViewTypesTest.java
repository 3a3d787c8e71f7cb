package io.github.flightstand.rules.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.DeckState;
import io.github.flightstand.rules.engine.state.HeldCard;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.SectionState;
import io.github.flightstand.rules.engine.state.State;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What a view is made of leads nowhere that a player may not look. */
class ViewTypesTest {

  /**
   * What a view takes over whole from the state, and what that is made of: of each of these it was
   * thought over that all may see it. (What a view lists by itself does not compile before that.)
   */
  private static final Map<Class<?>, Set<String>> OPEN =
      Map.of(
          DealtCard.class, Set.of("pool", "face", "known", "memory"),
          DeckState.class, Set.of("composition", "pools", "undealt", "discard"),
          HeldCard.class, Set.of("id", "up", "memory", "energy"),
          SectionState.class,
              Set.of("section", "shields", "damage", "deck", "crippled", "lingering", "tokens"),
          RemoteState.class,
              Set.of(
                  "card", "status", "side", "active", "tokens", "damage", "aboard", "lingering"));

  @Test
  void aViewHasNoWayToTheStateNorToChance() {
    Set<Class<?>> reached = reached();
    assertTrue(reached.containsAll(OPEN.keySet()) && reached.contains(CombatTask.Attack.class));
    for (Class<?> secret :
        Set.of(
            State.class,
            Setup.class,
            Game.class,
            Step.class,
            Engine.PlayResult.class,
            Chance.class,
            Engine.class)) {
      assertTrue(!reached.contains(secret), secret::getName);
    }
  }

  /** All that is reached are values, whose parts are all looked at here. */
  @Test
  void aViewIsMadeOfRecordsAndWords() {
    for (Class<?> type : reached()) {
      if (type.getName().startsWith(Engine.class.getPackageName() + ".")) {
        assertTrue(
            type.isRecord() || type.isEnum() || type.isSealed() || type.isInterface(),
            type::getName);
      }
    }
  }

  @Test
  void whatAViewTakesOverWholeIsOpen() {
    OPEN.forEach(
        (type, open) ->
            assertEquals(
                open,
                Arrays.stream(type.getRecordComponents())
                    .map(RecordComponent::getName)
                    .collect(Collectors.toSet()),
                type::getName));
  }

  private static Set<Class<?>> reached() {
    Set<Class<?>> reached = new HashSet<>();
    reach(View.class, reached);
    return reached;
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
}
