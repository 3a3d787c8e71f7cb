package io.github.flightstand.rules.engine.flow.card;

import io.github.flightstand.rules.engine.event.AttackEvent;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.state.AbilityTask;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.BombTask;
import io.github.flightstand.rules.engine.state.Die;
import io.github.flightstand.rules.engine.state.Die.Announced;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Window;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Rolls outside attacks: for obstacles, for mines and for cards, and results named for them. */
public final class OtherRolls {

  /** Which die a named result is put on: the die that does most against what is named. */
  private static final List<Face> BY_HARM =
      List.of(Face.CRITICAL, Face.HIT, Face.EVADE, Face.FOCUS, Face.BLANK);

  private OtherRolls() {}

  /** Tests whether cards are to take effect before a roll, and have not yet. */
  public static boolean due(Optional<Announced> roll, State state, RulesContext context) {
    return roll.isEmpty() && context.triggers().listens(state, Window.BEFORE_ROLL);
  }

  /** Lets cards take effect before a roll of the present task, which is announced. */
  public static void open(Transition play, String ship) {
    // Not deferred: once the dice are rolled, there is nothing left to name.
    play.push(AbilityTask.Opportunity.of(Window.BEFORE_ROLL, Optional.of(ship)));
  }

  /** Returns the dice after one of them was turned to the result that was named for them. */
  public static Pool settled(Transition play, String ship, Optional<Announced> roll, Pool dice) {
    Optional<Face> named = roll.flatMap(Announced::named);
    if (named.isEmpty() || dice.size() == 0) {
      return dice;
    }
    Pool changed = changed(dice, named.get());
    play.happen(new AttackEvent.Modified(ship, "card", changed.dice()));
    return changed;
  }

  private static Pool changed(Pool dice, Face named) {
    List<Face> order = new ArrayList<>(BY_HARM);
    if (named == Face.HIT || named == Face.CRITICAL || named == Face.EVADE) {
      Collections.reverse(order);
    }
    for (Face face : order) {
      if (face != named && dice.count(face) > 0) {
        return DiceEffects.without(dice, face, 1).with(new Die(named, false, true));
      }
    }
    return dice;
  }

  /** Names a result for the roll that is announced last. */
  static void name(Transition play, Effect.Name name) {
    Optional<Announced> named = Optional.of(new Announced(Optional.of(name.face())));
    play.alterLast(
        task -> {
          if (task instanceof BombTask.MineDice mine && mine.announced().isPresent()) {
            return Optional.of(mine.announcing(named.orElseThrow()));
          }
          if (task instanceof ActivationTask.Activation flown && flown.announced().isPresent()) {
            return Optional.of(flown.announcing(named));
          }
          return task instanceof AbilityTask.Resolving card
                  && card.effects().stream().findFirst().orElse(name) instanceof Effect.Roll roll
                  && roll.announced().isPresent()
              ? Optional.of(card.announcing(named))
              : Optional.empty();
        });
  }
}
