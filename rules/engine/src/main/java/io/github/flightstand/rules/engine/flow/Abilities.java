package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.event.CardEvent;
import io.github.flightstand.rules.engine.event.MissionEvent;
import io.github.flightstand.rules.engine.flow.Cards.InForce;
import io.github.flightstand.rules.engine.flow.Triggers.Trigger;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.Card.React;
import io.github.flightstand.rules.engine.hook.CardAnswer;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.state.AbilityTask;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.MissionEffect;
import io.github.flightstand.rules.engine.state.State;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The options to use cards' abilities: {@code "use:red-1/marksman"}, {@code "use:red-1/marksman#2"}
 * for a second copy, {@code "use:red-1/marksman:left"} if the ability has several ways.
 */
public final class Abilities {

  /** The ability and the option that a key stands for. */
  public record TriggerOption(Trigger trigger, Option option) {}

  /** Returns every way to use these abilities, by its key. */
  public static Map<String, TriggerOption> ways(List<Trigger> triggers) {
    Map<String, TriggerOption> ways = new LinkedHashMap<>();
    for (Trigger trigger : triggers) {
      InForce by = trigger.by();
      String card = "use:" + by.ref().ship() + "/" + by.card().name();
      for (Option option : trigger.options()) {
        String way = option.key().equals(CardAnswer.USE) ? "" : ":" + option.key();
        String key = card + way;
        for (int copy = 2; ways.containsKey(key); copy++) {
          key = card + "#" + copy + way;
        }
        ways.put(key, new TriggerOption(trigger, option));
      }
    }
    return ways;
  }

  /** Returns abilities by a team's names for them; a copy is {@code "red-1/marksman#2"}. */
  public static Map<String, Trigger> names(List<Trigger> triggers) {
    Map<String, Trigger> names = new LinkedHashMap<>();
    for (Trigger trigger : triggers) {
      String card = trigger.by().ref().ship() + "/" + trigger.by().card().name();
      String name = card;
      for (int copy = 2; names.containsKey(name); copy++) {
        name = card + "#" + copy;
      }
      names.put(name, trigger);
    }
    return names;
  }

  public static void offer(List<Trigger> triggers, DecisionCollector.Options options) {
    ways(triggers).forEach((key, way) -> options.offer(Option.of(key, way.option().domain())));
  }

  public static void use(
      Transition play, Optional<String> subject, Trigger trigger, CardAnswer answer) {
    resolve(play, subject, trigger.by(), trigger.react().then(), answer);
  }

  /** Starts the effects of a card. */
  public static void resolve(
      Transition play, Optional<String> subject, InForce by, React.Then then, CardAnswer answer) {
    CardContext now = play.context().cards().situation(play.state(), by.ref(), subject);
    List<Effect> effects = Cards.guarded(by.card(), () -> then.effects(now, answer));
    AbilityTask.Resolving task =
        AbilityTask.Resolving.of(by.ref(), by.card().id(), subject, effects);
    if (by.ref().place() != CardRef.Place.MISSION) {
      play.happen(new CardEvent.Triggered(by.ref().ship(), by.card().name()));
    } else if (isFelt(play, by, task)) {
      play.happen(new MissionEvent.RuleApplied(by.card().name()));
    }
    if (!effects.isEmpty()) {
      play.push(task);
    }
  }

  /** Tests whether a mission's rule does more than remember a value or ask without options. */
  private static boolean isFelt(Transition play, InForce by, AbilityTask.Resolving rule) {
    AbilityTask.Resolving left = rule;
    while (!left.effects().isEmpty()) {
      Effect first = left.effects().get(0);
      if (first instanceof Effect.Mission mission
          && mission.deed() instanceof MissionEffect.Ask ask) {
        State asking = play.state().withAgenda(Lists.plus(play.state().agenda(), left));
        CardContext now = play.context().cards().situation(asking, by.ref(), left.subject());
        Card.Stage stage = by.card().stage(ask.stage()).orElseThrow();
        if (!Cards.guarded(by.card(), () -> stage.options().apply(now)).isEmpty()) {
          return true;
        }
      } else if (!idle(first)) {
        return true;
      }
      left = left.then(List.of());
    }
    return false;
  }

  private static boolean idle(Effect effect) {
    return effect instanceof Effect.Mission mission
        ? mission.deed() instanceof MissionEffect.Earn earn && earn.count() == 0
        : effect instanceof Effect.Remember;
  }
}
